import AnimDocuments
import AnimPrimitives
import AnimRendering
import AnimScenes

/// Compares the courses of a property in two scenes.
enum CourseDifference {
  typealias Clause = SceneChange.Clause
  typealias Side = SceneChange.Side
  typealias Course = MotionSummary.Course
  typealias Movement = MotionSummary.Movement

  /// Compares two courses; nil means that the view does not have the property.
  static func clauses(_ was: Course?, _ now: Course?) -> [Clause] {
    guard was != now else { return [] }
    switch (was, now) {
    case (nil, nil): return []
    case (nil, let now?):
      return [
        Clause(aspect: .value, was: nil, now: now.last.side, text: "is \(now.words) now")
      ]
    case (let was?, nil):
      return [
        Clause(
          aspect: .value, was: was.last.side, now: nil, text: "is gone (was \(was.words))")
      ]
    case (.still(let was)?, .still(let now)?): return still(was, now)
    case (.moving(let was)?, .moving(let now)?): return movement(was, now)
    case (.switching(let was)?, .switching(let now)?): return switches(was, now)
    case (.still(let was)?, let now?):
      let begins = was == now.first ? [] : [ends(.begin, "begins", was, now.first)]
      return begins + [
        Clause(aspect: .moves, was: Side(false), now: Side(true), text: "now \(now.words)")
      ]
    case (let was?, .still(let now)?):
      let rest = was.first == now ? "" : ", and is \(now.text)"
      return [
        Clause(
          aspect: .moves, was: Side(true), now: Side(false),
          text: "no longer \(was.isMoving ? "moves" : "changes") (it \(was.pastWords))\(rest)")
      ]
    case (let was?, let now?):
      return [
        Clause(
          aspect: .value, was: was.last.side, now: now.last.side,
          text: "\(now.words) (it \(was.pastWords))")
      ]
    }
  }

  private static func still(_ was: MotionSummary.Value, _ now: MotionSummary.Value) -> [Clause] {
    if case .outline = was, case .outline = now { return [outline(.outline, "is", was, now)] }
    return [
      Clause(
        aspect: .value, was: was.side, now: now.side,
        text: "is \(now.text(beside: was)) (was \(was.text(beside: now)))")
    ]
  }

  private static func ends(
    _ aspect: SceneChange.Aspect, _ verb: String, _ was: MotionSummary.Value,
    _ now: MotionSummary.Value
  ) -> Clause {
    if case .outline = was, case .outline = now { return outline(aspect, "\(verb) as", was, now) }
    return Clause(
      aspect: aspect, was: was.side, now: now.side,
      text: "\(verb) at \(now.text(beside: was)) (was \(was.text(beside: now)))")
  }

  private static func outline(
    _ aspect: SceneChange.Aspect, _ verb: String, _ was: MotionSummary.Value,
    _ now: MotionSummary.Value
  ) -> Clause {
    let text = was.text == now.text ? "another path" : "\(now.text) (was \(was.text))"
    return Clause(
      aspect: aspect, was: was.side, now: now.side, text: "\(verb) \(text)")
  }
}

// MARK: - Movements

extension CourseDifference {
  /// The smallest reported difference of extents and positions, as a fraction of the distance.
  private static let leastPart = 0.005

  private static func movement(_ was: Movement, _ now: Movement) -> [Clause] {
    var clauses: [Clause] = []
    if was.from != now.from { clauses.append(ends(.begin, "begins", was.from, now.from)) }
    if was.to != now.to { clauses.append(ends(.end, "ends", was.to, now.to)) }
    if let clause = shift(.start, "starts", was.start, now.start) { clauses.append(clause) }
    if let clause = shift(.arrival, "arrives", was.arrival, now.arrival) { clauses.append(clause) }
    clauses += extent(was, now)
    if clauses.isEmpty, let clause = half(was, now) { clauses.append(clause) }
    if was.curve != now.curve, !was.curve.isEmpty, !now.curve.isEmpty {
      clauses.append(
        Clause(
          aspect: .curve, was: Side(JSONText(was.curve)), now: Side(JSONText(now.curve)),
          text: "curve \(was.curve) → \(now.curve)"))
    }
    return clauses
  }

