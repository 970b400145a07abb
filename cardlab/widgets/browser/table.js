/**
 * A card table in the browser. It shows what the kernel says and sends back what a person
 * does; it knows no game, and has no words of its own.
 */

/** The parts of the table, empty. */
function makeParts() {
  const parts = {
    goal: make("p", { class: "cardlab-goal", dir: "auto", hidden: "" }),
    lesson: make("div", { class: "cardlab-task", role: "group", hidden: "" }),
    picture: make("div", { class: "cardlab-picture" }),
    targets: make("div", { class: "cardlab-targets", role: "group" }),
    status: make("p", { class: "cardlab-status", dir: "auto" }),
    news: make("p", { class: "cardlab-news", dir: "auto" }),
    ruling: make("div", { class: "cardlab-ruling", role: "group", hidden: "" }),
    hand: make("div", { class: "cardlab-hand", role: "toolbar" }),
    answers: make("div", { class: "cardlab-answers", role: "group", hidden: "" }),
    actions: make("div", { class: "cardlab-actions", role: "group" }),
    panel: make("section", { class: "cardlab-panel", role: "dialog", hidden: "" }),
    typed: make("div", { class: "cardlab-typed" }),
    polite: make("div", { class: "cardlab-live", role: "status", "aria-live": "polite" }),
    urgent: make("div", { class: "cardlab-live", role: "alert", "aria-live": "assertive" }),
  };
  const { goal, lesson, picture, targets, status, news, ruling, hand, answers, actions, panel, typed, polite, urgent } = parts;
  picture.append(targets);
  const notes = make("div", { class: "cardlab-notes" }, news, ruling);
  const words = make("div", { class: "cardlab-words" }, status, notes);
  const near = make("div", { class: "cardlab-near" }, words, hand);
  parts.root = make("section", { class: "cardlab", tabindex: "-1" });
  parts.root.append(goal, lesson, picture, near, answers, actions, panel, typed, polite, urgent);
  return parts;
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
  const pack = makePack(model, parts.root);
  const flights = makeFlights(model, parts);
  const hand = makeHand(model, parts.hand, send);
  const targets = makeTargets(model, parts.targets, send);
  const actions = makeActions(parts.actions, send);
  const lesson = makeLesson(model, parts, { send, hand, actions });
  const panel = makePanel(model, parts.panel, rescueFocus);
  // A typed line is for whatever lies there when it is read, so that one may type ahead.
  const typed = makeTypedLine(parts.typed, (text) => model.send({ kind: "typed", text }));
  const speech = makeSpeech(model, parts);
  const clock = makeClock(send);
  let canvas = null;

  /** Give the focus to what is nearest to where it was, so that it is never lost. */
  function rescueFocus() {
    if (!hand.stop.isEmpty()) hand.stop.focus();
    else (actions.list()[0] ?? parts.root).focus();
  }

  function showButtons() {
    flights.leave();
    const lostCard = hand.row.show(heldCards(model));
    hand.fit();
    flights.arrive();
    const lostTarget = targets.row.show(model.get("targets"));
    parts.targets.hidden = model.get("targets").length === 0;
    const lostAction = actions.show(model.get("moves"), model.get("tools"));
    hand.stop.settle(Math.max(0, lostCard));
    targets.stop.settle();
    if (lostCard >= 0 || lostTarget >= 0 || lostAction >= 0) rescueFocus();
  }

  function show() {
    const { width, height, label, past } = model.get("picture");
    const words = model.get("words");
    lesson.show();
    pack.show();
    parts.root.classList.toggle("cardlab-past", Boolean(past));
    parts.picture.style.aspectRatio = `${width} / ${height}`;
    if (canvas) setAttribute(canvas.el, "aria-label", label);
    setAttribute(parts.root, "aria-label", nameByPlace(parts.root, words.table));
    setAttribute(parts.targets, "aria-label", words.table);
    setAttribute(parts.actions, "aria-label", words.actions);
    actions.name(words);
    setAttribute(parts.hand, "aria-label", model.get("hand_label"));
    setText(parts.status, model.get("status"));
    setText(parts.news, model.get("news"));
    parts.news.hidden = Boolean(model.get("ruling"));
    showGoal(parts.goal, model.get("goal"), words);
    showRuling(parts.ruling, model.get("ruling"), words);
    typed.show(model.get("prompt"));
    showButtons();
    panel.show(model.get("panel"), words);
    lesson.settle();
    typed.settle();
    speech.say(model.get("speech"));
    clock.set(model.get("turn"), model.get("wait"));
  }

  parts.root.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && model.get("hand").chosen) send("clear");
  });
  makeKeys(model, parts.root, { hand, send, type: typed.focus });
  const places = { root: parts.root, picture: parts.picture, hand: hand.row, targets: targets.row };
  const stopDragging = makeDrag(model, places, (card, target) => send("drop", { card, target }));
  show();
  model.on("change", show);
  canvas = await hostCanvas(model, parts.picture);
  show();
  const undo = [watchSize(model, parts.root, { fit: true }), lendShortcuts(parts.root), stopDragging];
  return () => {
    model.off("change", show);
    undo.forEach((stop) => stop());
    clock.stop();
    speech.stop();
    flights.stop();
    hand.leave();
    canvas.remove();
  };
}

export default { initialize, render };
