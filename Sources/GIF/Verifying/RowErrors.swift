import AnimPrimitives

/// The errors of a canvas, row by row.
struct RowErrors {
  /// The errors of some pixels.
  struct Sum {
    /// The number of differing pixels.
    var pixelCount = 0
    /// The sum of their distances: 100 × OKLab distance; 100 if only one of both is transparent.
    var total = 0.0
    /// The largest distance.
    var largest = 0.0
  }

  private let width: Int
  private var rows: [Sum]
  private var errors = PixelErrors()

  /// Without errors.
  init(width: Int, height: Int) {
    self.width = width
    rows = Array(repeating: Sum(), count: height)
  }

  /// The errors of the whole canvas.
  func sum() -> Sum {
    var result = Sum()
    for row in rows where row.pixelCount > 0 {
      result.pixelCount += row.pixelCount
      result.total += row.total
      result.largest = max(result.largest, row.largest)
    }
    return result
  }

  /// Compares rows of two pictures of the canvas's size.
  mutating func update(_ range: Range<Int>, _ shown: Pixmap, _ wanted: Pixmap) {
    let (shown, wanted) = (shown.pixels.span, wanted.pixels.span)
    for y in range {
      let start = y * width
      rows[y] = Sum()
      let pair = RowPair(wanted, from: start, over: shown, from: start, count: width)
      guard let changes = pair.changes() else { continue }
      for x in changes where shown[start + x] != wanted[start + x] {
        let error = errors.error(of: shown[start + x], wanted[start + x])
        rows[y].pixelCount += 1
        rows[y].total += error
        rows[y].largest = max(rows[y].largest, error)
      }
    }
  }
}

/// The distances of pairs of pixels. Results are cached, because the same pairs occur many times.
private struct PixelErrors {
  private struct Pair {
    var pixels: UInt64
    var error: Double
  }

  private let converter = OKLabConverter()
  private var pairs: [Pair]
  /// The number of places in the cache as a power of two (256 kB).
  private static let bits = 14

  init() {
    // A pair of equal pixels, which is never looked up.
    pairs = Array(repeating: Pair(pixels: 0, error: 0), count: 1 << Self.bits)
  }

  /// 100 × OKLab distance of two different pixels; 100 if one of them is transparent.
  mutating func error(of shown: UInt32, _ wanted: UInt32) -> Double {
    guard shown != 0, wanted != 0 else { return 100 }
    let pixels = UInt64(shown) << 32 | UInt64(wanted)
    // Fibonacci hashing: 2⁶⁴ divided by the golden ratio.
    let place = Int((pixels &* 0x9E37_79B9_7F4A_7C15) &>> UInt64(64 - Self.bits))
    if pairs[place].pixels == pixels { return pairs[place].error }
    let error = OKLab.error(
      squaredDistance: converter.convert(shown).squaredDistance(to: converter.convert(wanted)))
    pairs[place] = Pair(pixels: pixels, error: error)
    return error
  }
}
