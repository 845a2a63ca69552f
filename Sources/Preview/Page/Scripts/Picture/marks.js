// The outlines over the picture: the selected view, its path of motion, and the view under the pointer.
import { $, draw, number } from "./dom.js";
import { on, sampleAt, state, timeOf } from "./state.js";

let hovered = null;

/**
 * Whether an outline has its eight corner coordinates, the corner radius, the width and the height. A view that is
 * partly behind the viewer has fewer numbers.
 */
const isWhole = outline => outline?.length === 11;
const middle = o => [(o[0] + o[2] + o[4] + o[6]) / 4, (o[1] + o[3] + o[5] + o[7]) / 4];

function shape(outline, className) {
  const [x, y, right, topRight, , bottom, left] = outline, width = right - x;
  const isUpright = Math.abs(y - topRight) < .01 && Math.abs(x - left) < .01 && width > 0 && bottom >= y;
  if (!isUpright) return draw("polygon", { class: className, points: outline.slice(0, 8).join(" ") });
  const radius = Math.min(outline[8] * width / (outline[9] || 1), width / 2);
  return draw("rect", { class: className, x, y, width, height: bottom - y, rx: Math.max(radius, 0) });
}

function drawMarks() {
  const { scene, tracks, selected, frame, shownZoom } = state, marks = $("marks"), tag = $("tag");
  if (!scene) return;
  marks.setAttribute("viewBox", `0 0 ${scene.size.join(" ")}`);
  marks.replaceChildren();
  tag.hidden = true;
  if (!state.showsOutline) return;
  if (hovered && hovered.id !== selected && isWhole(hovered.outline) && !state.isPlaying) {
    marks.append(shape(hovered.outline, "outline hover"));
  }
  if (!tracks || tracks.view !== selected) return;
  const outline = tracks.outlines[sampleAt(tracks.times, timeOf(frame))];
  if (!isWhole(outline)) return;
  if (tracks.way === undefined) {
    const points = tracks.outlines.filter(isWhole).map(o => middle(o).join(" "));
    tracks.way = new Set(points).size > 1 ? "M" + points.join("L") : null;
  }
  if (tracks.way) marks.append(draw("path", { class: "trace", d: tracks.way }));
  marks.append(shape(outline, "outline halo"), shape(outline, "outline"));
  const [cx, cy] = middle(outline);
  marks.append(draw("circle", { class: "centre", cx, cy, r: 2.5 / Math.max(shownZoom, 1) }));
  tag.hidden = false;
  tag.textContent = `${selected}  ${number(outline[9])} × ${number(outline[10])}`;
  const left = Math.min(outline[0], outline[2], outline[4], outline[6]);
  const top = Math.min(outline[1], outline[3], outline[5], outline[7]);
  tag.style.left = 100 * Math.max(0, left) / scene.size[0] + "%";
  tag.style.top = 100 * Math.max(0, top) / scene.size[1] + "%";
}

on("hover", found => {
  hovered = found;
  drawMarks();
});
on("frame", () => hovered = null);
on("scene frame selection tracks zoom outline", drawMarks);
