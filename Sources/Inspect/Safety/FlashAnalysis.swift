// Flashes that can cause seizures, by WCAG 2.2 SC 2.3.1 "Three Flashes or Below Threshold".
//
// A flash is a pair of opposing changes of a pixel. A general flash changes the relative luminance by 0.1 or more, and the
// darker state is below 0.8. A red flash goes to or from a saturated red, and the states are more than 0.2 apart in CIE
// 1976 u′v′. A picture fails if more than three flashes happen within a second on an area of 21,824 square points at the
// same time: a quarter of a visual field of 10 degrees, 341 × 256.

import AnimPrimitives

/// Counts the flashes of each pixel of a sequence of pictures with a point a pixel.
struct FlashAnalysis {
  enum Kind: String, Sendable {
    case general, red
  }

  /// More than three flashes within a second.
  struct Finding: Hashable, Sendable {
    var kind: Kind
    /// Seconds: the first change of these flashes, and the last one.
    var start: Double
    var end: Double
    /// The number of the frame of the last change, from 0.
    var frame: Int
    /// The number of pixels that flash together.
    var area: Int
    var rect: IntRect
  }

  /// Pixels: a quarter of 341 × 256.
  static let areaLimit = 21_824
  /// The changes of four flashes, one more than are allowed.
  private static let changes = 8

  /// The state of one pixel and one kind of flash.
  private struct Pixel {
    /// The extreme values since the last change.
    var low: Float
    var high: Float
    /// 1 after a rise, -1 after a fall, 0 before the first change.
    var direction: Int8 = 0
    /// The times of the latest changes, oldest first.
    var times = InlineArray<8, Float>(repeating: -.infinity)

    init(_ value: Float) { (low, high) = (value, value) }

    mutating func change(to newDirection: Int8, _ value: Float, at time: Float) {
      for index in 1..<FlashAnalysis.changes { times[index - 1] = times[index] }
      times[FlashAnalysis.changes - 1] = time
      direction = newDirection
      (low, high) = (value, value)
    }

    /// Whether four flashes end within a second before a time.
    func flashes(at time: Float) -> Bool {
      times[FlashAnalysis.changes - 1] - times[0] < FlashAnalysis.window
        && time - times[0] < FlashAnalysis.window
    }
  }

  /// Seconds, less the rounding of times.
  private static let window: Float = 1 - 1e-4

  private let width: Int
  private var general: [Pixel] = []
  private var red: [RedPixel] = []
  private(set) var findings: [Finding] = []

  init(width: Int) {
    self.width = width
  }

  /// Adds the changed part of a frame. The first frame is a whole picture.
  mutating func add(_ pixmap: Pixmap, in rect: IntRect, frame: Int, time: Double) {
    if general.isEmpty {
      for y in 0..<pixmap.height {
        for x in 0..<pixmap.width {
          let color = LinearColor(pixmap[x, y])
          general.append(Pixel(color.luminance))
          red.append(RedPixel(color))
        }
      }
      return
    }
    let now = Float(time)
    var areas: [Kind: Region] = [:]
    for y in 0..<pixmap.height {
      for x in 0..<pixmap.width {
        let color = LinearColor(pixmap[x, y])
        let index = (rect.y + y) * width + rect.x + x
        if update(&general[index], color.luminance, at: now), general[index].flashes(at: now) {
          areas[.general, default: Region()].add(rect.x + x, rect.y + y, general[index].times[0])
        }
        if red[index].update(color, at: now), red[index].pixel.flashes(at: now) {
          areas[.red, default: Region()].add(rect.x + x, rect.y + y, red[index].pixel.times[0])
        }
      }
    }
    for kind in [Kind.general, .red] {
      guard let region = areas[kind], region.count >= Self.areaLimit, let rect = region.rect else {
        continue
      }
      findings.append(
        Finding(
          kind: kind, start: Double(region.start), end: time, frame: frame, area: region.count,
          rect: rect))
    }
  }

  /// - Returns: whether the pixel changed by an amount that counts.
  private func update(_ pixel: inout Pixel, _ value: Float, at time: Float) -> Bool {
    pixel.low = min(pixel.low, value)
    pixel.high = max(pixel.high, value)
    if pixel.direction <= 0, value - pixel.low >= 0.1, pixel.low < 0.8 {
      pixel.change(to: 1, value, at: time)
      return true
    }
    if pixel.direction >= 0, pixel.high - value >= 0.1, value < 0.8 {
      pixel.change(to: -1, value, at: time)
      return true
    }
    return false
  }

  /// Pixels that flash together.
  private struct Region {
    var count = 0
    var start = Float.infinity
    var minX = Int.max
    var minY = Int.max
    var maxX = Int.min
    var maxY = Int.min

    mutating func add(_ x: Int, _ y: Int, _ time: Float) {
      count += 1
      start = min(start, time)
      (minX, maxX) = (min(minX, x), max(maxX, x))
      (minY, maxY) = (min(minY, y), max(maxY, y))
    }

    var rect: IntRect? {
      IntRect(x: minX, y: minY, width: maxX - minX + 1, height: maxY - minY + 1)
    }
  }

  /// The state of a pixel for red flashes: each change is to a saturated red, or from one.
  private struct RedPixel {
    var pixel = Pixel(0)
    private var last: LinearColor

    init(_ color: LinearColor) { last = color }

    /// - Returns: whether the pixel changed to a red, or from one.
    mutating func update(_ color: LinearColor, at time: Float) -> Bool {
      guard last.isSaturatedRed || color.isSaturatedRed,
        color.chromaticDistance(to: last) > 0.2
      else { return false }
      last = color
      pixel.change(to: color.isSaturatedRed ? 1 : -1, 0, at: time)
      return true
    }
  }
}

/// A colour over white in linear light.
struct LinearColor {
  private var rgb: SIMD3<Float>

  init(_ color: PremultipliedColor) {
    // Premultiplied channels are at most alpha, so the sums are at most 255.
    let clear = 255 - color.rgba >> 24
    rgb = SIMD3(
      Self.table[Int(color.rgba & 0xFF + clear)], Self.table[Int(color.rgba >> 8 & 0xFF + clear)],
      Self.table[Int(color.rgba >> 16 & 0xFF + clear)])
  }

  /// Source: WCAG 2.2, relative luminance, with the corrected threshold of sRGB (IEC 61966-2-1).
  private static let table: [Float] = (0...255).map { value in
    let share = Double(value) / 255
    return Float(share <= 0.04045 ? share / 12.92 : power((share + 0.055) / 1.055, 2.4))
  }

  var luminance: Float { 0.2126 * rgb.x + 0.7152 * rgb.y + 0.0722 * rgb.z }

  var isSaturatedRed: Bool {
    let sum = rgb.x + rgb.y + rgb.z
    return sum > 0 && rgb.x >= 0.8 * sum
  }

  func chromaticDistance(to other: LinearColor) -> Float {
    let (a, b) = (chromaticity, other.chromaticity)
    return ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
  }

  /// CIE 1976 u′ and v′. Black has the chromaticity of white (D65).
  private var chromaticity: SIMD2<Float> {
    let x = 0.4124 * rgb.x + 0.3576 * rgb.y + 0.1805 * rgb.z
    let z = 0.0193 * rgb.x + 0.1192 * rgb.y + 0.9505 * rgb.z
    let sum = x + 15 * luminance + 3 * z
    return sum > 0 ? SIMD2(4 * x / sum, 9 * luminance / sum) : SIMD2(0.1978, 0.4683)
  }
}
