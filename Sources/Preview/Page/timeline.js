// The ruler, the steps, and a row for each view that moves.
import {
  S,
  D,
  $,
  make,
  icon,
  seconds,
  show,
  total,
  last,
  frameAt,
  timeOf,
  at,
  seek,
  select,
  follow,
  drawValues,
  setRange,
  edges
} from "./app.js";
const grid = document.getElementById("grid"),
  lanes = document.getElementById("lanes");
const label = () => parseInt(getComputedStyle(document.documentElement).getPropertyValue("--label"));

function bar(step, start, end, row) {
  const b = make("button", {
      className: "bar " + (step.kind === "set" || step.kind === "group" ? "move" : step.kind),
      tabIndex: -1
    }),
    w = at(end) - at(start),
    curve = step.curve ?? "";
  b.style.left = at(start) + "px";
  b.style.width = Math.max(w - 1, 3) + "px";
  b.title =
    `${step.label}${curve ? ", " + curve : ""}\n${seconds(start, 2)} to ${seconds(end, 2)} (${seconds(end - start, 2)})\n${D().file}:${step.line}`;
  const l = make("span", {
    className: "l"
  });
  if (w > step.label.length * 5 + 8) l.append(make("b", {
    textContent: step.label
  }));
  if (curve && w > (step.label.length + curve.length) * 6.9 + 22) l.append(make("em", {
    textContent: curve
  }));
  b.append(l);
  b.dataset.start = start;
  b.dataset.end = end;
  b.onclick = e => {
    e.stopPropagation();
    if (row) select(row);
    seek(Math.abs(S.time - start) < 1e-3 ? end : start);
  };
  if (row) b.setAttribute("aria-hidden", "true");
  else b.setAttribute("aria-label",
    `${step.label}, ${seconds(start, 2)} to ${seconds(end, 2)}${curve ? ", " + curve : ""}`);
  return b;
}
const lane = (name, label, ...track) => make("div", {
  className: "lane " + name
}, label, make("div", {
  className: "track"
}, ...track));

// Bars that overlap are put below each other.
function stacked(bars, track) {
  const ends = [];
  for (const b of bars) {
    let n = ends.findIndex(e => e <= +b.dataset.start + 1e-9);
    if (n < 0) n = ends.length;
    n = Math.min(n, 4);
    ends[n] = +b.dataset.end;
    b.style.top = 3 + n * 22 + "px";
    b.style.bottom = "auto";
    b.style.height = "18px";
    track.append(b);
  }
  return Math.max(1, Math.min(ends.length, 5)) * 22 + 2;
}

function curvePath(values, times) {
  const lo = Math.min(...values),
    hi = Math.max(...values);
  return "M" + values.map((y, i) =>
      `${(times[i] * 1000 / total()).toFixed(2)} ${(19 - 14 * (y - lo) / (hi - lo || 1)).toFixed(2)}`).join("L") +
    `L1000 ${(19 - 14 * (values.at(-1) - lo) / (hi - lo || 1)).toFixed(2)}`;
}
const svg = (box, d) => {
  const s = document.createElementNS("http://www.w3.org/2000/svg", "svg"),
    p = document.createElementNS("http://www.w3.org/2000/svg", "path");
  s.setAttribute("viewBox", box);
  s.setAttribute("preserveAspectRatio", "none");
  p.setAttribute("d", d);
  s.append(p);
  return s;
};

