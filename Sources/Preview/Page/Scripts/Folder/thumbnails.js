// Pictures of scenes that play under the pointer.
import { make } from "./dom.js";

const shown = 18, rate = 9;
const isCalm = matchMedia("(prefers-reduced-motion: reduce)");

/** The picture of a scene's summary, fitted into a box of `width` and `height` points. */
export function thumbnail({ path, size, frame, version, fps, duration }, look, width, height) {
  const scale = Math.min(width / size[0], height / size[1], 1), pixels = Math.max(scale * devicePixelRatio, .01);
  const source = frame => "/api/frame?" + new URLSearchParams({
    scene: path, appearance: look, frame, scale: pixels.toFixed(4), v: version,
  }).toString().replaceAll("+", "%20");
  const image = make("img", {
    alt: "", loading: "lazy", width: Math.round(size[0] * scale), height: Math.round(size[1] * scale), src: source(frame),
  });
  const count = Math.max(Math.round(duration * fps), 1), step = Math.max(count / shown, 1);
  image.frames = Array.from({ length: Math.floor(count / step) }, (_, index) => source(Math.floor(index * step)));
  image.still = image.src;
  return image;
}

/** Plays the picture in an element while the pointer is over it. */
export function playUnderPointer(element) {
  let timer = 0;
  element.addEventListener("pointerenter", () => {
    const image = element.querySelector("img");
    if (isCalm.matches || !image?.frames || image.frames.length < 2) return;
    let index = 0, isReady = true;
    clearInterval(timer);
    timer = setInterval(() => {
      if (!isReady) return;
      isReady = false;
      // The next picture is shown once it has arrived.
      const next = new Image(), number = timer;
      next.src = image.frames[index++ % image.frames.length];
      next.decode().then(() => {
        if (timer === number) image.src = next.src;
      }, () => {}).finally(() => isReady = true);
    }, 1000 / rate);
  });
  element.addEventListener("pointerleave", () => {
    clearInterval(timer);
    timer = 0;
    const image = element.querySelector("img");
    if (image?.still) image.src = image.still;
  });
}

/** Calls a function with each element the first time it is seen. */
export function whenSeen(action) {
  const observer = new IntersectionObserver(entries => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      action(target);
    }
  }, { rootMargin: "100px" });
  return observer;
}

let work = Promise.resolve();

/** Asks whether a scene's golden differs. The program compares one golden at a time. */
export function goldenDiffers(path) {
  return work = work.catch(() => {}).then(async () => {
    const answer = await fetch("/api/golden?" + new URLSearchParams({ scene: path }));
    const golden = answer.ok ? await answer.json() : null;
    return Boolean(golden?.exists && !golden.equal);
  });
}
