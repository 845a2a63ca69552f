// Reads an animated WebP like an APNG, according to the WebP container specification. Clear frames are laid over, and a
// frame is disposed of to clear.
function readWebP(bytes) {
  const view = new DataView(bytes.buffer);
  const name = at => String.fromCharCode(...bytes.subarray(at, at + 4));
  const number = at => view.getUint16(at, true) | bytes[at + 2] << 16;
  const animation = { width: 0, height: 0, plays: 0, frames: [] };
  animation.still = ({ width, height, chunks }) => {
    const hasAlpha = String.fromCharCode(...chunks.subarray(0, 4)) === 'ALPH';
    const file = new Uint8Array(12 + (hasAlpha ? 18 : 0) + chunks.length);
    const out = new DataView(file.buffer);
    const put = (text, at) => { for (let i = 0; i < 4; i++) file[at + i] = text.charCodeAt(i); };
    put('RIFF', 0); out.setUint32(4, file.length - 8, true); put('WEBP', 8);
    if (hasAlpha) {
      put('VP8X', 12); out.setUint32(16, 10, true); file[20] = 16;
      for (const [at, side] of [[24, width - 1], [27, height - 1]]) {
        out.setUint16(at, side & 65535, true); file[at + 2] = side >> 16;
      }
    }
    file.set(chunks, file.length - chunks.length);
    return new Blob([file], { type: 'image/webp' });
  };
  for (let at = 12; at + 8 <= bytes.length;) {
    const length = view.getUint32(at + 4, true), data = at + 8, type = name(at);
    if (type === 'VP8X') {
      animation.width = number(data + 4) + 1;
      animation.height = number(data + 7) + 1;
    } else if (type === 'ANIM') {
      animation.plays = view.getUint16(data + 4, true);
    } else if (type === 'ANMF') {
      animation.frames.push({
        x: 2 * number(data), y: 2 * number(data + 3), width: number(data + 6) + 1, height: number(data + 9) + 1,
        duration: number(data + 12) / 1000, dispose: bytes[data + 15] & 1, blend: bytes[data + 15] & 2 ? 0 : 1,
        chunks: bytes.subarray(data + 16, data + length),
      });
    }
    at = data + length + (length & 1);
  }
  return animation;
}
