// The bar of a step.
import { draw, make, seconds } from "./dom.js";
import { chooseStep, grips, moveByKey } from "./drag.js";
import { seekStep } from "./playback.js";
import { at, state } from "./state.js";

const shapeHeight = 100, mostCycles = 50, narrowest = 12, levelLimit = 5, levelHeight = 22;

/** The levels of runs, which are sorted by their starts. Runs that overlap get different levels. */
export function levels(runs, limit = levelLimit) {
  const ends = [];
  return runs.map(({ start, end }) => {
    let level = ends.findIndex(other => other <= start + 1e-9);
    if (level < 0) level = Math.min(ends.length, limit - 1);
    ends[level] = end;
    return level;
  });
}

export const heightOf = levels => (levels.reduce((most, level) => Math.max(most, level), 0) + 1) * levelHeight + 2;

/** A step's timing curve as an area, repeated for each cycle. Computed once for each step. */
function area(step) {
  const values = state.scene.shapes[step.shape], way = step.reverses ? [...values, ...values.toReversed()] : values;
  const count = Math.min(Math.max(Math.ceil(step.cycles), 1), mostCycles), low = Math.min(0, ...values);
  const high = Math.max(100, ...values), points = [];
  for (let cycle = 0; cycle < count; cycle++) {
    way.forEach((value, index) => {
      const x = 1000 * (cycle + index / (way.length - 1)) / step.cycles;
      points.push(`${x.toFixed(1)} ${(shapeHeight - (shapeHeight - 4) * (value - low) / (high - low)).toFixed(1)}`);
    });
  }
  return `M0 ${shapeHeight}L${points.join("L")}L1000 ${shapeHeight}Z`;
}

function curve(step) {
  const path = draw("path", { d: step.area ??= area(step) });
  return draw("svg", { viewBox: `0 0 1000 ${shapeHeight}`, preserveAspectRatio: "none", "aria-hidden": "true" }, path);
}

/** The name of a step. A step without an id has that of its first view, and the number of the others. */
function labelOf(step) {
  const views = new Set(step.targets.map(([id]) => id)), [first] = views;
  return step.label === first && views.size > 1 ? `${first} +${views.size - 1}` : step.label;
}

/** The properties that a step changes in a view, whose row needs no name; in the lane of steps, the step's name. */
function nameOf({ step, follows }, view) {
  if (!view) return labelOf(step);
  const names = follows ?? Object.entries(step.edit?.changes ?? {})
    .find(([ids]) => ids.split(",").some(id => id.trim() === view.id))?.[1];
  return names?.length ? names.join(", ") : step.label === view.id ? step.curve ?? step.label : step.label;
}

/**
 * A button for a step. The first click seeks the start of the step, the second one its end.
 *
 * @param view the view of the row; nothing in the lane of steps.
 */
export function bar(run, level, view) {
  const { step, start, end, follows } = run, name = nameOf(run, view);
  const kind = { set: "move", group: "move" }[step.kind] ?? step.kind, width = at(end) - at(start);
  const button = make("button", { className: "bar " + kind, tabIndex: -1 });
  button.style.left = at(start) + "px";
  button.style.width = Math.max(width - 1, 3) + "px";
  button.style.top = 3 + level * levelHeight + "px";
  button.run = run;
  if (follows) button.classList.add("follows");
  const times = `${seconds(start, 2)} to ${seconds(end, 2)}`;
  const words = follows ? `follows ${step.label} by constraints: ${name}` : view && name !== step.label ? `${step.label}: ${name}` : step.label;
  button.title = `${words}${step.curve && name !== step.curve ? ", " + step.curve : ""}\n${times} (${seconds(end - start, 2)})`
    + (kind === "held" ? "" : `\n${state.scene.file}:${step.line}`);
  button.onclick = () => {
    seekStep(start, end);
    chooseStep(step);
  };
  if (kind === "held") return button;
  button.addEventListener("keydown", event => {
    if (!moveByKey(event, step)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  if (step.edit?.endless) button.classList.add("endless");
  if (step.shape !== null && !follows && width > narrowest) button.append(curve(step));
  const label = make("span", { className: "l" });
  const detail = follows || name === step.curve ? null : step.curve ?? (kind === "rest" ? +(end - start).toFixed(3) + " s" : null);
  if (width > (view ? 40 : name.length * 5 + 8)) label.append(make("b", { textContent: name }));
  if (detail && width > (name.length + detail.length) * 6.9 + 22) {
    label.append(make("em", { textContent: detail }));
  }
  button.append(label);
  if (!follows) grips(button, step);
  button.setAttribute("aria-label", `${step.label}, ${times}${step.curve ? ", " + step.curve : ""}`);
  return button;
}
