// Frames: fetched ahead, decoded and kept as bitmaps. The newest wish wins.
const byteLimit = 256e6,
  ahead = 12,
  parallel = 4;

export class Frames {
  constructor(arrived) {
    this.arrived = arrived;
    this.key = "";
    this.bitmaps = new Map();
    this.bytes = 0;
    this.running = new Map();
    this.same = [];
  }

  // Another version or variant: the old picture stays on the canvas until the new one is decoded.
  use(key, url, same) {
    if (key === this.key) return;
    this.key = key;
    this.url = url;
    this.same = same;
    for (const c of this.running.values()) c.abort();
    for (const b of this.bitmaps.values()) b.close();
    this.running.clear();
    this.bitmaps.clear();
    this.bytes = 0;
  }

  // Equal frames are one.
  first(index) {
    const run = this.same.find(([a, b]) => index > a && index <= b);
    return run ? run[0] : index;
  }

  get(index) {
    const i = this.first(index),
      bitmap = this.bitmaps.get(i);
    if (bitmap) {
      this.bitmaps.delete(i);
      this.bitmaps.set(i, bitmap);
    }
    return bitmap;
  }

  // The latest frame at or before an index that is there.
  before(index) {
    for (let i = index; i >= Math.max(0, index - 30); i--) {
      const b = this.get(i);
      if (b) return b;
    }
    return null;
  }

  want(index, count, playing, range) {
    if (!this.url) return;
    const wanted = [this.first(index)],
      [from, to] = range ?? [0, count - 1];
    for (let n = 1; n <= ahead; n++) {
      let i = index + n;
      if (i > to) i = playing ? from + (i - to - 1) : to;
      if (i < count) wanted.push(this.first(i));
    }
    if (!playing && index > 0) wanted.splice(1, 0, this.first(index - 1));
    const set = new Set(wanted);
    for (const [i, c] of this.running)
      if (!set.has(i)) {
        c.abort();
        this.running.delete(i);
      }
    for (const i of set) {
      if (this.running.size >= parallel) break;
      if (!this.bitmaps.has(i) && !this.running.has(i)) this.load(i, () => this.want(index, count, playing, range));
    }
  }

  async load(i, then) {
    const control = new AbortController(),
      key = this.key;
    this.running.set(i, control);
    try {
      const answer = await fetch(this.url(i), {
        signal: control.signal
      });
      if (!answer.ok || !answer.headers.get("Content-Type").startsWith("image/")) return;
      const bitmap = await createImageBitmap(await answer.blob());
      if (key !== this.key) {
        bitmap.close();
        return;
      }
      this.bitmaps.set(i, bitmap);
      this.bytes += bitmap.width * bitmap.height * 4;
      for (const [n, old] of this.bitmaps) {
        if (this.bytes <= byteLimit || n === i) break;
        this.bitmaps.delete(n);
        this.bytes -= old.width * old.height * 4;
        old.close();
      }
      this.arrived(i);
    } catch {
      /* given up, or the program has ended */ } finally {
      if (this.running.get(i) === control) {
        this.running.delete(i);
        if (key === this.key && !control.signal.aborted) then();
      }
    }
  }
}
