/** Buttons for what can be done, and the clock of the other players. */

/** Moves and ways to go on stand apart from the tools; each row is one tab stop. */
function makeActions(element, send) {
  function create(action) {
    const button = makeButton("cardlab-action");
    button.dataset.action = action;
    button.addEventListener("click", (event) => {
      if (button.getAttribute("aria-disabled") === "true") return;
      // A double click makes one move; what makes none may be pressed as fast as one likes.
      if (event.detail < 2 || !("once" in button.dataset)) send("act", { action });
    });
    return button;
  }

  function update(button, { caption, name = caption, main = false, once = false, off, expanded }) {
    setText(button, caption);
    button.toggleAttribute("data-once", once);
    setAttribute(button, "aria-label", name);
    // What has no use just now keeps its place, and the focus if it has it.
    setAttribute(button, "aria-disabled", Boolean(off));
    if (expanded !== undefined) setAttribute(button, "aria-expanded", expanded);
    button.classList.toggle("cardlab-main", main);
  }

  function bar(className) {
    const row = make("div", { class: className, role: "toolbar" });
    element.append(row);
    const buttons = buttonRow(row, { key: (item) => item.action, create, update });
    return { row, buttons, stop: roving(buttons) };
  }

  const moves = bar("cardlab-moves");
  const tools = bar("cardlab-tools");

  function showBar({ row, buttons, stop }, items) {
    const lost = buttons.show(items);
    row.hidden = items.length === 0;
    stop.settle(Math.max(0, lost));
    return lost;
  }

  return {
    list: () => [...moves.buttons.list(), ...tools.buttons.list()],
    name(words) {
      setAttribute(moves.row, "aria-label", words.moves);
      setAttribute(tools.row, "aria-label", words.tools);
    },
    /** Show these actions; return the place of a button that had the focus and went away. */
    show(waysOn, itsTools) {
      const lostMove = showBar(moves, waysOn);
      const lostTool = showBar(tools, itsTools);
      if (lostTool >= 0 && !tools.stop.isEmpty()) {
        tools.stop.focus();
        return -1;
      }
      return Math.max(lostMove, lostTool);
    },
  };
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
