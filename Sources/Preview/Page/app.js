// The page of one scene: state, picture, playing, controls, and what comes from the program.
import {
  Frames
} from "./frames.js";
import {
  buildTimeline,
  zoomTime
} from "./timeline.js";
import {
  buildSide,
  drawPlots,
  drawValues,
  sampleAt
} from "./inspector.js";
export {
  drawValues
};
export const $ = id => document.getElementById(id);
export const make = (tag, props = {}, ...children) => {
  const e = Object.assign(document.createElement(tag), props);
  e.append(...children);
  return e;
};
export const icon = name => {
  const ns = "http://www.w3.org/2000/svg",
    s = document.createElementNS(ns, "svg"),
    u = document.createElementNS(ns, "use");
  s.setAttribute("class", "i");
  s.setAttribute("aria-hidden", "true");
  u.setAttribute("href", "#i-" + name);
  s.append(u);
  return s;
};
let data = null;
export const D = () => data;
const scenePath = new URLSearchParams(location.search).get("scene");
export const S = {
  frame: 0,
  time: 0,
  playing: false,
  speed: 1,
  loop: true,
  range: null,
  selected: null,
  hover: null,
  open: new Set(),
  look: "light",
  clear: false,
  skin: false,
  outline: true,
  kind: "value",
  zoom: 0,
  shown: 1,
  pps: 100,
  set: {},
  tracks: null,
  version: 0,
  drawnFrame: -1,
  left: 0,
  address
};
export const total = () => data.duration + data.hold,
  last = () => data.count - 1,
  seconds = (t, n = 3) => t.toFixed(n) + " s",
  at = t => t * S.pps;
export const frameAt = t => data.hasEnd && t >= data.duration - 1e-6 ? last() : Math.min(Math.floor(t * data.fps +
  1e-6), last());
export const timeOf = i => data?.hasEnd && i >= last() ? data.duration : i / (data?.fps ?? 1);
export const show = n => Math.abs(n) >= 1000 ? n.toFixed(0) : String(Math.round(n * 100) / 100);
export const edges = () => [...new Set([0, ...data.steps.filter(s => s.outer).flatMap(s => [s.start, s.end]), ...data
  .steps.flatMap(s => s.targets.flatMap(t => [t[1], t[2]])), data.duration
])].filter(t => t <= data.duration + 1e-9).sort((a, b) => a - b);

function address(path, values = {}, variant = true) {
  const q = new URLSearchParams();
  if (scenePath !== null) q.set("scene", scenePath);
  if (variant) {
    q.set("appearance", S.look);
    for (const k in S.set) q.append("set", `${k}=${S.set[k]}`);
  }
  for (const k in values) q.set(k, values[k]);
  return `${path}?${q}`.replaceAll("+", "%20");
}

// ---- Picture ----
const frames = new Frames(() => {
    if (frames.get(S.frame) && S.drawnFrame !== S.frame) paint();
  }),
  picture = $("picture"),
  pen = picture.getContext("2d");

function pixelScale() {
  const chosen = +$("scale").value;
  if (chosen) return chosen;
  const limit = Math.sqrt(32e6 / (data.size[0] * data.size[1]));
  return Math.min(S.shown * devicePixelRatio, limit, 16384 / Math.max(...data.size));
}

function useFrames() {
  if (!data) return;
  const scale = pixelScale().toFixed(5),
    extra = {
      scale
    };
  if (S.clear) extra.clear = 1;
  if (S.skin) extra.onion = 8;
  const key = address("", {
    ...extra,
    v: S.version
  });
  frames.use(key, i => address("/api/frame", {
    ...extra,
    frame: i,
    v: S.version
  }), S.skin ? [] : data.same);
  S.drawnFrame = -1;
  paint();
  ask();
}
const ask = () => data && frames.want(S.frame, data.count, S.playing, S.range && S.loop ? S.range.map(frameAt) :
null);

function paint() {
  const exact = frames.get(S.frame),
    bitmap = exact ?? (S.playing ? frames.before(S.frame) : null);
  if (!bitmap) return false;
  if (picture.width !== bitmap.width || picture.height !== bitmap.height) {
    picture.width = bitmap.width;
    picture.height = bitmap.height;
  } else pen.clearRect(0, 0, bitmap.width, bitmap.height);
  pen.drawImage(bitmap, 0, 0);
  if (exact) {
    S.drawnFrame = S.frame;
    picture.dataset.frame = S.frame;
    picture.dataset.version = S.version;
    picture.dataset.scale = pixelScale();
  }
  return !!exact;
}
const ns = "http://www.w3.org/2000/svg";

