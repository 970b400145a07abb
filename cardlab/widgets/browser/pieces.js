/**
 * The pieces of a panel: each kind is made once and then brought up to date, so that whoever
 * writes or has the focus in one is not disturbed. `tell` says what was done with a control.
 */

const TYPING_PAUSE = 200; // milliseconds without a key before what is typed is told
const MOST_RADIOS = 4; // choices of more values, or of long ones, are lists to open
const LONG_CAPTION = 24; // letters

/** Make an id that nothing else on the page has, though each table runs this script anew. */
const newId = () => `cardlab-piece-${crypto.getRandomValues(new Uint32Array(2)).join("-")}`;

const pieceKinds = {
  text() {
    const element = make("p", { dir: "auto" });
    return {
      element,
      update({ text, tone }) {
        setText(element, text);
        setAttribute(element, "class", `cardlab-told ${tone ? `cardlab-${tone}` : ""}`.trim());
      },
    };
  },

  buttons(tell) {
    const element = make("div", { role: "toolbar" });
    const row = buttonRow(element, {
      key: (item) => item.id,
      create(id) {
        const button = makeButton("cardlab-action");
        button.addEventListener("click", () => {
          if (button.getAttribute("aria-disabled") !== "true") tell(id, true);
        });
        return button;
      },
      update(button, { caption, name, main, danger, current, off }) {
        setText(button, caption);
        setAttribute(button, "aria-label", name);
        setAttribute(button, "aria-disabled", Boolean(off));
        if (current) setAttribute(button, "aria-current", "true");
        else button.removeAttribute("aria-current");
        button.classList.toggle("cardlab-main", Boolean(main));
        button.classList.toggle("cardlab-danger", Boolean(danger));
      },
    });
    const stop = roving(row);
    return {
      element,
      focus: stop.focus,
      update({ label, items, listed }) {
        setAttribute(element, "aria-label", label);
        setAttribute(element, "class", listed ? "cardlab-list" : "cardlab-row");
        const lost = row.show(items);
        stop.settle(Math.max(0, lost));
        if (lost >= 0) stop.focus();
        if (listed) showCurrent(element);
      },
    };
  },

  choice(tell) {
    const element = make("div", { class: "cardlab-choice" });
    let inner = null;
    let shape = "";
    return {
      element,
      update(piece) {
        const few =
          piece.items.length <= MOST_RADIOS &&
          piece.items.every(({ caption }) => caption.length <= LONG_CAPTION);
        const wanted = `${few} ${piece.items.map(({ value }) => value)}`;
        if (wanted !== shape) {
          shape = wanted;
          inner = (few ? makeRadios : makeSelect)(piece, tell);
          element.replaceChildren(inner.element);
        }
        inner.update(piece);
      },
    };
  },

  toggle(tell) {
    const input = make("input", { type: "checkbox", [NO_SHORTCUTS]: "true" });
    const words = make("span", { dir: "auto" });
    let id = "";
    input.addEventListener("change", () => tell(id, input.checked));
    return {
      element: make("label", { class: "cardlab-toggle" }, input, words),
      update(piece) {
        id = piece.id;
        input.checked = piece.on;
        setText(words, piece.label);
      },
    };
  },

  field(tell) {
    return makeField(tell);
  },

  copy(tell) {
    const id = newId();
    const label = make("label", { for: id, dir: "auto" });
    const area = make("textarea", { id, rows: "2", readonly: "", [NO_SHORTCUTS]: "true" });
    const button = makeButton("cardlab-action cardlab-main");
    let name = "";
    button.addEventListener("click", async () => {
      area.select();
      const done = await copyText(area.value).catch(() => false);
      tell(name, done);
    });
    return {
      element: make("div", { class: "cardlab-field" }, label, area, button),
      update(piece) {
        name = piece.id;
        setText(label, piece.label);
        setText(button, piece.caption);
        if (area.value !== piece.text) area.value = piece.text;
      },
    };
  },

  rows() {
    const element = make("table", { class: "cardlab-rows" });
    return {
      element,
      update({ label, head, rows }) {
        const cells = (tag, texts, scope) =>
          texts.map((text, place) =>
            make(place === 0 || scope === "col" ? "th" : tag, scopeOf(place, scope), text),
          );
        element.replaceChildren(
          make("caption", { class: "cardlab-live" }, label),
          make("thead", {}, make("tr", {}, ...cells("th", head, "col"))),
          make("tbody", {}, ...rows.map((row) => make("tr", {}, ...cells("td", row, "row")))),
        );
      },
    };
  },

  entries(tell) {
    const title = make("div", { class: "cardlab-label", id: newId() });
    const list = make("div", { class: "cardlab-entries" });
    const element = make("div", { role: "group", "aria-labelledby": title.id }, title, list);
    const known = new Map();
    return {
      element,
      update({ label, items }) {
        setText(title, label);
        const wanted = items.map((item) => {
          const entry = known.get(item.id) ?? makeEntry(item.id, tell);
          known.set(item.id, entry);
          entry.update(item);
          return entry.element;
        });
        for (const child of [...list.children]) if (!wanted.includes(child)) child.remove();
        wanted.forEach((child, place) => {
          if (list.children[place] !== child) list.insertBefore(child, list.children[place] ?? null);
        });
      },
    };
  },
};

