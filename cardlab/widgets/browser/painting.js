/** Painting: the kernel sends commands of ipycanvas, packed, since they say much over and over. */

/** Find the canvas of a table. */
function canvasOf(model) {
  return model.widget_manager.get_model(model.get("canvas").replace("IPY_MODEL_", ""));
}

/**
 * Unpack some bytes. They are read from the stream itself, which hands them on at once; a Response
 * around it, though shorter, would do so only after the next frame.
 */
async function unpacked(packed) {
  const { readable, writable } = new DecompressionStream("deflate");
  const writer = writable.getWriter();
  writer.write(packed).catch(() => {}); // whoever reads is told
  writer.close().catch(() => {});
  const reader = readable.getReader();
  const parts = [];
  for (let read = await reader.read(); !read.done; read = await reader.read()) parts.push(read.value);
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let end = 0;
  for (const part of parts) {
    whole.set(part, end);
    end += part.length;
  }
  return new DataView(whole.buffer);
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
