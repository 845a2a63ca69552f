import AnimCodecs
import AnimPlatform
import AnimPrimitives

/// The frames of a workload, which are read one at a time from a folder.
struct RawFrames {
  let folder: String
  let name: String
  let width: Int
  let height: Int
  let count: Int
  let rate: Int

  init?(folder: String) {
    guard let bytes = Self.read(folder + "/size", at: 0, count: 64) else { return nil }
    let numbers = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .compactMap { Int($0) }
    guard numbers.count == 4 else { return nil }
    self.folder = folder
    name = folder.split(separator: "/").last.map(String.init) ?? folder
    width = numbers[0]
    height = numbers[1]
    count = numbers[2]
    rate = numbers[3]
  }

  /// The whole canvas. Its duration ends at the next frame's hundredth of a second.
  func frame(_ number: Int, continuousTone: Bool) -> AnimationFrame {
    let size = width * height * 3
    let bytes = Self.read(folder + "/frames.rgb", at: number * size, count: size) ?? []
    precondition(bytes.count == size, "a frame is missing")
    // Each pixel but the last is read together with the first byte of the next one.
    var pixels = unsafe [UInt32](unsafeUninitializedCapacity: width * height) { pixels, count in
      unsafe bytes.withUnsafeBytes { bytes in
        count = max(width * height - 1, 0)
        for place in 0..<count {
          let pixel = unsafe bytes.loadUnaligned(fromByteOffset: place * 3, as: UInt32.self)
          unsafe pixels[place] = pixel | 0xFF00_0000
        }
      }
    }
    pixels.append(bytes.suffix(3).reversed().reduce(0xFF) { $0 << 8 | UInt32($1) })
    let start = (number * 200 + rate) / (rate * 2)
    let end = ((number + 1) * 200 + rate) / (rate * 2)
    guard let rect = IntRect(width: width, height: height) else {
      return AnimationFrame(patch: nil, duration: end - start)
    }
    return AnimationFrame(
      patch: AnimationFrame.Patch(
        rect: rect, pixmap: Pixmap(width: width, height: height, pixels: pixels),
        hasContinuousTone: continuousTone),
      duration: end - start)
  }

  private static func read(_ path: String, at offset: Int, count: Int) -> [UInt8]? {
    guard let file = unsafe fopen(path, "rb") else { return nil }
    // The file was opened above.
    defer { unsafe fclose(file) }
    guard unsafe fseek(file, offset, SEEK_SET) == 0 else { return nil }
    return unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      // The buffer has room for `count` bytes.
      filled = unsafe fread(buffer.baseAddress, 1, count, file)
    }
  }
}
