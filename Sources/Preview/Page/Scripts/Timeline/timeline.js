// The ruler, the playhead, the lane of steps, and the zoom of the time.
import { $, clamp, draw, follow, icon, make, seconds } from "./dom.js";
import { bar, heightOf, levels } from "./bars.js";
import { seek, seekEdge, setRange } from "./playback.js";
import { at, changed, last, on, state, timeOf, total } from "./state.js";

const lanes = $("lanes"), ruler = $("ruler"), ticks = $("ticks"), bars = $("steps"), knob = $("knob");
const greatestZoom = 4000, snap = 5;
const sizeNow = () => `${lanes.clientWidth} ${lanes.clientHeight}`;
const labelWidth = () => parseInt(getComputedStyle(document.documentElement).getPropertyValue("--label"));

// ---- Building ----

/** The size of the lanes at the last layout, and the width of the names. */
let size = "", label = 0;
/** `scrollLeft` of the lanes. Reading it while the scene plays would lay out the page once more. */
let scrolled = 0;

/** Lays out everything that depends on the zoom of the time. */
function layOut() {
  [size, label] = [sizeNow(), labelWidth()];
  if (!state.scene) return;
  const room = Math.max(lanes.clientWidth - label - 14, 200), fit = room / total();
  state.pointsPerSecond = state.fitsTime ? fit : clamp(state.pointsPerSecond, fit, greatestZoom);
  state.fitsTime = state.pointsPerSecond <= fit * 1.001;
  document.documentElement.style.setProperty("--w", at(total()) + 14 + "px");
  // All of the time needs no names that stay while it scrolls. Each of them costs time in each frame.
  lanes.classList.toggle("zoomed", !state.fitsTime);
  $("timeZoom").textContent = Math.round(100 * state.pointsPerSecond / fit) + "%";
  const { duration, hold } = state.scene;
  place($("over"), duration, duration + hold);
  drawTicks();
  drawSteps();
  drawRange();
  changed("rows");
  showTime();
}

function place(element, start, end, offset = 0) {
  element.style.left = offset + at(start) + "px";
  element.style.width = at(end) - at(start) + "px";
}

/** Draws the visible ticks. Labels are at least 64 points apart. */
function drawTicks() {
  const major = [.02, .1, .2, .5, 1, 2, 5, 10, 30, 60, 300, 3600].find(s => at(s) >= 64) ?? 3600;
  const minor = major / ([.2, 2, .02].includes(major) ? 4 : 5);
  const first = Math.max(Math.floor((lanes.scrollLeft - 80) / at(minor)), 0);
  const end = Math.min(lanes.scrollLeft + lanes.clientWidth, at(total()));
  const found = [];
  for (let n = first; at(n * minor) <= end + 1e-9; n++) {
    const time = n * minor, isMajor = Math.abs(time / major - Math.round(time / major)) < 1e-6;
    const tick = make("i", { className: "tick" + (isMajor ? " major" : "") });
    tick.style.left = at(time) + "px";
    if (isMajor && at(total()) - at(time) > 26) {
      tick.append(make("span", { textContent: +time.toFixed(3) + (n ? "" : " s") }));
    }
    found.push(tick);
  }
  ticks.replaceChildren(...found);
}

function drawSteps() {
  const runs = state.scene.steps.filter(step => step.outer).sort((a, b) => a.start - b.start)
    .map(step => ({ step, start: step.start, end: step.end }));
  const places = levels(runs, Infinity), found = runs.map((run, index) => bar(run, places[index]));
  // The arrow keys move the focus to the other bars.
  if (found.length) found[0].tabIndex = 0;
  $("script").style.height = heightOf(places) + "px";
  // A lane that would hide the views scrolls with them.
  $("script").classList.toggle("tall", heightOf(places) > lanes.clientHeight / 2);
  bars.replaceChildren(...found);
  showChosenStep();
}

/** Marks the bar whose values the inspector shows. */
function showChosenStep() {
  const chosen = state.scene.steps[state.step];
  for (const bar of bars.children) bar.classList.toggle("chosen", bar.run.step === chosen);
}

