// The controls of the scene's parameters.
import { $, make } from "./dom.js";
import { changed, on, state } from "./state.js";

/** The description of the current controls. */
let shown = "";

function showCounts() {
  const { scene, parameters } = state, count = Object.keys(parameters).length;
  if (!scene) return;
  for (const field of $("fields").children) field.classList.toggle("changed", field.dataset.name in parameters);
  $("reset").disabled = !count;
  $("changedCount").textContent = count ? `${count} of ${scene.parameters.length}` : scene.parameters.length;
}

function build() {
  const { parameters } = state.scene, now = JSON.stringify(parameters);
  if (now === shown) return;
  shown = now;
  $("paramsButton").hidden = !parameters.length;
  $("fields").replaceChildren(...parameters.map(field));
}

let timer = 0;
function set(parameter, text) {
  if (text === parameter.value) delete state.parameters[parameter.name];
  else state.parameters[parameter.name] = text;
  showCounts();
  clearTimeout(timer);
  timer = setTimeout(() => changed("parameters"), 60);
}

/** Creates a control that fits a parameter's kind. */
function field(parameter, index) {
  const { name, kind } = parameter, id = "p" + index, value = state.parameters[name] ?? parameter.value;
  const label = make("label", { htmlFor: id, textContent: name });
  const control = controls[kind in controls ? kind : "text"](parameter, id, value);
  const result = make("div", { className: "field" }, label, ...control);
  result.dataset.name = name;
  return result;
}

const controls = {
  switch(parameter, id, value) {
    const box = make("input", { id, type: "checkbox", className: "switch", checked: value === "true" });
    box.setAttribute("role", "switch");
    box.onchange = () => set(parameter, String(box.checked));
    return [box];
  },
  number(parameter, id, value) {
    const own = +parameter.value, slider = make("input", {
      type: "range", min: Math.min(0, own * 2), max: Math.max(own * 2, own ? 0 : 1),
      step: Math.abs(own) >= 10 && Number.isInteger(own) ? 1 : "any", value,
    });
    const box = make("input", { id, type: "number", step: "any", value });
    slider.setAttribute("aria-label", parameter.name + ", slider");
    slider.oninput = () => {
      box.value = +(+slider.value).toFixed(3);
      set(parameter, box.value);
    };
    box.oninput = () => {
      slider.value = box.value;
      if (box.value !== "") set(parameter, box.value);
    };
    return [slider, box];
  },
  color(parameter, id, value) {
    const [box] = controls.text(parameter, id, value);
    const picker = make("input", { type: "color", value: state.scene.swatches[parameter.name] ?? "#808080" });
    picker.dataset.name = parameter.name;
    picker.setAttribute("aria-label", parameter.name + ", picker");
    picker.oninput = () => {
      box.value = picker.value;
      set(parameter, picker.value);
    };
    return [make("span", { className: "pair" }, picker, box)];
  },
  text(parameter, id, value) {
    const box = make("input", { id, type: "text", value, spellcheck: false });
    box.oninput = () => set(parameter, box.value);
    return [box];
  },
};

/** Shows the colours of names such as `systemTeal`, and of dark variants. */
function showSwatches() {
  for (const picker of $("fields").querySelectorAll("[type=color]")) {
    const color = state.scene.swatches[picker.dataset.name];
    if (color && picker !== document.activeElement) picker.value = color;
  }
}

/** Marks the fields whose values are errors, with their messages. */
function showErrors(diagnostics) {
  for (const field of $("fields").children) {
    const { name } = field.dataset, found = diagnostics.find(({ file }) => file === `--set ${name}`);
    for (const control of field.querySelectorAll("input")) control.setAttribute("aria-invalid", !!found);
    field.querySelector(".wrong")?.remove();
    if (!found) continue;
    field.append(make("p", { className: "wrong", textContent: `${name}: ${found.message}` }));
    field.lastChild.setAttribute("role", "alert");
  }
}

$("reset").onclick = () => {
  state.parameters = {};
  shown = "";
  changed("parameters");
};
on("scene", () => {
  build();
  showSwatches();
  showErrors([]);
});
on("failed", showErrors);
on("scene parameters", showCounts);
