// The scan skips equal rows, then equal pixels. Other pixels are measured by `PixelDistance`, which caches recent
// pairs.

import AnimPrimitives

/// Finds the pixels that differ between two pictures.
struct PixelScan {
  /// A pixel that differs by more than the threshold.
  struct Difference {
    var x: Int
    var y: Int
    /// Whether the pixel looks like anti-aliasing and is tolerated.
    var isAntialiased: Bool
    /// The distance of the two colours; 0 if the pixel is tolerated.
    var distance: Double
  }

  private let width: Int
  private let height: Int
  private let baseline: [UInt32]
  private let candidate: [UInt32]
  private let tolerance: PixelTolerance

  init(_ baseline: Pixmap, _ candidate: Pixmap, tolerance: PixelTolerance) {
    precondition(
      baseline.width == candidate.width && baseline.height == candidate.height,
      "compared pictures have one size")
    width = baseline.width
    height = baseline.height
    self.baseline = baseline.pixels
    self.candidate = candidate.pixels
    self.tolerance = tolerance
  }

  /// Calls the closure for each difference, row by row, until it returns false.
  func forEachDifference(_ body: (Difference) -> Bool) {
    let (first, second) = (baseline.span, candidate.span)
    let detector = AntialiasingDetector(width: width, height: height)
    var distances = PixelDistance()
    for y in 0..<height where !isEqualRow(y, first, second) {
      let ignored = tolerance.ignoredRects.filter { $0.y <= y && y < $0.maxY }
      for x in 0..<width {
        let (a, b) = (first[y &* width &+ x], second[y &* width &+ x])
        guard a != b, !ignored.contains(where: { $0.x <= x && x < $0.maxX }) else { continue }
        // An exact comparison does not need the distance of tolerated pixels.
        guard tolerance.threshold == 0 || distances.between(a, b) > tolerance.threshold else {
          continue
        }
        let isAntialiased =
          tolerance.ignoresAntialiased
          && (detector.isAntialiased(x, y, in: first, other: second)
            || detector.isAntialiased(x, y, in: second, other: first))
        let distance = isAntialiased ? 0 : distances.between(a, b)
        guard
          body(Difference(x: x, y: y, isAntialiased: isAntialiased, distance: distance))
        else { return }
      }
    }
  }

  /// Whether a row is equal in both pictures. No early exit, so that the loop is vectorized.
  private func isEqualRow(_ y: Int, _ first: Span<UInt32>, _ second: Span<UInt32>) -> Bool {
    let row = y * width..<(y + 1) * width
    let (first, second) = (first.extracting(row), second.extracting(row))
    precondition(first.count == second.count, "rows have one length")
    var bits: UInt32 = 0
    for x in 0..<first.count { bits |= first[x] ^ second[x] }
    return bits == 0
  }
}
