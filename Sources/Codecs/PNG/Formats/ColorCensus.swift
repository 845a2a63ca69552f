internal import CAnimKernels
internal import AnimPrimitives

/// The properties of many pixels that decide which colour type can hold them all.
struct ColorCensus: Sendable {
  /// Whether every pixel is opaque.
  private(set) var isOpaque = true
  /// Whether each pixel is either opaque or clear.
  private(set) var isAlphaBilevel = true
  private(set) var isGray = true
  /// All different pixels; nil if there are more than 256.
  private(set) var colors: ColorSet? = ColorSet()
  /// For each pair of red and green, 1 if a visible pixel has it. A pair without a pixel gives a colour that does not
  /// occur.
  private var pairs: [UInt8] = Array(repeating: 0, count: 65536)

  init() {}

  init(_ pixmap: Pixmap) {
    let width = pixmap.width
    for y in 0..<pixmap.height where y == 0 || !pixmap.repeatsRow(y) {
      let row = pixmap.pixels[(y * width)..<((y + 1) * width)]
      if colors == nil, insertOpaque(row) { continue }
      insert(row)
    }
  }

  /// Adds pixels, packed and premultiplied.
  private mutating func insert(_ pixels: ArraySlice<UInt32>) {
    guard var previous = pixels.first else { return }
    insert(previous)
    // In a picture of flat colours most pixels equal the one before.
    for pixel in pixels where pixel != previous {
      previous = pixel
      insert(pixel)
    }
  }

  /// Adds pixels if all are opaque, without their colours. Returns whether they are.
  private mutating func insertOpaque(_ pixels: ArraySlice<UInt32>) -> Bool {
    var gray: Int32 = 1
    let isOpaque = unsafe pixels.withUnsafeBufferPointer { pixels in
      // The map has a byte for each of the 65,536 pairs; the slice has `count` pixels.
      unsafe pairs.withUnsafeMutableBufferPointer { pairs in
        unsafe rows_mark_opaque(pixels.baseAddress, pixels.count, pairs.baseAddress, &gray) != 0
      }
    }
    if gray == 0 { isGray = false }
    return isOpaque
  }

  mutating func insert(_ pixel: UInt32) {
    if colors?.insert(pixel) == false { colors = nil }
    var color = StraightColor(rgba: pixel)
    if color.alpha != 255 {
      color = StraightColor(PremultipliedColor(rgba: pixel))
      isOpaque = false
      guard color.alpha != 0 else { return }
      isAlphaBilevel = false
    }
    if color.red != color.green || color.green != color.blue { isGray = false }
    pairs[Int(color.rgba & 0xFFFF)] = 1
  }

  /// Adds the pixels of another census.
  mutating func formUnion(_ other: ColorCensus) {
    isOpaque = isOpaque && other.isOpaque
    isAlphaBilevel = isAlphaBilevel && other.isAlphaBilevel
    isGray = isGray && other.isGray
    if let others = other.colors?.colors {
      for color in others where colors?.insert(color) == false { colors = nil }
    } else {
      colors = nil
    }
    for index in pairs.indices { pairs[index] |= other.pairs[index] }
  }
}

extension ColorCensus {
  /// An opaque colour that no pixel has, for clear pixels; nil if none is known.
  var freeColor: StraightColor? {
    for pair in UInt32(0)..<65536 where !hasPair(Int(pair)) {
      return StraightColor(rgba: pair | 0xFF00_0000)
    }
    return nil
  }

  /// A grey that no pixel has; nil if all 256 occur.
  ///
  /// - Precondition: all pixels are grey.
  var freeGray: StraightColor? {
    for level in 0..<256 where !hasPair(level * 0x0101) {
      return StraightColor(rgba: UInt32(level * 0x01_0101) | 0xFF00_0000)
    }
    return nil
  }

  /// Whether a bit depth has all greys that occur.
  ///
  /// - Precondition: all pixels are grey.
  func fitsGray(depth: Int) -> Bool {
    let levels = Self.levels(depth: depth)
    return (0..<256).allSatisfy { levels.contains($0) || !hasPair($0 * 0x0101) }
  }

  /// 0, 255/(2ᵈ − 1) and so on up to 255.
  private static func levels(depth: Int) -> [Int] {
    Array(stride(from: 0, through: 255, by: 255 / (1 << depth - 1)))
  }

  private func hasPair(_ pair: Int) -> Bool {
    pairs[pair] != 0
  }
}

extension Pixmap {
  /// Whether a row equals the one above.
  fileprivate func repeatsRow(_ y: Int) -> Bool {
    precondition(1..<height ~= y, "the row and the one above are inside")
    return unsafe pixels.withUnsafeBufferPointer { pixels in
      // There are width × height pixels, so both rows end inside the buffer.
      guard let base = pixels.baseAddress else { return false }
      let row = unsafe base + y * width
      return unsafe rows_equal(row, row - width, width) != 0
    }
  }
}
