import AnimPrimitives

/// The part of a frame's rectangle that lies in some rows of the canvas, for a thread that works on these rows.
///
/// It is called with the lengths of the frame's runs, one after the other, and returns the part of each that lies in
/// the band.
struct CanvasBand {
  /// The part's rectangle, relative to the band's first row and column.
  let rect: IntRect
  /// The number of the frame's remaining pixels before the part.
  private var above: Int
  /// The number of the part's remaining pixels.
  private var left: Int

  /// Nil if the frame has no pixels in these rows.
  ///
  /// - Parameter left: the band's first column.
  init?(_ frame: IntRect, rows: Range<Int>, left firstColumn: Int = 0) {
    let top = max(frame.y, rows.lowerBound)
    let bottom = min(frame.maxY, rows.upperBound)
    let part = IntRect(
      x: frame.x - firstColumn, y: top - rows.lowerBound, width: frame.width,
      height: bottom - top)
    guard let part else { return nil }
    rect = part
    above = (top - frame.y) * frame.width
    left = part.area
  }

  /// Whether all following runs lie below.
  var isDone: Bool { left == 0 }

  /// Skips the runs that lie above; returns the number of the first run that does not.
  mutating func skip(in runs: [ColorRun]) -> Int {
    let runs = runs.span
    var number = 0
    while number < runs.count, runs[number].length <= above {
      above &-= runs[number].length
      number &+= 1
    }
    return number
  }

  /// The number of the next run's pixels that lie in the part.
  @inline(__always)
  mutating func part(of length: Int) -> Int {
    guard above < length else {
      above &-= length
      return 0
    }
    let part = min(length &- above, left)
    above = 0
    left &-= part
    return part
  }

  /// The approximate number of pixels in a band, which bounds the memory for each.
  private static let area = 1 << 20

  /// Bands of about equally many rows; more bands than jobs, because changes are seldom spread evenly.
  static func rows(ofWidth width: Int, height: Int, jobs: Int) -> [Range<Int>] {
    let fitting = (width * height + area - 1) / area
    let count = min(max(fitting, jobs > 1 ? 2 * jobs : 1), height)
    return (0..<count).map { (height * $0 / count)..<(height * ($0 + 1) / count) }
  }
}
