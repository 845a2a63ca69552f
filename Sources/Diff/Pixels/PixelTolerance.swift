package import Primitives

/// What may differ between two pictures without making them different. The default is nothing.
package struct PixelTolerance: Hashable, Sendable {
  /// How many pixels of a picture.
  package enum Budget: Hashable, Sendable {
    case count(Int)
    /// 0…1 of all of its pixels.
    case fraction(Double)
  }

  /// The largest distance of two colours that counts as none: 0 is exact, 1 is black and white.
  ///
  /// The distance is that of `PerceptualColor`.
  package var threshold: Double
  /// Whether pixels that look like anti-aliasing in either picture do not count.
  package var ignoresAntialiased: Bool
  /// Parts that are not looked at.
  package var ignoredRects: [IntRect]
  /// How many pixels may differ all the same.
  package var budget: Budget

  package init(
    threshold: Double = 0, ignoresAntialiased: Bool = false, ignoredRects: [IntRect] = [],
    budget: Budget = .count(0)
  ) {
    self.threshold = threshold
    self.ignoresAntialiased = ignoresAntialiased
    self.ignoredRects = ignoredRects
    self.budget = budget
  }

  package static let exact = PixelTolerance()
}

extension PixelTolerance.Budget {
  func allows(_ count: Int, of total: Int) -> Bool {
    switch self {
    case .count(let limit): count <= limit
    case .fraction(let fraction): Double(count) <= fraction * Double(total)
    }
  }
}
