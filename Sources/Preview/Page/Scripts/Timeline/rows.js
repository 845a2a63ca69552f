// The rows of the timeline: one for each view, and one for each animated number of an open view. Only visible rows are
// built.
import { $, draw, icon, make, number } from "./dom.js";
import { bar, heightOf, levels } from "./bars.js";
import { hover, select, toggle } from "./selection.js";
import { at, on, sampleAt, state, timeOf, total } from "./state.js";

const tree = $("tree"), lanes = $("lanes");
const rowHeight = 24, longList = 200, overscan = 200;
/** The rows with their positions, and the built rows by their keys. */
let rows = [], built = new Map();
/** Whether only moving views are listed; null lists all views of a short list. */
let onlyMoving = null, query = "", isFirst = true;

/** Lists the rows. The height of a row with overlapping bars is computed without building the bars. */
function layOut() {
  const { scene, open, tracks, selected } = state;
  if (!scene) return;
  const isShort = scene.views.length <= longList, found = [], hidesRest = onlyMoving ?? !isShort;
  $("moving").setAttribute("aria-pressed", hidesRest);
  let top = 0;
  const add = row => {
    row.top = top;
    top += row.height;
    found.push(row);
  };
  for (const view of scene.views) {
    if (hidesRest && !view.isListed && view.id !== selected) continue;
    if (query && !`${view.label} ${view.id} ${view.type}`.toLowerCase().includes(query)) continue;
    view.levels ??= levels(view.runs);
    view.indent = hidesRest ? indentOf(view) : view.depth;
    add({ key: view.id, view, height: heightOf(view.levels) });
    if (!open.has(view.id) || tracks?.view !== view.id) continue;
    for (const property of view.moves) add({ key: `${view.id} ${property}`, view, property, height: rowHeight });
  }
  rows = found;
  tree.style.height = top + "px";
  built.clear();
  tree.replaceChildren();
  show();
}

/** The number of listed superviews. */
function indentOf(view) {
  const { views } = state.scene;
  let count = 0;
  for (let next = views[view.parent]; next; next = views[next.parent]) count += next.isListed ? 1 : 0;
  return count;
}

/** Builds the visible rows, and removes others. The row with the focus is kept. */
function show() {
  const low = lanes.scrollTop - tree.offsetTop - overscan, high = low + lanes.clientHeight + 2 * overscan;
  const focus = document.activeElement?.closest?.("[data-view]")?.dataset.view;
  const isSeen = row => row.top + row.height > low && row.top < high || !row.property && row.view.id === focus;
  const wanted = new Map();
  for (let index = firstBelow(low); index < rows.length && rows[index].top < high; index++) {
    wanted.set(rows[index].key, rows[index]);
  }
  for (const [key, element] of built) {
    if (wanted.has(key) || isSeen(element.row)) continue;
    element.remove();
    built.delete(key);
  }
  for (const [key, row] of wanted) {
    if (built.has(key)) continue;
    const element = row.property ? numberRow(row) : viewRow(row);
    element.row = row;
    element.style.top = row.top + "px";
    element.style.height = row.height + "px";
    built.set(key, element);
    tree.append(element);
  }
  showValues();
}

/** The index of the first row that ends below a y coordinate. */
function firstBelow(height) {
  let low = 0, high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (rows[middle].top + rows[middle].height > height) high = middle;
    else low = middle + 1;
  }
  return low;
}

const lane = (className, name, ...track) =>
  make("div", { className: "lane " + className }, name, make("div", { className: "track" }, ...track));

function viewRow({ view }) {
  const { id, indent, moves, isMoving } = view, isOpen = state.open.has(id), isSelected = id === state.selected;
  const twist = make("button", { className: "twist" + (moves.length ? "" : " none"), tabIndex: -1 }, icon("tw"));
  twist.setAttribute("aria-hidden", "true");
  twist.setAttribute("aria-expanded", isOpen);
  twist.onclick = event => {
    event.stopPropagation();
    toggle(id);
  };
  const name = make("div", { className: "name" }, twist, make("span", { className: "t", textContent: view.label, title: view.label }));
  name.style.paddingLeft = 4 + indent * 14 + "px";
  const row = lane("view" + (isMoving ? "" : " still"), name), track = row.lastChild;
  track.append(...view.runs.map((run, index) => bar(run, view.levels[index], view)));
  // The inspector lists the same steps as buttons.
  track.setAttribute("aria-hidden", "true");
  row.dataset.view = id;
  row.setAttribute("role", "treeitem");
  row.setAttribute("aria-level", indent + 1);
  row.setAttribute("aria-selected", isSelected);
  if (moves.length) row.setAttribute("aria-expanded", isOpen);
  const words = moves.length ? `${moves.length} ${moves.length > 1 ? "properties move" : "property moves"}`
    : isMoving ? "changes" : "does not move";
  row.setAttribute("aria-label", `${view.label}, ${words}`);
  row.tabIndex = isSelected || state.selected === null && view === rows[0].view ? 0 : -1;
  track.addEventListener("click", event => {
    if (event.target.closest(".bar")) select(id);
  });
  name.onclick = () => {
    select(id);
    focusRow(id);
  };
  name.onpointerenter = () => hover(id);
  name.onpointerleave = () => hover(null);
  return row;
}

