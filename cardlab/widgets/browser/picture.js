/**
 * The picture of the table. It is painted by ipycanvas, whose own view would keep every key and
 * the mouse wheel to itself, so here it takes no events at all: real buttons lie over it.
 */

const RESIZE_STEP = 20; // pixels; smaller changes of the page only scale the picture
const RESIZE_PAUSE = 150; // milliseconds without a change before the kernel hears of it

/** Show the canvas of the kernel's table as a picture that takes no events. */
async function hostCanvas(model, picture) {
  const view = await model.widget_manager.create_view(await canvasOf(model));
  view.el.setAttribute("role", "img");
  view.el.removeAttribute("tabindex");
  picture.prepend(view.el);
  return view;
}

/** Transparent buttons over the cards that a card can be laid on. */
function makeTargets(model, element, send) {
  function create(card) {
    const button = makeButton("cardlab-target");
    button.addEventListener("click", (event) => {
      if (event.detail < 2) send("target", { card });
    });
    return button;
  }

  function update(button, pair) {
    const [x, y, width, height] = pair.box;
    const { width: whole, height: high } = model.get("picture");
    setAttribute(button, "aria-label", pairName(model, pair));
    button.style.left = `${(100 * x) / whole}%`;
    button.style.top = `${(100 * y) / high}%`;
    button.style.width = `${(100 * width) / whole}%`;
    button.style.height = `${(100 * height) / high}%`;
  }

  const row = buttonRow(element, { key: (item) => item.card, create, update });
  return { row, stop: roving(row) };
}

/** Tell how much of a page is seen at once, in pixels, where the page does not grow with a table. */
function heightSeen(element) {
  const panel = element.closest(".jp-WindowedPanel-outer");
  if (panel) return panel.clientHeight;
  return window === window.top ? window.innerHeight : undefined;
}

/**
 * Tell the kernel how wide the table is and, if it is to fit there, how high its page: at first, and
 * by every step.
 */
function watchSize(model, element, { fit = false } = {}) {
  let told = null;
  let timer = 0;

  function tell() {
    const size = { width: Math.floor(element.getBoundingClientRect().width) };
    if (size.width === 0) return;
    const high = fit && heightSeen(element);
    if (high) size.window = high;
    const motion = !matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (told === null) model.send({ kind: "ready", motion, ...size });
    else if (Object.keys(size).every((side) => Math.abs(size[side] - told[side]) < RESIZE_STEP)) return;
    else model.send({ kind: "resize", ...size });
    told = size;
  }

  function changed() {
    clearTimeout(timer);
    timer = setTimeout(tell, told === null ? 0 : RESIZE_PAUSE);
  }

  const observer = new ResizeObserver(changed);
  observer.observe(element);
  window.addEventListener("resize", changed);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    window.removeEventListener("resize", changed);
  };
}