function marks() {
  const m = $("marks"),
    tag = $("tag");
  if (!data) return;
  m.setAttribute("viewBox", `0 0 ${data.size[0]} ${data.size[1]}`);
  m.replaceChildren();
  const tracks = S.tracks?.view === S.selected ? S.tracks : null;
  tag.hidden = !tracks || !S.outline;
  if (tag.hidden) return;
  const add = (n, a) => {
    const e = document.createElementNS(ns, n);
    for (const k in a) e.setAttribute(k, a[k]);
    m.append(e);
  };
  const middle = o => [(o[0] + o[2] + o[4] + o[6]) / 4, (o[1] + o[3] + o[5] + o[7]) / 4],
    o = tracks.outlines[sampleAt(timeOf(S.frame))];
  if (!o || o.length < 11) {
    tag.hidden = true;
    return;
  }
  const points = tracks.outlines.filter(p => p.length >= 11).map(p => middle(p).join(" "));
  if (new Set(points).size > 1) add("path", {
    class: "trace",
    d: "M" + points.join("L")
  });
  const [x, y] = [Math.min(o[0], o[2], o[4], o[6]), Math.min(o[1], o[3], o[5], o[7])], upright = Math.abs(o[1] - o[
    3]) < .01 && Math.abs(o[0] - o[6]) < .01 && o[2] > o[0];
  for (const c of ["outline halo", "outline"]) upright ? add("rect", {
    class: c,
    x: o[0],
    y: o[1],
    width: o[2] - o[0],
    height: Math.max(o[7] - o[1], 0),
    rx: Math.min(o[8] * (o[2] - o[0]) / (o[9] || 1), (o[2] - o[0]) / 2)
  }) : add("polygon", {
    class: c,
    points: o.slice(0, 8).join(" ")
  });
  const [cx, cy] = middle(o);
  add("circle", {
    cx,
    cy,
    r: 2.5 / Math.max(S.shown, 1),
    fill: "var(--accent)",
    stroke: "#fff"
  });
  tag.textContent = `${S.selected}  ${show(o[9])} × ${show(o[10])}`;
  tag.style.left = 100 * Math.max(0, x) / data.size[0] + "%";
  tag.style.top = 100 * Math.max(0, y) / data.size[1] + "%";
}

function fitPicture() {
  if (!data) return;
  const s = $("stage"),
    c = $("canvas"),
    room = Math.min((s.clientWidth - 32) / data.size[0], (s.clientHeight - 32) / data.size[1]),
    fit = room >= 1 ? Math.floor(room * 4) / 4 : Math.max(room, .02),
    z = S.zoom || fit;
  c.style.width = data.size[0] * z + "px";
  c.style.height = data.size[1] * z + "px";
  $("fit").textContent = (S.zoom ? "" : "Fit ") + Math.round(z * 100) + " %";
  S.shown = z;
  c.classList.toggle("clear", S.clear);
}
const redraw = () => {
  fitPicture();
  useFrames();
  marks();
};

// ---- Playing ----
export function follow() {
  const x = parseInt(getComputedStyle(document.documentElement).getPropertyValue("--label")) + at(S.time),
    h = $("headline"),
    k = $("knob");
  if (!h || !data) return;
  h.style.left = x + "px";
  h.hidden = at(S.time) < $("lanes").scrollLeft - 1;
  k.style.left = Math.max(at(S.time), 20) + "px";
  k.textContent = S.time.toFixed(2);
  k.setAttribute("aria-valuenow", S.frame);
  k.setAttribute("aria-valuetext", `${seconds(timeOf(S.frame), 2)}, frame ${S.frame} of ${last()}`);
}
export function seek(t) {
  if (!data) return;
  S.time = Math.min(Math.max(t, 0), S.playing ? total() : data.duration);
  const f = frameAt(S.time);
  if (!S.playing) S.time = timeOf(f);
  if (f !== S.frame || S.drawnFrame !== f) {
    S.frame = f;
    paint();
    marks();
    drawValues();
    showClock();
    ask();
  }
  follow();
}

function showClock() {
  const f = S.frame;
  $("clock").textContent = seconds(timeOf(f));
  if (document.activeElement !== $("frame")) $("frame").value = f;
  if (!S.playing) picture.setAttribute("aria-label", `${data.title ?? data.file} at ${seconds(timeOf(f), 2)}`);
}
let before = 0,
  drawn = [],
  lost = 0;

