/**
 * The panel below the actions: it shows the pieces that the kernel describes, knows nothing of
 * what they are for, and has no words of its own.
 */

/** A panel that takes the focus when it is opened from the table, and gives it back. */
function makePanel(model, element, rescueFocus) {
  const tell = (control, value) => model.send({ kind: "panel", control, value });
  const title = make("div", { class: "cardlab-panel-title", id: newId(), tabindex: "-1", dir: "auto" });
  const close = makeButton("cardlab-action");
  const body = make("div", { class: "cardlab-panel-body" });
  setAttribute(element, "aria-labelledby", title.id);
  setAttribute(title, NO_SHORTCUTS, "true");
  element.append(make("div", { class: "cardlab-panel-head" }, title, close), body);
  close.addEventListener("click", () => tell("close"));
  element.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.isComposing) return;
    event.stopPropagation();
    tell("close");
  });

  let open = "";
  let opener = null;
  let shown = new Map();
  const focused = () => element.getRootNode().activeElement;

  /** Bring the pieces up to date; those of the same kind and id are kept. */
  function showPieces(pieces) {
    const kept = new Map();
    pieces.forEach((piece, place) => {
      const key = `${piece.kind} ${piece.id ?? piece.label ?? place}`;
      const part = shown.get(key) ?? pieceKinds[piece.kind](tell);
      kept.set(key, part);
      if (body.children[place] !== part.element) {
        body.insertBefore(part.element, body.children[place] ?? null);
      }
      part.update(piece);
    });
    for (const [key, part] of shown) if (kept.get(key) !== part) part.element.remove();
    shown = kept;
  }

  function begin() {
    const [first] = shown.values();
    if (first?.focus) first.focus();
    else title.focus();
    element.scrollIntoView({ block: "nearest" });
  }

  function giveBack() {
    if (opener?.isConnected) opener.focus();
    else rescueFocus();
    opener = null;
  }

  return {
    show(panel, words) {
      const before = focused();
      const within = element.contains(before);
      element.hidden = !panel;
      if (!panel) {
        if (open && (within || before === document.body || before === null)) giveBack();
        open = "";
        showPieces([]);
        return;
      }
      if (panel.name !== open) showPieces([]);
      setText(title, panel.title);
      setText(close, words.close);
      showPieces(panel.pieces);
      const table = element.closest(".cardlab");
      if (panel.name !== open && table.contains(before)) {
        if (!within) opener = before;
        begin();
      } else if (within && !element.contains(focused())) {
        title.focus();
      }
      open = panel.name;
    },
  };
}
