/** Painting: the kernel sends commands of ipycanvas, packed, since they say much over and over. */

/** Find the canvas of a table. */
function canvasOf(model) {
  return model.widget_manager.get_model(model.get("canvas").replace("IPY_MODEL_", ""));
}

async function unpacked(packed) {
  const stream = new Response(packed).body.pipeThrough(new DecompressionStream("deflate"));
  return new DataView(await new Response(stream).arrayBuffer());
}

/** Have ipycanvas carry out what comes, in its order, and once for all views of a table. */
function initialize({ model }) {
  let painted = Promise.resolve();

  async function paint(packed, before) {
    const [canvas, commands] = await Promise.all([canvasOf(model), unpacked(packed), before]);
    // All canvases of a kernel share one manager, which draws on the one that was named last. So
    // here is one like it, and a picture never comes between what somebody else draws.
    const manager = Object.create(canvas.get("_canvas_manager"));
    await manager.onCommand({ dtype: "uint8" }, [commands]);
  }

  model.on("msg:custom", (_, [packed]) => {
    painted = paint(packed, painted).catch((error) => console.error(error));
  });
}
