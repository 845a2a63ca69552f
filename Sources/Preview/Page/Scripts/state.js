// The state of the page: the scene, the choices, the time. Every other script reads the state, and listens to changes.
import { clamp } from "./dom.js";

export const scenePath = new URLSearchParams(location.search).get("scene");

export const state = {
  /** The program's description of the scene, or of a recording, which has `times` of frames; null before the first one. */
  scene: null,
  time: 0,
  frame: 0,
  isPlaying: false,
  speed: 1,
  loops: true,
  /** The start and end of the looped range in seconds, or null. */
  range: null,
  /** The ids of the selected view and of open views. */
  selected: null,
  open: new Set(),
  /** The selected view's values and outlines over time. */
  tracks: null,
  /** Whether the file is edited; the number of a change that is tried, or null; and the index of the chosen step. */
  isEditing: false,
  trial: null,
  step: null,
  appearance: "light",
  parameters: {},
  isClear: false,
  showsOnionSkin: false,
  showsOutline: true,
  showsInspector: true,
  plot: "value",
  /** The comparison, `looks`, `saves` or `golden`, or null; and how both pictures are shown. */
  compare: null,
  compareMode: null,
  /** The zoom in screen points per point of the scene; 0 fits the scene to the window. */
  zoom: 0,
  shownZoom: 1,
  /** The zoom of the time in screen points per second, and whether the whole duration fits. */
  pointsPerSecond: 100,
  fitsTime: true,
};

const listeners = {};

/** Calls a function after each change of the given kinds, which are separated by spaces. */
export function on(kinds, listener) {
  for (const kind of kinds.split(" ")) (listeners[kind] ??= []).push(listener);
}

export function changed(kind, value) {
  for (const listener of listeners[kind] ?? []) listener(value);
}

// ---- Times ----

/** The duration with the hold; of a still picture, that of one frame. */
export const total = () => state.scene.duration + state.scene.hold || 1 / state.scene.fps;
export const last = () => state.scene.count - 1;
/** The frames shown a second, or 0 if the scene rests. */
export const playingRate = () => state.isPlaying ? state.scene.fps * state.speed : 0;
export const at = time => time * state.pointsPerSecond;

export function frameAt(time) {
  const { scene } = state;
  if (scene.times) return sampleAt(scene.times, time);
  if (scene.hasEnd && time >= scene.duration - 1e-6) return last();
  return Math.min(Math.floor(time * scene.fps + 1e-6), last());
}

export function timeOf(frame) {
  const { scene } = state;
  if (scene.times) return scene.times[frame];
  return scene.hasEnd && frame >= last() ? scene.duration : frame / scene.fps;
}

/** The index of the sample at a time. */
export function sampleAt(times, time) {
  let low = 0, high = times.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (times[middle] <= time + 1e-9) low = middle;
    else high = middle - 1;
  }
  return low;
}

// ---- The scene ----

/** Sets the scene, and precomputes values that are needed often. */
export function setScene(scene) {
  const views = new Map();
  for (const view of scene.views) {
    const parent = view.parent === null ? null : scene.views[view.parent];
    view.depth = parent ? parent.depth + 1 : 0;
    view.runs = [];
    view.isMoving = view.moves.length + view.changes.length > 0;
    views.set(view.id, view);
  }
  scene.viewsByID = views;
  const edges = new Set([0, scene.duration]);
  for (const step of scene.steps) {
    if (step.outer) edges.add(step.start).add(step.end);
    if (step.edit?.endless) step.end = Math.max(step.end, scene.duration);
    for (const target of step.targets) {
      if (step.edit?.endless) target[2] = Math.max(target[2], scene.duration);
      const [id, start, end] = target;
      views.get(id)?.runs.push({ step, start, end });
      if (step.kind !== "held") edges.add(start).add(end);
    }
  }
  for (const view of scene.views) follow(scene, view);
  for (const view of scene.views) {
    view.runs.sort((a, b) => a.start - b.start);
    if (view.isMoving || view.runs.length) markParents(scene, view);
  }
  scene.edges = [...edges].filter(time => time <= scene.duration + 1e-9).sort((a, b) => a - b);
  state.scene = scene;
  if (state.range && state.range[1] > scene.duration) state.range = null;
  if (!views.has(state.selected)) state.selected = null;
  state.tracks = null;
  state.time = clamp(state.time, 0, scene.duration);
  state.frame = frameAt(state.time);
  if (!state.isPlaying) state.time = timeOf(state.frame);
}

/**
 * Adds the runs in which constraints move a view, each attributed to a step: one that changes constraints, or else one
 * that ends with it, or runs at its start.
 */
function follow(scene, view) {
  for (const { start, end, properties } of view.spans) {
    const running = scene.steps.filter(step => step.kind !== "held" && step.kind !== "rest"
      && step.start < end - 1e-6 && step.end > start + 1e-6);
    const changes = step => step.targets.some(([id]) => !scene.viewsByID.has(id));
    const step = running.find(changes) ?? running.find(step => Math.abs(step.end - end) < .05) ?? running[0];
    if (step) view.runs.push({ step, start, end, follows: properties });
  }
}

/** Marks a view and its named superviews as listed. A long list shows only these. */
function markParents(scene, view) {
  view.isListed = true;
  for (let next = scene.views[view.parent]; next && !next.isAbove; next = scene.views[next.parent]) {
    next.isAbove = true;
    next.isListed ||= next.label !== next.type;
  }
}

export const selectedView = () => state.scene?.viewsByID.get(state.selected);

export const sceneName = () => state.scene.file.split("/").pop();

// ---- Requests to the program ----

/** The URL of a request about this scene. */
export function address(path, values = {}, parameters = state.parameters) {
  const query = new URLSearchParams();
  if (scenePath !== null) query.set("scene", scenePath);
  query.set("appearance", state.appearance);
  for (const name in parameters) query.append("set", `${name}=${parameters[name]}`);
  if (state.trial !== null) query.set("trial", state.trial);
  for (const name in values) query.set(name, values[name]);
  return `${path}?${query}`.replaceAll("+", "%20");
}

/** The answer about the current scene: null if there is none, undefined if the scene has changed meanwhile. */
export async function question(path, values) {
  const { version } = state.scene;
  const answer = await fetch(address(path, { ...values, v: version }));
  if (!answer.ok || version !== state.scene.version) return undefined;
  const found = await answer.json();
  return found.failure ? null : found;
}
