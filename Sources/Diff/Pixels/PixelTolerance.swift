package import Primitives

/// The differences that two equal pictures may have. Default: none.
package struct PixelTolerance: Hashable, Sendable {
  /// A number of pixels of a picture.
  package enum Budget: Hashable, Sendable {
    case count(Int)
    /// 0…1 of all of its pixels.
    case fraction(Double)
  }

  /// The largest distance of colours that count as equal: 0 is exact, 1 is black and white.
  ///
  /// The distance is that of `PerceptualColor`.
  package var threshold: Double
  /// Whether pixels that look like anti-aliasing in either picture do not count.
  package var ignoresAntialiased: Bool
  /// Ignored parts.
  package var ignoredRects: [IntRect]
  /// The number of pixels that may differ.
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