function tick(now) {
  if (!S.playing) return;
  const step = Math.min((now - before) / 1000, .25) * S.speed,
    t0 = S.time,
    f0 = S.frame;
  before = now;
  let t = t0 + step;
  if (S.range && S.loop && t0 <= S.range[1] && t >= S.range[1]) t = S.range[0];
  else if (t >= total()) {
    if (S.loop) t %= total();
    else {
      t = data.duration;
      S.playing = false;
    }
  }
  seek(t);
  if (S.frame !== f0) {
    if (S.frame > f0 + 1 && S.speed <= 1) lost += S.frame - f0 - 1;
    if (S.drawnFrame === S.frame) {
      drawn.push(now);
      S.left = lost;
      window.previewDrawn = (window.previewDrawn ?? 0) + 1;
    } else lost++;
    while (drawn[0] < now - 1000) drawn.shift();
  }
  $("rate").textContent = `${drawn.length} fps · ${lost} left out`;
  S.playing ? requestAnimationFrame(tick) : setPlaying(false);
}

function setPlaying(on) {
  if (!data || on && data.count < 2) return;
  S.playing = on;
  $("go").replaceChildren(icon(on ? "pause" : "play"));
  $("go").setAttribute("aria-label", on ? "Pause" : "Play");
  if (on) {
    if (S.frame >= last()) S.time = S.range && S.loop ? S.range[0] : 0;
    lost = 0;
    drawn = [];
    before = performance.now();
    requestAnimationFrame(tick);
  } else {
    seek(S.time);
    showClock();
    $("rate").textContent = `${data.fps} fps`;
  }
}
const edge = d => {
  const e = d > 0 ? edges().find(e => e > S.time + .01) : edges().findLast(e => e < S.time - .01);
  if (e !== undefined) seek(e);
};
const step = d => {
  setPlaying(false);
  seek(timeOf(Math.min(Math.max(S.frame + d, 0), last())));
};
export async function select(id) {
  S.selected = id;
  const v = data.views.find(v => v.id === id);
  if (!v) S.selected = null;
  if (S.tracks?.view !== id) S.tracks = null;
  rebuild();
  if (v && !S.tracks) await readTracks();
}
async function readTracks() {
  const view = S.selected,
    answer = await fetch(address("/api/tracks", {
      view
    }));
  if (!answer.ok || S.selected !== view) return;
  const t = await answer.json();
  if (t.times) {
    S.tracks = {
      view,
      ...t
    };
    rebuild();
  }
}

function rebuild() {
  buildTimeline();
  buildSide();
  marks();
  drawValues();
  follow();
}
export function setRange(r) {
  S.range = r;
  $("range").hidden = !r;
  if (r) $("rangeText").textContent = `${r[0].toFixed(2)} – ${r[1].toFixed(2)}`;
  buildTimeline();
  drawValues();
  follow();
}

function toast(text) {
  const t = $("toast");
  t.textContent = text;
  t.classList.add("on");
  clearTimeout(toast.timer);
  toast.timer = setTimeout(() => t.classList.remove("on"), 2600);
}
export function copy(text) {
  navigator.clipboard?.writeText(text).catch(() => {});
  toast("Copied: " + text);
}

// ---- The program ----
let loads = 0,
  changed = 0;
async function load() {
  const number = ++loads;
  let answer;
  try {
    answer = await (await fetch(address("/api/scene"))).json();
  } catch {
    return;
  }
  if (number !== loads) return;
  if (answer.failure) return showMistakes(answer.failure);
  $("mistakes").hidden = true;
  $("app").classList.remove("stale");
  const wanted = S.selected;
  for (const v of answer.views) v.depth = v.parent === null ? 0 : answer.views[v.parent].depth + 1;
  data = answer;
  S.version = answer.version;
  S.tracks = null;
  document.title = `${data.title ?? data.file} – animrender`;
  $("title").textContent = data.title ?? data.file.split("/").pop();
  $("file").textContent = data.file.split("/").pop();
  $("file").title = data.file;
  $("facts").textContent = `${data.size.join(" × ")} pt · ${data.fps} fps · ${+data.duration.toFixed(2)} s`;
  $("of").textContent = `of ${last()}`;
  $("rate").textContent = `${data.fps} fps`;
  if (S.range && S.range[1] > data.duration) S.range = null;
  $("range").hidden = !S.range;
  if (wanted && !data.views.some(v => v.id === wanted)) S.selected = null;
  S.frame = frameAt(S.time);
  fitPicture();
  useFrames();
  showClock();
  rebuild();
  buildParameters();
  command();
  if (S.selected) readTracks();
  state("live", "Live" + (changed ? ` · ${Math.round(performance.now() - changed)} ms` : "") + (data.warnings
    .diagnostics.length ?
    ` · ${data.warnings.diagnostics.length} warning${data.warnings.diagnostics.length > 1 ? "s" : ""}` : ""));
  $("state").title = data.warnings.text;
  changed = 0;
}

