/** What is written and said: the task, a ruling, a hint or an answer, and speech. */

const SPEECH_PAUSE = 80; // milliseconds a live region stays empty, so that repeats are heard
const SPEECH_STANDS = 250; // milliseconds a saying stands before the next takes its place

/** Where a page keeps the views of each table, whichever script has made them. */
const VIEWS = Symbol.for("cardlab views");

/**
 * Let one view of a table speak for all of them: the one used last, else the first; and one that
 * is out of sight only where all are, since nothing is heard of it there.
 */
function makeVoice(table, root) {
  const tables = (window[VIEWS] ??= new Map());
  if (!tables.has(table)) tables.set(table, []);
  const views = tables.get(table); // the one used last comes first
  const isShown = (view) => view.getClientRects().length > 0;
  views.push(root);

  function use() {
    const place = views.indexOf(root);
    if (place > 0) views.unshift(...views.splice(place, 1));
  }

  for (const kind of ["focusin", "pointerdown", "keydown"]) root.addEventListener(kind, use, true);
  return {
    speaks: () => (views.find(isShown) ?? views[0]) === root,
    leave() {
      views.splice(views.indexOf(root), 1);
      if (views.length === 0) tables.delete(table);
    },
  };
}

/** Say each new saying aloud, once. What comes too fast is said together, and nothing is lost. */
function makeSpeech(model, { root, polite, urgent }) {
  const voice = makeVoice(model.get("canvas"), root);
  let { number } = model.get("speech"); // what was said before this view was there is not said again
  let waiting = [];
  let timer = 0;

  const all = (tone, sayings) => sayings.map((saying) => saying[tone]).filter(Boolean).join(" ");

  function speak() {
    const sayings = waiting;
    waiting = [];
    polite.textContent = all("polite", sayings);
    urgent.textContent = all("urgent", sayings);
    timer = setTimeout(goOn, SPEECH_STANDS);
  }

  function goOn() {
    timer = 0;
    if (waiting.length === 0) return;
    polite.textContent = "";
    urgent.textContent = "";
    timer = setTimeout(speak, SPEECH_PAUSE);
  }

  return {
    say(speech) {
      if (speech.number === undefined || speech.number === number) return;
      number = speech.number;
      if (!voice.speaks()) return;
      waiting.push(speech);
      if (!timer) goOn();
    },
    stop() {
      clearTimeout(timer);
      voice.leave();
    },
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
  element.dataset.verdict = ruling.verdict ?? "";
  if (ruling.verdict) {
    showVerdict(element, ruling);
    return;
  }
  const kind = ["error", "hint", "answer", "law"].find((key) => key in ruling);
  const name = { error: words.trouble, answer: ruling.title }[kind] ?? words[kind];
  element.classList.toggle("cardlab-trouble", kind === "error");
  element.classList.toggle("cardlab-hint", kind === "hint" || kind === "answer");
  setAttribute(element, "aria-label", name);
  const title = make("strong", { dir: "auto" }, ruling.title ?? name);
  const id = kind === "law" ? [make("span", { class: "cardlab-law" }, ruling.law)] : [];
  const lines = [ruling.text ?? ruling[kind]].flat().map((line) => make("p", { dir: "auto" }, line));
  element.replaceChildren(make("div", { class: "cardlab-title" }, ...id, title), ...lines);
}