function scopeOf(place, scope) {
  return scope === "col" || place === 0 ? { scope, dir: "auto" } : { dir: "auto" };
}

/** Scroll a list, and only the list, to where somebody is. */
function showCurrent(list) {
  const current = list.querySelector("[aria-current]");
  if (!current || list.dataset.current === current.textContent) return;
  list.dataset.current = current.textContent;
  list.scrollTop = current.offsetTop - list.offsetTop - list.clientHeight / 2;
}

function makeRadios(piece, tell) {
  const name = newId();
  const legend = make("legend", { class: "cardlab-label", dir: "auto" });
  const inputs = piece.items.map(({ value, caption }) => {
    const input = make("input", { type: "radio", name, value, [NO_SHORTCUTS]: "true" });
    input.addEventListener("change", () => tell(piece.id, value));
    return { input, label: make("label", {}, input, make("span", { dir: "auto" }, caption)) };
  });
  const group = make("div", { class: "cardlab-radios" }, ...inputs.map(({ label }) => label));
  return {
    element: make("fieldset", {}, legend, group),
    update({ label, value }) {
      setText(legend, label);
      for (const { input } of inputs) input.checked = input.value === value;
    },
  };
}

function makeSelect(piece, tell) {
  const id = newId();
  const label = make("label", { class: "cardlab-label", for: id, dir: "auto" });
  const options = piece.items.map(({ value, caption }) => make("option", { value }, caption));
  const select = make("select", { id, [NO_SHORTCUTS]: "true" }, ...options);
  select.addEventListener("change", () => tell(piece.id, select.value));
  return {
    element: make("div", { class: "cardlab-field" }, label, select),
    update({ label: words, value }) {
      setText(label, words);
      select.value = value;
    },
  };
}

/** A text to write, of one line or of several. */
function makeField(tell) {
  const element = make("form", { class: "cardlab-field" });
  const id = newId();
  const label = make("label", { class: "cardlab-label", for: id, dir: "auto" });
  let piece = null;
  let input = null;
  let button = null;
  let timer = 0;
  let given = ""; // what the kernel said last that stands here

  function say() {
    clearTimeout(timer);
    tell(piece.id, input.value);
  }

  function build({ lines, caption, value, note }) {
    const shared = { id, autocomplete: "off", spellcheck: "false", [NO_SHORTCUTS]: "true" };
    input = lines > 1 ? make("textarea", { ...shared, rows: lines }) : make("input", { ...shared, type: "text" });
    input.value = given = value;
    input.addEventListener("input", () => {
      clearTimeout(timer);
      if (piece.live) timer = setTimeout(say, TYPING_PAUSE);
    });
    input.addEventListener("change", () => {
      if (!piece.live && !button) say();
    });
    element.replaceChildren(label, input);
    if (note) describe(note);
    if (!caption) return;
    button = makeButton("cardlab-action");
    button.type = "submit";
    element.append(button);
  }

  /** Put a note between the label and what is written, heard along with it. */
  function describe(note) {
    const words = make("p", { class: "cardlab-told cardlab-quiet", id: newId(), dir: "auto" }, note);
    label.after(words);
    setAttribute(input, "aria-describedby", words.id);
  }

  element.addEventListener("submit", (event) => {
    event.preventDefault();
    if (button || piece.live) say();
  });
  return {
    element,
    update(next) {
      piece = next;
      if (!input) build(piece);
      setText(label, piece.label);
      setAttribute(input, "maxlength", piece.most);
      if (button) setText(button, piece.caption);
      const writing = piece.live && input.getRootNode().activeElement === input;
      // Only what the kernel says anew takes the place of the text: what it refused stays.
      if (piece.value !== given && !writing) input.value = piece.value;
      given = piece.value;
    },
  };
}

/** A title that opens and closes its text. */
function makeEntry(id, tell) {
  const button = makeButton("cardlab-title");
  const body = make("p", { dir: "auto", hidden: "" });
  button.addEventListener("click", () => tell(id, body.hidden));
  return {
    element: make("div", { class: "cardlab-entry" }, button, body),
    update({ tag, title, text }) {
      const words = [make("span", { class: "cardlab-law" }, tag), make("span", { dir: "auto" }, title)];
      if (button.textContent !== tag + title) button.replaceChildren(...words);
      setAttribute(button, "aria-expanded", text !== null);
      body.hidden = text === null;
      setText(body, text ?? "");
    },
  };
}

/** Copy a text, and tell whether that was possible. */
async function copyText(text) {
  if (navigator.clipboard) {
    await navigator.clipboard.writeText(text);
    return true;
  }
  return document.execCommand("copy");
}