export function buildTimeline() {
  const d = D();
  if (!d) return;
  const room = Math.max(lanes.clientWidth - label() - 14, 200),
    fit = room / total();
  S.fit = fit;
  S.pps = S.fitted !== false ? fit : Math.max(S.pps || fit, fit);
  document.documentElement.style.setProperty("--w", at(total()) + 14 + "px");
  const focus = document.activeElement?.dataset?.view,
    scroll = lanes.scrollTop;
  grid.replaceChildren();
  const steps = [.02, .1, .2, .5, 1, 2, 5, 10, 30, 60, 300, 3600],
    major = steps.find(s => s * S.pps >= 64) ?? 3600,
    minor = major / ([.2, 2, .02].includes(major) ? 4 : 5);
  const out = make("button", {
      className: "icon narrow",
      title: "−"
    }, icon("minus")),
    all = make("button", {
      className: "num",
      title: "All of it (0)",
      textContent: Math.round(100 * S.pps / fit) + "%"
    }),
    into = make("button", {
      className: "icon narrow",
      title: "+"
    }, icon("plus"));
  out.setAttribute("aria-label", "Zoom the timeline out");
  into.setAttribute("aria-label", "Zoom the timeline in");
  out.onclick = () => zoomTime(1 / 1.5);
  into.onclick = () => zoomTime(1.5);
  all.onclick = () => zoomTime(0);
  const ruler = lane("ruler", make("div", {
      className: "name"
    }, make("span", {
      className: "quiet",
      textContent: "Zoom"
    }), make("span", {
      className: "grow"
    }), out, all, into)),
    rt = ruler.lastChild;
  for (let n = 0; n * minor <= total() + 1e-9 && n < 4000; n++) {
    const t = n * minor,
      isMajor = Math.abs(t / major - Math.round(t / major)) < 1e-6,
      tick = make("i", {
        className: "tick" + (isMajor ? " major" : "")
      });
    tick.style.left = at(t) + "px";
    if (isMajor && at(total()) - at(t) > 26) tick.append(make("span", {
      textContent: (+t.toFixed(3)) + (n ? "" : " s")
    }));
    rt.append(tick);
  }
  const over = make("span", {
    className: "over"
  });
  over.style.left = at(d.duration) + "px";
  over.style.width = at(d.hold) + "px";
  rt.append(over);
  if (S.range) {
    const l = make("span", {
      className: "loop"
    });
    l.style.left = at(S.range[0]) + "px";
    l.style.width = at(S.range[1] - S.range[0]) + "px";
    rt.append(l);
  }
  grid.append(ruler);
  const script = lane("script", make("div", {
      className: "name pad"
    }, make("span", {
      className: "t quiet",
      textContent: "Steps"
    }))),
    bars = script.lastChild;
  bars.setAttribute("role", "toolbar");
  bars.setAttribute("aria-label", "Steps");
  script.style.height = stacked(d.steps.filter(s => s.outer).map((s, n) => {
    const b = bar(s, s.start, s.end);
    b.tabIndex = n ? -1 : 0;
    return b;
  }), bars) + "px";
  bars.onkeydown = e => {
    const go = {
      ArrowRight: 1,
      ArrowLeft: -1
    } [e.key];
    if (!go || e.shiftKey) return;
    const list = [...bars.children],
      to = list[list.indexOf(document.activeElement) + go];
    if (to) {
      list.forEach(b => b.tabIndex = -1);
      to.tabIndex = 0;
      to.focus();
    }
    e.preventDefault();
    e.stopPropagation();
  };
  grid.append(script);
  const tree = make("div");
  tree.setAttribute("role", "tree");
  tree.setAttribute("aria-label", "Views");
  const shown = d.views.length <= 200 ? d.views : d.views.filter(v => v.moves.length || v.id === S.selected);
  for (const v of shown) {
    const isOpen = S.open.has(v.id),
      n = make("div", {
        className: "name"
      });
    n.style.paddingLeft = 4 + v.depth * 14 + "px";
    const tw = make("button", {
      className: "twist" + (v.moves.length ? "" : " none"),
      tabIndex: -1
    }, icon("tw"));
    tw.setAttribute("aria-hidden", "true");
    tw.setAttribute("aria-expanded", isOpen);
    tw.onclick = e => {
      e.stopPropagation();
      toggle(v.id);
    };
    n.append(tw, make("span", {
      className: "t",
      textContent: v.id
    }));
    const row = lane("view" + (v.moves.length ? "" : " still"), n),
      list = [];
    for (const s of d.steps)
      for (const [id, a, b] of s.targets)
        if (id === v.id) list.push(bar(s, a, b, v.id));
    row.style.height = Math.max(24, stacked(list, row.lastChild)) + "px";
    row.dataset.view = v.id;
    row.setAttribute("role", "treeitem");
    row.setAttribute("aria-level", v.depth + 1);
    row.setAttribute("aria-selected", v.id === S.selected);
    row.tabIndex = v.id === (S.selected ?? shown[0].id) ? 0 : -1;
    row.setAttribute("aria-label",
      `${v.id}, ${v.moves.length ? v.moves.length + " properties move" : "does not move"}`);
    if (v.moves.length) row.setAttribute("aria-expanded", isOpen);
    n.onclick = () => {
      select(v.id);
      [...grid.querySelectorAll("[data-view]")].find(r => r.dataset.view === v.id)?.focus({
        preventScroll: true
      });
    };
    tree.append(row);
    const tracks = S.tracks?.view === v.id ? S.tracks : null;
    if (isOpen && tracks)
      for (const key of v.moves) {
        const pn = make("div", {
          className: "name"
        }, make("span", {
          className: "t",
          textContent: key
        }), make("span", {
          className: "v num"
        }));
        pn.lastChild.dataset.value = key;
        pn.style.paddingLeft = 30 + v.depth * 14 + "px";
        const pl = lane("prop", pn),
          plot = svg("0 0 1000 24", curvePath(tracks.values[key], tracks.times));
        pl.setAttribute("aria-hidden", "true");
        plot.style.width = at(total()) + "px";
        pl.lastChild.append(plot);
        tree.append(pl);
      }
  }
  tree.onkeydown = e => {
    const rows = [...tree.querySelectorAll("[data-view]")],
      i = rows.indexOf(document.activeElement),
      go = {
        ArrowDown: 1,
        ArrowUp: -1
      } [e.key];
    if (i < 0) return;
    if (go && rows[i + go]) {
      const id = rows[i + go].dataset.view;
      select(id);
      [...grid.querySelectorAll("[data-view]")].find(r => r.dataset.view === id)?.focus();
    } else if (e.key === "Enter") toggle(rows[i].dataset.view);
    else return;
    e.preventDefault();
    e.stopPropagation();
  };
  grid.append(tree);
  if (S.range) {
    const s = make("div", {
      className: "shade"
    });
    s.style.left = label() + at(S.range[0]) + "px";
    s.style.width = at(S.range[1] - S.range[0]) + "px";
    grid.append(s);
  }
  grid.append(make("div", {
    className: "headline",
    id: "headline"
  }));
  const knob = make("div", {
    className: "knob",
    id: "knob",
    tabIndex: 0
  });
  knob.setAttribute("role", "slider");
  knob.setAttribute("aria-label", "Playhead");
  knob.setAttribute("aria-valuemin", 0);
  knob.setAttribute("aria-valuemax", last());
  rt.append(knob);
  rt.onpointerdown = e => {
    const x = m => (m.clientX - rt.getBoundingClientRect().left) / S.pps,
      a = x(e);
    const move = m => {
      if (e.shiftKey) {
        const b = x(m);
        if (Math.abs(a - b) > .01) setRange([Math.max(0, Math.min(a, b)), Math.min(d.duration, Math.max(a, b))]);
        return;
      }
      const t = x(m),
        near = m.altKey ? undefined : edges().find(y => Math.abs(y - t) * S.pps < 5);
      seek(near ?? t);
    };
    move(e);
    const up = () => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
  };
  lanes.scrollTop = scroll;
  if (focus)[...grid.querySelectorAll("[data-view]")].find(r => r.dataset.view === focus)?.focus({
    preventScroll: true
  });
}
export function toggle(id) {
  const v = D().views.find(v => v.id === id);
  if (!v?.moves.length) return;
  S.open.has(id) ? S.open.delete(id) : S.open.add(id);
  if (S.selected !== id) select(id);
  buildTimeline();
  drawValues();
  follow();
}
export function zoomTime(f) {
  const x = at(S.time) - lanes.scrollLeft;
  S.pps = f ? Math.min(Math.max(S.pps * f, S.fit), 4000) : S.fit;
  S.fitted = S.pps <= S.fit * 1.001;
  buildTimeline();
  lanes.scrollLeft = at(S.time) - x;
  drawValues();
  follow();
}
