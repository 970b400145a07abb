/** The costly decisions of a review: what was lost, why, and buttons to try each again. */

function makeTask(model, { number, text, why, called, verdict, reasons, buttons }) {
  const row = make("div", { class: "cardlab-row" });
  for (const { action, caption, name, main = false } of buttons) {
    const button = makeButton(`cardlab-action${main ? " cardlab-main" : ""}`);
    setText(button, caption);
    setAttribute(button, "aria-label", name);
    button.addEventListener("click", () => model.send({ kind: "press", action, number }));
    row.append(button);
  }
  const summary = make("summary", { "aria-label": called, dir: "auto" }, why);
  const list = make("ul", {}, ...reasons.map((reason) => make("li", { dir: "auto" }, reason)));
  const reason = make("details", {}, summary, make("p", { dir: "auto" }, verdict), list);
  return make("li", { class: "cardlab-costly" }, make("p", { dir: "auto" }, text), row, reason);
}

function renderReview({ model, el }) {
  const list = make("ol", { class: "cardlab-costlies" });
  const root = make("div", { class: "cardlab cardlab-review" }, list);
  el.append(root);

  function show() {
    root.dataset.theme = model.get("theme");
    setAttribute(list, "aria-label", model.get("label"));
    root.hidden = model.get("tasks").length === 0;
    list.replaceChildren(...model.get("tasks").map((task) => makeTask(model, task)));
  }

  model.on("change:tasks", show);
  show();
}

export default { render: renderReview };