function state(kind, text) {
  const s = $("state");
  s.className = "state" + ({
    bad: " bad",
    lost: " lost",
    busy: " busy"
  } [kind] ?? "");
  s.textContent = text;
}

function showMistakes(failure) {
  const n = Math.max(failure.diagnostics.length, 1),
    text = `${n} mistake${n > 1 ? "s" : ""}`;
  state("bad", text);
  $("app").classList.add("stale");
  $("mistakes").dataset.text = failure.text;
  $("mtitle").textContent =
    `${text} in ${(failure.diagnostics[0]?.file ?? data?.file ?? scenePath ?? "the scene").split("/").pop()}`;
  $("mnote").textContent = data ? "Shown is the last good picture" : "";
  $("mlist").replaceChildren(...(failure.diagnostics.length ? failure.diagnostics.map(d => {
    const place = make("p", {
        className: "place"
      }, `${d.file}:${d.line}:${d.column}: `, make("b", {
        textContent: d.severity + ":"
      }), " " + d.message),
      gutter = String(d.line),
      li = make("li", {}, place);
    if (d.quoted.trim()) li.append(make("pre", {}, make("i", {
      textContent: `  ${gutter} | `
    }), d.quoted + "\n", make("i", {
      textContent: `  ${" ".repeat(gutter.length)} | `
    }), make("b", {
      textContent: d.caret
    })));
    if (d.hint) li.append(make("p", {
      className: "hint",
      textContent: d.hint
    }));
    return li;
  }) : [make("li", {}, make("p", {
    className: "place",
    textContent: failure.text
  }))]));
  $("mistakes").hidden = false;
}
const events = new EventSource("/api/events");
events.addEventListener("change", () => {
  changed = performance.now();
  load();
});
events.onerror = () => {
  state("lost", "Not connected, trying again");
  document.querySelectorAll("[data-export]").forEach(b => b.disabled = true);
};
let opened = false;
events.onopen = () => {
  document.querySelectorAll("[data-export]").forEach(b => b.disabled = false);
  if (opened) load();
  opened = true;
};

// ---- Parameters, command, exports ----
let built = "";

