/** The typed line, and the keys that ask the same on a card or a button. */

const LINES_KEPT = 50;

/** A line to type into; the arrow keys bring back what was typed before. */
function makeTypedLine(element, send) {
  const label = make("label", { class: "cardlab-prompt" });
  const input = make("input", {
    class: "cardlab-type",
    type: "text",
    maxlength: "200",
    autocomplete: "off",
    autocapitalize: "off",
    autocorrect: "off",
    spellcheck: "false",
    enterkeyhint: "send",
    dir: "auto",
    [NO_SHORTCUTS]: "true",
  });
  const words = make("span");
  label.append(words, input);
  element.append(label);
  const earlier = [];
  let place = 0;
  let asked = false; // whether what was typed has yet to be answered

  function recall(step) {
    const wanted = Math.max(0, Math.min(earlier.length, place + step));
    if (wanted === place) return;
    place = wanted;
    input.value = earlier[place] ?? "";
  }

  function enter() {
    const text = input.value.trim();
    if (!text) return;
    earlier.push(text);
    if (earlier.length > LINES_KEPT) earlier.shift();
    place = earlier.length;
    input.value = "";
    asked = true;
    send(text);
  }

  const keys = { Enter: enter, ArrowUp: () => recall(-1), ArrowDown: () => recall(1) };
  input.addEventListener("keydown", (event) => {
    const press = keys[event.key];
    if (!press || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
    event.preventDefault();
    press();
  });
  return {
    show: (prompt) => setText(words, prompt),
    focus: () => input.focus(),
    /** Keep the line in sight below an answer that has pushed it down. */
    settle() {
      if (asked && input.matches(":focus")) element.scrollIntoView({ block: "nearest" });
      asked = false;
    },
  };
}

/** Ask with one key on a button of the table; elsewhere and with Ctrl it is the page's. */
function makeKeys(model, root, { hand, send, type }) {
  root.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
    const button = event.target.closest(`button[${NO_SHORTCUTS}]`);
    const order = button ? model.get("letters")[event.key.toLowerCase()] : undefined;
    if (!order) return;
    event.preventDefault();
    if (order === "type") type();
    else send("ask", { order, card: hand.row.item(button)?.card ?? null });
  });
}
