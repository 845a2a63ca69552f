// Dragging the ends of a step's bar: its end changes the duration, its start the delay or the place.
import { clamp, make } from "./dom.js";
import { attempt, cancel, commit } from "./edit.js";
import { changed, on, state } from "./state.js";
import { numberText } from "./values.js";

const snap = 5;

/** The number of times that a step passes its written length. */
const factorOf = step => Math.max(step.cycles, 1e-9) * (step.reverses ? 2 : 1);

/** Rounds to frames, as long as a frame is a time that a person would write. */
const toFrame = time => Math.round(time * state.scene.fps) / state.scene.fps;

/** How a drag of an end changes the file: the handle, and the text for a shift in seconds; null if it cannot. */
function changeOf(step, end) {
  const { edit } = step;
  if (!edit || edit.fixed || edit.endless && end === "end") return null;
  if (end === "end") {
    const { length } = edit, old = length ? length.number : (step.end - step.start) / factorOf(step);
    if (old === null || old === undefined) return null;
    const key = step.kind === "rest" ? "wait" : "duration", handle = length?.handle ?? `${edit.object}/${key}`;
    return { handle, text: shift => numberText(clamp(old + shift / factorOf(step), 0, 3600), length?.text ?? "0.5") };
  }
  if (step.kind === "rest") return null;
  if (edit.at) {
    if (edit.at.number !== null) {
      return { handle: edit.at.handle, text: shift => numberText(Math.max(edit.at.number + shift, 0), edit.at.text) };
    }
    const found = /^"(.*?)([+-][\d.]+)?"$/.exec(edit.at.text);
    if (!found) return null;
    return { handle: edit.at.handle, text: shift => {
      const offset = +numberText(+(found[2] ?? 0) + shift);
      return JSON.stringify(found[1] + (offset ? (offset > 0 ? "+" : "") + offset : ""));
    } };
  }
  const old = edit.delay ? edit.delay.number : 0;
  if (old === null) return null;
  return { handle: edit.delay?.handle ?? `${edit.object}/delay`,
    text: shift => numberText(Math.max(old + shift, 0), edit.delay?.text ?? "0.5") };
}

/** The edges to which an end snaps: those that do not move with the step. */
function edgesFor(step) {
  const edges = new Set([0, state.scene.duration]);
  for (const other of state.scene.steps) {
    if (other === step || other.line === step.line || other.start >= step.end - 1e-6) continue;
    edges.add(other.start);
    if (other.end <= step.start + 1e-6 || other.start < step.start - 1e-6) edges.add(other.end);
  }
  return [...edges];
}

let isDragging = false;

/** Adds the ends of a bar that can be dragged. */
export function grips(button, step) {
  if (!state.isEditing) return;
  for (const end of ["start", "end"]) {
    const change = changeOf(step, end);
    if (!change) continue;
    const grip = make("span", { className: "grip " + end });
    grip.onclick = event => event.stopPropagation();
    grip.onpointerdown = event => drag(event, step, end, change);
    button.append(grip);
  }
}

function drag(event, step, end, change) {
  const start = event.clientX, from = end === "end" ? step.end : step.start, edges = edgesFor(step);
  // Moving the start moves the whole bar, so its shift is that of the time.
  const scale = state.pointsPerSecond, unchanged = change.text(0);
  let last = unchanged;
  event.preventDefault();
  event.stopPropagation();
  isDragging = true;
  const textAt = move => {
    const wanted = from + (move.clientX - start) / scale;
    const near = move.altKey ? undefined : edges.find(edge => Math.abs(edge - wanted) * scale < snap);
    return change.text((move.altKey ? wanted : near ?? toFrame(wanted)) - from);
  };
  const move = event => {
    const text = textAt(event);
    if (text === last) return;
    last = text;
    attempt(change.handle, text);
  };
  const stop = isKept => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("keydown", key, true);
    isDragging = false;
    if (isKept && last !== unchanged) commit(change.handle, last);
    else cancel();
  };
  const up = () => stop(true);
  const key = event => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    stop(false);
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("keydown", key, true);
}

/** Alt with an arrow key moves the end of a bar by a frame, with Shift its start. */
export function moveByKey(event, step) {
  const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!state.isEditing || !event.altKey || !way) return false;
  const change = changeOf(step, event.shiftKey ? "start" : "end");
  if (change) commit(change.handle, change.text(way / state.scene.fps));
  return true;
}

/** Chooses a step, whose values the inspector then shows. */
export function chooseStep(step) {
  if (!state.isEditing || isDragging) return;
  state.step = state.scene.steps.indexOf(step);
  changed("step");
}

on("editing", () => state.step = null);
