'use strict';
// Reads an APNG. Each frame is extracted as a still picture, decoded by the browser, and composed on a canvas according to
// the PNG specification (third edition, §12.2).

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

// The frames of an APNG: position, duration and compressed rows of each. `still` makes the file of one frame.
function readAPNG(bytes) {
  const view = new DataView(bytes.buffer);
  const animation = { width: 0, height: 0, plays: 1, header: null, shared: [], frames: [] };
  animation.still = frame => {
    const header = animation.header.slice();
    new DataView(header.buffer).setUint32(0, frame.width);
    new DataView(header.buffer).setUint32(4, frame.height);
    return new Blob([Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10), chunk('IHDR', header), ...animation.shared,
      chunk('IDAT', ...frame.rows), chunk('IEND')], { type: 'image/png' });
  };
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
      const still = animation.still(animation.frames[index]);
      picture = createImageBitmap(still, { colorSpaceConversion: 'none' });
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

// The frames of a file and the time at which each ends.
function readMovie(bytes) {
  const animation = bytes[0] === 137 ? readAPNG(bytes) : readWebP(bytes);
  if (!animation.frames.length) throw new Error('the file is not an animation');
  let total = 0;
  const ends = animation.frames.map(frame => total += frame.duration);
  return { animation, ends, total, count: ends.length };
}