function numberRow({ view, property }) {
  const value = make("span", { className: "v num" });
  value.dataset.property = property;
  const name = make("div", { className: "name" }, make("span", { className: "t", textContent: property }), value);
  name.style.paddingLeft = 30 + view.indent * 14 + "px";
  const { times } = state.tracks, values = state.tracks.values[property];
  const [low, high] = extremes(values), y = value => (19 - 14 * (value - low) / (high - low || 1)).toFixed(2);
  const points = values.map((value, index) => `${(times[index] * 1000 / total()).toFixed(2)} ${y(value)}`);
  const plot = draw("svg", { viewBox: "0 0 1000 24", preserveAspectRatio: "none" },
    draw("path", { d: `M${points.join("L")}L1000 ${y(values.at(-1))}` }));
  plot.style.width = at(total()) + "px";
  const row = lane("prop", name, plot);
  row.setAttribute("aria-hidden", "true");
  return row;
}

/** The minimum and the maximum of an array of any length. */
export function extremes(values) {
  let low = Infinity, high = -Infinity;
  for (const value of values) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return [low, high];
}

function showValues() {
  const { tracks } = state;
  if (!tracks) return;
  const index = sampleAt(tracks.times, timeOf(state.frame));
  for (const element of tree.querySelectorAll("[data-property]")) {
    element.textContent = number(tracks.values[element.dataset.property][index]);
  }
}

/** Scrolls to a view's row, if there is one. */
function reveal(id) {
  const row = rows.find(row => !row.property && row.view.id === id);
  if (!row) return false;
  const top = tree.offsetTop + row.top, room = tree.offsetTop;
  if (top - room < lanes.scrollTop) lanes.scrollTop = top - room;
  else if (top + row.height > lanes.scrollTop + lanes.clientHeight) {
    lanes.scrollTop = top + row.height - lanes.clientHeight;
  }
  show();
  return true;
}

function focusRow(id) {
  if (reveal(id)) built.get(id)?.focus({ preventScroll: true });
}

/** Lays out the rows again and keeps the focus. */
function refresh() {
  const focus = document.activeElement?.closest?.("[data-view]")?.dataset.view;
  layOut();
  if (focus !== undefined) focusRow(focus);
}

/** Whether an arrow key opens or closes a row: the tree pattern of ARIA. */
function turns(id, key) {
  if (!state.scene.viewsByID.get(id)?.moves.length) return false;
  return key === (state.open.has(id) ? "ArrowLeft" : "ArrowRight");
}

tree.onkeydown = event => {
  const id = document.activeElement?.dataset?.view, direction = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (id === undefined) return;
  const views = rows.filter(row => !row.property);
  const next = direction && views[views.findIndex(row => row.key === id) + direction];
  if (next) {
    select(next.key);
    focusRow(next.key);
  } else if (event.key === "Enter") {
    toggle(id);
  } else if (!event.shiftKey && turns(id, event.key)) {
    toggle(id);
  } else if (!direction) {
    return;
  }
  event.preventDefault();
  event.stopPropagation();
};
export function toggleMoving() {
  onlyMoving = $("moving").getAttribute("aria-pressed") !== "true";
  layOut();
}
$("moving").onclick = toggleMoving;
$("filter").oninput = () => {
  query = $("filter").value.trim().toLowerCase();
  layOut();
};
$("filter").onkeydown = event => {
  if (event.key !== "Escape") return;
  $("filter").value = query = "";
  layOut();
  $("filter").blur();
  event.stopPropagation();
};
lanes.addEventListener("scroll", show, { passive: true });
on("rows tracks", () => {
  refresh();
  // The view that the address names is shown once.
  if (isFirst) reveal(state.selected);
  isFirst = false;
});
on("selection", () => {
  refresh();
  reveal(state.selected);
});
on("frame", showValues);
