// The plots of the selected view's numbers over time.
import { $, clamp, draw, follow, make, number } from "./dom.js";
import { seek } from "./playback.js";
import { extremes } from "./rows.js";
import { on, sampleAt, selectedView, state, timeOf } from "./state.js";

/** The plots, with their elements and values. */
let plots = [];

function build() {
  const view = selectedView(), { tracks } = state;
  plots = [];
  $("plots").replaceChildren();
  if (!view) return;
  if (!view.moves.length) {
    const text = view.changes.length ? `Changes without a number: ${view.changes.join(", ")}.` : "Nothing of it moves.";
    $("plots").append(make("p", { className: "quiet", textContent: text }));
  }
  if (tracks?.view !== view.id) return;
  plots = view.moves.map(property => plot(property));
  $("plots").append(...plots.map(plot => plot.figure));
  drawCurves();
}

function plot(property) {
  const base = draw("path", { class: "base" }), curve = draw("path", { class: "c" });
  const time = make("span", { className: "at" }), dot = make("span", { className: "dot" }), value = make("b");
  const highest = make("span"), lowest = make("span");
  const svg = draw("svg", { viewBox: "0 0 1000 100", preserveAspectRatio: "none", "aria-hidden": "true" }, base, curve);
  const box = make("div", { className: "box" }, svg, time, dot);
  box.setAttribute("role", "img");
  const figure = make("figure", { className: "plot" },
    make("figcaption", {}, make("span", { textContent: property }), value),
    make("div", { className: "row" }, box, make("div", { className: "ends" }, highest, lowest)));
  box.onpointerdown = event => follow(box, event, move => {
    const { left, width } = box.getBoundingClientRect();
    seek(clamp((move.clientX - left) / width, 0, 1) * state.scene.duration);
  });
  return { property, figure, box, base, curve, time, dot, value, highest, lowest };
}

/** The values of a property, or their changes per second. */
function courseOf(property) {
  const { times, values } = state.tracks, course = values[property];
  if (state.plot === "value") return course;
  return course.map((value, index) => index ? (value - course[index - 1]) / (times[index] - times[index - 1]) : 0);
}

function drawCurves() {
  const { times } = state.tracks ?? {}, duration = state.scene.duration || 1;
  for (const plot of plots) {
    const course = courseOf(plot.property), [low, high] = extremes(course);
    const y = value => 100 - 100 * (value - low) / (high - low || 1);
    const x = index => 1000 * times[index] / duration;
    const points = course.map((value, index) => `${x(index).toFixed(1)} ${y(value).toFixed(2)}`);
    plot.curve.setAttribute("d", "M" + points.join("L"));
    plot.base.setAttribute("d", `M0 ${y(state.plot === "value" ? course[0] : 0)}H1000`);
    plot.highest.textContent = number(high);
    plot.lowest.textContent = number(low);
    plot.box.setAttribute("aria-label",
      `${plot.property} from ${number(course[0])}, least ${number(low)}, most ${number(high)}`);
    Object.assign(plot, { course, low, high });
  }
  showTime();
}

function showTime() {
  if (!plots.length || !state.tracks) return;
  const time = timeOf(state.frame), index = sampleAt(state.tracks.times, time);
  const x = 100 * time / (state.scene.duration || 1) + "%";
  for (const { course, low, high, value, dot, time: line } of plots) {
    value.textContent = number(course[index]) + (state.plot === "value" ? "" : " /s");
    line.style.left = dot.style.left = x;
    dot.style.top = 4 + 32 * (1 - (course[index] - low) / (high - low || 1)) + "px";
  }
}

on("scene selection tracks", build);
on("frame", showTime);
for (const radio of document.querySelectorAll("[name=plot]")) radio.onchange = () => {
  state.plot = radio.value;
  drawCurves();
};
