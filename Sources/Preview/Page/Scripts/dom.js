// Helpers for the document.
export const $ = id => document.getElementById(id);

/** Creates an HTML element with properties and children. */
export function make(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/** Creates an SVG element with attributes and children. */
export function draw(tag, attributes = {}, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const name in attributes) element.setAttribute(name, attributes[name]);
  element.append(...children);
  return element;
}

/** Creates an icon from a symbol of the page. */
export const icon = name => draw("svg", { class: "i", "aria-hidden": "true" }, draw("use", { href: "#i-" + name }));

export const seconds = (time, places = 3) => time.toFixed(places) + " s";
export const number = value => Math.abs(value) >= 1000 ? value.toFixed(0) : String(Math.round(value * 100) / 100);
export const fileSize = bytes => bytes < 1e6 ? Math.round(bytes / 1e3) + " kB" : (bytes / 1e6).toFixed(2) + " MB";
export const clamp = (value, low, high) => Math.min(Math.max(value, low), high);

/** Reports movements of the pointer from an element until the button is released. */
export function follow(element, event, move) {
  element.setPointerCapture(event.pointerId);
  element.onpointermove = move;
  element.onpointerup = element.onpointercancel = () => element.onpointermove = null;
  move(event);
}

/** Runs one request at a time. Of the requests during a run, only the latest is run afterwards. */
export function latest(ask) {
  let isAsking = false, next = null;
  return async function run(...values) {
    if (isAsking) return void (next = values);
    isAsking = true;
    try {
      await ask(...values);
    } catch {
      // The connection is lost. The page shows this elsewhere.
    }
    isAsking = false;
    const waiting = next;
    next = null;
    if (waiting) run(...waiting);
  };
}

let timer = 0;
/** Shows a short message for a moment. */
export function toast(text) {
  $("toast").textContent = text;
  $("toast").classList.add("on");
  clearTimeout(timer);
  timer = setTimeout(() => $("toast").classList.remove("on"), 2600);
}

export function copy(text) {
  navigator.clipboard?.writeText(text).catch(() => {});
  toast("Copied: " + text);
}

/** A fact that the program wrote into the page: `token`, `edits` or `opens`. */
export const given = name => document.querySelector(`[name=animrender-${name}]`).content;

/** Asks the program to write a file. Returns its answer, or throws an error with its message and status. */
export async function change(place) {
  const answer = await fetch(place, { method: "POST", headers: { "X-Animrender-Token": given("token") } });
  if (answer.ok) return answer.json();
  const text = await answer.text();
  throw Object.assign(new Error(text.trim()), { status: answer.status });
}
