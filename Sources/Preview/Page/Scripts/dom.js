// Short words for the document.
export const $ = id => document.getElementById(id);

/** An element with properties and children. */
export function make(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/** An element of SVG with attributes and children. */
export function draw(tag, attributes = {}, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const name in attributes) element.setAttribute(name, attributes[name]);
  element.append(...children);
  return element;
}

/** One of the page's symbols. */
export const icon = name => draw("svg", { class: "i", "aria-hidden": "true" }, draw("use", { href: "#i-" + name }));

export const seconds = (time, places = 3) => time.toFixed(places) + " s";
export const number = value => Math.abs(value) >= 1000 ? value.toFixed(0) : String(Math.round(value * 100) / 100);
export const clamp = (value, low, high) => Math.min(Math.max(value, low), high);

/** Follows the pointer from an element until it is let go. */
export function follow(element, event, move) {
  element.setPointerCapture(event.pointerId);
  element.onpointermove = move;
  element.onpointerup = element.onpointercancel = () => element.onpointermove = null;
  move(event);
}

/** A question that is asked once at a time; of those that come in between, only the latest is asked. */
export function latest(ask) {
  let isAsking = false, next = null;
  return async function run(...values) {
    if (isAsking) return void (next = values);
    isAsking = true;
    try {
      await ask(...values);
    } catch {
      // The connection is lost, which the page shows elsewhere.
    }
    isAsking = false;
    const waiting = next;
    next = null;
    if (waiting) run(...waiting);
  };
}

let timer = 0;
/** Shows a line of text for a moment. */
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
