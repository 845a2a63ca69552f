// The list of the folder's scenes beside the picture, and the links to the previous and the next scene.
import { keepPanel, kept } from "./address.js";
import { $, make } from "./dom.js";
import { on, scenePath, state } from "./state.js";
import { goldenDiffers, playUnderPointer, thumbnail, whenSeen } from "./thumbnails.js";

/** Entries by path. */
const entries = new Map();
let paths = [], open = kept("scenes"), look = state.appearance;
const linkTo = path => `/view?scene=${encodeURIComponent(path)}`;
const nameOf = path => path.split("/").at(-1).replace(/\.json$/, "");

async function read() {
  if (scenePath === null) return;
  try {
    paths = await (await fetch("/api/paths")).json();
  } catch {
    // Not connected.
    return;
  }
  showNeighbours();
  if (!$("scenes").hidden) build();
}

// ---- The neighbours ----

function showNeighbours() {
  const index = paths.indexOf(scenePath);
  for (const [id, path] of [["previousScene", paths[index - 1]], ["nextScene", paths[index + 1]]]) {
    const link = $(id), isThere = index >= 0 && path !== undefined;
    link.hidden = !isThere;
    if (isThere) link.href = linkTo(path);
    else link.removeAttribute("href");
    link.title = `${id === "nextScene" ? "Next" : "Previous"} scene (${id === "nextScene" ? "]" : "["})${isThere ? ": " + path : ""}`;
  }
}

/** Opens the previous or the next scene. */
export const goTo = id => $(id).hasAttribute("href") && $(id).click();

// ---- The list ----

const seen = whenSeen(entry => describe(entry.path));

function build() {
  const groups = new Map();
  for (const path of paths) {
    const folder = path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : "";
    groups.set(folder, [...groups.get(folder) ?? [], path]);
  }
  for (const path of entries.keys()) if (!paths.includes(path)) entries.delete(path);
  $("sceneList").replaceChildren(...[...groups].flatMap(([folder, members]) => {
    const list = make("ul", {}, ...members.map(entryFor));
    return folder ? [make("h2", { textContent: folder }), list] : [list];
  }));
  filter();
  entries.get(scenePath)?.scrollIntoView({ block: "nearest" });
}

function entryFor(path) {
  const known = entries.get(path);
  if (known) return known;
  const link = make("a", { href: linkTo(path), title: path }, make("span", { className: "thumb" }),
    make("span", { className: "name", textContent: nameOf(path) }), make("span", { className: "fault" }));
  if (path === scenePath) link.setAttribute("aria-current", "page");
  const entry = make("li", { path }, link);
  entries.set(path, entry);
  playUnderPointer(link);
  seen.observe(entry);
  return entry;
}

let isDescribing = false;
const waiting = new Set();

/** Shows the picture and the faults of a scene. Scenes are asked for in the parts in which the program lists them. */
async function describe(path) {
  waiting.add(path);
  if (isDescribing) return;
  isDescribing = true;
  while (waiting.size) {
    const [next] = waiting, index = paths.indexOf(next), asked = look;
    waiting.delete(next);
    try {
      const list = index < 0 ? { scenes: [] } : await (await fetch(`/api/scenes?appearance=${look}&from=${index}`)).json();
      if (asked !== look) {
        waiting.add(next);
        continue;
      }
      for (const scene of list.scenes) {
        waiting.delete(scene.path);
        fill(scene);
      }
    } catch {
      break;
    }
  }
  isDescribing = false;
}

async function fill(scene) {
  const entry = entries.get(scene.path);
  if (!entry || entry.version === scene.version && scene.version !== undefined) return;
  entry.version = scene.version;
  const { title, error, unmet, sentence } = scene, fault = entry.querySelector(".fault");
  if (title) entry.querySelector(".name").textContent = title;
  fault.textContent = error ? `line ${error.line}: ${error.message}` : unmet ? sentence : "";
  if (error) return;
  entry.querySelector(".thumb").replaceChildren(thumbnail(scene, look, 48, 36));
  if (scene.golden && !unmet && await goldenDiffers(scene.path).catch(() => false)) fault.textContent = "golden differs";
}

function filter() {
  const query = $("findScene").value.trim().toLowerCase();
  let count = 0;
  for (const list of $("sceneList").querySelectorAll("ul")) {
    for (const entry of list.children) {
      entry.hidden = !(entry.path + " " + entry.textContent).toLowerCase().includes(query);
      if (!entry.hidden) count++;
    }
    list.hidden = [...list.children].every(entry => entry.hidden);
    const head = list.previousElementSibling;
    if (head?.tagName === "H2") head.hidden = list.hidden;
  }
  $("noScene").hidden = count > 0;
}
$("findScene").oninput = filter;

$("scenes").onkeydown = event => {
  const links = [...$("sceneList").querySelectorAll("li:not([hidden]) a")];
  const at = links.indexOf(document.activeElement), step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (event.key === "Escape") $("stage").focus();
  if (!step || at < 0 && event.target !== $("findScene")) return;
  // Arrows in the list do not choose views.
  event.preventDefault();
  event.stopPropagation();
  (at + step < 0 ? $("findScene") : links[at + step])?.focus();
};

// ---- Showing it ----

const isWide = matchMedia("(min-width: 1280px)");

function show() {
  const isOpen = scenePath !== null && (open ?? isWide.matches);
  const isNew = isOpen && $("scenes").hidden;
  $("scenes").hidden = !isOpen;
  $("app").classList.toggle("listed", isOpen);
  $("scenesButton").hidden = scenePath === null;
  $("scenesButton").setAttribute("aria-pressed", isOpen);
  if (isNew && paths.length) build();
}

export function toggleScenes() {
  if (scenePath === null) return;
  open = $("scenes").hidden;
  keepPanel("scenes", open);
  show();
}
$("scenesButton").onclick = toggleScenes;
isWide.addEventListener("change", show);
show();
on("list", read);
on("scene", () => {
  if (entries.has(scenePath)) describe(scenePath);
  if (look === state.appearance) return;
  look = state.appearance;
  for (const entry of entries.values()) {
    entry.version = undefined;
    seen.observe(entry);
  }
});
read();

/** Shows the list, and moves to its search. */
export function findScene() {
  if ($("scenes").hidden) toggleScenes();
  if (scenePath !== null) $("findScene").focus();
}
