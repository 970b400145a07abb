/** A game on a projector, led by the keys that remote controls send. */

const STEER = {
  PageDown: "forward",
  ArrowRight: "forward",
  " ": "forward",
  Enter: "forward",
  PageUp: "back",
  ArrowLeft: "back",
  Backspace: "back",
  Home: "first",
  End: "last",
  b: "hands",
  ".": "hands",
  f: "full",
};

/** The parts of a presentation, empty. */
function makeStage() {
  const stage = {
    place: make("p", { class: "cardlab-place" }),
    news: make("p", { class: "cardlab-news", dir: "auto" }),
    picture: make("div", { class: "cardlab-picture" }),
    status: make("p", { class: "cardlab-status", dir: "auto" }),
    question: make("p", { class: "cardlab-asked", dir: "auto" }),
    answer: make("p", { class: "cardlab-answered", dir: "auto" }),
    hands: make("ul", { class: "cardlab-hands" }),
    actions: make("div", { class: "cardlab-steer", role: "group" }),
    polite: make("div", { class: "cardlab-live", role: "status", "aria-live": "polite" }),
    urgent: make("div", { class: "cardlab-live", role: "alert", "aria-live": "assertive" }),
  };
  const { place, news, picture, status, question, answer, hands, actions, polite, urgent } = stage;
  const told = make("div", { class: "cardlab-told" }, status, place, news, question, answer);
  stage.whole = make("div", { class: "cardlab-stage" }, picture, told, hands, actions, polite, urgent);
  stage.root = make("section", { class: "cardlab cardlab-presenter", tabindex: "0", [NO_SHORTCUTS]: "true" });
  stage.root.append(stage.whole);
  return stage;
}

/** The hands of all players, a row each. */
function showHands(model, element) {
  const rows = model.get("hands").map(({ name, label, acting, cards, pointed }) => {
    const drawn = cards.map((card) => {
      const holder = make("span", { class: "cardlab-held" }, make("span", {}, drawCard(model, card)));
      holder.toggleAttribute("data-pointed", pointed.includes(card));
      return holder;
    });
    const owner = make("span", { class: "cardlab-owner", dir: "auto", "aria-hidden": "true" }, name);
    const held = make("span", { class: "cardlab-fan", role: "img", "aria-label": label }, ...drawn);
    const row = make("li", {}, owner, held);
    row.toggleAttribute("data-acting", acting);
    return row;
  });
  element.replaceChildren(...rows);
}

async function renderStage({ model, el }) {
  const stage = makeStage();
  el.append(stage.root);
  const pack = makePack(model, stage.root);
  const speech = makeSpeech(model, stage);
  let canvas = null;

  function toggleFullScreen() {
    if (document.fullscreenElement === stage.root) document.exitFullscreen();
    else stage.root.requestFullscreen?.();
    stage.root.focus();
  }

  function press(action) {
    if (action === "full") toggleFullScreen();
    else model.send({ kind: "act", action }); // for any picture, so that one may press ahead
  }

  function create(action) {
    const button = makeButton("cardlab-action");
    button.addEventListener("click", () => {
      if (button.getAttribute("aria-disabled") !== "true") press(action);
    });
    return button;
  }

  function update(button, { caption, name = caption, main = false, off }) {
    setText(button, caption);
    setAttribute(button, "aria-label", name);
    setAttribute(button, "aria-disabled", Boolean(off));
    button.classList.toggle("cardlab-main", main);
  }

  const actions = buttonRow(stage.actions, { key: (item) => item.action, create, update });

  function show() {
    const { width, height, label } = model.get("picture");
    const words = model.get("words");
    const asked = model.get("asked");
    pack.show();
    stage.picture.style.aspectRatio = `${width} / ${height}`;
    if (canvas) setAttribute(canvas.el, "aria-label", label);
    setAttribute(stage.root, "aria-label", words.table);
    setAttribute(stage.actions, "aria-label", words.actions);
    setText(stage.place, model.get("place"));
    setText(stage.news, model.get("ruling")?.error ?? model.get("news"));
    setText(stage.status, model.get("status"));
    setText(stage.question, asked?.question ?? "");
    setText(stage.answer, asked?.answer ?? "");
    stage.whole.toggleAttribute("data-open", model.get("hands").length > 0);
    stage.hands.hidden = model.get("hands").length === 0;
    showHands(model, stage.hands);
    actions.show(model.get("tools"));
    speech.say(model.get("speech"));
  }

  function steer(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const pressesButton = event.target.closest("button") && (event.key === " " || event.key === "Enter");
    const action = pressesButton ? undefined : STEER[event.key];
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    const offered = model.get("tools").find((item) => item.action === action);
    if (!offered?.off) press(action);
  }

  stage.root.addEventListener("keydown", steer);
  stage.root.addEventListener("click", ({ target }) => {
    if (!target.closest("button")) stage.root.focus({ preventScroll: true });
  });
  show();
  model.on("change", show);
  canvas = await hostCanvas(model, stage.picture);
  show();
  const undo = [watchSize(model, stage.picture), lendShortcuts(stage.root)];
  return () => {
    model.off("change", show);
    undo.forEach((stop) => stop());
    speech.stop();
    canvas.remove();
  };
}

export default { initialize, render: renderStage };