function drawRange() {
  for (const mark of [$("loopMark"), $("shade")]) {
    mark.hidden = !state.range;
    if (state.range) place(mark, ...state.range, mark.id === "shade" ? label : 0);
  }
}

// ---- The time ----

function showTime() {
  if (!state.scene) return;
  const { time, frame } = state, x = at(time), line = $("headline");
  line.style.transform = `translateX(${label + x}px)`;
  line.hidden = x < scrolled - 1;
  knob.hidden = false;
  knob.style.transform = `translateX(calc(${Math.max(x, 20)}px - 50%))`;
  knob.textContent = time.toFixed(2);
  knob.setAttribute("aria-valuemax", last());
  knob.setAttribute("aria-valuenow", frame);
  knob.setAttribute("aria-valuetext", `${seconds(timeOf(frame), 2)}, frame ${frame} of ${last()}`);
}

/** Draws a thin line below frames that are decoded. */
let cacheTimer = 0;
function drawCache(frames) {
  cacheTimer ||= setTimeout(() => {
    cacheTimer = 0;
    const x = time => 1000 * time / total();
    let path = "";
    for (let frame = 0; frame < state.scene.count; frame++) {
      if (!frames.has(frame)) continue;
      let end = frame;
      while (end + 1 < state.scene.count && frames.has(end + 1)) end++;
      path += `M${x(timeOf(frame))} 0H${x(Math.min(timeOf(end) + 1 / state.scene.fps, total()))}`;
      frame = end;
    }
    $("cache").replaceChildren(draw("path", { d: path }));
  }, 250);
}

// ---- Pointer and keys ----

ruler.onpointerdown = event => {
  if (!state.scene) return;
  const time = move => (move.clientX - ruler.getBoundingClientRect().left) / state.pointsPerSecond, from = time(event);
  follow(ruler, event, move => {
    const to = time(move), { duration, edges } = state.scene;
    if (event.shiftKey) {
      const range = [Math.min(from, to), Math.max(from, to)].map(time => clamp(time, 0, duration));
      if (range[1] - range[0] > .01) setRange(range);
      return;
    }
    const near = move.altKey ? undefined : edges.find(edge => at(Math.abs(edge - to)) < snap);
    if (near === undefined) seek(to);
    else seekEdge(near);
  });
};

/** Zooms the time around the playhead; the factor 0 fits the whole duration. */
export function zoomTime(factor) {
  if (!state.scene) return;
  const x = at(state.time) - lanes.scrollLeft;
  state.fitsTime = !factor;
  state.pointsPerSecond *= factor || 1;
  layOut();
  lanes.scrollLeft = at(state.time) - x;
}

bars.onkeydown = event => {
  const direction = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!direction || event.shiftKey) return;
  const list = [...bars.children], next = list[list.indexOf(document.activeElement) + direction];
  for (const bar of next ? list : []) bar.tabIndex = bar === next ? 0 : -1;
  next?.focus();
  event.preventDefault();
  event.stopPropagation();
};
lanes.addEventListener("wheel", event => {
  if (!event.ctrlKey && !event.metaKey) return;
  event.preventDefault();
  zoomTime(Math.exp(-event.deltaY / 300));
}, { passive: false });
lanes.addEventListener("scroll", () => {
  scrolled = lanes.scrollLeft;
  if (!state.scene) return;
  drawTicks();
  showTime();
}, { passive: true });
for (const [id, factor] of [["timeOut", 1 / 1.5], ["timeIn", 1.5], ["timeZoom", 0]]) {
  $(id).onclick = () => zoomTime(factor);
}

let isFirst = true;
on("scene editing", () => {
  layOut();
  // The part that the address names is around the playhead.
  if (isFirst) lanes.scrollLeft = at(state.time) - lanes.clientWidth / 3;
  isFirst = false;
});
on("range", drawRange);
on("step", () => state.scene && showChosenStep());
on("time", showTime);
on("cache", drawCache);
new ResizeObserver(() => size !== sizeNow() && layOut()).observe(lanes);
