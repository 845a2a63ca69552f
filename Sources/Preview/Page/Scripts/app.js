// The page of one scene: loads the scene, reloads it after a save, and connects keys and panels.
import { readAddress } from "./address.js";
import { $ } from "./dom.js";
import "./panels.js";
import { showPicture } from "./picture.js";
import "./stage.js";
import "./marks.js";
import { edge, seek, setPlaying, setRange, step } from "./playback.js";
import { select } from "./selection.js";
import { zoomTime } from "./timeline.js";
import { toggleMoving } from "./rows.js";
import "./plots.js";
import "./inspector.js";
import { showTab } from "./checks.js";
import "./golden.js";
import { toggleEditing } from "./edit.js";
import "./values.js";
import "./curves.js";
import { findScene, goTo, toggleScenes } from "./scenes.js";
import { nextCompare, toggleGolden } from "./compare.js";
import { copyCommand } from "./share.js";
import "./parameters.js";
import { address, changed, on, sceneName, scenePath, setScene, state } from "./state.js";
import { showMistakes, showScene } from "./status.js";

// ---- The scene ----

/** `shown` identifies the loaded scene, its choices and its version. */
let loads = 0, savedAt = null, shown = "", retry = 0;
/** Milliseconds after a save in which an error may be that of a file that is still being written. */
const saving = 250;

async function load() {
  const number = ++loads, place = address("/api/scene");
  let scene;
  try {
    scene = await (await fetch(place)).json();
  } catch {
    // Not connected.
    return;
  }
  if (number !== loads) return;
  clearTimeout(retry);
  if (scene.failure) {
    const age = performance.now() - (savedAt ?? -saving);
    if (age < saving) return void (retry = setTimeout(load, saving - age));
    if (!state.scene && forgetWrongParameters(scene.failure)) return load();
    shown = "";
    return showMistakes(scene.failure);
  }
  // Only another scene of the folder was saved.
  if (shown === place + scene.version) return;
  shown = place + scene.version;
  setScene(scene);
  await showPicture();
  if (shown !== place + scene.version) return;
  document.title = `${scene.title ?? scene.file} – animrender`;
  $("title").textContent = scene.title ?? sceneName();
  $("file").textContent = sceneName();
  $("file").title = scene.file;
  $("app").classList.toggle("recording", Boolean(scene.times));
  $("facts").textContent = `${scene.size.join(" × ")} ${scene.times ? "px" : "pt"} · ${scene.fps} fps · ${+scene.duration.toFixed(2)} s`;
  changed("scene");
  changed("time");
  showScene(savedAt === null ? null : performance.now() - savedAt);
  savedAt = null;
  $("app").dataset.version = scene.version;
}

/** Drops parameters of the address that the scene does not have, or whose values are wrong. */
function forgetWrongParameters({ text }) {
  const wrong = Object.keys(state.parameters)
    .filter(name => text.includes(`--set ${name}:`) || text.includes(`\`${name}\` is set`));
  for (const name of wrong) delete state.parameters[name];
  return wrong.length > 0;
}

const events = new EventSource("/api/events");
let wasConnected = false;
events.addEventListener("change", () => {
  savedAt = performance.now();
  // The file has the change that was tried, or another one.
  state.trial = null;
  load();
});
// A scene of a folder may go and come back.
events.addEventListener("list", () => {
  changed("list");
  load();
});
events.addEventListener("export", event => changed("progress", JSON.parse(event.data)));
events.onerror = () => changed("connection", false);
events.onopen = () => {
  changed("connection", true);
  if (wasConnected) load();
  wasConnected = true;
};
on("parameters outdated", load);

// ---- Controls ----

/** Makes a toggle button. */
function toggle(id, key, kind) {
  const press = () => {
    state[key] = !state[key];
    $(id).setAttribute("aria-pressed", state[key]);
    changed(kind);
  };
  $(id).onclick = press;
  return press;
}
const toggles = {
  v: toggle("outlines", "showsOutline", "outline"),
  n: toggle("skin", "showsOnionSkin", "variant"),
  b: toggle("clear", "isClear", "variant"),
  l: toggle("loop", "loops", "range"),
  p: toggle("side", "showsInspector", "inspector"),
};
for (const radio of document.querySelectorAll("[name=look]")) radio.onchange = () => {
  state.appearance = radio.value;
  load();
};
$("back").hidden = $("backRule").hidden = scenePath === null;

// ---- Keys ----

const rangeNow = () => state.range ?? [0, state.scene.duration];
const speeds = document.querySelectorAll("[name=speed]");
const keys = {
  k: () => setPlaying(!state.isPlaying),
  arrowleft: shift => shift ? edge(-1) : step(-1),
  arrowright: shift => shift ? edge(1) : step(1),
  home: () => seek(0),
  end: () => seek(state.scene.duration),
  i: shift => setRange(shift ? null : [state.time, Math.max(rangeNow()[1], state.time + .02)]),
  o: () => setRange([Math.min(rangeNow()[0], Math.max(state.time - .02, 0)), state.time]),
  "+": () => zoomTime(1.5),
  "=": () => zoomTime(1.5),
  "-": () => zoomTime(1 / 1.5),
  0: () => zoomTime(0),
  d: () => document.querySelector(`[name=look][value=${state.appearance === "light" ? "dark" : "light"}]`).click(),
  c: () => copyCommand(),
  s: () => $("share").togglePopover(),
  x: () => showTab($("checksPanel").hidden ? "checks" : "view"),
  e: () => toggleEditing(),
  g: () => toggleGolden(),
  m: shift => shift ? toggleMoving() : nextCompare(),
  f: () => $("filter").focus(),
  "[": () => goTo("previousScene"),
  "]": () => goTo("nextScene"),
  "\\": () => toggleScenes(),
  "/": () => findScene(),
  "?": () => $("help").togglePopover(),
  ...toggles,
};
for (let n = 0; n < speeds.length; n++) keys[n + 1] = () => speeds[n].click();
/** The keys of a recording, which has only playback. */
const playbackKeys = /^([ kiol0-9+=?-]|arrow.*|home|end|escape)$/;

/** Ends the comparison or, without one, the selection. */
function leave() {
  if (state.compare) changed("compare", null);
  else select(null);
}

addEventListener("keydown", event => {
  const { target, ctrlKey, metaKey, altKey, shiftKey } = event, key = event.key.toLowerCase();
  const isTyping = target.matches?.("input[type=text], input[type=search], input[type=number], input[type=color], select");
  if (!state.scene || ctrlKey || metaKey || altKey || isTyping) return;
  if (state.scene.times && !playbackKeys.test(key)) return;
  // Radio buttons and sliders handle arrow keys themselves, and a focused button handles the space bar.
  const ownsArrows = target.matches?.("[type=radio], [type=range]");
  const ownsSpace = target.matches?.("button, a, [type=checkbox], [type=radio]") && target.matches(":focus-visible");
  if (key === " " && !ownsSpace) keys.k();
  else if (key === "escape" && !document.querySelector(":popover-open")) leave();
  else if (keys[key] && !(ownsArrows && /^(arrow|home|end)/.test(key))) keys[key](shiftKey);
  else return;
  event.preventDefault();
});

readAddress();
load();
