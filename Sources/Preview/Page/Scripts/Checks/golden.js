// The scene's golden: whether the scene still shows what was accepted, and accepting a new one.
import { $, change, copy, fileSize, icon, latest, make } from "./dom.js";
import { sentence } from "./checks.js";
import { place } from "./places.js";
import { seek } from "./playback.js";
import { address, changed, on, state, timeOf } from "./state.js";

/** Milliseconds without a change before the golden is compared. */
const rest = 300;
let golden = null, timer = 0;

const read = latest(async () => {
  $("golden").setAttribute("aria-busy", "true");
  const { version } = state.scene, answer = await fetch(address("/api/golden")), found = answer.ok ? await answer.json() : null;
  if (version !== state.scene.version) return;
  $("golden").setAttribute("aria-busy", "false");
  golden = found;
  changed("golden", golden);
  show();
});

function compare() {
  clearTimeout(timer);
  $("golden").setAttribute("aria-busy", "true");
  timer = setTimeout(read, rest);
}

export const framesOf = runs => `frames ${runs[0][0]} to ${runs.at(-1)[1]}`;
export const worstRun = runs => runs.reduce((worst, run) => run[2] > worst[2] ? run : worst, runs[0]);

function show() {
  const verdict = $("goldenVerdict"), findings = $("findings"), buttons = $("goldenButtons");
  findings.replaceChildren();
  buttons.replaceChildren();
  $("goldenChart").hidden = true;
  if (!golden) {
    verdict.className = "quiet";
    verdict.textContent = "not compared";
    return;
  }
  const command = make("button", { className: "icon", title: "Copy the command that accepts it" }, icon("copy"));
  command.setAttribute("aria-label", command.title);
  command.onclick = () => copy(`animrender test ${quoted(state.scene.file)} --record failed`);
  if (!golden.exists) {
    verdict.className = "quiet";
    verdict.textContent = "none";
    buttons.append(button("Record…", confirm), command);
    return;
  }
  if (golden.equal) {
    verdict.className = "pill good";
    verdict.textContent = "equal";
    return;
  }
  const { runs } = golden;
  verdict.className = "pill bad";
  verdict.textContent = runs.length ? `differs in ${framesOf(runs)}` : "differs";
  if (runs.length) drawChart(runs);
  const texts = golden.findings.length ? golden.findings : golden.summary.map(cause => ({ cause, consequences: [] }));
  findings.append(...texts.map(({ cause, line, consequences }) => {
    const item = make("li", {}, make("p", {}, ...sentence(cause)));
    if (line) item.append(place(line));
    if (!consequences.length) return item;
    const count = consequences.length === 1 ? "1 consequence" : `${consequences.length} consequences`;
    item.append(make("details", {}, make("summary", { textContent: count }),
      make("ul", {}, ...consequences.map(text => make("li", {}, ...sentence(text))))));
    return item;
  }));
  if (runs.length) buttons.append(button("Compare", () => changed("compare", "golden")));
  buttons.append(button("Accept…", confirm), command);
}

const quoted = path => /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;

function button(textContent, onclick) {
  return make("button", { className: "outlined", textContent, onclick });
}

/** The distance of each frame; a click seeks the frame. */
function drawChart(runs) {
  const chart = $("goldenChart"), count = state.scene.count;
  chart.hidden = false;
  chart.setAttribute("aria-label", `Frames that differ: ${runs.map(([a, b]) => a === b ? a : `${a} to ${b}`).join(", ")}`);
  chart.replaceChildren(...runs.map(([first, last, distance]) => {
    const bar = make("i");
    bar.style.left = 100 * first / count + "%";
    bar.style.width = Math.max(100 * (last + 1 - first) / count, .5) + "%";
    bar.style.height = Math.max(100 * Math.sqrt(Math.min(distance, 1)), 8) + "%";
    return bar;
  }));
  chart.onclick = event => {
    const { left, width } = chart.getBoundingClientRect();
    seek(timeOf(Math.min(Math.floor((event.clientX - left) / width * count), count - 1)));
  };
}

// ---- Accepting ----

function confirm() {
  const dialog = $("acceptDialog"), isNew = !golden.exists;
  $("acceptTitle").textContent = isNew ? "Record the golden?" : "Accept what the scene shows?";
  $("acceptText").textContent = isNew ? `${golden.file} will be written.`
    : `${golden.file} (${fileSize(golden.size)}) will be replaced. ${golden.runs.length ? `It differs in ${framesOf(golden.runs)}.` : ""}`;
  $("acceptYes").textContent = isNew ? "Record" : "Accept";
  dialog.showModal();
  $("acceptNo").focus();
}

$("acceptNo").onclick = () => $("acceptDialog").close();
$("acceptYes").onclick = async () => {
  $("acceptDialog").close();
  try {
    const written = await change(address("/api/golden/accept", { v: state.scene.version }));
    $("goldenNote").textContent = `Wrote ${written.file}, ${fileSize(written.size)}`;
  } catch (error) {
    $("goldenNote").textContent = error.message;
  }
  read();
};

on("scene", () => {
  $("goldenNote").textContent = "";
  compare();
});
addEventListener("focus", () => state.scene && compare());
