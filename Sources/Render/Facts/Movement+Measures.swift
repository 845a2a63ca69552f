// What movements are compared by.
import Render

extension SceneFacts.Movement {
  /// Whether it ends where it began.
  var isReturning: Bool { from == to }

  /// How far it goes from where it begins and ends; of a number less than 0 where that is mostly down.
  var reach: Double { abs(low) > abs(high) ? low : high }

  /// Where it is at the times of its way, 1 being its end, or the farthest that it goes where it returns.
  var parts: [Double] {
    let unit = isReturning && reach != 0 ? reach : 1
    return way.map { (low + (high - low) * Double($0) / CourseFinder.waySteps) / unit }
  }

  /// What lies between its least and its most, in the unit of `parts`.
  var range: Double {
    isReturning && reach != 0 ? (high - low) / abs(reach) : high - low
  }

  /// How much farther one goes beyond its ends than another, in the unit of `parts`.
  func extentChange(from old: Self) -> Double {
    isReturning ? 0 : max(abs(high - old.high), abs(low - old.low))
  }

  /// How often it goes from its first to its last quarter.
  var passes: Int {
    var count = 0
    var isThere = false
    for part in parts + (isReturning ? [] : [1]) {
      if !isThere, part > 0.75 { count += 1 }
      isThere = part > 0.75 || isThere && part > 0.25
    }
    return count
  }

  /// What a part of 1 is in the property's own unit; nil where that is no number.
  var length: Double? {
    guard case .number(let from) = from, case .number(let to) = to else { return nil }
    return isReturning ? abs(reach) : abs(to - from)
  }
}
