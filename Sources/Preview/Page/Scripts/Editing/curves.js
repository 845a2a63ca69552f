// The panel that chooses a curve: thumbnails of all named ones, the sliders of a spring, and the four numbers of a Bézier curve;
// beside them the step's curve before and after the choice, its overshoot and duration, and the limits of claims.
import { $, clamp, draw, make } from "./dom.js";
import { attempt, cancel, commit } from "./edit.js";
import { showSprings } from "./springs.js";
import { address, on, state } from "./state.js";

const size = [236, 180], edge = 30;
let value = null, names = null, chosen = "", points = [.25, .1, .25, 1];
/** The path of the step's curve when the panel was opened, and the scene's claims. */
let before = "", claims = [];

const across = part => part * size[0], up = part => size[1] - edge - part * (size[1] - 2 * edge);

const plot = values => "M" + values.map((y, index) => `${(index / (values.length - 1) * 40 + 1).toFixed(1)} ${(27 - y * 22).toFixed(1)}`).join("L");

async function open(wanted) {
  value = wanted;
  chosen = value.text;
  names ??= await (await fetch(address("/api/curves"))).json();
  if (!$("curveNames").children.length) build();
  points = readBezier(value.text) ?? points;
  showSprings(() => chosen, tryText);
  before = shapeOf(state.scene.steps[state.step]);
  show();
  $("curvePanel").showPopover();
}

function build() {
  $("curveNames").append(...names.map(({ name, values }) => {
    const radio = make("input", { type: "radio", name: "curve-name", value: name });
    radio.setAttribute("aria-label", name);
    radio.onchange = () => tryText(JSON.stringify(name));
    return make("label", { className: "tile", title: name }, radio,
      draw("svg", { viewBox: "0 0 42 30", "aria-hidden": "true" }, draw("path", { d: plot(values) })), make("span", { textContent: name }));
  }));
}

function readBezier(text) {
  try {
    const numbers = JSON.parse(text);
    return Array.isArray(numbers) && numbers.length === 4 ? numbers : null;
  } catch {
    return null;
  }
}

function show() {
  $("curveText").textContent = chosen;
  for (const radio of document.querySelectorAll("[name=curve-name]")) radio.checked = JSON.stringify(radio.value) === chosen;
  const [a, b, c, d] = points;
  $("bezierCurve").setAttribute("d", `M0 ${up(0)}C${across(a)} ${up(b)} ${across(c)} ${up(d)} ${size[0]} ${up(1)}`);
  $("bezierArms").setAttribute("d", `M0 ${up(0)}L${across(a)} ${up(b)}M${size[0]} ${up(1)}L${across(c)} ${up(d)}`);
  for (const [index, id] of ["pointA", "pointB"].entries()) {
    const [px, py] = points.slice(2 * index, 2 * index + 2);
    $(id).setAttribute("cx", across(px));
    $(id).setAttribute("cy", up(py));
    $(id).setAttribute("aria-valuetext", `${px}, ${py}`);
    $(id).setAttribute("aria-valuenow", px);
  }
  showStep();
}

/** The path of a step's curve, whose values are in hundredths. */
function shapeOf(step) {
  const values = state.scene.shapes[step?.shape] ?? [];
  return values.length ? "M" + values.map((value, index) => `${across(index / (values.length - 1)).toFixed(1)} ${up(value / 100).toFixed(1)}`).join("L") : "";
}

/** Shows the curve of the step, which may be that of a change that is tried, and what its claims allow. */
function showStep() {
  const step = state.scene.steps[state.step];
  if (!step || !value) return;
  const { overshoot } = step, [, start, end] = step.targets[0] ?? [, step.start, step.end];
  $("bezier").classList.toggle("other", !readBezier(chosen));
  $("curveBefore").setAttribute("d", before);
  $("curveShape").setAttribute("d", shapeOf(step));
  const ids = new Set(step.targets.map(([id]) => id));
  // A claim's words begin with its limit in per cent.
  const limits = claims.filter(({ kind, views }) => kind === "overshoot" && views.some(id => ids.has(id)))
    .map(({ value }) => parseFloat(/[\d.]+(?= ?%)/.exec(value)?.[0]) / 100).filter(limit => !isNaN(limit));
  $("curveLimits").setAttribute("d", limits.map(limit => `M0 ${up(1 + limit)}H${size[0]}`).join(""));
  const percent = part => +(part * 100).toFixed(1) + " %";
  $("curveFigures").textContent = [
    overshoot > 0 ? `${percent(overshoot)} beyond its end` : "not beyond its end", `${+(end - start).toFixed(2)} s`,
    ...limits.map(limit => `at most ${percent(limit)} is claimed`),
  ].join(" · ");
}

function tryText(text) {
  chosen = text;
  show();
  attempt(value.handle, text);
}

const tryBezier = () => tryText(`[${points.map(part => +part.toFixed(2)).join(", ")}]`);
for (const [index, id] of ["pointA", "pointB"].entries()) {
  const point = $(id), set = (x, y) => {
    points[2 * index] = clamp(x, 0, 1);
    points[2 * index + 1] = clamp(y, -1, 2);
    tryBezier();
  };
  point.onpointerdown = event => {
    point.setPointerCapture(event.pointerId);
    point.onpointermove = move => {
      const { left, top, width, height } = $("bezier").getBoundingClientRect(), scale = size[1] / height;
      set((move.clientX - left) / width, (size[1] - edge - (move.clientY - top) * scale) / (size[1] - 2 * edge));
    };
    point.onpointerup = () => point.onpointermove = null;
  };
  point.onkeydown = event => {
    const way = { ArrowLeft: [-.01, 0], ArrowRight: [.01, 0], ArrowUp: [0, .01], ArrowDown: [0, -.01] }[event.key];
    if (!way) return;
    set(points[2 * index] + way[0], points[2 * index + 1] + way[1]);
    event.preventDefault();
    event.stopPropagation();
  };
}
$("curveWrite").onclick = () => {
  const text = chosen;
  const isChanged = text !== value.text;
  value = { ...value, text };
  $("curvePanel").hidePopover();
  if (isChanged) commit(value.handle, text);
};
$("curvePanel").addEventListener("toggle", event => {
  // Closing without a choice takes the change back.
  if (event.newState === "closed" && value && chosen !== value.text) cancel();
});
on("curve", open);
on("scene", showStep);
on("claims", found => {
  claims = found;
  if (state.scene) showStep();
});
