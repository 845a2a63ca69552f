// The written values of the selected view, or of the chosen step, as fields.
import { $, latest, make } from "./dom.js";
import { attempt, cancel, commit } from "./edit.js";
import { place } from "./places.js";
import { changed, on, question, state } from "./state.js";

let shown = "";

const read = latest(async () => {
  const isStep = state.step !== null, key = isStep ? { step: state.step } : { view: state.selected };
  const found = !isStep && state.selected === null ? null : await question("/api/edits", key);
  // The fields of a scene that changed meanwhile stay until the new ones come.
  if (found !== undefined) show(found, isStep);
});

function show(found, isStep) {
  $("written").hidden = !state.isEditing || !found;
  if (!found) return;
  const name = isStep ? `Step ${state.scene.steps[state.step]?.label ?? ""}` : "Written";
  $("writtenTitle").textContent = name;
  const { line, own, absolute, elsewhere } = found, isOpened = !elsewhere || own || absolute;
  // A part of the kit has no file.
  $("writtenLine").replaceChildren(...!isOpened ? [] : [place(line, own === false ? { file: found.name, absolute } : {})]);
  // A field with text that is not written is not replaced.
  const text = JSON.stringify([found, state.step, state.selected]);
  if (text === shown || $("fieldsWritten").querySelector("[data-tried]")) return;
  shown = text;
  const focused = document.activeElement?.dataset?.handle && document.activeElement;
  if (elsewhere) {
    const where = own ? "in a component or a list of this file" : `in ${found.name}`;
    $("fieldsWritten").replaceChildren(make("p", { className: "quiet",
      textContent: `It stands ${where}, line ${line}${isOpened ? ", and is changed there" : ""}.` }));
    return;
  }
  $("fieldsWritten").replaceChildren(...found.values.map(value => row(value)));
  if (!found.values.length) $("fieldsWritten").append(make("p", { className: "quiet", textContent: "It has no values of its own." }));
  const next = focused && $("fieldsWritten").querySelector(`[data-handle="${CSS.escape(focused.dataset.handle)}"]`);
  if (next) hold(next, focused);
}

/** Puts the focus from a field to the one that replaces it. The next key types at the same place, or over another value. */
function hold(field, old) {
  field.focus();
  if (field.type !== "text") return;
  if (field.value === old.value) field.setSelectionRange(old.selectionStart, old.selectionEnd);
  else field.select();
}

// ---- Fields ----

function row(value) {
  const { key, kind, source, line, name, uses } = value, id = "w" + value.handle;
  const label = make("label", { textContent: key, htmlFor: id }), box = make("div", { className: "writtenRow " + source }, label);
  const field = source === "formula" ? make("span", { className: "num quiet", textContent: value.text }) : controls[kind](value, id, label);
  box.append(field);
  const notes = {
    parameter: `parameter ${name}, used ${uses === 1 ? "once" : uses + " times"}`,
    named: `curve ${name}, used ${uses === 1 ? "once" : uses + " times"}`,
    formula: "a formula", missing: "not in the file",
  };
  if (notes[source]) {
    const note = make("span", { className: "note quiet" }, notes[source] + " ");
    if (source !== "missing") note.append(place(line));
    box.append(note);
  }
  return box;
}

/** A number as a person would write it, in the style of the old one. */
export function numberText(value, old = "") {
  const isWhole = /^-?\d+$/.test(old) && Math.abs(value) >= 1, text = String(+value.toFixed(3));
  return isWhole && Math.abs(value - Math.round(value)) < .0005 ? String(Math.round(value)) : text;
}

function input(value, id, text) {
  const box = make("input", { id, type: "text", value: text, spellcheck: false, autocomplete: "off" });
  box.dataset.handle = value.handle;
  return box;
}

/** Tries what is typed, writes it with Enter or when the field is left, and takes it back with Escape. */
function connect(box, value, json) {
  let before = box.value;
  const settle = () => {
    const wasTried = "tried" in box.dataset;
    delete box.dataset.tried;
    return wasTried;
  };
  const write = () => {
    const wasTried = settle();
    if (box.value === before) return wasTried && cancel();
    before = box.value;
    commit(value.handle, json(box.value));
  };
  box.oninput = () => {
    box.dataset.tried = "";
    attempt(value.handle, json(box.value));
  };
  box.onblur = write;
  box.onkeydown = event => {
    if (event.key === "Enter") write();
    if (event.key === "Escape") {
      box.value = before;
      settle();
      cancel();
    }
    if (event.key === "Enter" || event.key === "Escape") event.stopPropagation();
  };
  return write;
}

const stepOf = (text, event) => (Math.abs(+text) >= 10 && /^-?\d+$/.test(text) ? 1 : event.altKey ? .001 : .01) * (event.shiftKey ? 10 : 1);

const controls = {
  number(value, id, label) {
    const box = input(value, id, value.text), write = connect(box, value, text => text.trim() || "null");
    const keys = box.onkeydown;
    box.inputMode = "decimal";
    box.onkeydown = event => {
      const way = { ArrowUp: 1, ArrowDown: -1 }[event.key];
      if (!way) return keys(event);
      box.value = numberText(+box.value + way * stepOf(value.text, event), value.text);
      box.oninput();
      event.preventDefault();
    };
    // The label is dragged like a slider.
    label.className = "scrub";
    label.onpointerdown = event => {
      const from = +box.value, start = event.clientX;
      let last = box.value;
      label.setPointerCapture(event.pointerId);
      label.onpointermove = move => {
        const next = numberText(from + Math.round((move.clientX - start) / 2) * stepOf(value.text, move), value.text);
        if (next === last) return;
        box.value = last = next;
        box.oninput();
      };
      label.onpointerup = () => {
        label.onpointermove = null;
        write();
      };
      event.preventDefault();
    };
    return box;
  },
  color(value, id) {
    const text = JSON.parse(value.text), box = input(value, id, text), write = connect(box, value, JSON.stringify);
    const picker = make("input", { type: "color", value: value.swatch ?? "#808080" });
    picker.setAttribute("aria-label", value.key + ", picker");
    picker.oninput = () => {
      box.value = picker.value;
      box.oninput();
    };
    picker.onchange = write;
    return make("span", { className: "pair" }, picker, box);
  },
  text(value, id) {
    const box = input(value, id, JSON.parse(value.text));
    connect(box, value, JSON.stringify);
    return box;
  },
  flag(value, id) {
    const box = make("input", { id, type: "checkbox", className: "switch", checked: value.text === "true" });
    box.setAttribute("role", "switch");
    box.dataset.handle = value.handle;
    box.onchange = () => commit(value.handle, String(box.checked));
    return box;
  },
  numbers(value, id) {
    const box = input(value, id, value.text);
    connect(box, value, text => text);
    return box;
  },
  curve(value, id) {
    const button = make("button", { id, className: "outlined num", textContent: value.text });
    button.dataset.handle = value.handle;
    button.onclick = () => changed("curve", value);
    return button;
  },
};

on("selection", () => {
  state.step = null;
  read();
});
on("scene editing step", () => state.scene && read());
