// Frames are fetched ahead, decoded, and cached as bitmaps. The latest request has priority.
const byteLimit = 256e6, ahead = 12, parallel = 4;
/** The number of frames by which a picture may be late, or is asked for ahead, while the scene plays. */
const reach = 30;
/** The weight of the latest answer in the mean time of answers. */
const weight = .2;

export class Frames {
  /**
   * @param arrived is called after each decoded or refused frame.
   * @param outdated is called if the scene has changed.
   */
  constructor(arrived, outdated) {
    Object.assign(this, { arrived, outdated });
    this.key = "";
    /** Bitmaps by index, in order of their last use. */
    this.bitmaps = new Map();
    this.bytes = 0;
    this.running = new Map();
    /** Frames that the program refuses in this version. */
    this.refused = new Set();
    this.same = [];
    /** The mean milliseconds from a request to its decoded picture. */
    this.delay = 0;
  }

  /** Changes the version or variant. The old picture stays on the canvas until the new one is decoded. */
  use(key, url, same) {
    if (key === this.key) return;
    Object.assign(this, { key, url, same, bytes: 0 });
    for (const control of this.running.values()) control.abort();
    for (const bitmap of this.bitmaps.values()) bitmap.close();
    this.running.clear();
    this.bitmaps.clear();
    this.refused.clear();
  }

  /** The first of a run of equal frames, which share one bitmap. */
  first(index) {
    let low = 0, high = this.same.length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1, [from, to] = this.same[middle];
      if (index < from) high = middle - 1;
      else if (index > to) low = middle + 1;
      else return from;
    }
    return index;
  }

  has(index) {
    return this.bitmaps.has(this.first(index));
  }

  get(index) {
    const first = this.first(index), bitmap = this.bitmaps.get(first);
    if (bitmap) {
      this.bitmaps.delete(first);
      this.bitmaps.set(first, bitmap);
    }
    return bitmap;
  }

  /** The bitmap of the latest decoded frame at or before an index. */
  before(index) {
    for (let i = index; i >= Math.max(0, index - reach); i--) {
      const bitmap = this.get(i);
      if (bitmap) return bitmap;
    }
    return null;
  }

  /**
   * Fetches a frame and the frames that will probably be needed next.
   *
   * @param rate the frames shown a second while the scene plays, or 0.
   */
  want(index, count, rate, range) {
    if (!this.url) return;
    this.wish = [index, count, rate, range];
    const [from, to] = range ?? [0, count - 1], isPlaying = rate > 0;
    // A picture that would come too late is not asked for, so that a busy machine shows fewer frames, but these in time.
    const lead = isPlaying ? Math.min(Math.ceil(this.delay / 1000 * rate), reach) : 0;
    const wanted = new Set();
    if (!isPlaying) wanted.add(this.first(index)).add(this.first(Math.max(index - 1, 0)));
    for (let n = isPlaying ? lead : 1; n <= lead + ahead; n++) {
      let i = index + n;
      if (i > to) i = isPlaying ? from + (i - to - 1) % (to - from + 1) : to;
      if (i < count) wanted.add(this.first(i));
    }
    for (const [i, control] of this.running) {
      // A late frame is still shown in place of the next ones. On a busy machine, all could be late.
      const place = i < index - reach ? i - from + to + 1 : i;
      if (wanted.has(i) || isPlaying && place >= index - reach && place <= index + lead + ahead) continue;
      control.abort();
      this.running.delete(i);
    }
    // The visible frame is fetched alone, so that it arrives first.
    const limit = isPlaying || this.has(index) ? parallel : 1;
    for (const i of wanted) {
      if (this.running.size >= limit) break;
      if (!this.bitmaps.has(i) && !this.running.has(i) && !this.refused.has(i)) {
        this.load(i);
      }
    }
  }

  async load(index) {
    const control = new AbortController(), { key } = this, start = performance.now();
    let isConnected = true;
    this.running.set(index, control);
    try {
      const answer = await fetch(this.url(index), { signal: control.signal });
      if (key !== this.key) return;
      if (answer.status === 410) this.outdated();
      if (!answer.ok || !answer.headers.get("Content-Type").startsWith("image/")) {
        this.refused.add(index);
        return void this.arrived(index);
      }
      const bitmap = await createImageBitmap(await answer.blob());
      if (key !== this.key) return bitmap.close();
      this.delay += weight * (performance.now() - start - this.delay);
      this.keep(index, bitmap);
      this.arrived(index);
    } catch {
      // The request was cancelled, or the program has ended.
      isConnected = false;
    } finally {
      if (this.running.get(index) === control) {
        this.running.delete(index);
        if (key === this.key && isConnected) this.want(...this.wish);
      }
    }
  }

  keep(index, bitmap) {
    this.bitmaps.set(index, bitmap);
    this.bytes += bitmap.width * bitmap.height * 4;
    for (const [i, old] of this.bitmaps) {
      if (this.bytes <= byteLimit || i === index) break;
      this.bitmaps.delete(i);
      this.bytes -= old.width * old.height * 4;
      old.close();
    }
  }
}
