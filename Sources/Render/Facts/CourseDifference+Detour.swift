import Render
import Scenes

// Colours, matrices and the like have more than one way from one value to another.

extension CourseDifference {
  /// What a value goes by beside the straight way, told where that differs by half a per cent of the way, or
  /// is another colour.
  static func detour(_ was: Movement, _ now: Movement) -> Clause? {
    guard let old = was.detour, let new = now.detour, was.isReturning == now.isReturning else {
      return nil
    }
    if old.color == nil, new.color == nil {
      // Of what returns it is told how far it goes.
      guard !now.isReturning, abs(new.distance - old.distance) >= 0.005 else { return nil }
      return Clause(
        aspect: .way, was: jsonText(old.distance), now: jsonText(new.distance),
        text: "goes up to \(percent(new.distance)) of its way beside the straight one "
          + "(was \(percent(old.distance)))")
    }
    guard !isNear(old.color, new.color) else { return nil }
    let text =
      switch (old.color, new.color) {
      case (let old?, let new?) where now.isReturning: "goes to \(new) and back (was \(old))"
      case (let old?, let new?): "goes by \(new) (was \(old))"
      case (nil, let new): "goes by \(new ?? "") (was straight)"
      case (let old?, nil): "goes straight (was by \(old))"
      }
    return Clause(
      aspect: .way, was: old.color?.jsonQuoted, now: new.color?.jsonQuoted, text: text)
  }

  /// Whether two colours are the same but for rounding, and for where a curve's farthest value was found.
  private static func isNear(_ first: String?, _ second: String?) -> Bool {
    guard let first = first.flatMap(channels), let second = second.flatMap(channels),
      first.count == second.count
    else { return false }
    return zip(first, second).allSatisfy { abs($0 - $1) <= 2 }
  }

  /// The bytes of `#rrggbb`; nil for what is no colour.
  private static func channels(_ color: String) -> [Int]? {
    let digits = color.dropFirst().compactMap(\.hexDigitValue)
    guard color.first == "#", digits.count == color.count - 1, digits.count % 2 == 0 else {
      return nil
    }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
  }
}
