"use strict";
const data = JSON.parse(document.getElementById("data").textContent);
const calm = matchMedia("(prefers-reduced-motion: reduce)");

// Pictures in the markup are not repeated in the data.
for (const image of document.querySelectorAll("[data-picture]"))
  data.pictures[image.dataset.picture] = image.src;
function pictureURL(number) {
  const text = data.pictures[number];
  if (text.startsWith("data:")) return text;
  // A WebP begins with "RIFF".
  return `data:image/${text.startsWith("UklGR") ? "webp" : "png"};base64,${text}`;
}

// Images without a source would be invalid markup, so they are created here.
function makeImage() {
  const image = new Image();
  image.alt = "";
  return image;
}

function seconds(value) { return value.toFixed(3).replace(/\.?0+$/, "") + " s"; }

function makeViewer(section, index) {
  const { moments, first } = data.cases[index];
  const root = document.getElementById("viewer").content.firstElementChild.cloneNode(true);
  const find = selector => root.querySelector(selector);
  const stage = find(".stage"), amount = find(".amount input"), time = find(".time");
  const sides = ["expected", "actual", "difference"];
  const figures = sides.map(side => find("." + side));
  for (const figure of figures) figure.querySelector(".picture").append(makeImage());
  const frameCount = Math.max(...moments.map(moment => moment.expectedFrame));
  const differing = moments.flatMap((moment, at) => moment.difference ? [at] : []);
  let view = "two-up", current = first, shown = first, zoom = "fit";
  let blinking = false, blinkTimer = 0, playTimer = 0;

  // Moments without their own pictures show those of the nearest moment that looks the same.
  function nearestShown(at) {
    const alike = other => moments[other]?.pictures
      && !moments[other].difference === !moments[at].difference;
    for (let step = 0; step < moments.length; step++) {
      if (alike(at - step)) return at - step;
      if (alike(at + step)) return at + step;
    }
    return first;
  }

  function describe(at) {
    const moment = moments[at];
    let text = `Frame ${moment.expectedFrame} of ${frameCount}`;
    if (moment.actualFrame !== moment.expectedFrame)
      text += ` (frame ${moment.actualFrame} of the actual)`;
    if (moment.start !== undefined)
      text += `, ${seconds(moment.start)} to ${seconds(moment.start + moment.duration)}`;
    return text + ": " + (moment.difference ?? "the same");
  }

  function show(at) {
    current = Math.min(Math.max(at, 0), moments.length - 1);
    shown = nearestShown(current);
    const moment = moments[shown];
    sides.forEach((side, n) => {
      const image = figures[n].querySelector("img"), number = moment.pictures[n];
      image.hidden = number === null;
      if (number !== null) image.src = pictureURL(number);
      image.alt = `${side}, frame ${moment.expectedFrame}`;
    });
    const none = figures[2].querySelector(".none");
    none.hidden = moment.pictures[2] !== null;
    none.textContent = moment.difference
      ? "Pictures of two sizes cannot be compared." : "No pixel differs here.";
    let text = describe(current);
    if (shown !== current)
      text += `. Its picture is not in this report; shown is frame ${moment.expectedFrame}`;
    time.value = current;
    time.setAttribute("aria-valuetext", text);
    find(".moment").textContent = text;
    find(".moment").classList.toggle("differs", "difference" in moments[current]);
    for (const button of find(".strongest").children)
      button.setAttribute("aria-pressed", Number(button.dataset.moment) === current);
    showTime(moments[current].start);
    find(".previous").disabled = current === 0;
    find(".next").disabled = current === moments.length - 1;
    find(".previous-difference").disabled = !differing.some(other => other < current);
    find(".next-difference").disabled = !differing.some(other => other > current);
  }

  // The time of the shown moment, in the curves.
  function showTime(start) {
    for (const curve of section.querySelectorAll(".curve")) {
      const part = start / Number(curve.dataset.duration), cursor = curve.querySelector(".cursor");
      cursor.hidden = !(part >= 0 && part <= 1);
      cursor.style.left = part * 100 + "%";
    }
  }

  // Up to six moments that differ most, in order of time. Neighbours look alike, so that those of one part of the
  // timeline count once.
  function drawStrongest() {
    const count = 6, parts = new Map();
    for (const at of differing) {
      if (!moments[at].weight || moments[at].pictures[2] === null) continue;
      const part = Math.floor(differing.indexOf(at) * count / differing.length);
      if (!(moments[parts.get(part)]?.weight >= moments[at].weight)) parts.set(part, at);
    }
    const shown = parts.size > 1 ? [...parts.values()].sort((a, b) => a - b) : [];
    find(".strongest").hidden = !shown.length;
    find(".strongest").append(...shown.map(at => {
      const button = document.createElement("button"), image = makeImage(), text = document.createElement("span");
      button.type = "button";
      button.dataset.moment = at;
      image.src = pictureURL(moments[at].pictures[2]);
      text.textContent = moments[at].start === undefined ? `frame ${moments[at].expectedFrame}` : seconds(moments[at].start);
      button.append(image, text);
      button.addEventListener("click", () => { setPlaying(false); show(at); });
      return button;
    }));
  }

  function setView(name) {
    view = stage.dataset.view = name;
    root.querySelector(`[type=radio][value=${name}]`).checked = true;
    find(".shades").hidden = name !== "difference";
    const isDifference = name === "difference";
    figures.forEach((figure, n) => { figure.hidden = isDifference !== (n === 2); });
    find(".amount").hidden = name !== "swipe" && name !== "onion";
    find(".amount span").textContent =
      name === "swipe" ? "Expected up to here" : "Opacity of the actual";
    find(".blinking").hidden = name !== "blink";
    setBlinking(name === "blink" && !calm.matches);
    if (name === "blink") turn("expected");
    resize();
  }

  function setAmount() {
    stage.style.setProperty("--amount", amount.value + "%");
    amount.setAttribute("aria-valuetext", amount.value + " %");
  }

  function turn(side) {
    figures[0].classList.toggle("away", side !== "expected");
    figures[1].classList.toggle("away", side !== "actual");
  }
  function flip() { turn(figures[0].classList.contains("away") ? "expected" : "actual"); }
  // Less than one flash per second; WCAG 2.3.1 allows three.
  function setBlinking(on) {
    clearInterval(blinkTimer);
    blinking = on;
    if (on) blinkTimer = setInterval(flip, 700);
    find(".pause").textContent = on ? "Pause blinking" : "Start blinking";
  }

  function setPlaying(on) {
    clearTimeout(playTimer);
    playTimer = 0;
    find(".play").textContent = on ? "Pause" : "Play";
    // A screen reader announces only the frame at which playing stops.
    find(".moment").setAttribute("aria-live", on ? "off" : "polite");
    if (on) schedule();
  }
  function schedule() {
    const wait = 1000 * (moments[current].duration ?? 0.1);
    playTimer = setTimeout(() => {
      if (current === moments.length - 1) return setPlaying(false);
      show(current + 1);
      schedule();
    }, Math.max(wait, 10));
  }

  // "Fit" uses the largest factor at which everything is visible: an integer up to 8, or a fraction below 1. Two-up
  // pictures are placed side by side or one above the other, whichever gives the larger factor.
  function resize() {
    const images = figures.map(figure => figure.querySelector("img"));
    const width = Math.max(...images.map(image => image.naturalWidth), 1);
    const height = Math.max(...images.map(image => image.naturalHeight), 1);
    const isPair = view === "two-up";
    const fit = (columns, rows) => Math.min(
      (stage.clientWidth - 32 - (columns - 1) * 16) / columns / width,
      (innerHeight * 0.6 - (rows - 1) * 48) / rows / height);
    const [beside, above] = isPair ? [fit(2, 1), fit(1, 2)] : [fit(1, 1), 0];
    const room = Math.max(beside, above, 0.01);
    const fitting = room < 1 ? room : Math.min(Math.floor(room), 8);
    const factor = zoom === "fit" ? fitting : Number(zoom);
    stage.toggleAttribute("data-stacked", above > beside);
    stage.toggleAttribute("data-zoomed", zoom !== "fit");
    find(".full").setAttribute("aria-pressed", zoom === "1");
    for (const image of images) {
      image.classList.toggle("enlarged", factor > 1);
      image.style.width = image.naturalWidth * factor + "px";
    }
  }

  function drawMarks() {
    const last = Math.max(moments.length - 1, 1), marks = find(".marks");
    for (const [position, at] of differing.entries()) {
      if (differing[position - 1] === at - 1) continue;
      let end = position;
      while (differing[end + 1] === differing[end] + 1) end++;
      const left = Math.max((at - 0.5) / last, 0);
      const right = Math.min((differing[end] + 0.5) / last, 1);
      const mark = document.createElement("i");
      mark.style.left = left * 100 + "%";
      mark.style.width = (right - left) * 100 + "%";
      marks.append(mark);
    }
  }

  for (const radio of root.querySelectorAll("[type=radio]")) {
    radio.name = "view-" + index;
    radio.addEventListener("change", () => setView(radio.value));
  }
  for (const figure of figures) figure.querySelector("img").addEventListener("load", resize);
  amount.addEventListener("input", setAmount);
  time.max = moments.length - 1;
  time.addEventListener("input", () => { setPlaying(false); show(Number(time.value)); });
  const onClick = (selector, action) => find(selector).addEventListener("click", action);
  const step = to => { setPlaying(false); show(to); };
  onClick(".previous", () => step(current - 1));
  onClick(".next", () => step(current + 1));
  onClick(".previous-difference", () => step(differing.findLast(other => other < current)));
  onClick(".next-difference", () => step(differing.find(other => other > current)));
  onClick(".play", () => {
    if (playTimer) return setPlaying(false);
    if (current === moments.length - 1) show(0);
    setPlaying(true);
  });
  onClick(".pause", () => setBlinking(!blinking));
  onClick(".flip", () => { setBlinking(false); flip(); });
  // Two-up pictures that are larger than their boxes scroll together. Pictures of different sizes do not, because the
  // smaller one would limit the larger one.
  const pair = figures.slice(0, 2).map(figure => figure.querySelector(".picture"));
  pair.forEach((picture, n) => picture.addEventListener("scroll", () => {
    const other = pair[1 - n];
    if (picture.scrollWidth !== other.scrollWidth) return;
    if (picture.scrollHeight !== other.scrollHeight) return;
    other.scrollTo(picture.scrollLeft, picture.scrollTop);
  }));
  function setZoom(value) {
    zoom = find(".zoom").value = value;
    resize();
    const scrollers = view === "two-up" ? pair : [stage];
    for (const scroller of scrollers) scrollToDifference(scroller);
  }
  // If the picture is larger than the view, the view is centred on the difference.
  function scrollToDifference(scroller) {
    const image = [...scroller.querySelectorAll("img")].find(image => image.offsetWidth > 0);
    if (!image) return;
    const { naturalWidth, naturalHeight } = image;
    const [x, y, width, height] = moments[shown].bounds ?? [0, 0, naturalWidth, naturalHeight];
    const at = image.getBoundingClientRect(), port = scroller.getBoundingClientRect();
    const factor = at.width / naturalWidth;
    scroller.scrollBy(
      at.left - port.left + (x + width / 2) * factor - scroller.clientWidth / 2,
      at.top - port.top + (y + height / 2) * factor - scroller.clientHeight / 2);
  }
  find(".zoom").addEventListener("change", event => setZoom(event.target.value));
  onClick(".full", () => setZoom(zoom === "1" ? "fit" : "1"));
  stage.addEventListener("pointerdown", event => {
    if (view === "swipe" || view === "onion") stage.setPointerCapture(event.pointerId);
  });
  stage.addEventListener("pointermove", event => {
    if (!stage.hasPointerCapture(event.pointerId)) return;
    const box = figures[0].querySelector(".picture").getBoundingClientRect();
    amount.value = 100 * (event.clientX - box.left) / box.width;
    setAmount();
  });
  new ResizeObserver(resize).observe(stage);

  drawMarks();
  drawStrongest();
  section.querySelector(".static").replaceWith(root);
  setAmount();
  setView(view);
  show(current);
  return { setView, rest() { setPlaying(false); setBlinking(false); } };
}

