// Comparing the picture with another one at the same time: the other appearance, the last save, or the golden.
import { $, clamp, follow, icon, make } from "./dom.js";
import { Frames } from "./frames.js";
import { framesOf, worstRun } from "./golden.js";
import { seek, setPlaying } from "./playback.js";
import { scale } from "./picture.js";
import { address, changed, on, playingRate, state, timeOf } from "./state.js";

const canvas = $("otherPicture"), pen = canvas.getContext("2d"), box = $("other");
const blinkInterval = 500, swipeStep = 5;
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const modes = ["both", "swipe", "onion", "blink", "difference"];
/** The names of the other picture and of the picture, and the usual mode. */
const kinds = {
  looks: { name: "Light beside dark", mode: "both" },
  saves: { name: "Now beside the last save", mode: "both" },
  golden: { name: "Now and the golden", mode: "swipe" },
};
let golden = null, swipe = 50, blinks = 0, isMissing = false;

const other = () => state.appearance === "light" ? "dark" : "light";
const names = () => ({ looks: [other(), state.appearance], saves: ["last save", "now"], golden: ["golden", "now"] })[state.compare];

// ---- The other picture ----

const frames = new Frames(() => paint(), () => {});

function useFrames() {
  if (!state.compare || !state.scene) return;
  const { compare, scene } = state, choices = { scale: scale().toFixed(5) };
  if (state.isClear && compare !== "golden") choices.clear = 1;
  let key, url;
  if (compare === "looks") {
    key = address("/api/frame", { ...choices, appearance: other(), v: scene.version });
    url = frame => `${key}&frame=${frame}`;
  } else if (compare === "saves") {
    key = address("/api/frame", { ...choices, previous: scene.version });
    url = frame => `${key}&time=${timeOf(frame)}`;
  } else {
    key = address("/api/golden/frame", { hash: golden?.hash ?? "", v: scene.version });
    url = frame => `${key}&time=${timeOf(frame)}`;
  }
  frames.use(key, url, []);
  paint();
  want();
}

const want = () => {
  if (state.compare && state.scene) frames.want(state.frame, state.scene.count, playingRate(), null);
};

function paint() {
  if (!state.compare) return;
  const bitmap = frames.get(state.frame) ?? (state.isPlaying ? frames.before(state.frame) : null);
  const isGone = !bitmap && frames.refused.has(frames.first(state.frame));
  if (isGone !== isMissing) {
    isMissing = isGone;
    showText();
  }
  if (!bitmap) return isGone ? pen.clearRect(0, 0, canvas.width, canvas.height) : undefined;
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  pen.drawImage(bitmap, 0, 0);
  canvas.dataset.frame = state.frame;
}

// ---- Choosing ----

/** Starts a comparison, or ends it with null. */
function choose(compare) {
  state.compare = compare;
  if (compare) setMode(state.compareMode ?? kinds[compare].mode);
  show();
}

function setMode(mode) {
  state.compareMode = mode;
  for (const radio of document.querySelectorAll("[name=compare-mode]")) radio.checked = radio.value === mode;
}

function show() {
  const { compare, compareMode: mode } = state;
  box.hidden = $("compareBar").hidden = !compare;
  $("scroller").dataset.compare = compare ? mode : "";
  $("compareButton").classList.toggle("on", !!compare);
  $("scroller").classList.toggle("otherLast", compare === "looks" && other() === "dark");
  for (const item of $("compareMenu").querySelectorAll("[role=menuitemradio]")) {
    item.setAttribute("aria-checked", item.dataset.compare === (compare ?? ""));
  }
  $("swipe").hidden = mode !== "swipe";
  clearInterval(blinks);
  box.classList.remove("off");
  if (compare && mode === "blink" && !calm.matches) blinks = setInterval(() => box.classList.toggle("off"), blinkInterval);
  showText();
  changed("variant");
  useFrames();
}

function showText() {
  if (!state.compare) return;
  const [first, second] = names(), runs = golden?.runs ?? [], isGolden = state.compare === "golden";
  $("otherName").textContent = first;
  $("ownName").textContent = state.compareMode === "both" ? second : "";
  $("otherPicture").setAttribute("aria-label", first);
  $("compareText").textContent = isMissing ? `no ${first} to compare with`
    : isGolden && runs.length ? `${framesOf(runs)} differ` : `${first}, ${second}`;
  $("worst").hidden = !isGolden || !runs.length;
}

function setSwipe(percent) {
  swipe = clamp(percent, 0, 100);
  box.style.setProperty("--swipe", swipe + "%");
  $("swipe").setAttribute("aria-valuenow", Math.round(swipe));
  $("swipe").setAttribute("aria-valuetext", `${names()?.[0]} ${Math.round(swipe)} %`);
}

for (const mode of modes) {
  const radio = make("input", { type: "radio", name: "compare-mode", value: mode });
  radio.onclick = () => {
    // Without motion, each click shows the other picture of the two.
    if (mode === "blink" && state.compareMode === mode && calm.matches) return box.classList.toggle("off");
    setMode(mode);
    show();
  };
  $("compareModes").append(make("label", {}, radio, mode[0].toUpperCase() + mode.slice(1)));
}
for (const [kind, name] of [...Object.entries(kinds).map(([kind, { name }]) => [kind, name]), ["", "Nothing"]]) {
  const item = make("button", {}, make("span", { textContent: name }));
  item.setAttribute("role", "menuitemradio");
  item.dataset.compare = kind;
  item.onclick = () => {
    $("compareMenu").hidePopover();
    choose(kind || null);
  };
  $("compareMenu").append(item);
}
$("compareMenu").onkeydown = event => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key], items = [...$("compareMenu").children];
  if (!step) return;
  items[(items.indexOf(document.activeElement) + step + items.length) % items.length].focus();
  event.preventDefault();
  event.stopPropagation();
};
$("compareMenu").addEventListener("toggle", event => {
  if (event.newState === "open") $("compareMenu").querySelector("[aria-checked=true]")?.focus();
});
$("endCompare").append(icon("x"));
$("endCompare").onclick = () => choose(null);
$("worst").onclick = () => {
  const [first, last] = worstRun(golden.runs);
  setPlaying(false);
  seek(timeOf(Math.floor((first + last) / 2)));
};
$("swipe").onpointerdown = event => {
  follow($("swipe"), event, move => {
    const { left, width } = box.getBoundingClientRect();
    setSwipe(100 * (move.clientX - left) / width);
  });
  event.stopPropagation();
};
$("swipe").onkeydown = event => {
  const step = { ArrowLeft: -swipeStep, ArrowRight: swipeStep, Home: -100, End: 100 }[event.key];
  if (!step) return;
  setSwipe(swipe + step);
  event.preventDefault();
  event.stopPropagation();
};

/** Shows the next comparison. */
export function nextCompare() {
  const list = [null, ...Object.keys(kinds)];
  choose(list[(list.indexOf(state.compare) + 1) % list.length]);
}
export const toggleGolden = () => choose(state.compare === "golden" ? null : "golden");

setSwipe(50);
on("compare", choose);
on("golden", found => {
  golden = found;
  if (state.compare === "golden") show();
});
on("frame", () => {
  paint();
  want();
});
on("playing", want);
on("zoom", () => {
  box.style.width = $("canvas").style.width;
  box.style.height = $("canvas").style.height;
});
on("scene", () => {
  if (!state.compare) return;
  setMode(state.compareMode ?? kinds[state.compare].mode);
  show();
});
on("frames", useFrames);
