// The sliders of a spring. Each form of a spring has its own; a change replaces one number of the written text.
import { $, make } from "./dom.js";

/** The forms: the keys with their usual values, limits and words. The first is that of a curve which is no spring. */
const forms = [
  [["dampingRatio", .8, .1, 1.5, "Damping ratio"], ["initialVelocity", 0, -10, 20, "Initial velocity"]],
  [["duration", .5, .1, 2, "Duration, s"], ["bounce", 0, -.5, .9, "Bounce"]],
  [["response", .5, .1, 2, "Response, s"], ["dampingFraction", .8, .1, 1.5, "Damping fraction"]],
  [["mass", 1, .1, 5, "Mass"], ["stiffness", 100, 10, 600, "Stiffness"], ["damping", 10, 1, 60, "Damping"]],
];

/** The parameters of a written spring; null for any other curve. */
function springOf(text) {
  try {
    return JSON.parse(text).spring ?? null;
  } catch {
    return null;
  }
}

/** The text of a spring with another number. */
function changedText(text, key, number, form) {
  const spring = springOf(text);
  if (!spring) {
    const own = form.map(([name, usual]) => [name, name === key ? number : usual]);
    return `{ "spring": { ${own.map(([name, value]) => `"${name}": ${value}`).join(", ")} } }`;
  }
  if (key in spring) return text.replace(new RegExp(`("${key}"\\s*:\\s*)[-+.\\deE]+`), `$1${number}`);
  return text.replace(/\s*\}\s*\}\s*$/, end => `, "${key}": ${number}${end}`);
}

/**
 * Shows the sliders for a curve.
 *
 * @param read returns the text of the curve.
 * @param write is called with the text of a changed one.
 */
export function showSprings(read, write) {
  const spring = springOf(read()) ?? {}, form = forms.find(form => form.some(([key]) => key in spring)) ?? forms[0];
  $("springs").replaceChildren(...form.map(([key, usual, min, max, words]) => {
    const shown = make("b", { className: "num" }), slider = make("input", { type: "range", min, max, step: .01 });
    slider.value = spring[key] ?? usual;
    slider.dataset.spring = key;
    const show = () => shown.textContent = (+slider.value).toFixed(2);
    show();
    slider.oninput = () => {
      show();
      write(changedText(read(), key, +slider.value, form));
    };
    return make("label", {}, words + " ", shown, slider);
  }));
}
