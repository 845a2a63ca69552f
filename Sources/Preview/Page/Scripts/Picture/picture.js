// The picture: its frames, its zoom, and the selection of a view in it.
import { $, clamp } from "./dom.js";
import { Frames } from "./frames.js";
import { hover, hoverAt, select, viewsAt } from "./selection.js";
import { address, changed, frameAt, on, playingRate, state } from "./state.js";

const canvas = $("picture"), pen = canvas.getContext("2d"), box = $("canvas"), scroller = $("scroller");
const pixelLimit = 32e6, sideLimit = 16384, margin = 32, leastZoom = .1, greatestZoom = 16, reachInPixels = 3;
/** The maximum time in milliseconds that the panels wait for a picture. */
const patience = 150;
/** The frame on the canvas, and the resolution: 0.5 while a slow machine plays at half the resolution. */
let shownFrame = -1, resolution = 1, seen = () => {};

const frames = new Frames(() => {
  if (shownFrame !== state.frame && frames.has(state.frame)) paint();
  changed("cache", frames);
}, () => changed("outdated"));

/** The pixels of a frame per point of the scene. A golden is compared at the scene's own scale. */
export function scale() {
  if (state.compare === "golden" || state.scene.times) return state.scene.scale;
  const chosen = +$("scale").value, { size } = state.scene;
  $("scale").options[0].textContent = `${+devicePixelRatio.toFixed(2)}× screen`;
  if (chosen) return chosen;
  const limit = Math.min(Math.sqrt(pixelLimit / (size[0] * size[1])), sideLimit / Math.max(...size));
  const wanted = state.shownZoom * devicePixelRatio;
  canvas.classList.toggle("enlarged", wanted > limit * 1.01);
  return Math.min(wanted * resolution, limit);
}

/** Uses the frames of the current version, scale and choices. */
function useFrames() {
  const { scene } = state;
  if (!scene) return;
  const choices = { scale: scale().toFixed(5), v: scene.version }, isGolden = state.compare === "golden";
  if (isGolden) choices.appearance = "light";
  else if (state.isClear) choices.clear = 1;
  if (state.showsOnionSkin) choices.onion = 8;
  const key = address("/api/frame", choices, isGolden ? {} : state.parameters);
  frames.use(key, frame => `${key}&frame=${frame}`, state.showsOnionSkin ? [] : scene.same);
  shownFrame = -1;
  paint();
  want();
  changed("frames");
}

function want() {
  if (!state.scene) return;
  const range = state.range && state.loops ? state.range.map(frameAt) : null;
  frames.want(state.frame, state.scene.count, playingRate(), range);
}

/** Draws the frame if it is decoded. Otherwise, while playing, draws the latest decoded frame before it. */
function paint() {
  const exact = frames.get(state.frame), bitmap = exact ?? (state.isPlaying ? frames.before(state.frame) : null);
  if (!bitmap) return;
  if (canvas.width !== bitmap.width || canvas.height !== bitmap.height) {
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
  } else {
    pen.clearRect(0, 0, bitmap.width, bitmap.height);
  }
  pen.drawImage(bitmap, 0, 0);
  if (!exact) return;
  shownFrame = state.frame;
  canvas.dataset.frame = state.frame;
  canvas.dataset.scale = scale();
  seen();
}

/** The zoom, in screen points per point of the scene, at which the whole scene fits. From 1 in steps of 1/4. */
function fit() {
  const { size } = state.scene, stage = $("stage");
  const { paddingTop, paddingBottom, columnGap } = getComputedStyle(scroller), isPair = state.compare && state.compareMode === "both";
  const width = isPair ? (stage.clientWidth - margin - parseFloat(columnGap)) / 2 : stage.clientWidth - margin;
  const room = Math.min(width / size[0], (stage.clientHeight - 8 - parseFloat(paddingTop) - parseFloat(paddingBottom)) / size[1]);
  return room >= 1 ? Math.min(Math.floor(room * 4) / 4, greatestZoom) : Math.max(room, .02);
}