// One failure is shown at a time. The fragment of the URL selects it.
const sections = [...document.querySelectorAll("main > section")];
const links = [...document.querySelectorAll("nav a")];
const viewers = new Map();
let open = 0;
function route(isFirst) {
  const index = Math.max(sections.findIndex(section => "#" + section.id === location.hash), 0);
  open = index;
  sections.forEach((section, n) => {
    section.hidden = n !== index;
    if (n !== index) viewers.get(n)?.rest();
  });
  for (const link of links) link.setAttribute("aria-current", link.hash === "#" + sections[index]?.id);
  const section = sections[index];
  if (!section) return;
  if (!viewers.has(index) && section.querySelector(".static"))
    viewers.set(index, makeViewer(section, index));
  if (!isFirst) section.querySelector("h2").focus();
}
for (const link of links) {
  const { first, moments } = data.cases[sections.findIndex(section => "#" + section.id === link.hash)];
  if (first === null) continue;
  const image = makeImage();
  image.src = pictureURL(moments[first].pictures[1]);
  link.prepend(image);
}

// The search and the filters of the list.
const groups = [...document.querySelectorAll("nav .group")];
const find = document.getElementById("find");
function filter() {
  const wanted = find.value.toLowerCase(), chosen = document.querySelector("[name=group]:checked").value;
  let count = 0;
  groups.forEach((group, n) => {
    const items = [...group.querySelectorAll("li")];
    for (const item of items)
      item.hidden = !(item.textContent + " " + (item.dataset.words ?? "")).toLowerCase().includes(wanted);
    const left = items.filter(item => !item.hidden).length;
    group.hidden = chosen !== "all" && Number(chosen) !== n || !left;
    if (!group.hidden) count += left;
    if (group.matches("details")) group.open = chosen === String(n) || wanted !== "" && left > 0;
  });
  document.querySelector(".nothing").hidden = count > 0;
}
if (find) {
  document.querySelector(".finder").hidden = false;
  const names = groups.map(group => group.querySelector("h2, summary").textContent);
  const total = groups.reduce((sum, group) => sum + group.querySelectorAll("li").length, 0);
  ["All " + total, ...names].forEach((name, n) => {
    const label = document.createElement("label"), radio = document.createElement("input");
    Object.assign(radio, { type: "radio", name: "group", value: n ? n - 1 : "all", checked: !n });
    radio.addEventListener("change", filter);
    label.append(radio, name);
    document.getElementById("filters").append(label);
  });
  find.addEventListener("input", filter);
}

// Keys: J and K choose a failure, S and X a view, / the search.
addEventListener("keydown", event => {
  if (event.target === find && event.key === "Escape") find.blur();
  if (event.target.matches("input[type=search], select") || event.ctrlKey || event.metaKey || event.altKey) return;
  const go = step => {
    const shown = links.filter(link => link.checkVisibility());
    const at = shown.findIndex(link => link.getAttribute("aria-current") === "true");
    shown[Math.min(Math.max(at + step, 0), shown.length - 1)]?.click();
  };
  const toggle = view => viewers.get(open)?.setView(
    sections[open].querySelector(".stage").dataset.view === view ? "two-up" : view);
  const actions = { j: () => go(1), k: () => go(-1), s: () => toggle("swipe"), x: () => toggle("difference"), "/": () => find?.focus() };
  if (!actions[event.key]) return;
  event.preventDefault();
  actions[event.key]();
});
addEventListener("hashchange", () => route(false));
route(true);
