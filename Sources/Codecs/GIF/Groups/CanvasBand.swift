import Primitives

/// The part of a frame's rectangle that lies in some rows of the canvas: what a thread works on that
/// has these rows for itself.
///
/// The frame's runs are handed to it one after the other, and it tells how much of each is its own.
struct CanvasBand {
  /// Where the part is, counted from the band's first row and column.
  let rect: IntRect
  /// Pixels of the frame that come before the part.
  private var above: Int
  /// Pixels of the part that did not come yet.
  private var left: Int

  /// Nil where the frame has nothing in these rows.
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

  /// Whether the runs that follow lie below.
  var isDone: Bool { left == 0 }

  /// Passes over the runs that lie above; returns the number of the first one that does not.
  mutating func skip(in runs: [ColorRun]) -> Int {
    let runs = runs.span
    var number = 0
    while number < runs.count, runs[number].length <= above {
      above &-= runs[number].length
      number &+= 1
    }
    return number
  }

  /// How many pixels of the next run are in the part.
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

  /// Pixels of a band, about: what is kept of each of them is not much beside a canvas of HD video.
  private static let area = 1 << 20

  /// Bands of about as many rows; more than there are jobs, since what changes is seldom spread evenly.
  static func rows(ofWidth width: Int, height: Int, jobs: Int) -> [Range<Int>] {
    let fitting = (width * height + area - 1) / area
    let count = min(max(fitting, jobs > 1 ? 2 * jobs : 1), height)
    return (0..<count).map { (height * $0 / count)..<(height * ($0 + 1) / count) }
  }
}