function layOut() {
  const { scene, zoom } = state;
  if (!scene) return;
  state.shownZoom = zoom || fit();
  box.style.width = scene.size[0] * state.shownZoom + "px";
  box.style.height = scene.size[1] * state.shownZoom + "px";
  box.classList.remove("empty");
  // Names of views at the edge cause no scroll bars.
  scroller.classList.toggle("fits", !zoom);
  box.classList.toggle("clear", state.isClear || scene.isClear);
  $("fit").textContent = `${zoom ? "" : "Fit "}${Math.round(state.shownZoom * 100)} %`;
  changed("zoom");
}

function redraw() {
  layOut();
  useFrames();
}

/** Resolves when the picture is on the screen, or after `patience`, so that the panels are built after the picture. */
export const showPicture = () => new Promise(done => {
  seen = () => requestAnimationFrame(() => setTimeout(done));
  setTimeout(done, patience);
  redraw();
});

on("variant", redraw);
on("frame", () => {
  paint();
  want();
});
on("playing range", want);

// ---- Slow machines ----

/** The ticks of the last two seconds: the time, and whether the frame was skipped. */
let late = [];
on("tick", ({ now, isDrawn }) => {
  late.push([now, !isDrawn]);
  while (late[0][0] < now - 2000) late.shift();
  const share = late.filter(([, isLate]) => isLate).length / late.length;
  if (resolution === 1 && late.length > 40 && now - late[0][0] > 1900 && share > .2) setResolution(.5);
});
on("playing", () => {
  late = [];
  if (!state.isPlaying) setResolution(1);
});

function setResolution(value) {
  if (value === resolution) return;
  resolution = value;
  $("resolution").hidden = value === 1;
  useFrames();
}

// ---- Zoom ----

let zooming = 0;
/** Zooms around a point of the window, or around the centre. */
export function zoomBy(factor, x, y) {
  if (!state.scene) return;
  const middle = scroller.getBoundingClientRect(), before = box.getBoundingClientRect();
  x ??= middle.left + middle.width / 2;
  y ??= middle.top + middle.height / 2;
  const place = [(x - before.left) / state.shownZoom, (y - before.top) / state.shownZoom];
  state.zoom = clamp(state.shownZoom * factor, Math.min(leastZoom, fit()), greatestZoom);
  layOut();
  const after = box.getBoundingClientRect();
  scroller.scrollLeft += after.left + place[0] * state.shownZoom - x;
  scroller.scrollTop += after.top + place[1] * state.shownZoom - y;
  clearTimeout(zooming);
  zooming = setTimeout(useFrames, 120);
}

$("zi").onclick = () => zoomBy(Math.SQRT2);
$("zo").onclick = () => zoomBy(Math.SQRT1_2);
$("fit").onclick = () => {
  state.zoom = 0;
  redraw();
};
scroller.addEventListener("wheel", event => {
  if (!event.ctrlKey && !event.metaKey) return;
  event.preventDefault();
  zoomBy(Math.exp(-event.deltaY / 300), event.clientX, event.clientY);
}, { passive: false });
new ResizeObserver(redraw).observe($("stage"));
$("scale").onchange = () => changed("variant");

// ---- Views in the picture ----

function place(event) {
  const { left, top } = box.getBoundingClientRect(), zoom = state.shownZoom;
  return [(event.clientX - left) / zoom, (event.clientY - top) / zoom, reachInPixels / zoom];
}

box.onclick = async event => {
  if (!state.scene) return;
  const found = await viewsAt(...place(event)).catch(() => null);
  if (!found) return;
  // Another click at the same place selects the view below.
  const ids = found.map(view => view.id), index = ids.indexOf(state.selected);
  select(ids.length ? ids[(index + 1) % ids.length] : null);
};
box.onpointermove = event => {
  if (state.scene && !state.isPlaying && state.showsOutline && event.pointerType === "mouse") hoverAt(...place(event));
};
box.onpointerleave = () => hover(null);
