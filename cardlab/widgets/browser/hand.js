/** The hand: a button for each card. */

const PHONE = { table: 560, card: 64, small: 52 }; // pixels: tables narrower than this, and cards there
const LARGEST = 120; // pixels; elsewhere a card is as wide as on the table, up to this
const SMALLEST = 44; // pixels; a finger must hit a card, and an eye must read it
const MARGIN = 4; // pixels beside the hand at least
const GAP = { across: 8, down: 14 }; // pixels between two cards

/**
 * Choose how wide the cards of a hand are, how wide its rows, as even as they can be, and how much
 * height is kept for them. The height is that of a row of the largest cards or of two rows of small
 * ones, and does not change with the cards, so that nothing below them jumps; only a hand that fills
 * it with the smallest takes more.
 */
function fitHand(count, width, table) {
  const phone = table.width < PHONE.table;
  const largest = phone ? PHONE.card : Math.round(Math.min(LARGEST, table.card));
  const twoRows = (phone ? PHONE.small : SMALLEST) * 1.4 * 2 + GAP.down;
  const height = Math.max(largest * 1.4, twoRows);
  const inRow = (size) => Math.floor((width + GAP.across) / (size + GAP.across));
  const rows = (size) => Math.floor((height + GAP.down) / (size * 1.4 + GAP.down));
  let size = largest;
  while (size > SMALLEST && inRow(size) * rows(size) < count) size -= 4;
  size = Math.max(size, SMALLEST);
  const most = Math.max(1, inRow(size));
  const even = Math.ceil(count / Math.ceil(count / most)) || most;
  return { size, height, row: even * (size + GAP.across) - GAP.across };
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

  function update(button, { card, name, playable, marked, pointed, chosen }) {
    const { names } = model.get("look");
    if (button.dataset.look !== names) {
      // The face rises when the card is chosen; the button stays under the pointer.
      button.replaceChildren(make("span", { class: "cardlab-face" }));
      button.firstChild.append(drawCard(model, card));
      button.dataset.look = names;
      button.dataset.card = card;
    }
    setAttribute(button, "aria-label", name);
    setAttribute(button, "aria-pressed", chosen);
    button.toggleAttribute("data-playable", playable);
    button.toggleAttribute("data-marked", marked);
    button.toggleAttribute("data-pointed", pointed);
  }

  const row = buttonRow(element, { key: (item) => item.card, create, update });

  /** Give the cards the size at which all of them fit. */
  function fit() {
    const width = Math.floor(element.getBoundingClientRect().width) - 2 * MARGIN;
    if (width <= 0) return;
    const { size, height, row: wide } = fitHand(row.list().length, width, model.get("picture"));
    element.style.paddingInline = `${MARGIN + Math.max(0, Math.floor((width - wide) / 2))}px`;
    element.style.setProperty("--cardlab-card", `${size}px`);
    element.style.setProperty("--cardlab-kept", `${height}px`);
  }

  const observer = new ResizeObserver(fit);
  observer.observe(element);
  return { row, fit, stop: roving(row), leave: () => observer.disconnect() };
}
