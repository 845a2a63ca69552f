// The list of a folder's scenes.
import { $, make } from "./dom.js";
import { goldenDiffers, playUnderPointer, thumbnail, whenSeen } from "./thumbnails.js";

// The server has exchanged the key of the link for a cookie.
if (location.search) history.replaceState(null, "", location.pathname);

/** The cards by path, each with the description of its content. */
const cards = new Map();
let isReading = false, isStale = false;

const appearance = () => document.querySelector("[name=look]:checked").value;

/** Reads the list in parts, so that the first scenes of a long list are shown at once. */
async function read() {
  if (isReading) return void (isStale = true);
  isReading = true;
  const paths = new Set(), look = appearance();
  try {
    for (let from = 0, count = 1; from < count;) {
      const list = await (await fetch(`/api/scenes?appearance=${look}&from=${from}`)).json();
      count = list.count;
      from += list.scenes.length || count;
      $("folder").textContent = list.folder.replace(/\/$/, "");
      document.title = `${$("folder").textContent} – animrender`;
      for (const scene of list.scenes) {
        // If the list changes between two parts, a scene may occur twice.
        if (paths.has(scene.path)) continue;
        paths.add(scene.path);
        show(scene, look, paths.size - 1);
      }
      filter();
    }
    for (const [path, card] of cards) {
      if (paths.has(path)) continue;
      card.remove();
      cards.delete(path);
    }
    filter();
  } catch {
    // Not connected.
  }
  isReading = false;
  if (!isStale) return;
  isStale = false;
  read();
}

/** Shows a scene at an index of the list. The card of an unchanged scene is not rebuilt. */
function show(scene, look, index) {
  const text = JSON.stringify([scene, look]);
  let card = cards.get(scene.path);
  if (!card) {
    card = make("li", {}, make("a", { href: `/view?scene=${encodeURIComponent(scene.path)}` }));
    cards.set(scene.path, card);
    playUnderPointer(card.firstChild);
  }
  if (card.text !== text) fill(card, scene, look);
  card.text = text;
  if ($("scenes").children[index] !== card) $("scenes").insertBefore(card, $("scenes").children[index] ?? null);
}

function fill(card, { path, title, error, size, fps, duration, frame, version, unmet, sentence, golden }, look) {
  card.className = error ? "bad" : unmet ? "unmet" : "";
  const old = card.querySelector("img"), picture = make("span", { className: "thumb" });
  const meta = make("span", { className: "meta" });
  let name = title ?? path;
  if (error) {
    // The last good picture and its title remain.
    picture.append(old ?? make("span", { className: "quiet", textContent: error.message }));
    name = card.querySelector(".name")?.textContent ?? path;
    const words = `${error.count} ${error.count === 1 ? "error" : "errors"}`;
    meta.append(make("b", { textContent: error.line ? `${words}: ${error.line}:${error.column}` : words }));
  } else {
    picture.append(thumbnail({ path, size, fps, duration, frame, version }, look, 190, 156));
    if (unmet) {
      meta.append(make("b", { textContent: unmet === 1 ? "1 expectation is not met" : `${unmet} expectations are not met` }));
      meta.title = sentence;
    } else {
      meta.append(`${size.join(" × ")} · ${fps} fps · ${+duration.toFixed(2)} s`);
    }
  }
  card.firstChild.replaceChildren(picture, make("span", { className: "name", textContent: name }),
    make("span", { className: "file mono", textContent: path }), meta);
  if (golden && !error && !unmet) {
    seen.unobserve(card);
    seen.observe(Object.assign(card, { path }));
  }
}

/** Marks a scene whose golden differs, once it is seen. */
const seen = whenSeen(async card => {
  const { text } = card;
  if (!await goldenDiffers(card.path).catch(() => false) || card.text !== text) return;
  card.className = "unmet";
  card.querySelector(".meta").replaceChildren(make("b", { textContent: "golden differs" }));
});

function filter() {
  const query = $("find").value.trim().toLowerCase();
  let count = 0;
  for (const card of cards.values()) {
    card.hidden = !card.textContent.toLowerCase().includes(query);
    if (!card.hidden) count++;
  }
  $("count").textContent = count + (count === 1 ? " scene" : " scenes");
  $("none").hidden = count > 0;
}

$("find").oninput = filter;
for (const radio of document.querySelectorAll("[name=look]")) radio.onchange = read;

addEventListener("keydown", event => {
  if (event.key === "/" && event.target !== $("find")) {
    event.preventDefault();
    $("find").focus();
  }
  const links = [...$("scenes").children].filter(card => !card.hidden).map(card => card.firstChild);
  const index = links.indexOf(document.activeElement);
  if (index < 0) return;
  const second = links.findIndex(link => link.offsetTop > links[0].offsetTop);
  const columns = second < 0 ? links.length : second;
  const change = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[event.key];
  if (!change || !links[index + change]) return;
  event.preventDefault();
  links[index + change].focus();
});

const events = new EventSource("/api/events");
events.addEventListener("change", read);
events.addEventListener("list", read);
events.onerror = () => {
  $("state").textContent = "Not connected, trying again";
  $("state").classList.add("lost");
};
events.onopen = () => {
  $("state").textContent = "Live";
  $("state").classList.remove("lost");
  read();
};
