/** A lesson at a table: what is asked, the answers to choose from, and how an answer was judged. */

/** Buttons for answers: one of them is the answer, or all of them get a number. */
function makeAnswers(model, element, send) {
  function create(place) {
    const button = makeButton("cardlab-answer");
    button.addEventListener("click", (event) => {
      if (event.detail < 2) send("answer", { place: Number(place) });
    });
    return button;
  }

  function fill(button, { caption, card, number }) {
    const face = card ? drawCard(model, card) : make("span", { dir: "auto" }, caption);
    const sign = make("span", { class: "cardlab-standing", "aria-hidden": "true" });
    if (number) sign.append(String(number));
    button.replaceChildren(sign, face);
  }

  function update(button, item) {
    const { name, caption, card = "", number = null, goes = 0, standing = "" } = item;
    const face = [caption, card, number, card && model.get("look").names].join(" ");
    if (button.dataset.face !== face) fill(button, item);
    button.dataset.face = face;
    setAttribute(button, "aria-label", name);
    button.dataset.standing = standing;
    button.toggleAttribute("data-numbered", number !== null);
    button.toggleAttribute("data-card", card !== "");
    button.dataset.goes = goes || "";
  }

  return buttonRow(element, { key: (item) => String(item.place), create, update });
}

/** Make a table a lesson: show its task, and lead the focus from one task to the next. */
function makeLesson(model, parts, { send, hand, actions }) {
  const { root, lesson, answers, picture } = parts;
  const row = makeAnswers(model, answers, send);
  const lines = {
    part: make("span", { class: "cardlab-part", dir: "auto" }),
    where: make("span", { class: "cardlab-where", dir: "auto" }),
    task: make("span", { class: "cardlab-where", dir: "auto" }),
    state: make("span", { class: "cardlab-state" }),
    goal: make("p", { class: "cardlab-aim", dir: "auto" }),
    question: make("p", { class: "cardlab-question", dir: "auto" }),
  };
  const way = make("div", { class: "cardlab-way" }, lines.part, lines.where, lines.task, lines.state);
  lesson.append(way, lines.goal, lines.question);
  let seen = null; // the task that was shown last: its number, and whether it was over
  let inside = false; // whether the focus was at this table before it was shown anew

  const active = () => root.getRootNode().activeElement;
  const action = (name) => actions.list().find((button) => button.dataset.action === name);

  function show() {
    const asked = model.get("lesson");
    const offered = model.get("answers");
    inside = root.contains(active()) && active().tagName !== "INPUT";
    lesson.hidden = !asked;
    answers.hidden = !offered;
    picture.hidden = Boolean(model.get("picture").hidden);
    row.show(offered?.items ?? []);
    if (offered) setAttribute(answers, "aria-label", offered.label);
    answers.dataset.count = offered?.items.length ?? 0;
    if (!asked) return;
    parts.hand.hidden = model.get("hand").cards.length === 0;
    lesson.dataset.phase = asked.phase;
    setAttribute(lesson, "aria-label", asked.label);
    for (const [name, element] of Object.entries(lines)) {
      setText(element, asked[name] ?? "");
      element.hidden = !asked[name];
    }
  }

  function focusFirst() {
    const first = row.list()[0] ?? action("go_on");
    if (first) first.focus({ preventScroll: true });
    else if (!hand.stop.isEmpty()) hand.stop.focus();
    lesson.scrollIntoView({ block: "nearest" });
  }

  /** Lead the focus on, once everything is shown, but only if it was here. */
  function settle() {
    const asked = model.get("lesson");
    if (!asked) return;
    const over = asked.phase === "done" || asked.phase === "shown";
    const before = seen;
    seen = { number: asked.number, over };
    if (!before || !inside) return;
    if (asked.number !== before.number) focusFirst();
    else if (over && !before.over) (action("next") ?? actions.list()[0])?.focus();
    else if (!root.contains(active())) focusFirst();
  }

  return { show, settle };
}

/** Show how an answer was judged: in words, with a sign, and in a colour. */
function showVerdict(element, { title, lines, law, law_title: called, remember }) {
  element.classList.remove("cardlab-trouble", "cardlab-hint");
  setAttribute(element, "aria-label", title);
  const sign = make("span", { class: "cardlab-sign", "aria-hidden": "true" });
  const head = make("div", { class: "cardlab-title" }, sign, make("strong", { dir: "auto" }, title));
  const said = lines.map((line) => make("p", { dir: "auto" }, line));
  const tag = make("p", { class: "cardlab-by" }, make("span", { class: "cardlab-law" }, law), ` ${called}`);
  const kept = make("p", { class: "cardlab-remember", dir: "auto" }, remember);
  element.replaceChildren(head, ...said, ...(law ? [tag] : []), ...(remember ? [kept] : []));
}
