/** Cards as they are drawn: the pack is told once, and each card is a use of one of its drawings. */

const SVG = "http://www.w3.org/2000/svg";

/** Make an element of a drawing. */
function makeDrawing(tag, attributes, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** Draw a card, such as "7H", or a back where it has no name. */
function drawCard(model, card) {
  const name = card ? card.slice(-1) + card.slice(0, -1) : "back";
  const use = makeDrawing("use", { href: `#${model.get("look").names}${name}` });
  return makeDrawing("svg", { viewBox: "0 0 100 140", class: "cardlab-drawn", "aria-hidden": "true" }, use);
}

/** Put names into the fields of a text. */
function filled(text, fields) {
  return text.replace(/\{(\w+)\}/g, (_, field) => fields[field]);
}

/** The cards of the hand: what each is, and how it is called. */
function heldCards(model) {
  const { cards, mark, ...kinds } = model.get("hand");
  const [words, names] = [model.get("words"), model.get("card_names")];
  return cards.map((card) => {
    const [playable, marked, pointed, chosen] = ["playable", "marked", "pointed", "chosen"].map(
      (kind) => kinds[kind]?.includes(card) ?? false,
    );
    const marks = [marked && mark, pointed && words.pointed].filter(Boolean).join(", ");
    const called = [marks && "marked", playable && "playable"].filter(Boolean).join(" ");
    const name = filled(words[called] ?? "{card}", { card: names[card], mark: marks });
    return { card, name, playable, marked, pointed, chosen };
  });
}

/** Return how a card on the table is called, with the one that covers it. */
function pairName(model, { card, cover }) {
  const [covered, bare] = model.get("pair_words");
  const names = model.get("card_names");
  return filled(cover ? covered : bare, { attack: names[card], cover: names[cover] });
}

/** Keep the pack on the page, unseen, and the look on the table. */
function makePack(model, root) {
  const holder = make("div", { class: "cardlab-pack", "aria-hidden": "true" });
  let shown = null;
  root.prepend(holder);
  return {
    show() {
      const { pack, names, theme } = model.get("look");
      root.dataset.theme = theme;
      if (shown === names) return;
      shown = names;
      holder.innerHTML = `<svg width="0" height="0">${pack}</svg>`;
    },
  };
}
