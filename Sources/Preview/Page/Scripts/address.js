// The part of the state that the page's address keeps, so that a reload or a link opens the same frame, paused. Sizes of
// panels are kept in the browser's storage.
import { $, clamp } from "./dom.js";
import { on, state } from "./state.js";

/** Milliseconds between two changes of the address; browsers refuse many more. */
const interval = 125, whilePlaying = 1000;
const short = value => String(+value.toFixed(4));
const number = (text, low, high) => text.trim() !== "" && text >= low && text <= high ? +text : undefined;
const flag = text => text === "1" ? true : undefined;
const without = value => value ? "1" : null;

/**
 * How each part is written, with null for the usual value, and read, with undefined for a bad value. Bad parts are
 * ignored one by one.
 */
const parts = {
  t: [() => state.time ? short(state.time) : null, text => number(text, 0, 1e6), value => state.time = value],
  range: [() => state.range?.map(short).join("-") ?? null, text => {
    const range = text.split("-").map(part => number(part, 0, 1e6));
    return range.length === 2 && range[0] < range[1] ? range : undefined;
  }, value => state.range = value],
  speed: [() => state.speed === 1 ? null : state.speed, text => number(text, .1, 2), value => state.speed = value],
  look: [() => state.appearance === "dark" ? "dark" : null, text => text === "dark" ? text : undefined,
    value => state.appearance = value],
  scale: [() => $("scale").value || null, text => [...$("scale").options].some(option => option.value === text)
    ? text : undefined, value => $("scale").value = value],
  view: [() => state.selected, text => text, value => state.selected = value],
  zoom: [() => state.zoom ? short(state.zoom) : null, text => number(text, .02, 16), value => state.zoom = value],
  timeline: [() => state.fitsTime ? null : short(state.pointsPerSecond), text => number(text, 1, 4000),
    value => Object.assign(state, { pointsPerSecond: value, fitsTime: false })],
  compare: [() => state.compare && state.compare + (state.compareMode ? "." + state.compareMode : ""), text =>
    /^(looks|saves|golden)(\.(both|swipe|onion|blink|difference))?$/.test(text) ? text.split(".") : undefined,
    ([kind, mode]) => Object.assign(state, { compare: kind, compareMode: mode ?? null })],
  clear: [() => without(state.isClear), flag, value => state.isClear = value],
  onion: [() => without(state.showsOnionSkin), flag, value => state.showsOnionSkin = value],
};

function written() {
  const query = new URLSearchParams();
  for (const name in parts) {
    const text = parts[name][0]();
    if (text !== null) query.set(name, text);
  }
  for (const name in state.parameters) query.append("set", `${name}=${state.parameters[name]}`);
  return query.size ? "#" + query : "";
}

/** Sets the state that the address describes, and the controls that show it. */
export function readAddress() {
  const query = new URLSearchParams(location.hash.slice(1));
  for (const name in parts) {
    const [, read, set] = parts[name], text = query.get(name), value = text === null ? undefined : read(text);
    if (value !== undefined) set(value);
  }
  for (const pair of query.getAll("set")) {
    const equals = pair.indexOf("=");
    if (equals > 0) state.parameters[pair.slice(0, equals)] = pair.slice(equals + 1);
  }
  for (const [name, value] of [["look", state.appearance], ["speed", state.speed]]) {
    for (const radio of document.querySelectorAll(`[name=${name}]`)) radio.checked = radio.value === String(value);
  }
  $("scale").value ||= "";
  $("skin").setAttribute("aria-pressed", state.showsOnionSkin);
  $("clear").setAttribute("aria-pressed", state.isClear);
}

// The server has exchanged the key of the link for a cookie.
if (new URLSearchParams(location.search).has("key")) {
  const query = new URLSearchParams(location.search);
  query.delete("key");
  history.replaceState(null, "", location.pathname + (query.size ? "?" + query : "") + location.hash);
}

let timer = 0, isRead = false;
export function writeAddress() {
  clearTimeout(timer);
  timer = 0;
  if (!isRead) return;
  const { pathname, search, hash } = location, next = written();
  if (next !== hash) history.replaceState(null, "", pathname + search + next);
}

const keep = () => timer ||= setTimeout(writeAddress, state.isPlaying ? whilePlaying : interval);

on("scene", () => {
  isRead = true;
  keep();
});
on("time range selection variant parameters zoom rows playing speed", keep);
// The user has pasted another link to this page.
addEventListener("hashchange", () => location.reload());

// ---- Sizes of panels ----

/** Storage may be forbidden; then nothing is kept. */
export function kept(name) {
  try {
    return JSON.parse(localStorage.getItem("animrender." + name));
  } catch {
    return null;
  }
}

export function keepPanel(name, value) {
  try {
    localStorage.setItem("animrender." + name, JSON.stringify(value));
  } catch {
    // Nothing is kept.
  }
}

export const keptNumber = (name, low, high) => {
  const value = kept(name);
  return typeof value === "number" && isFinite(value) ? clamp(value, low, high) : null;
};
