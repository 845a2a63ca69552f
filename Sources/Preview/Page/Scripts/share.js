// Export, command line and link of exactly the part and look of the scene that the page shows; the progress of an export.
import { writeAddress } from "./address.js";
import { $, copy, fileSize, icon, latest, make, toast } from "./dom.js";
import { setRange, setSpeed } from "./playback.js";
import { address, changed, on, sceneName, state, timeOf } from "./state.js";
import { showState, showUsualState } from "./status.js";

const kinds = {
  gif: ["GIF", "play", "256 colours"], apng: ["APNG", "play", "exact"], webp: ["WebP", "play", "small"],
  page: ["Page", "full", "a player"], video: ["Video", "play", "MP4"], still: ["Still", "box", "this frame"],
  sheet: ["Sheet", "check", "12 times"], trail: ["Trail", "skin", "8 times"],
};
const extensions = { page: "html", video: "mp4", still: "png", sheet: "png", trail: "png" };
/** The export that is being written, and the command line of the chosen kind. */
let current = null, lastJob = 0, command = "";

const chosenKind = () => document.querySelector("[name=kind]:checked").value;
const isMoving = kind => !["still", "sheet", "trail"].includes(kind);

/** The options of a render of the visible part. */
function renderOptions(kind) {
  const options = { kind };
  if ($("scale").value) options.scale = $("scale").value;
  if (state.isClear) options.clear = 1;
  if (kind === "still") return { ...options, time: timeOf(state.frame) };
  if (state.range) [options.from, options.to] = state.range.map(time => +time.toFixed(4));
  if (isMoving(kind) && state.speed !== 1) options.speed = state.speed;
  return options;
}

// ---- The choices ----

/** The facts about the exported picture. A fact that is a choice has a button that takes it back. */
function showChips() {
  const { scene, range, speed, parameters } = state, names = Object.keys(parameters), kind = chosenKind();
  const scale = +$("scale").value || scene.scale, pixels = scene.size.map(side => Math.round(side * scale));
  const chips = [];
  if (kind === "still") chips.push([timeOf(state.frame).toFixed(2) + " s"]);
  else if (range) chips.push([range.map(time => time.toFixed(2)).join(" – ") + " s", "Play all", () => setRange(null)]);
  else chips.push(["all"]);
  if (isMoving(kind)) {
    chips.push(speed === 1 ? ["1×"] : [`${speed}×`, "Usual speed", () => setSpeed(1)]);
  }
  chips.push([state.appearance], [`${scale}×, ${pixels.join(" × ")} px`]);
  chips.push(state.isClear ? ["no background", "With the background", () => $("clear").click()] : ["background"]);
  if (names.length) {
    const text = names.length === 1 ? names[0] : `${names.length} parameters`;
    chips.push([text, "Reset the parameters", () => $("reset").click()]);
  }
  $("chips").replaceChildren(...chips.map(([text, label, undo]) => {
    const chip = make("li", { className: "pill" + (undo ? " blue" : "") }, text);
    if (!undo) return chip;
    const button = make("button", { title: label }, icon("x"));
    button.setAttribute("aria-label", label);
    button.onclick = () => {
      undo();
      $("export").focus();
    };
    chip.append(button);
    return chip;
  }));
}

const readCommand = latest(async () => {
  const asked = address("/api/command", renderOptions(chosenKind())), answer = await fetch(asked);
  const text = (await answer.text()).trimEnd();
  if (asked !== address("/api/command", renderOptions(chosenKind()))) return;
  command = answer.ok ? text : "";
  $("command").textContent = text;
  changed("command");
});

let timer = 0;
function show() {
  if (!state.scene) return;
  showChips();
  clearTimeout(timer);
  timer = setTimeout(readCommand, 60);
}

$("kinds").append(...Object.entries(kinds).map(([value, [name, symbol, note]]) => {
  const radio = make("input", { type: "radio", name: "kind", value, checked: value === "gif" });
  radio.setAttribute("aria-label", `${name}, ${note}`);
  radio.onchange = show;
  return make("label", { className: "kind" }, radio, icon(symbol), make("b", { textContent: name }),
    make("small", { textContent: note }));
}));

export const copyCommand = async () => {
  clearTimeout(timer);
  await readCommand();
  if (command) copy(command);
};

async function copyPicture() {
  try {
    const blob = await new Promise(done => $("picture").toBlob(done));
    await navigator.clipboard.write([new ClipboardItem({ "image/png": blob })]);
    toast("Copied the picture");
  } catch {
    toast("The browser does not allow copying pictures");
  }
}

$("copy").onclick = copyCommand;
$("copyLink").onclick = () => {
  writeAddress();
  copy(location.href);
};
$("copyPicture").onclick = copyPicture;
on("scene variant parameters range speed", show);
on("frame", () => chosenKind() === "still" && show());

// ---- Exporting ----

async function write(kind) {
  const stem = sceneName().replace(/\.json$/, ""), options = renderOptions(kind);
  const name = `${stem}${kind === "still" ? "-" + options.time.toFixed(2) : ""}.${extensions[kind] ?? kind}`;
  const control = new AbortController(), job = Date.now() % 1e9 * 100 + ++lastJob % 100;
  current = { job, kind, control };
  $("share").hidePopover();
  showProgress(0);
  try {
    const place = address("/api/export", { ...options, job });
    const answer = await fetch(place, { method: "POST", signal: control.signal });
    if (!answer.ok) throw new Error(await answer.text());
    const file = await answer.blob(), link = make("a", { href: URL.createObjectURL(file), download: name });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
    toast(`${name} · ${fileSize(file.size)}`);
  } catch (error) {
    toast(control.signal.aborted ? `${name} was not written` : error.message.trim() || "The file could not be written");
  }
  const hadFocus = document.activeElement === $("cancel");
  current = null;
  $("cancel").hidden = true;
  showButton();
  showUsualState();
  // The focused button has been removed, so the focus moves to another one.
  if (hadFocus) $("shareButton").focus();
}

function showProgress(share) {
  showState("busy", `Writing ${kinds[current.kind][0]} ${Math.round(share * 100)} %`);
  $("cancel").hidden = false;
  showButton();
}

let isConnected = true;
function showButton() {
  $("export").disabled = !isConnected || current !== null;
}

$("export").onclick = () => state.scene && write(chosenKind());
$("cancel").onclick = () => current?.control.abort();
on("progress", ({ job, done, total }) => {
  if (current?.job === job) showProgress(done / total);
});
on("connection", connected => {
  isConnected = connected;
  showButton();
});
