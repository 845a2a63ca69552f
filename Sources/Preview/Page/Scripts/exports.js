// Starts exports, shows their progress, and cancels them.
import { $, make, toast } from "./dom.js";
import { renderOptions } from "./parameters.js";
import { address, on, sceneName, state, timeOf } from "./state.js";
import { showState, showUsualState } from "./status.js";

/** The export that is being written. */
let current = null, lastJob = 0;

const size = bytes => bytes < 1e6 ? Math.round(bytes / 1e3) + " kB" : (bytes / 1e6).toFixed(2) + " MB";

async function write(kind) {
  const stem = sceneName().replace(/\.json$/, ""), time = timeOf(state.frame), isStill = kind === "still";
  const name = isStill ? `${stem}-${time.toFixed(2)}.png` : `${stem}.${kind}`;
  const control = new AbortController(), job = Date.now() % 1e9 * 100 + ++lastJob % 100;
  current = { job, kind, control };
  showProgress(0);
  try {
    const choices = { kind, job, ...renderOptions(), ...(isStill ? { time } : {}) };
    const answer = await fetch(address("/api/export", choices), { method: "POST", signal: control.signal });
    if (!answer.ok) throw new Error(await answer.text());
    const file = await answer.blob(), link = make("a", { href: URL.createObjectURL(file), download: name });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
    toast(`${name} · ${size(file.size)}`);
  } catch (error) {
    toast(control.signal.aborted ? `${name} was not written` : error.message.trim() || "The file could not be written");
  }
  const hadFocus = document.activeElement === $("cancel");
  current = null;
  $("cancel").hidden = true;
  showButtons();
  showUsualState();
  // The focused button has been removed, so the focus moves to another one.
  if (hadFocus) document.querySelector(`[data-export=${kind}]`).focus();
}

function showProgress(share) {
  const word = { gif: "GIF", apng: "APNG", still: "still" }[current.kind];
  showState("busy", `Writing ${word} ${Math.round(share * 100)} %`);
  $("cancel").hidden = false;
  showButtons();
}

let isConnected = true;
function showButtons() {
  for (const button of buttons) button.disabled = !isConnected || current !== null;
}

const buttons = document.querySelectorAll("[data-export]");
for (const button of buttons) button.onclick = () => state.scene && write(button.dataset.export);
$("cancel").onclick = () => current?.control.abort();
on("progress", ({ job, done, total }) => {
  if (current?.job === job) showProgress(done / total);
});
on("connection", connected => {
  isConnected = connected;
  showButtons();
});
