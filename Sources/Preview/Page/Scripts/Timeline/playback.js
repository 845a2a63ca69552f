// The current time: playing, seeking, and the looped range.
import { $, clamp, icon, seconds } from "./dom.js";
import { changed, frameAt, last, on, state, timeOf, total } from "./state.js";

let before = 0, lost = 0, drawn = [];

export function seek(time) {
  if (!state.scene) return;
  state.time = clamp(time, 0, state.isPlaying ? total() : state.scene.duration);
  const frame = frameAt(state.time);
  if (!state.isPlaying) state.time = timeOf(frame);
  if (frame !== state.frame) {
    state.frame = frame;
    changed("frame");
  }
  changed("time");
}

/** The first frame at or after a time. */
const frameFrom = time => state.scene.times ? frameAt(time) : Math.min(Math.ceil(time * state.scene.fps - 1e-6), last());

/** Seeks the first frame at or after an edge of a step, so that the step runs in it. */
export const seekEdge = time => seek(timeOf(frameFrom(time)));

/** Seeks the start of a step or, if it is shown, the end. */
export function seekStep(start, end) {
  seekEdge(state.frame === frameFrom(start) ? end : start);
}

export function setPlaying(isPlaying) {
  const { scene } = state;
  if (!scene || isPlaying && scene.count < 2) return;
  state.isPlaying = isPlaying;
  if (isPlaying) {
    if (state.frame >= last()) state.time = state.range && state.loops ? state.range[0] : 0;
    [lost, drawn, before] = [0, [], performance.now()];
    requestAnimationFrame(tick);
  } else {
    seek(state.time);
  }
  changed("playing");
}

/** Advances the time by the clock. Late frames are skipped, so the time stays correct. */
function tick(now) {
  if (!state.isPlaying) return;
  const { time, frame, range, loops, scene } = state;
  let next = time + Math.min((now - before) / 1000, .25) * state.speed;
  before = now;
  if (range && loops && time <= range[1] && next >= range[1]) {
    next = range[0];
  } else if (next >= total()) {
    if (!loops) {
      setPlaying(false);
      return seek(scene.duration);
    }
    next %= total();
  }
  seek(next);
  if (state.frame !== frame) {
    const isDrawn = +$("picture").dataset.frame === state.frame;
    if (state.frame > frame + 1 && state.speed <= 1) lost += state.frame - frame - 1;
    if (isDrawn) drawn.push(now);
    else lost++;
    changed("tick", { now, isDrawn });
  }
  while (drawn[0] < now - 1000) drawn.shift();
  $("rate").textContent = `${drawn.length} fps · ${lost} dropped`;
  requestAnimationFrame(tick);
}

/** Steps one frame forwards or backwards. */
export function step(direction) {
  setPlaying(false);
  seek(timeOf(clamp(state.frame + direction, 0, last())));
}

/** Seeks the next or previous start or end of a step. */
export function edge(direction) {
  const { edges } = state.scene;
  const next = direction > 0
    ? edges.find(time => frameFrom(time) > state.frame) : edges.findLast(time => frameFrom(time) < state.frame);
  if (next !== undefined) seekEdge(next);
}

export function setRange(range) {
  state.range = range;
  changed("range");
}

export function setSpeed(speed) {
  state.speed = speed;
  for (const radio of speeds) radio.checked = +radio.value === speed;
  changed("speed");
}

// ---- The bar below the picture ----

const speeds = document.querySelectorAll("[name=speed]");

function showClock() {
  const { scene, frame, isPlaying } = state, time = timeOf(frame);
  $("clock").textContent = seconds(time);
  if (document.activeElement !== $("frame")) $("frame").value = frame;
  if (!isPlaying) $("picture").setAttribute("aria-label", `${scene.title ?? scene.file} at ${seconds(time, 2)}`);
}

function enable(isEnabled) {
  for (const control of $("playback").querySelectorAll("button:not([popovertarget]), input")) {
    control.disabled = !isEnabled;
  }
}

enable(false);
on("scene", () => {
  const { scene } = state;
  $("of").textContent = `of ${last()}`;
  if (!state.isPlaying) $("rate").textContent = `${scene.fps} fps`;
  if (scene.count < 2) state.isPlaying = false;
  enable(scene.count > 1);
});
on("scene frame playing", showClock);
on("playing", () => {
  $("go").replaceChildren(icon(state.isPlaying ? "pause" : "play"));
  $("go").setAttribute("aria-label", state.isPlaying ? "Pause" : "Play");
  if (!state.isPlaying) $("rate").textContent = `${state.scene.fps} fps`;
});
on("scene range", () => {
  $("range").hidden = !state.range;
  if (state.range) $("rangeText").textContent = state.range.map(time => time.toFixed(2)).join(" – ");
});

$("go").onclick = () => setPlaying(!state.isPlaying);
$("pframe").onclick = () => step(-1);
$("nframe").onclick = () => step(1);
$("pstep").onclick = () => edge(-1);
$("nstep").onclick = () => edge(1);
$("frame").onchange = () => {
  const wanted = parseInt($("frame").value) || 0;
  setPlaying(false);
  seek(timeOf(clamp(wanted, 0, last())));
  $("frame").value = state.frame;
};
$("frame").onkeydown = event => {
  // The keys belong to the page again.
  if (event.key === "Escape") $("frame").value = state.frame;
  if (event.key === "Enter" || event.key === "Escape") $("frame").blur();
};
$("unrange").onclick = () => {
  setRange(null);
  $("loop").focus();
};
for (const radio of speeds) radio.onchange = () => setSpeed(+radio.value);
