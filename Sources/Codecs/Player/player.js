'use strict';
// Plays the APNG of the page's image element on a canvas. Each frame is extracted as a separate PNG, decoded by the
// browser, and composed according to the PNG specification (third edition, §12.2).

const crcTable = Int32Array.from({ length: 256 }, (_, n) => {
  for (let k = 0; k < 8; k++) n = n & 1 ? (n >>> 1) ^ 0xedb88320 : n >>> 1;
  return n;
});

function chunk(type, ...parts) {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const bytes = new Uint8Array(length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, length);
  for (let i = 0; i < 4; i++) bytes[4 + i] = type.charCodeAt(i);
  let at = 8;
  for (const part of parts) { bytes.set(part, at); at += part.length; }
  let crc = -1;
  for (let i = 4; i < at; i++) crc = crcTable[(crc ^ bytes[i]) & 255] ^ (crc >>> 8);
  view.setInt32(at, ~crc);
  return bytes;
}

// The frames of an APNG: position, duration and compressed rows of each.
function readAnimation(bytes) {
  const view = new DataView(bytes.buffer);
  const animation = { width: 0, height: 0, plays: 1, header: null, shared: [], frames: [] };
  let frame = null;
  for (let at = 8; at < bytes.length;) {
    const length = view.getUint32(at), data = at + 8;
    const type = String.fromCharCode(...bytes.subarray(at + 4, data));
    if (type === 'IHDR') {
      animation.header = bytes.slice(data, data + length);
      animation.width = view.getUint32(data);
      animation.height = view.getUint32(data + 4);
    } else if (type === 'acTL') {
      animation.plays = view.getUint32(data + 4);
    } else if (type === 'fcTL') {
      frame = {
        width: view.getUint32(data + 4), height: view.getUint32(data + 8),
        x: view.getUint32(data + 12), y: view.getUint32(data + 16),
        duration: view.getUint16(data + 20) / (view.getUint16(data + 22) || 100),
        dispose: bytes[data + 24], blend: bytes[data + 25], rows: [],
      };
      animation.frames.push(frame);
    } else if (type === 'IDAT') {
      if (!frame) {
        frame = { width: animation.width, height: animation.height, x: 0, y: 0, duration: 1, dispose: 0, blend: 0, rows: [] };
        animation.frames.push(frame);
      }
      frame.rows.push(bytes.subarray(data, data + length));
    } else if (type === 'fdAT') {
      frame.rows.push(bytes.subarray(data + 4, data + length));
    } else if (type === 'PLTE' || type === 'tRNS' || type === 'sRGB') {
      animation.shared.push(bytes.subarray(at, data + length + 4));
    }
    at = data + length + 4;
  }
  return animation;
}

class Composer {
  constructor(animation, canvas) {
    this.animation = animation;
    this.context = canvas.getContext('2d');
    this.pictures = new Map();
    this.snapshots = new Map();
    this.shown = -1;
  }

  picture(index) {
    const { animation, pictures } = this;
    let picture = pictures.get(index);
    if (!picture) {
      const frame = animation.frames[index];
      const header = animation.header.slice();
      new DataView(header.buffer).setUint32(0, frame.width);
      new DataView(header.buffer).setUint32(4, frame.height);
      const file = new Blob([Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10), chunk('IHDR', header),
        ...animation.shared, chunk('IDAT', ...frame.rows), chunk('IEND')], { type: 'image/png' });
      picture = createImageBitmap(file, { colorSpaceConversion: 'none' });
      pictures.set(index, picture);
      if (pictures.size > 64) pictures.delete(pictures.keys().next().value);
    }
    return picture;
  }

  // Call this if the canvas shows other content. The next frame is then composed from the start or a snapshot.
  restart() {
    this.shown = Infinity;
  }

  async draw(index) {
    if (index === this.shown) return;
    const { context, animation } = this;
    let from = this.shown + 1;
    if (index < this.shown) {
      from = index - index % 32;
      while (from > 0 && !this.snapshots.has(from)) from -= 32;
      context.clearRect(0, 0, animation.width, animation.height);
      if (from > 0) context.drawImage(this.snapshots.get(from), 0, 0);
      // A snapshot is taken after disposing of the previous frame.
      this.kept = null;
    }
    for (let i = from; i <= index; i++) {
      const frame = animation.frames[i];
      // Decodes the following frames while this one is drawn.
      for (let next = i + 1; next < Math.min(i + 8, animation.frames.length); next++) this.picture(next);
      const picture = await this.picture(i);
      const last = animation.frames[i - 1];
      if (i > 0 && last.dispose === 1) context.clearRect(last.x, last.y, last.width, last.height);
      if (i > 0 && last.dispose === 2 && this.kept) {
        context.clearRect(last.x, last.y, last.width, last.height);
        context.drawImage(this.kept, last.x, last.y);
      }
      // A snapshot of the canvas before frame i, for seeking.
      if (i > 0 && i % 32 === 0 && !this.snapshots.has(i) && this.snapshots.size < 64) {
        this.snapshots.set(i, await createImageBitmap(context.canvas));
      }
      this.kept = frame.dispose === 2 &&
        await createImageBitmap(context.canvas, frame.x, frame.y, frame.width, frame.height);
      if (frame.blend === 0) context.clearRect(frame.x, frame.y, frame.width, frame.height);
      context.drawImage(picture, frame.x, frame.y);
      this.shown = i;
    }
  }
}

