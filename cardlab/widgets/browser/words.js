/** What is written and said: the task, a ruling or a hint, and speech. */

const SPEECH_PAUSE = 80; // milliseconds a live region stays empty, so that repeats are heard

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
