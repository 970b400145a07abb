/** Elements of the page, and rows of buttons that keep what has the focus. */

/** Make an element with attributes and children; text is always text, never markup. */
function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

const NO_SHORTCUTS = "data-lm-suppress-shortcuts";

/** Make a button whose letter keys stay away from the notebook's shortcuts. */
function makeButton(className) {
  return make("button", { type: "button", class: className, [NO_SHORTCUTS]: "true" });
}

/** Tell whether an element is for text to be written. */
function isWritten(element) {
  return element.matches?.("textarea:read-write, input[type=text]:read-write") ?? false;
}

/** Let Ctrl+S and its like through to the notebook; the window hears of a key before it does. */
function lendShortcuts(root) {
  const lend = ({ target, key, ctrlKey, metaKey }) => {
    // Where something is written, Ctrl+Z and its like are for the text.
    if (isWritten(target) && key.toLowerCase() !== "s") return;
    if (!(ctrlKey || metaKey) || !root.contains(target) || !target.hasAttribute(NO_SHORTCUTS)) return;
    target.removeAttribute(NO_SHORTCUTS);
    setTimeout(() => target.setAttribute(NO_SHORTCUTS, "true"));
  };
  window.addEventListener("keydown", lend, true);
  return () => window.removeEventListener("keydown", lend, true);
}

function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

function setAttribute(element, name, value) {
  if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value);
}

/**
 * A row of buttons, one for each item, that keeps a button as long as its item stays.
 * @param {HTMLElement} element holds the buttons
 * @param {{key: (item: object) => string, create: (key: string) => HTMLButtonElement,
 *          update: (button: HTMLButtonElement, item: object) => void}} how
 */
function buttonRow(element, { key, create, update }) {
  const buttons = new Map();
  let shown = [];
  return {
    element,
    list: () => [...element.children],
    /** Return what one of the buttons shows; nothing for any other element. */
    item: (button) => shown[[...element.children].indexOf(button)],
    /** Show these items; return the place of a button that had the focus and went away. */
    show(items) {
      shown = items;
      const keys = new Set(items.map(key));
      const focused = element.getRootNode().activeElement;
      let lost = -1;
      for (const [name, button] of buttons) {
        if (keys.has(name)) continue;
        if (button === focused) lost = [...element.children].indexOf(button);
        button.remove();
        buttons.delete(name);
      }
      items.forEach((item, place) => {
        const name = key(item);
        const button = buttons.get(name) ?? create(name);
        buttons.set(name, button);
        update(button, item);
        // Moving a node takes the focus from it, so only what is out of place is moved.
        if (element.children[place] !== button) element.insertBefore(button, element.children[place] ?? null);
      });
      const { activeElement } = element.getRootNode();
      if (element.contains(focused) && activeElement !== focused) focused.focus({ preventScroll: true });
      return lost;
    },
  };
}

/** Make one tab stop of a row of buttons: the arrow keys, Home and End move within it. */
function roving(row) {
  const { element } = row;
  let current = null;

  function settle(place = 0) {
    const buttons = row.list();
    if (!buttons.includes(current)) current = buttons[Math.min(place, buttons.length - 1)] ?? null;
    for (const button of buttons) button.tabIndex = button === current ? 0 : -1;
  }

  function nearestInRow(from, step) {
    const middle = (button) => {
      const box = button.getBoundingClientRect();
      return { x: box.left + box.width / 2, y: box.top + box.height / 2, height: box.height };
    };
    const here = middle(from);
    const beyond = row
      .list()
      .map((button) => ({ button, ...middle(button) }))
      .filter(({ y }) => (y - here.y) * step > here.height / 2);
    const distance = ({ x, y }) => Math.abs(y - here.y) * 1000 + Math.abs(x - here.x);
    return beyond.sort((one, other) => distance(one) - distance(other))[0]?.button;
  }

  function aim(key) {
    const buttons = row.list();
    const place = buttons.indexOf(current);
    const forward = getComputedStyle(element).direction === "rtl" ? -1 : 1;
    const along = (step) => buttons[(place + step + buttons.length) % buttons.length];
    return {
      ArrowRight: () => along(forward),
      ArrowLeft: () => along(-forward),
      ArrowDown: () => nearestInRow(current, 1),
      ArrowUp: () => nearestInRow(current, -1),
      Home: () => buttons[0],
      End: () => buttons[buttons.length - 1],
    }[key];
  }

  element.addEventListener("focusin", (event) => {
    if (!row.list().includes(event.target)) return;
    current = event.target;
    settle();
  });
  element.addEventListener("keydown", (event) => {
    const find = event.ctrlKey || event.altKey || event.metaKey ? undefined : aim(event.key);
    if (!find || !current) return;
    event.preventDefault();
    find()?.focus();
  });
  return { settle, focus: () => current?.focus(), isEmpty: () => current === null };
}
