// The inspector: the steps that move the selected view, and its values at the playhead; without a selection, the scene.
import { $, make, number, seconds } from "./dom.js";
import { place } from "./places.js";
import { seekStep } from "./playback.js";
import { on, selectedView, state, timeOf } from "./state.js";

/** Default values, which are not listed. */
const usual = {
  transform: "1, 0, 0, 1, 0, 0", "transform.translate": "0, 0", "transform.scale": "1, 1", "transform.skew": "0, 0",
  "transform.rotate": "0", "transform.rotateX": "0", "transform.rotateY": "0", "transform.perspective": "0",
  anchorPoint: "0.5, 0.5",
};
const isUsual = (name, value) => usual[name] === text(value);

/** The frame of a view without a transform, as UIKit computes it, or null for other views. */
function frameOf({ center, bounds, anchorPoint, ...values }) {
  if (!Object.keys(usual).every(name => !name.startsWith("transform") || isUsual(name, values[name]))) return null;
  const frame = [...center.map((middle, axis) => middle - bounds[axis] * anchorPoint[axis]), ...bounds];
  // Four numbers with two decimal places do not fit.
  return frame.map(value => Math.round(10 * value) / 10);
}

/** Properties of borders and shadows that are not drawn. */
const isUnseen = (name, values) => name.startsWith("border") && values.borderWidth === 0
  || name.startsWith("shadow") && values["shadow.opacity"] === 0;

function build() {
  const { scene } = state, view = selectedView();
  if (!scene) return;
  for (const group of document.querySelectorAll(".side .group.view")) group.hidden = !view;
  $("atTime").parentElement.hidden = !view;
  $("moved").replaceChildren();
  if (view) showView(view);
  else showScene(scene);
}

function showScene(scene) {
  $("who").replaceChildren("Scene", make("small", { textContent: "no view selected" }));
  $("where").replaceChildren(make("span", { textContent: "Click a view in the picture or the timeline." }));
  const moving = scene.views.filter(view => view.isMoving).length;
  showRows(Object.entries({
    size: scene.size.join(" × ") + " pt", scale: scene.scale, fps: scene.fps,
    duration: +scene.duration.toFixed(3) + " s", hold: +scene.hold.toFixed(3) + " s", frames: scene.count,
    views: `${scene.views.length}, ${moving} move`, steps: scene.steps.filter(step => step.kind !== "held").length,
    parameters: scene.parameters.length,
  }).map(([name, text]) => ({ name, text: String(text) })));
}

function showView(view) {
  const { scene } = state, trail = [view.id];
  for (let next = view.parent; next !== null; next = scene.views[next].parent) trail.unshift(scene.views[next].id);
  const line = place(view.line);
  $("who").replaceChildren(view.label, make("small", { textContent: view.type }));
  $("where").replaceChildren(
    make("span", { textContent: ["canvas", ...trail].join(" › ") }), make("span", { className: "grow" }), line);
  const runs = view.runs.filter(({ step, start, end }) => step.kind !== "held" && end > start);
  if (!runs.length) $("moved").append(make("li", { className: "quiet", textContent: "No step of its own." }));
  for (const { step, start, end, follows } of runs) {
    const button = make("button", {}, make("span", { className: "k " + step.kind }),
      make("span", { textContent: step.label }), make("span", { className: "quiet", textContent: follows ? "by constraints" : step.curve ?? "" }),
      make("span", { className: "num", textContent: `${start.toFixed(2)} – ${end.toFixed(2)}` }));
    button.onclick = () => seekStep(start, end);
    $("moved").append(make("li", {}, button));
  }
}

// ---- Values ----

function showRows(rows) {
  $("props").replaceChildren(...rows.map(({ name, text, isMoving, color }) => {
    const value = make("dd", { title: text });
    if (color) {
      const swatch = make("span", { className: "swatch" });
      swatch.style.background = color;
      value.append(swatch);
    }
    value.append(text);
    return make("div", { className: isMoving ? "moves" : "" }, make("dt", { textContent: name }), value);
  }));
}

const byte = part => Math.round(Math.min(Math.max(part, 0), 1) * 255);
const hexadecimal = color => "#" + (color[3] < 1 ? color : color.slice(0, 3))
  .map(part => byte(part).toString(16).padStart(2, "0")).join("");

function text(value) {
  if (value === null) return "–";
  if (Array.isArray(value)) return value.map(part => Array.isArray(part) ? hexadecimal(part) : text(part)).join(", ");
  return typeof value === "number" ? number(value) : String(value);
}

function showValues(values) {
  const view = selectedView();
  if (!view) return;
  const moving = new Set([...view.moves, ...view.changes]);
  // Both numbers of a point or a size form one value.
  for (const name of view.moves) moving.add(name.split(".").slice(0, name.startsWith("transform") ? 2 : 1).join("."));
  if (moving.has("center") || moving.has("bounds")) moving.add("frame");
  showRows(Object.entries({ frame: frameOf(values), ...values }).map(([name, value]) => {
    const isColor = Array.isArray(value) && value.length === 4 && /color$/i.test(name);
    const color = isColor ? `rgb(${value.slice(0, 3).map(byte).join(" ")} / ${value[3]})` : null;
    const words = isColor ? hexadecimal(value) : name === "bounds" ? value.map(text).join(" × ") : text(value);
    return { name, text: words, isMoving: moving.has(name) && value !== null, color };
  }).filter(({ name, text, isMoving }) =>
    isMoving || usual[name] !== text && text !== "–" && !isUnseen(name, values)));
}

function showTime() {
  $("atTime").textContent = seconds(timeOf(state.frame), 2);
}

on("scene selection", () => {
  build();
  showTime();
});
on("frame", showTime);
on("values", showValues);
