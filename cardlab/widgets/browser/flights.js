/**
 * Cards on their way. The picture below is the new one from the start, but for the part in which
 * open cards move: it is cut out of the canvas as long as copies of the cards move over the cloth.
 */

const WAY = "cubic-bezier(0.25, 0.8, 0.3, 1)";

function makeFlights(model, { root, picture, hand }) {
  const air = make("div", { class: "cardlab-air", "aria-hidden": "true" });
  root.append(air);
  let number = model.get("flights").number;
  let arriving = [];
  let timer = 0;

  const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
  const buttonOf = (card) => hand.querySelector(`[data-card="${card}"] .cardlab-face`);

  /** Return where a box of the picture is, in pixels of the table. */
  function onTable([x, y, width]) {
    const { width: whole } = model.get("picture");
    const [outer, inner] = [root.getBoundingClientRect(), picture.getBoundingClientRect()];
    const scale = inner.width / whole;
    const [left, top] = [inner.left - outer.left, inner.top - outer.top];
    return { left: left + x * scale, top: top + y * scale, width: width * scale };
  }

  function inHand(card) {
    const [outer, box] = [root.getBoundingClientRect(), buttonOf(card)?.getBoundingClientRect()];
    if (!box) return null;
    return { left: box.left - outer.left, top: box.top - outer.top, width: box.width };
  }

  /** Let an element that lies at `end` come from `start`. */
  function fly(element, start, end, { delay, time }) {
    const shift = `translate(${start.left - end.left}px, ${start.top - end.top}px)`;
    const from = { transform: `${shift} scale(${start.width / end.width})`, transformOrigin: "0 0" };
    const to = { transform: "none", transformOrigin: "0 0" };
    element.animate([from, to], { duration: time, delay, easing: WAY, fill: "backwards" });
  }

  function cutOut(hole) {
    const canvas = picture.querySelector("canvas");
    if (!canvas || !hole) return;
    const { clientWidth: wide, clientHeight: high } = canvas;
    const scale = wide / model.get("picture").width;
    const [x, y, width, height] = hole.map((side) => side * scale);
    const around = `M0 0H${wide}V${high}H0Z`;
    canvas.style.clipPath = `path(evenodd, "${around}M${x} ${y}h${width}v${height}h${-width}Z")`;
  }

  /** End whatever is in the air. */
  function land() {
    clearTimeout(timer);
    air.replaceChildren();
    picture.querySelector("canvas")?.style.removeProperty("clip-path");
  }

  /** Put a copy of a card into the air, on its way to its place. */
  function launch([card, to, from = to, delay = 0], time) {
    const start = from ? onTable(from) : inHand(card);
    const end = to && onTable(to);
    if (!end) {
      if (start) arriving.push({ card, start, delay, time });
      return;
    }
    const copy = make("div", { class: "cardlab-flying" });
    copy.append(drawCard(model, card));
    const place = { left: end.left, top: end.top, width: end.width, height: end.width * 1.4 };
    for (const [side, length] of Object.entries(place)) copy.style[side] = `${length}px`;
    air.append(copy);
    fly(copy, start ?? end, end, { delay, time });
  }

  return {
    /** Before the hand is shown anew: send off what leaves its place. */
    leave() {
      const { number: now, time, hole, cards } = model.get("flights");
      if (now === number) return;
      number = now;
      land();
      arriving = [];
      if (!time || still()) return;
      for (const card of cards) launch(card, time);
      cutOut(hole);
      const last = Math.max(0, ...cards.map(([, , , delay = 0]) => delay));
      timer = setTimeout(land, last + time);
    },
    /** Once the hand is shown: let cards arrive in it. */
    arrive() {
      for (const { card, start, ...when } of arriving) {
        const end = inHand(card);
        if (end) fly(buttonOf(card), start, end, when);
      }
      arriving = [];
    },
    stop: land,
  };
}
