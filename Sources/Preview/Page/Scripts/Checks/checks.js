// The panel of checks: claims and warnings of the scene; and their marks above the steps.
import { $, icon, latest, make, seconds } from "./dom.js";
import { place } from "./places.js";
import { seekEdge } from "./playback.js";
import { select } from "./selection.js";
import { at, changed, on, question, state, total } from "./state.js";

/** Marks closer than this, in points, become one. */
const least = 10;
let claims = [], golden = null;
const unmetClaims = () => claims.filter(claim => !claim.met);

// ---- The tabs ----

const tabs = [...document.querySelectorAll(".tabs [role=tab]")];
export function showTab(name) {
  for (const tab of tabs) {
    const isChosen = tab.dataset.tab === name;
    tab.setAttribute("aria-selected", isChosen);
    tab.tabIndex = isChosen ? 0 : -1;
    $(tab.getAttribute("aria-controls")).hidden = !isChosen;
  }
  if (state.showsInspector) return;
  state.showsInspector = true;
  changed("inspector");
}
for (const [index, tab] of tabs.entries()) {
  tab.onclick = () => showTab(tab.dataset.tab);
  tab.onkeydown = event => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const next = tabs[(index + step + tabs.length) % tabs.length];
    showTab(next.dataset.tab);
    next.focus();
    event.preventDefault();
    event.stopPropagation();
  };
}

// ---- Claims ----

const readClaims = latest(async () => {
  const found = await question("/api/checks");
  if (!found) return;
  claims = found.claims;
  changed("claims", claims);
  show(found.failure);
});

/** A sentence of the program, in which names stand in backquotes. */
export function sentence(text) {
  return text.split("`").map((part, index) => index % 2 ? make("code", { textContent: part }) : part);
}

function goTo(claim) {
  if (claim.at !== null) seekEdge(Math.min(claim.at, state.scene.duration));
  if (state.scene.viewsByID.has(claim.views[0])) select(claim.views[0]);
}

function claimRow(claim) {
  const subject = claim.views.join(", ") + (claim.property ? "." + claim.property : "");
  if (!claim.met) {
    const box = make("li", { className: "claim unmet" }, icon("no"),
      make("p", { className: "sentence" }, ...sentence(claim.sentence)), place(claim.line));
    if (claim.at !== null) {
      const go = make("button", { className: "outlined", textContent: `Go to ${seconds(claim.at, 2)}` });
      go.onclick = () => goTo(claim);
      box.append(go);
    }
    return box;
  }
  const row = make("li", { className: "claim met" });
  const button = make("button", { title: `${claim.kind} ${subject}, ${claim.value}` }, icon("met"),
    make("span", { textContent: claim.kind + " " }, make("code", { textContent: subject })),
    make("span", { className: "num quiet", textContent: claim.value }));
  button.setAttribute("aria-label", `met: ${claim.kind} ${subject}, ${claim.value}`);
  button.onclick = () => goTo(claim);
  row.append(button);
  return row;
}

function show(failure) {
  const unmet = unmetClaims(), met = claims.length - unmet.length;
  $("claimCount").textContent = claims.length ? `${met} of ${claims.length} met` : "none";
  $("claims").replaceChildren(...[...unmet, ...claims.filter(claim => claim.met)].map(claimRow));
  if (failure) $("claims").append(make("li", { className: "quiet", textContent: failure }));
  else if (!claims.length) $("claims").append(make("li", { className: "quiet" }, "A scene states with ",
    make("code", { textContent: "expect" }), " what must stay true: docs/diff.md."));
  showWarnings();
  $("unmet").hidden = !unmet.length;
  if (unmet.length) {
    const more = unmet.length > 1 ? ` and ${unmet.length - 1} more` : "";
    $("unmetText").replaceChildren(...sentence(unmet[0].sentence), more);
    $("unmet").onclick = () => {
      showTab("checks");
      goTo(unmet[0]);
    };
  }
  showCounts();
  drawMarks();
}