function readMovie(image, canvas) {
  const data = atob(image.src.slice(image.src.indexOf(',') + 1));
  const animation = readAnimation(Uint8Array.from(data, character => character.charCodeAt(0)));
  const ends = [];
  animation.frames.reduce((time, frame) => (ends.push(time + frame.duration), time + frame.duration), 0);
  return { animation, ends, count: ends.length, total: ends[ends.length - 1], composer: new Composer(animation, canvas) };
}

(async () => {
  const page = id => document.getElementById(id);
  const canvas = page('canvas'), slider = page('time'), toggle = page('play'), start = page('start');
  const system = matchMedia('(prefers-color-scheme: dark)');
  // The second image, if any, is the dark appearance.
  const images = document.querySelectorAll('img'), movies = [], isPaired = images.length > 1;
  let movie, time = 0, index = 0, playing = false, before = 0, played = 0, busy = false, isDark, queue = Promise.resolve();

  const frameAt = time => {
    let low = 0, high = movie.count - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (time < movie.ends[middle] - 1e-9) high = middle; else low = middle + 1;
    }
    return low;
  };
  const startOf = index => index ? movie.ends[index - 1] : 0;
  // Frames are drawn one after the other, even those of different movies.
  async function show(next) {
    index = next;
    slider.value = index;
    page('clock').textContent = `${startOf(index).toFixed(2)} / ${movie.total.toFixed(2)} s`;
    slider.setAttribute('aria-valuetext', `${startOf(index).toFixed(2)} s, frame ${index + 1} of ${movie.count}`);
    busy = true;
    const { composer } = movie;
    queue = queue.then(() => composer.draw(next));
    await queue;
    busy = false;
    canvas.dataset.frame = next;
  }
  function seek(next) {
    next = Math.max(0, Math.min(movie.count - 1, next));
    time = startOf(next);
    start.hidden = true;
    return show(next);
  }
  function tick(now) {
    if (!playing) return;
    // The clock stops while the tab is hidden, so that the time does not jump afterwards.
    time += Math.min(now - before, 250) / 1000 * Number(page('speed').value);
    before = now;
    if (time >= movie.total) {
      played += 1;
      if (movie.animation.plays && played >= movie.animation.plays) {
        play(false);
        time = movie.total;
        show(movie.count - 1);
        return;
      }
      time %= movie.total;
    }
    const next = frameAt(time);
    if (next !== index && !busy) show(next);
    requestAnimationFrame(tick);
  }
  function play(on) {
    if (on && !playing) {
      if (time >= movie.total) { time = 0; played = 0; }
      before = performance.now();
      playing = true;
      start.hidden = true;
      requestAnimationFrame(tick);
    }
    playing = on;
    toggle.textContent = on ? '❚❚' : '▶';
    toggle.setAttribute('aria-label', on ? 'Pause' : 'Play');
  }
  function fullScreen() {
    if (document.fullscreenElement) document.exitFullscreen(); else page('player').requestFullscreen();
  }
  // Shows the same time in another appearance.
  async function appear(dark) {
    if (dark === isDark) return;
    if (isPaired) document.documentElement.style.colorScheme = dark ? 'dark' : 'light';
    page('appearance').setAttribute('aria-pressed', dark);
    const place = isPaired && dark ? 1 : 0;
    movie = movies[place] ??= readMovie(images[place], canvas);
    const { animation, composer } = movie;
    if (isDark === undefined) {
      canvas.width = animation.width;
      canvas.height = animation.height;
      // One width for both sides, so that a low window does not squash the picture. The controls take 64 pixels.
      const width = animation.width / (Number(canvas.dataset.scale) || 1);
      canvas.style.width = `min(${width}px, (100vh - 64px) * ${animation.width / animation.height})`;
    }
    isDark = dark;
    slider.max = movie.count - 1;
    queue = queue.then(() => composer.restart());
    await show(frameAt(time));
  }

  images.forEach(image => { image.hidden = true; });
  page('player').hidden = false;
  page('appearance').hidden = !isPaired;
  page('appearance').onclick = () => appear(!isDark);
  if (isPaired) system.addEventListener('change', () => appear(system.matches));
  toggle.onclick = start.onclick = canvas.onclick = () => play(!playing);
  slider.oninput = () => { play(false); seek(Number(slider.value)); };
  page('full').onclick = fullScreen;
  page('full').hidden = !document.fullscreenEnabled;
  addEventListener('keydown', event => {
    if (event.target.tagName === 'SELECT' || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: movie.count - 1 }[event.key];
    if (step !== undefined) { play(false); seek(step); }
    else if (event.key === ' ' && event.target.tagName !== 'BUTTON') play(!playing);
    else if (event.key === 'f' && document.fullscreenEnabled) fullScreen();
    else if (event.key === 'd' && isPaired) appear(!isDark);
    else return;
    event.preventDefault();
  });
  await appear(system.matches);
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) play(true); else start.hidden = false;
})();
