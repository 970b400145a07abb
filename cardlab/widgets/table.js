/**
 * A card table in the browser. It shows what the kernel says and sends back what a person
 * does; it knows no game, and has no words of its own.
 *
 * The picture is painted by ipycanvas. Its own view would keep every key and the mouse wheel
 * to itself, so here it takes no events at all: real buttons lie over it.
 */

const RESIZE_STEP = 20; // pixels; smaller changes of the page only scale the picture
const RESIZE_PAUSE = 150; // milliseconds without a change before the kernel hears of it
const SPEECH_PAUSE = 80; // milliseconds a live region stays empty, so that repeats are heard
const SVG = "http://www.w3.org/2000/svg";

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

/** Let Ctrl+S and its like through to the notebook; the window hears of a key before it does. */
function lendShortcuts(root) {
  const lend = ({ target, ctrlKey, metaKey }) => {
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
  return {
    element,
    list: () => [...element.children],
    /** Show these items; return the place of a button that had the focus and went away. */
    show(items) {
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

/** Draw a suit's sign. */
function drawPip(outline, className) {
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("viewBox", "0 0 100 100");
  picture.setAttribute("class", className);
  picture.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", outline);
  picture.append(path);
  return picture;
}

/** The parts of the table, empty. */
function makeParts() {
  const parts = {
    goal: make("p", { class: "cardlab-goal", dir: "auto", hidden: "" }),
    picture: make("div", { class: "cardlab-picture" }),
    targets: make("div", { class: "cardlab-targets", role: "group" }),
    status: make("p", { class: "cardlab-status", dir: "auto" }),
    news: make("p", { class: "cardlab-news", dir: "auto" }),
    ruling: make("div", { class: "cardlab-ruling", role: "group", hidden: "" }),
    hand: make("div", { class: "cardlab-hand", role: "toolbar" }),
    actions: make("div", { class: "cardlab-actions", role: "group" }),
    polite: make("div", { class: "cardlab-live", role: "status", "aria-live": "polite" }),
    urgent: make("div", { class: "cardlab-live", role: "alert", "aria-live": "assertive" }),
  };
  const { goal, picture, targets, status, news, ruling, hand, actions, polite, urgent } = parts;
  picture.append(targets);
  const notes = make("div", { class: "cardlab-notes" }, news, ruling);
  const words = make("div", { class: "cardlab-words" }, status, notes);
  parts.root = make("section", { class: "cardlab", tabindex: "-1" });
  parts.root.append(goal, picture, words, hand, actions, polite, urgent);
  return parts;
}

/** Show the canvas of the kernel's table as a picture that takes no events. */
async function hostCanvas(model, picture) {
  const manager = model.widget_manager;
  const canvas = await manager.get_model(model.get("canvas").replace("IPY_MODEL_", ""));
  const view = await manager.create_view(canvas);
  view.el.setAttribute("role", "img");
  view.el.removeAttribute("tabindex");
  picture.prepend(view.el);
  return view;
}

/** A hand of cards: click or Space chooses, a double click or Enter plays. */
function makeHand(model, element, send) {
  let clicked = null;

  function create(card) {
    const button = makeButton("cardlab-card");
    button.addEventListener("click", (event) => {
      const again = event.detail > 1;
      if (!again) send("choose", { card });
      else if (event.detail === 2 && clicked === card) send("play", { card });
      clicked = card;
    });
    button.addEventListener("keydown", (event) => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      if (event.repeat) return;
      send(button.getAttribute("aria-pressed") === "true" ? "play" : "choose", { card });
    });
    return button;
  }

  function update(button, { rank, suit, name, playable, marked, pointed, chosen }) {
    if (button.dataset.face !== rank + suit) {
      const outline = model.get("pips")[suit];
      const index = make("span", { class: "cardlab-rank", "aria-hidden": "true" }, rank);
      const signs = [drawPip(outline, "cardlab-pip"), drawPip(outline, "cardlab-sign")];
      // The face rises when the card is chosen; the button stays under the pointer.
      button.replaceChildren(make("span", { class: "cardlab-face" }, index, ...signs));
      button.dataset.face = rank + suit;
      button.dataset.suit = suit;
    }
    setAttribute(button, "aria-label", name);
    setAttribute(button, "aria-pressed", chosen);
    button.toggleAttribute("data-playable", playable);
    button.toggleAttribute("data-marked", marked);
    button.toggleAttribute("data-pointed", pointed);
  }

  const row = buttonRow(element, { key: (item) => item.card, create, update });
  return { row, stop: roving(row) };
}

/** Transparent buttons over the cards that a card can be laid on. */
function makeTargets(model, element, send) {
  function create(card) {
    const button = makeButton("cardlab-target");
    button.addEventListener("click", (event) => {
      if (event.detail < 2) send("target", { card });
    });
    return button;
  }

  function update(button, { name, box: [x, y, width, height] }) {
    const { width: whole, height: high } = model.get("picture");
    setAttribute(button, "aria-label", name);
    button.style.left = `${(100 * x) / whole}%`;
    button.style.top = `${(100 * y) / high}%`;
    button.style.width = `${(100 * width) / whole}%`;
    button.style.height = `${(100 * height) / high}%`;
  }

  const row = buttonRow(element, { key: (item) => item.card, create, update });
  return { row, stop: roving(row) };
}

/** Buttons that say what they do. */
function makeActions(element, send) {
  function create(action) {
    const button = makeButton("cardlab-action");
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

/** Say each new saying aloud, once. */
function makeSpeech({ polite, urgent }) {
  let number = null;
  let timer = 0;
  return {
    say(speech) {
      if (speech.number === undefined || speech.number === number) return;
      number = speech.number;
      clearTimeout(timer);
      polite.textContent = "";
      urgent.textContent = "";
      timer = setTimeout(() => {
        polite.textContent = speech.polite ?? "";
        urgent.textContent = speech.urgent ?? "";
      }, SPEECH_PAUSE);
    },
    stop: () => clearTimeout(timer),
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

/** Tell the kernel how wide the table is: at first, and when that changes by a step. */
function watchWidth(model, element) {
  let told = 0;
  let timer = 0;

  function tell() {
    const width = Math.floor(element.getBoundingClientRect().width);
    if (width === 0 || Math.abs(width - told) < RESIZE_STEP) return;
    const motion = !matchMedia("(prefers-reduced-motion: reduce)").matches;
    model.send(told === 0 ? { kind: "ready", width, motion } : { kind: "resize", width });
    told = width;
  }

  const observer = new ResizeObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(tell, told === 0 ? 0 : RESIZE_PAUSE);
  });
  observer.observe(element);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

function showGoal(element, goal, words) {
  element.hidden = !goal;
  if (!goal) return;
  element.classList.toggle("cardlab-done", goal.done);
  const title = make("strong", {}, goal.done ? words.done : words.goal);
  element.replaceChildren(title, make("span", {}, goal.text));
}

function showRuling(element, ruling, words) {
  element.hidden = !ruling;
  if (!ruling) return;
  const kind = ["error", "hint", "law"].find((key) => key in ruling);
  const name = kind === "error" ? words.trouble : words[kind];
  element.classList.toggle("cardlab-trouble", kind === "error");
  element.classList.toggle("cardlab-hint", kind === "hint");
  setAttribute(element, "aria-label", name);
  const title = make("strong", { dir: "auto" }, ruling.title ?? name);
  const id = kind === "law" ? [make("span", { class: "cardlab-law" }, ruling.law)] : [];
  const text = make("p", { dir: "auto" }, ruling.text ?? ruling[kind]);
  element.replaceChildren(make("div", { class: "cardlab-title" }, ...id, title), text);
}

/** Name a table by its place among those on the page, so that no two are called the same. */
function nameByPlace(root, name) {
  const place = [...document.querySelectorAll("section.cardlab")].indexOf(root);
  return place > 0 ? `${name} ${place + 1}` : name;
}

async function render({ model, el }) {
  const parts = makeParts();
  el.append(parts.root);
  const send = (kind, details = {}) => model.send({ kind, turn: model.get("turn"), ...details });
  const hand = makeHand(model, parts.hand, send);
  const targets = makeTargets(model, parts.targets, send);
  const actions = makeActions(parts.actions, send);
  const speech = makeSpeech(parts);
  const clock = makeClock(send);
  let canvas = null;

  /** Give the focus to what is nearest to where it was, so that it is never lost. */
  function rescueFocus() {
    if (!hand.stop.isEmpty()) hand.stop.focus();
    else (actions.list()[0] ?? parts.root).focus();
  }

  function showButtons() {
    const lostCard = hand.row.show(model.get("hand"));
    const lostTarget = targets.row.show(model.get("targets"));
    parts.targets.hidden = model.get("targets").length === 0;
    const lostAction = actions.show(model.get("actions"));
    hand.stop.settle(Math.max(0, lostCard));
    targets.stop.settle();
    if (lostCard >= 0 || lostTarget >= 0 || lostAction >= 0) rescueFocus();
    parts.hand.classList.toggle("cardlab-many", model.get("hand").length > 12);
  }

  function show() {
    const { width, height, label } = model.get("picture");
    const words = model.get("words");
    parts.picture.style.aspectRatio = `${width} / ${height}`;
    if (canvas) setAttribute(canvas.el, "aria-label", label);
    setAttribute(parts.root, "aria-label", nameByPlace(parts.root, words.table));
    setAttribute(parts.targets, "aria-label", words.table);
    setAttribute(parts.actions, "aria-label", words.actions);
    setAttribute(parts.hand, "aria-label", model.get("hand_label"));
    setText(parts.status, model.get("status"));
    setText(parts.news, model.get("news"));
    parts.news.hidden = Boolean(model.get("ruling"));
    showGoal(parts.goal, model.get("goal"), words);
    showRuling(parts.ruling, model.get("ruling"), words);
    showButtons();
    speech.say(model.get("speech"));
    clock.set(model.get("turn"), model.get("wait"));
  }

  parts.root.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && model.get("hand").some((item) => item.chosen)) send("clear");
  });
  show();
  model.on("change", show);
  canvas = await hostCanvas(model, parts.picture);
  show();
  const undo = [watchWidth(model, parts.root), lendShortcuts(parts.root)];
  return () => {
    model.off("change", show);
    undo.forEach((stop) => stop());
    clock.stop();
    speech.stop();
    canvas.remove();
  };
}

export default { render };
