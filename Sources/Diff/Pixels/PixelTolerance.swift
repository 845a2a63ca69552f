package import AnimPrimitives

/// The differences that two equal pictures may have. Default: none.
package struct PixelTolerance: Hashable, Sendable {
  /// A maximum number of pixels in a picture.
  package enum Budget: Hashable, Sendable {
    case count(Int)
    /// A fraction 0…1 of all pixels.
    case fraction(Double)
  }

  /// The maximum distance of colours that count as equal: 0 is exact, 1 is black and white.
  ///
  /// The distance is that of `PerceptualColor`.
  package var threshold: Double
  /// Whether to ignore pixels that look like anti-aliasing in either picture.
  package var ignoresAntialiased: Bool
  /// Parts to ignore.
  package var ignoredRects: [IntRect]
  /// The maximum number of pixels that may differ.
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
