import AnimMotion
import AnimPrimitives

/// The allowed numbers of a key.
struct NumberRange {
  var lower: Double
  var upper: Double
  /// Whether `lower` itself is excluded.
  var isOpenBelow = false

  static func from(_ lower: Double, to upper: Double) -> NumberRange {
    NumberRange(lower: lower, upper: upper)
  }

  static func above(_ lower: Double, to upper: Double) -> NumberRange {
    NumberRange(lower: lower, upper: upper, isOpenBelow: true)
  }

  func contains(_ number: Double) -> Bool {
    (isOpenBelow ? number > lower : number >= lower) && number <= upper
  }

  /// Whether the range only excludes numbers beyond the general limit.
  var isAny: Bool { lower == -Self.limit && upper == Self.limit }

  /// `from 0 to 1`, `above 0 and up to 100`.
  var description: String {
    let low = lower.shortestText
    let high = upper.shortestText
    return isOpenBelow ? "above \(low) and up to \(high)" : "from \(low) to \(high)"
  }
}

// MARK: - Named ranges

extension NumberRange {
  /// The largest magnitude of a number in a scene: much larger than any screen, and small enough for a `Double` to
  /// represent hundredths of a point.
  static let limit = 1_000_000.0

  static let any = from(-limit, to: limit)
  static let notNegative = from(0, to: limit)
  static let positive = above(0, to: limit)
  static let fraction = from(0, to: 1)
  /// UILayoutPriority.
  static let priority = from(1, to: 1000)
  /// Seconds; at most a day.
  static let duration = from(0, to: Timeline.longestDuration)
}
