// The stage around the picture: panning, exact zooms, the full screen, and the ground.
import { keepPanel, kept } from "./address.js";
import { $ } from "./dom.js";
import { zoomBy } from "./picture.js";
import { state } from "./state.js";

const scroller = $("scroller"), stage = $("stage");

// ---- Panning: with the middle button anywhere, or with the first one beside the picture ----

stage.addEventListener("pointerdown", event => {
  const isBeside = event.button === 0 && (event.target === scroller || event.target === stage);
  if (event.button !== 1 && !isBeside) return;
  event.preventDefault();
  const { clientX, clientY } = event, { scrollLeft, scrollTop } = scroller;
  const move = moved => {
    scroller.scrollLeft = scrollLeft + clientX - moved.clientX;
    scroller.scrollTop = scrollTop + clientY - moved.clientY;
  };
  const stop = () => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", stop);
    stage.classList.remove("panning");
  };
  stage.classList.add("panning");
  addEventListener("pointermove", move);
  addEventListener("pointerup", stop);
});
stage.addEventListener("auxclick", event => event.preventDefault());

// ---- Exact zooms ----

/** Shift with 1 or 2 shows 100 % or 200 %, Shift with 0 all of the picture; the names are those of the keys' places. */
addEventListener("keydown", event => {
  const zoom = { Digit1: 1, Digit2: 2, Digit0: 0 }[event.code];
  if (!state.scene || zoom === undefined || !event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.matches?.("input[type=text], input[type=search], input[type=number]")) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (zoom) zoomBy(zoom / state.shownZoom);
  else $("fit").click();
}, true);

// ---- Full screen ----

$("full").onclick = () => {
  if (document.fullscreenElement) document.exitFullscreen();
  else stage.requestFullscreen?.();
};
document.addEventListener("fullscreenchange", () => $("full").setAttribute("aria-pressed", !!document.fullscreenElement));

// ---- The ground ----

const grounds = ["", "white", "grey", "black"];
function setGround(ground) {
  stage.dataset.ground = ground;
  $("ground").setAttribute("aria-label", `Ground: ${ground || "as the page"}`);
  $("ground").title = `Ground beside the picture: ${ground || "as the page"}`;
}
$("ground").onclick = () => {
  setGround(grounds[(grounds.indexOf(stage.dataset.ground) + 1) % grounds.length]);
  keepPanel("ground", stage.dataset.ground);
};
const storedGround = kept("ground");
setGround(grounds.includes(storedGround) ? storedGround : "");
