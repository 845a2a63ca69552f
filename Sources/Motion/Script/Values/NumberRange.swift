import AnimPrimitives

/// The allowed numbers of a key.
package struct NumberRange: Sendable {
  package var lower: Double
  package var upper: Double
  /// Whether `lower` itself is excluded.
  package var isOpenBelow = false

  package static func from(_ lower: Double, to upper: Double) -> NumberRange {
    NumberRange(lower: lower, upper: upper)
  }

  package static func above(_ lower: Double, to upper: Double) -> NumberRange {
    NumberRange(lower: lower, upper: upper, isOpenBelow: true)
  }

  package func contains(_ number: Double) -> Bool {
    (isOpenBelow ? number > lower : number >= lower) && number <= upper
  }

  /// Whether the range only excludes numbers beyond the general limit.
  package var isAny: Bool { lower == -Self.limit && upper == Self.limit }

  /// `from 0 to 1`, `above 0 and up to 100`.
  package var description: String {
    let low = lower.shortestText
    let high = upper.shortestText
    return isOpenBelow ? "above \(low) and up to \(high)" : "from \(low) to \(high)"
  }
}

// MARK: - Named ranges

extension NumberRange {
  /// The largest magnitude of a number in a scene: much larger than any screen, and small enough for a `Double` to
  /// represent hundredths of a point.
  package static let limit = 1_000_000.0

  package static let any = from(-limit, to: limit)
  package static let notNegative = from(0, to: limit)
  package static let positive = above(0, to: limit)
  package static let fraction = from(0, to: 1)
  /// UILayoutPriority.
  package static let priority = from(1, to: 1000)
  /// Seconds; at most a day.
  package static let duration = from(0, to: Timeline.longestDuration)
}
