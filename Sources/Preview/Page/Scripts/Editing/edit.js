// Changing the scene's file: a change is tried while something is dragged, written once, and can be undone. The program
// checks the file's hash, so nothing that another program wrote is lost.
import { $, change, given, icon, latest, make } from "./dom.js";
import { address, changed, on, state } from "./state.js";

/** The hash of the file that the page knows, and all hashes that its own changes had. */
let hash = null, known = new Set();
/** Changes that can be undone, and undone ones that can be redone. */
let done = [], undone = [], pending = null;

const isTrial = () => state.trial !== null;

// ---- The line ----

/** The key of a changed value, such as that of a parameter; nothing for an element of a list. */
const keyOf = handle => {
  const key = handle.split("/").at(-1).replaceAll("~1", "/").replaceAll("~0", "~");
  return /^\d+$/.test(key) ? "" : `"${key}": `;
};

const words = step => {
  const parts = [make("code", { textContent: `:${step.line} ${keyOf(step.handle)}` }),
    make("del", { textContent: step.removed }), " ", make("ins", { textContent: step.added })];
  const line = make("span", { className: "words" }, ...parts.filter(part => part.textContent));
  line.setAttribute("aria-label", `line ${step.line}: ${step.removed || "nothing"} becomes ${step.added || "nothing"}`);
  return line;
};

function showButtons(isTrying = false) {
  $("undo").disabled = !done.length || isTrying;
  $("redo").disabled = !undone.length || isTrying;
}

/** @param kind `trying`, `writing`, `written`, `refused`, `conflict` or `idle`. */
function showLine(kind, ...content) {
  $("editLine").dataset.kind = kind;
  $("editText").replaceChildren(...content);
  showButtons(kind === "trying");
  $("editCount").textContent = done.length ? `${done.length} written` : "";
  for (const id of ["showBoth", "rewrite", "discard"]) $(id).hidden = kind !== "conflict";
}

const say = text => make("span", { textContent: text, className: "say" });
const showIdle = () => showLine("idle", say("Drag the ends of a bar, choose a bar to change its values and curve, or a view to change its own."));

// ---- Trying ----

/** Leaves the change that was tried. */
function leave() {
  if (!isTrial()) return;
  state.trial = null;
  changed("outdated");
}

let tries = 0;
const send = latest(async (number, handle, value) => {
  try {
    const answer = await change(address("/api/try", { handle, value, hash, trial: "" }));
    if (number !== tries) return;
    state.trial = answer.trial;
    showLine("trying", words({ ...answer, handle }), say("not written yet"));
    changed("outdated");
  } catch (error) {
    if (number !== tries) return;
    showError(error, handle, value);
  }
});

/** Shows a change without writing it. Of changes in quick succession, only the latest is tried. */
export const attempt = (handle, value) => send(++tries, handle, value);

export function cancel() {
  tries++;
  leave();
  showIdle();
}

// ---- Writing ----

async function post(handle, values, step) {
  tries++;
  showLine("writing", say("writing"));
  try {
    const answer = await change(address("/api/edit", { ...values, hash, trial: "" }));
    hash = answer.hash;
    known.add(hash);
    pending = null;
    step?.(answer);
    const time = new Date().toLocaleTimeString("en-GB");
    showLine("written", words({ ...answer, handle }), make("span", { className: "state good" }, icon("met"), `written ${time}`));
    // The picture of the change stays until the program has seen the file.
    return true;
  } catch (error) {
    showError(error, values.handle, values.value);
    return false;
  }
}

/** Writes a change as one step. */
export const commit = (handle, value) => post(handle, { handle, value }, answer => {
  done.push({ ...answer, handle });
  undone = [];
});

function showError(error, handle, value) {
  let details = {};
  try {
    details = JSON.parse(error.message);
  } catch {
    details = { text: error.message };
  }
  const hadTrial = isTrial();
  if (error.status === 409) {
    pending = handle ? { handle, value } : null;
    if (details.hash) [hash, done, undone] = [details.hash, [], []];
    known.add(hash);
    showLine("conflict", icon("warn"), make("b", { textContent: "The file changed meanwhile." }),
      say(pending ? ` ${value} was not written.` : " Steps before the change cannot be undone."));
    $("rewrite").hidden = !pending;
    offerBoth(pending && details.removed !== undefined ? words({ ...details, handle }) : null);
  } else {
    const first = details.diagnostics?.[0];
    showLine("refused", icon("no"), make("b", { textContent: "Not written: " }),
      say(first ? `${first.message}${first.hint ? ` (${first.hint})` : ""}` : details.text ?? error.message));
  }
  if (hadTrial) leave();
}

/** Offers to show the value that the file has meanwhile beside the one that was not written. */
function offerBoth(both) {
  $("showBoth").hidden = !both;
  $("showBoth").setAttribute("aria-expanded", false);
  $("showBoth").onclick = () => {
    if (both.isConnected) both.remove();
    else $("editText").append(both);
    $("showBoth").setAttribute("aria-expanded", both.isConnected);
  };
}

async function undo() {
  const step = done.at(-1);
  if (!step) return;
  if (await post(step.handle, { offset: step.offset, old: step.added, new: step.removed })) undone.push(done.pop());
  showButtons();
}

async function redo() {
  const step = undone.at(-1);
  if (!step) return;
  if (await post(step.handle, { offset: step.offset, old: step.removed, new: step.added })) done.push(undone.pop());
  showButtons();
}
$("undo").onclick = undo;
$("redo").onclick = redo;
$("rewrite").onclick = () => pending && commit(pending.handle, pending.value);
$("discard").onclick = () => {
  pending = null;
  showIdle();
};
addEventListener("keydown", event => {
  if (!state.isEditing || event.key.toLowerCase() !== "z" || !(event.ctrlKey || event.metaKey)) return;
  if (event.target.matches?.("input[type=text]")) return;
  event.preventDefault();
  if (event.shiftKey) redo();
  else undo();
});

// ---- The mode ----

export function toggleEditing() {
  if (!isAllowed) return;
  state.isEditing = !state.isEditing;
  $("editButton").setAttribute("aria-pressed", state.isEditing);
  $("editLine").hidden = !state.isEditing;
  if (!state.isEditing) cancel();
  showIdle();
  changed("editing");
}
$("editButton").onclick = toggleEditing;
const isAllowed = given("edits") === "true";
$("editButton").disabled = !isAllowed;
if (!isAllowed) $("editButton").title = "Editing is off for other machines; --allow-edits allows it";

on("scene", () => {
  const { scene } = state;
  // The scene of a tried change may arrive after its trial has ended.
  if (isTrial() || scene.isTrial || known.has(scene.hash)) return;
  const hadSteps = hash !== null && done.length + undone.length > 0;
  [hash, done, undone] = [scene.hash, [], []];
  known.add(hash);
  if (hadSteps) {
    showLine("idle", icon("warn"), say("Another program changed the file, so earlier steps cannot be undone."));
  } else if ($("editLine").dataset.kind !== "conflict") {
    showIdle();
  }
});