function showWarnings() {
  const { diagnostics } = state.scene.warnings;
  $("warningGroup").hidden = !diagnostics.length;
  $("warningCount").textContent = diagnostics.length;
  $("warnings").replaceChildren(...diagnostics.map(({ message, line, quoted, caret, hint }) => {
    const row = make("li", { className: "warning" }, icon("warn"),
      make("p", { className: "sentence" }, ...sentence(message)), place(line));
    if (quoted.trim()) row.append(make("pre", {}, quoted + "\n", make("b", { textContent: caret })));
    if (hint) row.append(make("p", { className: "hint" }, ...sentence(hint)));
    return row;
  }));
}

// ---- Counts, in the title and at the tab ----

function showCounts() {
  const unmet = unmetClaims().length, warnings = state.scene?.warnings.diagnostics.length ?? 0;
  const differs = golden !== null && golden.exists && !golden.equal;
  const parts = [[unmet, "bad", "no", String(unmet), `${unmet} ${unmet === 1 ? "expectation is" : "expectations are"} not met`],
    [warnings, "warn", "warn", String(warnings), `${warnings} ${warnings === 1 ? "warning" : "warnings"}`],
    [differs, "bad", "differs", "golden", "The golden differs"]];
  $("verdicts").replaceChildren(...parts.filter(([count]) => count).map(([, kind, symbol, text, label]) => {
    const button = make("button", { className: "verdict " + kind, title: label }, icon(symbol), text);
    button.setAttribute("aria-label", label + ": show the checks");
    button.onclick = () => showTab("checks");
    return button;
  }));
  const sum = unmet + warnings + (differs ? 1 : 0);
  $("checkCount").hidden = !sum;
  $("checkCount").textContent = sum;
  $("checkCount").className = "pill " + (unmet || differs ? "bad" : "warn");
}

// ---- Marks above the steps ----

/** Marks in order of time; unmet ones hide met ones at the same place. */
function drawMarks() {
  if (!state.scene) return;
  const { fps } = state.scene, timed = claims.filter(claim => claim.at !== null).sort((a, b) => a.at - b.at);
  const lane = $("checkLane"), groups = [], unmet = unmetClaims().length, runs = golden?.runs ?? [];
  lane.hidden = !claims.length && !runs.length;
  document.documentElement.style.setProperty("--checks", lane.hidden ? "0px" : "20px");
  $("checkLabel").textContent = unmet ? `Checks, ${unmet} unmet` : "Checks";
  $("checkLabel").parentElement.classList.toggle("bad", unmet > 0);
  for (const claim of timed) {
    const group = groups.at(-1);
    if (group && at(claim.at) - at(group[0].at) < least) group.push(claim);
    else groups.push([claim]);
  }
  const bands = runs.map(([first, last]) => {
    const band = make("i", { className: "band" });
    band.style.left = at(first / fps) + "px";
    band.style.width = Math.max(at(Math.min((last + 1) / fps, total())) - at(first / fps), 2) + "px";
    return band;
  });
  const marks = groups.map(group => {
    const worst = group.find(claim => !claim.met) ?? group[0], count = group.length > 1 ? ` ${group.length}` : "";
    const mark = make("button", { className: "mark " + (worst.met ? "met" : "unmet") }, icon(worst.met ? "met" : "no"), count);
    const words = group.map(claim => claim.sentence ?? `met: ${claim.kind} ${claim.views.join(", ")}, ${claim.value}`).join("\n");
    mark.title = words;
    mark.setAttribute("aria-label", `${seconds(worst.at, 2)}: ${words.replaceAll("`", "")}`);
    mark.style.left = at(worst.at) + "px";
    mark.onclick = () => {
      goTo(worst);
      showTab("checks");
    };
    return mark;
  });
  const limits = timed.filter(claim => claim.limit !== null).map(claim => {
    const line = make("i", { className: "limit" + (claim.met ? "" : " bad") });
    line.style.left = at(Math.min(claim.at, claim.limit)) + "px";
    line.style.width = at(Math.abs(claim.limit - claim.at)) + "px";
    return line;
  });
  $("checkMarks").replaceChildren(...bands, ...limits, ...marks);
}

on("scene", readClaims);
on("golden", found => {
  golden = found;
  showCounts();
  drawMarks();
});
on("rows", drawMarks);