  /// The clauses about the distances by which movements exceed their ends.
  private static func extent(_ was: Movement, _ now: Movement) -> [Clause] {
    guard was.isReturning == now.isReturning else { return [] }
    if now.isReturning {
      let (before, after) = (was.reach, now.reach)
      guard before != after else { return [] }
      let side = before.sign == after.sign ? "" : "to the other side "
      return [
        Clause(
          aspect: .reach, was: Side(before), now: Side(after),
          text: "goes up to \(number(abs(after))) away and back \(side)"
            + "(was \(number(abs(before))))")
      ]
    }
    var clauses: [Clause] = []
    for (aspect, before, after, word) in [
      (SceneChange.Aspect.anticipation, -was.low, -now.low, "goes back first by"),
      (.overshoot, was.high - 1, now.high - 1, "overshoot"),
    ] where abs(max(0, before) - max(0, after)) >= leastPart {
      let (before, after) = (max(0, before), max(0, after))
      clauses.append(
        Clause(
          aspect: aspect, was: Side(MotionSummary.rounded(before)),
          now: Side(MotionSummary.rounded(after)),
          text: "\(word) \(percent(after)) (was \(percent(before)))"))
    }
    return clauses
  }

  /// The value of a movement halfway through its time.
  private static func half(_ was: Movement, _ now: Movement) -> Clause? {
    guard var before = was.half, var after = now.half, was.isReturning == now.isReturning else {
      return nil
    }
    if now.isReturning {
      (before, after) = (before / max(abs(was.reach), 1e-9), after / max(abs(now.reach), 1e-9))
    }
    guard abs(after - before) >= leastPart else { return nil }
    return Clause(
      aspect: .half, was: Side(MotionSummary.rounded(before)),
      now: Side(MotionSummary.rounded(after)),
      text: "is at \(percent(after)) of its way halfway (was \(percent(before)))")
  }

  private static func shift(
    _ aspect: SceneChange.Aspect, _ verb: String, _ was: Double, _ now: Double
  ) -> Clause? {
    let milliseconds = ((now - was) * 1000).rounded()
    guard milliseconds != 0 else { return nil }
    return Clause(
      aspect: aspect, was: Side(was), now: Side(now),
      text:
        "\(verb) \(abs(milliseconds).shortestText) ms \(milliseconds > 0 ? "later" : "earlier") "
        + "(\(number(now)) s, was \(number(was)) s)")
  }

  /// A fraction in per cent, to a tenth.
  static func percent(_ fraction: Double) -> String {
    "\(((fraction * 1000).rounded() / 10).shortestText) %"
  }

  /// Rounded to a thousandth.
  static func number(_ value: Double) -> String {
    value.rounded(places: 3).shortestText
  }
}

// MARK: - Switches

extension CourseDifference {
  private static func switches(_ was: [MotionSummary.Switch], _ now: [MotionSummary.Switch])
    -> [Clause]
  {
    guard let first = was.first, let second = now.first else { return [] }
    var clauses: [Clause] = []
    if first.value != second.value {
      clauses.append(ends(.begin, "begins", first.value, second.value))
    }
    for (old, new) in zip(was.dropFirst(), now.dropFirst()) {
      if old.value != new.value {
        clauses.append(
          Clause(
            aspect: .value, was: old.value.side, now: new.value.side,
            text: "becomes \(new.value.text(beside: old.value)) at \(number(new.time)) s "
              + "(was \(old.value.text(beside: new.value)))"))
        break
      }
      if let clause = shift(.switches, "becomes \(new.value.text)", old.time, new.time) {
        clauses.append(clause)
        break
      }
    }
    if was.count != now.count {
      clauses.append(
        Clause(
          aspect: .switches, was: Side(JSONText(was.count - 1)), now: Side(JSONText(now.count - 1)),
          text: "changes \(times(now.count - 1)) (was \(times(was.count - 1)))"))
    }
    return clauses
  }

  private static func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }
}
