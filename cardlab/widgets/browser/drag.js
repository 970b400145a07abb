/**
 * Dragging: a card of the hand is carried to the table and let go there, by mouse, pen or finger.
 *
 * Nothing is sent until it is let go. A finger that moves down from a card, or up while the
 * picture is out of sight, scrolls the page as anywhere else.
 */

const LIFT_AFTER = 7; // pixels; a hand that trembles less than this still clicks
const IN_SIGHT = 60; // pixels of the picture that must show for a finger to carry a card there
const AT_MOST = 700; // milliseconds a card stays where it was let go when no answer comes

/** Tell how large the part is that two boxes share, in square pixels. */
function shared(one, other) {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

function isInside({ clientX: x, clientY: y }, box) {
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

/** Let the cards of a hand be dragged; `drop` is told of the card, and of the one it is laid on. */
function makeDrag(model, { root, hand, picture, targets }, drop) {
  let held = null; // the card under the pointer: { button, face, pointer, x, y, lifted, place }
  let putBack = () => {};
  let clicks = 0; // clicks that only end a drag

  /** Find where a card would lie if it were let go now: a target, the table, or nowhere. */
  function placeFor(event) {
    const card = held.face.getBoundingClientRect();
    const nearest = targets
      .list()
      .map((target) => {
        const box = target.getBoundingClientRect();
        return { target, size: isInside(event, box) ? Infinity : shared(card, box) / (box.width * box.height) };
      })
      .sort((one, other) => other.size - one.size)[0];
    if (nearest && nearest.size > 0.3) return nearest.target;
    const table = picture.getBoundingClientRect();
    const onTable = isInside(event, table) || shared(card, table) > (card.width * card.height) / 2;
    return onTable ? picture : null;
  }

  function light(place) {
    if (held.place === place) return;
    held.place?.removeAttribute("data-over");
    place?.setAttribute("data-over", "");
    held.place = place;
  }

  function goesToPage({ pointerType, clientX, clientY }) {
    if (pointerType !== "touch") return false;
    const down = clientY - held.y;
    const { bottom, top } = picture.getBoundingClientRect();
    const sees = Math.min(bottom, innerHeight) - Math.max(top, 0) > IN_SIGHT;
    return down > Math.abs(clientX - held.x) || !sees;
  }

  function lift(event) {
    held.lifted = true;
    held.button.setPointerCapture(event.pointerId);
    held.button.setAttribute("data-carried", "");
    root.setAttribute("data-carrying", "");
  }

  function move(event) {
    if (event.pointerId !== held?.pointer) return;
    const [x, y] = [event.clientX - held.x, event.clientY - held.y];
    if (!held.lifted) {
      if (Math.hypot(x, y) < LIFT_AFTER) return;
      if (goesToPage(event)) {
        held = null;
        return;
      }
      lift(event);
    }
    held.face.style.transform = `translate(${x}px, ${y}px)`;
    light(placeFor(event));
  }

  /** Let the card lie where it is until the table has answered, or for a while. */
  function leaveLying({ button, face }) {
    const timer = setTimeout(() => putBack(), AT_MOST);
    putBack = () => {
      clearTimeout(timer);
      model.off("change", putBack);
      putBack = () => {};
      button.removeAttribute("data-carried");
      face.style.transform = "";
    };
    model.on("change", putBack);
  }

  function end(event, dropped) {
    if (!held || (event.pointerId !== undefined && event.pointerId !== held.pointer)) return;
    const { button, place, pointer, lifted } = held;
    if (!lifted) {
      held = null;
      return;
    }
    light(null);
    root.removeAttribute("data-carrying");
    if (button.hasPointerCapture(pointer)) button.releasePointerCapture(pointer);
    clicks = 1;
    setTimeout(() => (clicks = 0)); // a click, if one comes, comes at once
    leaveLying(held);
    held = null;
    const card = hand.item(button)?.card;
    if (dropped && place && card) drop(card, targets.item(place)?.card ?? null);
    else putBack();
  }

  function take(event) {
    const button = event.target.closest("button");
    if (held || !button || event.button !== 0 || !event.isPrimary) return;
    putBack();
    const [x, y] = [event.clientX, event.clientY];
    held = { button, face: button.firstElementChild, pointer: event.pointerId, x, y, lifted: false, place: null };
  }

  const { element } = hand;
  const listeners = [
    [element, "pointerdown", take],
    [window, "pointermove", move],
    [window, "pointerup", (event) => end(event, true)],
    [window, "pointercancel", (event) => end(event, false)],
    [window, "keydown", (event) => event.key === "Escape" && end(event, false)],
    [element, "touchmove", (event) => held?.lifted && event.preventDefault(), { passive: false }],
    [element, "click", (event) => clicks && event.stopPropagation(), { capture: true }],
  ];
  for (const [on, kind, listener, options] of listeners) on.addEventListener(kind, listener, options);
  return () => {
    putBack();
    for (const [on, kind, listener, options] of listeners) on.removeEventListener(kind, listener, options);
  };
}
