// The panels around the picture: which are open, their sizes, and the popovers.
import { keepPanel, kept, keptNumber } from "./address.js";
import { $, clamp, follow } from "./dom.js";
import { on, state } from "./state.js";

const least = 76, others = 260;

// ---- Height of the timeline ----

const height = () => document.querySelector(".time").clientHeight;
function setHeight(wanted) {
  const clamped = clamp(wanted, least, innerHeight - others);
  $("app").style.setProperty("--tl", clamped + "px");
  $("split").setAttribute("aria-valuenow", Math.round(clamped));
  keepPanel("timeline", clamped);
}
$("split").onpointerdown = event => {
  const bottom = event.clientY + height();
  follow($("split"), event, move => setHeight(bottom - move.clientY));
};
$("split").onkeydown = event => {
  const change = { ArrowUp: 24, ArrowDown: -24 }[event.key];
  if (!change) return;
  setHeight(height() + change);
  event.preventDefault();
  event.stopPropagation();
};
const storedHeight = keptNumber("timeline", least, 2000);
if (storedHeight !== null) setHeight(storedHeight);
$("split").setAttribute("aria-valuenow", height());
$("split").setAttribute("aria-valuemin", least);
$("split").setAttribute("aria-valuemax", 2000);

// ---- The inspector ----

function showInspector() {
  $("app").classList.toggle("alone", !state.showsInspector);
  $("side").setAttribute("aria-pressed", state.showsInspector);
}
if (kept("inspector") === false) state.showsInspector = false;
showInspector();
on("inspector", () => {
  showInspector();
  keepPanel("inspector", state.showsInspector);
});

// ---- Popovers ----

const popovers = [
  ["params", $("paramsButton"), true], ["share", $("shareButton"), true],
  ["compareMenu", $("compareButton"), true],
  ["help", document.querySelector("[popovertarget=help]"), false],
];
for (const [id, button, isBelow] of popovers) $(id).addEventListener("toggle", event => {
  const isOpen = event.newState === "open", place = button.getBoundingClientRect(), { style } = $(id);
  button.setAttribute("aria-expanded", isOpen);
  if (!isOpen) return;
  const { offsetWidth: width, offsetHeight: height } = $(id);
  style.left = clamp(place.right - width, 8, innerWidth - width - 8) + "px";
  style.top = Math.max(isBelow ? place.bottom + 6 : place.top - height - 6, 8) + "px";
});
