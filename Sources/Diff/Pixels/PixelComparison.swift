package import AnimPrimitives

/// The differences of two pictures of equal size.
package struct PixelComparison: Hashable, Sendable {
  /// Pixels that differ by more than the tolerance.
  package private(set) var differingCount = 0
  /// Pixels tolerated as anti-aliasing.
  package private(set) var antialiasedCount = 0
  /// The bounding box of all differing pixels; nil if there are none.
  package private(set) var bounds: IntRect?
  /// The largest distance of a differing pixel: 0 means equal, 1 black and white.
  package private(set) var largestDistance = 0.0
  /// Whether more pixels differ than the tolerance's budget allows.
  package private(set) var isDifferent = false

  /// Compares the pictures.
  ///
  /// - Precondition: both have the same width and height.
  package init(_ baseline: Pixmap, _ candidate: Pixmap, tolerance: PixelTolerance = .exact) {
    var box = (left: Int.max, top: 0, right: Int.min, bottom: 0)
    PixelScan(baseline, candidate, tolerance: tolerance).forEachDifference { pixel in
      guard !pixel.isAntialiased else {
        antialiasedCount += 1
        return true
      }
      if differingCount == 0 { box.top = pixel.y }
      box.bottom = pixel.y
      box.left = min(box.left, pixel.x)
      box.right = max(box.right, pixel.x)
      differingCount += 1
      largestDistance = max(largestDistance, pixel.distance)
      return true
    }
    guard differingCount > 0 else { return }
    bounds = IntRect(
      x: box.left, y: box.top, width: box.right - box.left + 1, height: box.bottom - box.top + 1)
    isDifferent = !tolerance.budget.allows(differingCount, of: baseline.pixels.count)
  }
}

extension PixelComparison {
  /// Whether two pictures are equal within a tolerance. Stops at the first excess.
  static func areSame(_ baseline: Pixmap, _ candidate: Pixmap, tolerance: PixelTolerance) -> Bool {
    let total = baseline.pixels.count
    var count = 0
    PixelScan(baseline, candidate, tolerance: tolerance).forEachDifference { pixel in
      if !pixel.isAntialiased { count += 1 }
      return tolerance.budget.allows(count, of: total)
    }
    return tolerance.budget.allows(count, of: total)
  }
}
