// The selected view: its courses, the steps that move it, and its values at the playhead.
import {
  S,
  D,
  $,
  make,
  seconds,
  show,
  frameAt,
  timeOf,
  seek,
  copy
} from "./app.js";
const path = (name, d) => {
  const p = document.createElementNS("http://www.w3.org/2000/svg", "path");
  p.setAttribute("class", name);
  p.setAttribute("d", d);
  return p;
};
const colorText = c => "#" + c.slice(0, 3).map(n => Math.round(Math.min(Math.max(n, 0), 1) * 255).toString(16)
  .padStart(2, "0")).join("") + (c[3] < 1 ? Math.round(c[3] * 255).toString(16).padStart(2, "0") : "");
const props = rows => $("props").replaceChildren(...rows.map(([name, text, moves, color]) => {
  const dd = make("dd");
  if (color) {
    const s = make("span", {
      className: "swatch"
    });
    s.style.background = color;
    dd.append(s);
  }
  dd.append(text);
  dd.title = text;
  return make("div", {
    className: moves ? "moves" : ""
  }, make("dt", {
    textContent: name
  }), dd);
}));

export function buildSide() {
  const d = D(),
    v = d?.views.find(v => v.id === S.selected);
  for (const id of ["who", "where", "plots", "moved", "props"]) $(id).replaceChildren();
  for (const g of document.querySelectorAll(".side .group")) g.hidden = !v && !g.contains($("props"));
  $("atTime").parentElement.hidden = !v;
  if (!d) return;
  if (!v) {
    $("who").append("Scene", make("small", {
      textContent: "no view selected"
    }));
    $("where").append(make("span", {
      textContent: "Click a view in the picture or the timeline."
    }));
    props([
      ["size", d.size.join(" × ") + " pt"],
      ["scale", d.scale + ""],
      ["fps", d.fps + ""],
      ["duration", +d.duration.toFixed(3) + " s"],
      ["hold", +d.hold.toFixed(3) + " s"],
      ["frames", d.count + ""],
      ["views", `${d.views.length}, ${d.views.filter(v => v.moves.length).length} move`],
      ["steps", d.steps.length + ""],
      ["parameters", d.parameters.length + ""]
    ]);
    return;
  }
  $("who").append(v.id, make("small", {
    textContent: v.type
  }));
  let trail = v.id;
  for (let p = v.parent; p !== null && d.views[p]; p = d.views[p].parent) trail = d.views[p].id + " › " + trail;
  const place = make("button", {
    textContent: "line " + v.line,
    title: `Copy the place: ${d.file}:${v.line}`
  });
  place.onclick = () => copy(`${d.file}:${v.line}`);
  $("where").append(make("span", {
    textContent: "canvas › " + trail
  }), make("span", {
    className: "grow"
  }), place);
  if (!v.moves.length) $("plots").append(make("p", {
    className: "quiet",
    textContent: "Nothing of it moves."
  }));
  for (const key of S.tracks?.view === v.id ? v.moves : []) {
    const s = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    s.setAttribute("viewBox", "0 0 1000 100");
    s.setAttribute("preserveAspectRatio", "none");
    s.setAttribute("aria-hidden", "true");
    s.append(path("base", ""), path("c", ""));
    const box = make("div", {
      className: "box"
    }, s, make("span", {
      className: "at"
    }), make("span", {
      className: "dot"
    }));
    const f = make("figure", {
      className: "plot"
    }, make("figcaption", {}, make("span", {
      textContent: key
    }), make("b")), make("div", {
      className: "row"
    }, box, make("div", {
      className: "ends"
    }, make("span", {
      className: "hi"
    }), make("span", {
      className: "lo"
    }))));
    f.dataset.key = key;
    $("plots").append(f);
    box.onpointerdown = e => {
      const move = m => seek(Math.min(Math.max((m.clientX - box.getBoundingClientRect().left) / box.clientWidth, 0),
        1) * d.duration);
      move(e);
      box.setPointerCapture(e.pointerId);
      box.onpointermove = move;
      box.onpointerup = () => box.onpointermove = null;
    };
  }
  const steps = d.steps.flatMap(s => s.targets.filter(t => t[0] === v.id && t[2] > t[1]).map(t => [s, t[1], t[2]]));
  if (!steps.length) $("moved").append(make("li", {
    className: "quiet",
    textContent: "No step of its own."
  }));
  for (const [s, a, b] of steps) {
    const button = make("button", {}, make("span", {
      className: "k " + s.kind
    }), make("span", {
      textContent: s.label
    }), make("span", {
      className: "quiet",
      textContent: s.curve ?? ""
    }), make("span", {
      className: "num",
      textContent: `${a.toFixed(2)} – ${b.toFixed(2)}`
    }));
    button.onclick = () => seek(Math.abs(S.time - a) < 1e-3 ? b : a);
    $("moved").append(make("li", {}, button));
  }
  drawPlots();
}
export function drawPlots() {
  const t = S.tracks;
  if (!t) return;
  for (const f of $("plots").querySelectorAll("figure")) {
    let c = t.values[f.dataset.key];
    if (S.kind === "speed") c = c.map((y, i) => i ? (y - c[i - 1]) / (t.times[i] - t.times[i - 1]) : 0);
    const lo = Math.min(...c),
      hi = Math.max(...c),
      y = v => 100 - 100 * (v - lo) / (hi - lo || 1),
      duration = D().duration || 1;
    f.querySelector(".c").setAttribute("d", "M" + c.map((v, i) =>
      `${(1000 * t.times[i] / duration).toFixed(1)} ${y(v).toFixed(2)}`).join("L"));
    f.querySelector(".base").setAttribute("d", `M0 ${y(S.kind === "speed" ? 0 : c[0])}H1000`);
    f.querySelector(".hi").textContent = show(hi);
    f.querySelector(".lo").textContent = show(lo);
    f.lo = lo;
    f.hi = hi;
    f.course = c;
    const box = f.querySelector(".box");
    box.setAttribute("role", "img");
    box.setAttribute("aria-label", `${f.dataset.key} from ${show(c[0])}, least ${show(lo)}, most ${show(hi)}`);
  }
}
export function sampleAt(time) {
  const t = S.tracks.times;
  let a = 0,
    b = t.length - 1;
  while (a < b) {
    const m = (a + b + 1) >> 1;
    if (t[m] <= time + 1e-9) a = m;
    else b = m - 1;
  }
  return a;
}
export function drawValues() {
  const d = D();
  if (!d) return;
  const time = timeOf(S.frame);
  $("atTime").textContent = seconds(time, 2);
  for (const b of $("grid").querySelectorAll(".script .bar")) b.classList.toggle("now", S.time >= +b.dataset.start &&
    S.time < +b.dataset.end);
  if (S.tracks?.view === S.selected && S.selected) {
    const i = sampleAt(time);
    for (const e of $("grid").querySelectorAll("[data-value]")) e.textContent = show(S.tracks.values[e.dataset.value][
      i
    ]);
    for (const f of $("plots").querySelectorAll("figure")) {
      if (!f.course) continue;
      const v = f.course[i],
        x = 100 * time / (d.duration || 1) + "%",
        dot = f.querySelector(".dot");
      f.querySelector("b").textContent = show(v) + (S.kind === "speed" ? " /s" : "");
      f.querySelector(".at").style.left = x;
      dot.style.left = x;
      dot.style.top = 4 + 32 * (1 - (v - f.lo) / (f.hi - f.lo || 1)) + "px";
    }
  }
  readState();
}
// One question at a time; the latest frame is asked for last.
let asking = false;
async function readState() {
  const view = S.selected;
  if (!view || asking) return;
  asking = true;
  const frame = S.frame;
  try {
    const answer = await fetch(S.address("/api/state", {
      view,
      frame
    }));
    if (answer.ok) {
      const state = await answer.json();
      if (state.values && S.selected === view) showState(state.values);
    }
  } catch {
    /* not connected */ } finally {
    asking = false;
    if (S.selected && (S.frame !== frame || S.selected !== view)) readState();
  }
}

function showState(values) {
  const v = D().views.find(v => v.id === S.selected),
    m = new Set(v?.moves.map(k => k.split(".").slice(0, k.startsWith("transform") ? 2 : 1).join(".")));
  const boring = {
    transform: "1, 0, 0, 1, 0, 0",
    "transform.translate": "0, 0",
    "transform.scale": "1, 1",
    "transform.skew": "0, 0",
    "transform.rotate": "0",
    "transform.rotateX": "0",
    "transform.rotateY": "0",
    "transform.perspective": "0",
    anchorPoint: "0.5, 0.5"
  };
  props(Object.entries(values).map(([name, value]) => {
    const isColor = Array.isArray(value) && value.length === 4 && /color/i.test(name),
      text = value === null ? "–" : isColor ? colorText(value) : Array.isArray(value) ? value.map(x =>
        typeof x === "number" ? show(x) : JSON.stringify(x)).join(", ") : typeof value === "number" ? show(
        value) : String(value);
    return [name, text, m.has(name) || v?.moves.includes(name), isColor ?
      `rgb(${value.slice(0, 3).map(n => Math.round(n * 255)).join(" ")} / ${value[3]})` : null
    ];
  }).filter(([name, text, moves]) => moves || boring[name] !== text && text !== "–"));
}
