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
