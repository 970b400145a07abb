/** The hand: a button for each card. */

const SVG = "http://www.w3.org/2000/svg";

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

/** A hand of cards: click or Space chooses, a double click or Enter plays. */
function makeHand(model, element, send) {
  let clicked = null;
  let entered = null;

  function create(card) {
    const button = makeButton("cardlab-card");
    button.addEventListener("click", (event) => {
      const again = event.detail > 1;
      if (!again) send("choose", { card });
      else if (event.detail === 2 && clicked === card) send("play", { card });
      clicked = card;
    });
    button.addEventListener("keydown", (event) => {
      const again = entered === card || button.getAttribute("aria-pressed") === "true";
      entered = null;
      if (event.key !== "Enter") return;
      event.preventDefault();
      if (event.repeat) return;
      if (!again) entered = card; // the table may not have answered yet when it is pressed again
      send(again ? "play" : "choose", { card });
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