function buildParameters() {
  const now = JSON.stringify(data.parameters);
  if (now === built) return;
  built = now;
  $("paramsButton").hidden = !data.parameters.length;
  $("fields").replaceChildren(...data.parameters.map((p, n) => {
    const id = "p" + n,
      field = make("div", {
        className: "field"
      }, make("label", {
        htmlFor: id,
        textContent: p.name
      })),
      value = S.set[p.name] ?? p.value,
      set = text => {
        text === p.value ? delete S.set[p.name] : S.set[p.name] = text;
        command();
        clearTimeout(set.timer);
        set.timer = setTimeout(load, 60);
      };
    field.dataset.p = p.name;
    if (p.kind === "switch") {
      const c = make("input", {
        id,
        type: "checkbox",
        className: "switch",
        checked: value === "true"
      });
      c.setAttribute("role", "switch");
      c.onchange = () => set(String(c.checked));
      field.append(c);
    } else if (p.kind === "number") {
      const v = +p.value,
        r = make("input", {
          type: "range",
          min: Math.min(0, v * 2),
          max: Math.max(v * 2, v ? 0 : 1),
          step: Math.abs(v) >= 10 && Number.isInteger(v) ? 1 : "any",
          value
        }),
        i = make("input", {
          id,
          type: "number",
          step: "any",
          value
        });
      r.setAttribute("aria-label", p.name);
      r.oninput = () => {
        i.value = +(+r.value).toFixed(3);
        set(i.value);
      };
      i.oninput = () => {
        r.value = i.value;
        if (i.value !== "") set(i.value);
      };
      field.append(r, i);
    } else {
      const t = make("input", {
        id,
        type: "text",
        value,
        spellcheck: false
      });
      t.oninput = () => set(t.value);
      if (p.kind === "color") {
        const c = make("input", {
          type: "color",
          value: /^#[0-9a-f]{6}$/i.test(value) ? value : "#808080"
        });
        c.setAttribute("aria-label", p.name + ", picker");
        c.oninput = () => {
          t.value = c.value;
          set(c.value);
        };
        field.append(make("span", {
          className: "pair"
        }, c, t));
      } else field.append(t);
    }
    return field;
  }));
}
const word = t => /^[\w./#:,%@=+-]+$/.test(t) && !t.includes("#") ? t : `'${t.replaceAll("'", `'\\''`)}'`;

function command() {
  if (!data) return "";
  const name = data.file.split("/").pop().replace(/\.json$/, "");
  let text = `animrender ${word(data.file)} -o ${word(name + ".gif")}`,
    n = 0;
  if (S.look === "dark") text += " --appearance dark";
  if ($("scale").value) text += " --scale " + $("scale").value;
  if (S.clear) text += " --background clear";
  for (const f of $("fields").children) f.classList.toggle("changed", f.dataset.p in S.set);
  for (const k in S.set) {
    n++;
    text += ` --set ${word(`${k}=${S.set[k]}`)}`;
  }
  $("command").textContent = text;
  $("reset").disabled = !n;
  $("changedCount").textContent = n ? `${n} of ${data.parameters.length}` : data.parameters.length;
  return text;
}
$("reset").onclick = () => {
  S.set = {};
  built = "";
  load();
};
for (const b of document.querySelectorAll("[data-export]")) b.onclick = async () => {
  const kind = b.dataset.export,
    extra = {
      kind,
      frame: S.frame
    };
  if ($("scale").value) extra.scale = $("scale").value;
  if (S.clear) extra.clear = 1;
  state("busy", `Writing ${kind}…`);
  try {
    const answer = await fetch(address("/api/export", extra), {
      method: "POST"
    });
    if (!answer.ok) throw new Error(await answer.text());
    const blob = await answer.blob(),
      name = data.file.split("/").pop().replace(/\.json$/, "") + (kind === "still" ?
        `-${timeOf(S.frame).toFixed(2)}.png` : `.${kind}`),
      link = make("a", {
        href: URL.createObjectURL(blob),
        download: name
      });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
    toast(
      `${name} · ${blob.size < 1e6 ? Math.round(blob.size / 1e3) + " kB" : (blob.size / 1e6).toFixed(2) + " MB"}`
      );
  } catch (error) {
    toast(error.message.trim() || "The file could not be written");
  }
  state("live", "Live");
};

// ---- Controls ----
const press = (id, key, then) => {
  const b = $(id),
    set = () => {
      S[key] = !S[key];
      b.setAttribute("aria-pressed", S[key]);
      then();
      command();
    };
  b.onclick = set;
  return set;
};
const toggles = {
  o: press("outlines", "outline", marks),
  n: press("skin", "skin", redraw),
  b: press("clear", "clear", redraw),
  l: press("loop", "loop", () => {})
};
$("go").onclick = () => setPlaying(!S.playing);
$("pframe").onclick = () => step(-1);
$("nframe").onclick = () => step(1);
$("pstep").onclick = () => edge(-1);
$("nstep").onclick = () => edge(1);
$("frame").onchange = e => {
  const wanted = parseInt(e.target.value) || 0;
  setPlaying(false);
  seek(timeOf(Math.min(Math.max(wanted, 0), last())));
  showClock();
};
$("unrange").onclick = () => {
  setRange(null);
  $("loop").focus();
};
for (const r of document.querySelectorAll("[name=speed]")) r.onchange = () => S.speed = +r.value;
for (const r of document.querySelectorAll("[name=look]")) r.onchange = () => {
  S.look = r.value;
  load();
};
for (const r of document.querySelectorAll("[name=kind]")) r.onchange = () => {
  S.kind = r.value;
  drawPlots();
  drawValues();
};
$("scale").onchange = () => {
  redraw();
  command();
};
let zooming = 0;
const zoomPicture = f => {
  S.zoom = Math.min(Math.max(S.shown * f, .1), 16);
  fitPicture();
  marks();
  clearTimeout(zooming);
  zooming = setTimeout(useFrames, 120);
};
$("zi").onclick = () => zoomPicture(Math.SQRT2);
$("zo").onclick = () => zoomPicture(Math.SQRT1_2);
$("fit").onclick = () => {
  S.zoom = 0;
  redraw();
};
$("canvas").onclick = async e => {
  const r = $("canvas").getBoundingClientRect(),
    answer = await fetch(address("/api/hit", {
      x: (e.clientX - r.left) / S.shown,
      y: (e.clientY - r.top) / S.shown,
      frame: S.frame
    }));
  if (!answer.ok) return;
  const hits = await answer.json();
  if (!Array.isArray(hits)) return;
  // Another click at the same place takes the view below.
  const at = hits.indexOf(S.selected);
  select(hits.length ? hits[(at + 1) % hits.length] : null);
};
$("copy").onclick = () => copy(command());
$("mcopy").onclick = () => copy($("mistakes").dataset.text);
$("back").hidden = scenePath === null;
$("fold").onclick = () => {
  const shut = !$("mlist").hidden;
  $("mlist").hidden = shut;
  $("fold").setAttribute("aria-expanded", !shut);
  $("fold").textContent = shut ? "Show" : "Hide";
};
for (const [pop, button] of [
    ["params", $("paramsButton")],
    ["help", document.querySelector("[popovertarget=help]")]
  ]) $(pop).ontoggle = e => {
  const open = e.newState === "open",
    r = button.getBoundingClientRect(),
    p = $(pop);
  button.setAttribute("aria-expanded", open);
  if (!open) return;
  p.style.left = Math.min(Math.max(r.right - p.offsetWidth, 8), innerWidth - p.offsetWidth - 8) + "px";
  p.style.top = (pop === "params" ? r.bottom + 6 : r.top - p.offsetHeight - 6) + "px";
};
addEventListener("keydown", e => {
  const t = e.target,
    typing = t.matches?.("input[type=text],input[type=number],select,[type=color]"),
    radio = t.matches?.("[type=radio],[type=range]");
  if (!data || e.ctrlKey || e.metaKey || e.altKey || typing) return;
  const native = t.matches?.("button,a,[type=checkbox],[type=radio]") && t.matches(":focus-visible"),
    k = e.key.toLowerCase();
  if ((e.key === " " && !native) || k === "k") setPlaying(!S.playing);
  else if (/^arrow(left|right)$/.test(k) && !radio) e.shiftKey ? edge(k === "arrowright" ? 1 : -1) : step(k ===
    "arrowright" ? 1 : -1);
  else if (e.key === "Home" && !radio) seek(0);
  else if (e.key === "End" && !radio) seek(data.duration);
  else if (k === "i") e.shiftKey ? setRange(null) : setRange([S.time, Math.max(S.range?.[1] ?? data.duration, S
    .time + .02)]);
  else if (k === "u") setRange([Math.min(S.range?.[0] ?? 0, Math.max(S.time - .02, 0)), S.time]);
  else if ("12345".includes(e.key)) document.querySelectorAll("[name=speed]")[e.key - 1].click();
  else if (e.key === "+" || e.key === "=") zoomTime(1.5);
  else if (e.key === "-") zoomTime(1 / 1.5);
  else if (e.key === "0") zoomTime(0);
  else if (k === "d") document.querySelector(`[name=look][value=${S.look === "light" ? "dark" : "light"}]`)
  .click();
  else if (k === "c") $("copy").click();
  else if (e.key === "?") $("help").togglePopover();
  else if (toggles[k]) toggles[k]();
  else if (e.key === "Escape" && !document.querySelector(":popover-open")) select(null);
  else return;
  e.preventDefault();
});
$("lanes").addEventListener("scroll", follow, {
  passive: true
});
$("lanes").addEventListener("wheel", e => {
  if (!e.ctrlKey && !e.metaKey) return;
  e.preventDefault();
  zoomTime(Math.exp(-e.deltaY / 300));
}, {
  passive: false
});
const split = h => {
    h = Math.min(Math.max(h, 76), innerHeight - 260);
    $("app").style.setProperty("--tl", h + "px");
    $("split").setAttribute("aria-valuenow", Math.round(h));
    redraw();
  },
  tall = () => document.querySelector(".time").clientHeight;
$("split").onpointerdown = e => {
  const y = e.clientY,
    h = tall();
  $("split").setPointerCapture(e.pointerId);
  $("split").onpointermove = m => split(h + y - m.clientY);
  $("split").onpointerup = () => $("split").onpointermove = null;
};
$("split").onkeydown = e => {
  const d = {
    ArrowUp: 24,
    ArrowDown: -24
  } [e.key];
  if (d) {
    split(tall() + d);
    e.preventDefault();
    e.stopPropagation();
  }
};
$("split").setAttribute("aria-valuenow", tall());
addEventListener("resize", () => {
  redraw();
  rebuild();
});
$("range").hidden = true;
load();
