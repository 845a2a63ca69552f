// The selected view, its tracks and its values, and the view under the pointer.
import { latest } from "./dom.js";
import { changed, on, question, selectedView, state } from "./state.js";

const readTracks = latest(async () => {
  const view = state.selected;
  if (view === null) return;
  const tracks = await question("/api/tracks", { view });
  if (!tracks || state.selected !== view) return;
  state.tracks = { view, ...tracks };
  changed("tracks");
});

const readValues = latest(async () => {
  const view = state.selected;
  if (view === null) return;
  const found = await question("/api/state", { view, frame: state.frame });
  if (found && state.selected === view) changed("values", found.values);
});

export function select(id) {
  if (id !== state.selected) state.tracks = null;
  state.selected = id;
  if (!selectedView()) state.selected = null;
  changed("selection");
  if (state.selected === null) return;
  if (!state.tracks) readTracks();
  readValues();
}

/** Shows or hides the properties of a view in the list of views. */
export function toggle(id) {
  const view = state.scene.viewsByID.get(id);
  if (!view?.moves.length) return;
  if (!state.open.delete(id)) state.open.add(id);
  if (state.selected === id) changed("rows");
  else select(id);
}

on("scene", () => {
  if (state.selected === null) return;
  readTracks();
  readValues();
});

// ---- Under the pointer ----

let hovered = null;
const readOutline = latest(async id => {
  const found = id === null ? null : await question("/api/state", { view: id, frame: state.frame });
  if (hovered === id) changed("hover", found && { id, outline: found.outline });
});

/** Outlines a view. */
export function hover(id) {
  if (hovered === id) return;
  hovered = id;
  readOutline(id);
}

/** The views at a point of the canvas, from top to bottom. */
export const viewsAt = (x, y, reach) => question("/api/hit", { x, y, reach, frame: state.frame });

/** Outlines the top view at a point of the canvas. */
export const hoverAt = latest(async (x, y, reach) => {
  const found = await viewsAt(x, y, reach);
  hovered = found?.[0]?.id ?? null;
  changed("hover", found?.[0] ?? null);
});

on("frame", () => {
  hovered = null;
  readValues();
});
