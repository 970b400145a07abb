/** Buttons for what can be done, and the clock of the other players. */

/** Buttons that say what they do. */
function makeActions(element, send) {
  function create(action) {
    const button = makeButton("cardlab-action");
    button.dataset.action = action;
    button.addEventListener("click", (event) => {
      // A double click makes one move; what makes none may be pressed as fast as one likes.
      if (event.detail < 2 || !("once" in button.dataset)) send("act", { action });
    });
    return button;
  }

  function update(button, { caption, name, main, once }) {
    setText(button, caption);
    button.toggleAttribute("data-once", once);
    setAttribute(button, "aria-label", name);
    button.classList.toggle("cardlab-main", main);
  }

  return buttonRow(element, { key: (item) => item.action, create, update });
}

/** Tell the kernel when the time to wait is over; each turn is waited for once. */
function makeClock(send) {
  let timer = 0;
  let running = "";
  return {
    set(turn, wait) {
      const wanted = wait === null ? "" : `${turn} ${wait}`;
      if (wanted === running) return;
      clearTimeout(timer);
      running = wanted;
      if (wanted) timer = setTimeout(() => send("next"), wait);
    },
    stop: () => clearTimeout(timer),
  };
}
