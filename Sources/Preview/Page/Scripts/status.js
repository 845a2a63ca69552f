// The state of the scene (live, with errors, not connected), and the list of errors over the last good picture.
import { $, copy, make } from "./dom.js";
import { place } from "./places.js";
import { changed, on, scenePath, state } from "./state.js";

/** `goodSince` is the time of day of the last good picture. */
let usual = ["live", "Live"], isConnected = true, goodSince = "";

export function showState(kind, text) {
  $("state").className = "state " + kind;
  $("state").textContent = text;
}

/** Shows the state without an export. */
export function showUsualState() {
  if (isConnected) showState(...usual);
  else showState("lost", "Not connected, trying again");
}

/** @param delay the time in milliseconds from the save to the picture, or null without a save. */
export function showScene(delay) {
  $("mistakes").hidden = true;
  $("app").classList.remove("stale");
  $("app").classList.add("read");
  const parts = ["Live"];
  if (delay !== null) parts.push(`${Math.round(delay)} ms`);
  usual = ["live", parts.join(" · ")];
  goodSince = new Date().toLocaleTimeString("en-GB");
  showUsualState();
}

export function showMistakes({ text, diagnostics }) {
  const count = Math.max(diagnostics.length, 1), title = `${count} error${count > 1 ? "s" : ""}`;
  const file = diagnostics[0]?.file ?? state.scene?.file ?? scenePath ?? "the scene";
  usual = ["bad", title];
  showUsualState();
  $("app").classList.add("stale");
  $("mistakes").dataset.text = text;
  $("mtitle").textContent = `${title} in ${file.split("/").pop()}`;
  $("mnote").textContent = state.scene ? `Shown is the last good picture, of ${goodSince}` : "";
  $("mlist").replaceChildren(...(diagnostics.length ? diagnostics.map(mistake)
    : [make("li", {}, make("p", { className: "place", textContent: text }))]));
  $("mistakes").hidden = false;
  changed("failed", diagnostics);
}

/** Creates an item for an error, as the command line prints it. */
function mistake({ file, line, column, severity, message, quoted, caret, hint }) {
  const number = String(line), margin = text => make("i", { textContent: `  ${text} | ` });
  const result = make("li", {}, make("p", { className: "place" },
    line ? place(line, { file, column, text: `${file}:${line}:${column}` }) : file, ": ", make("b", { textContent: severity + ":" }), " " + message));
  if (quoted.trim()) {
    result.append(make("pre", {}, margin(number), quoted + "\n", margin(" ".repeat(number.length)),
      make("b", { textContent: caret })));
  }
  if (hint) result.append(make("p", { className: "hint", textContent: hint }));
  return result;
}

$("mcopy").onclick = () => copy($("mistakes").dataset.text);
$("fold").onclick = () => {
  const isShut = !$("mlist").hidden;
  $("mlist").hidden = isShut;
  $("fold").setAttribute("aria-expanded", !isShut);
  $("fold").textContent = isShut ? "Show" : "Hide";
};
on("connection", connected => {
  isConnected = connected;
  showUsualState();
});
