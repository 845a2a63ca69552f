import Primitives
import Render
import Scenes

/// What is otherwise in what a property does, in words.
enum CourseDifference {
  typealias Clause = SceneChange.Clause
  typealias Course = SceneFacts.Course
  typealias Movement = SceneFacts.Movement

  /// - Parameters: nil for a property that a view does not have.
  static func clauses(_ was: Course?, _ now: Course?) -> [Clause] {
    guard was != now else { return [] }
    switch (was, now) {
    case (nil, nil): return []
    case (nil, let now?):
      return [
        Clause(aspect: .value, was: nil, now: now.last.plainJSON, text: "is \(now.words) now")
      ]
    case (let was?, nil):
      return [
        Clause(
          aspect: .value, was: was.last.plainJSON, now: nil, text: "is gone (was \(was.words))")
      ]
    case (.still(let was)?, .still(let now)?): return still(was, now)
    case (.moving(let was)?, .moving(let now)?): return movement(was, now)
    case (.switching(let was)?, .switching(let now)?): return switches(was, now)
    case (.still(let was)?, let now?):
      let begins = was == now.first ? [] : [ends(.begin, "begins", was, now.first)]
      return begins + [
        Clause(aspect: .moves, was: "false", now: "true", text: "now \(now.words)")
      ]
    case (let was?, .still(let now)?):
      let rest = was.first == now ? "" : ", and is \(now.text)"
      return [
        Clause(
          aspect: .moves, was: "true", now: "false",
          text: "no longer \(was.isMoving ? "moves" : "changes") (it \(was.pastWords))\(rest)")
      ]
    case (let was?, let now?):
      return [
        Clause(
          aspect: .value, was: was.last.plainJSON, now: now.last.plainJSON,
          text: "\(now.words) (it \(was.pastWords))")
      ]
    }
  }

  private static func still(_ was: SceneFacts.Value, _ now: SceneFacts.Value) -> [Clause] {
    if case .outline(let old) = was, case .outline(let new) = now {
      return [
        Clause(
          aspect: .outline, was: was.plainJSON, now: now.plainJSON, text: new.change(from: old))
      ]
    }
    return [
      Clause(
        aspect: .value, was: was.plainJSON, now: now.plainJSON,
        text: "is \(now.text(beside: was)) (was \(was.text(beside: now)))")
    ]
  }

  private static func ends(
    _ aspect: SceneChange.Aspect, _ verb: String, _ was: SceneFacts.Value, _ now: SceneFacts.Value
  ) -> Clause {
    if case .outline(let old) = was, case .outline(let new) = now {
      return Clause(
        aspect: aspect, was: was.plainJSON, now: now.plainJSON,
        text: "\(verb) as a path that \(new.change(from: old))")
    }
    return Clause(
      aspect: aspect, was: was.plainJSON, now: now.plainJSON,
      text: "\(verb) at \(now.text(beside: was)) (was \(was.text(beside: now)))")
  }
}

// MARK: - Movements

extension CourseDifference {
  private static func movement(_ was: Movement, _ now: Movement) -> [Clause] {
    var clauses: [Clause] = []
    if was.from != now.from { clauses.append(ends(.begin, "begins", was.from, now.from)) }
    if was.to != now.to { clauses.append(ends(.end, "ends", was.to, now.to)) }
    if let clause = shift(.start, "starts", was.start, now.start) { clauses.append(clause) }
    if let clause = shift(.arrival, "arrives", was.arrival, now.arrival) { clauses.append(clause) }
    if let clause = detour(was, now) {
      clauses.append(clause)
    } else {
      clauses += extent(was, now)
    }
    if let clause = way(was, now, isAlone: clauses.isEmpty) { clauses.append(clause) }
    if !clauses.isEmpty, was.curve != now.curve, !was.curve.isEmpty, !now.curve.isEmpty {
      clauses.append(
        Clause(
          aspect: .curve, was: was.curve.jsonQuoted, now: now.curve.jsonQuoted,
          text: "curve \(was.curve) → \(now.curve)"))
    }
    return clauses
  }

  /// How far it goes beyond its ends, told where that differs by half a per cent of the way.
  private static func extent(_ was: Movement, _ now: Movement) -> [Clause] {
    guard !was.isReturning, !now.isReturning else {
      guard was.isReturning, now.isReturning else { return [] }
      let (before, after) = (was.reach, now.reach)
      guard SceneFacts.rounded(before) != SceneFacts.rounded(after) else { return [] }
      let isOtherSide = before.sign != after.sign
      return [
        Clause(
          aspect: .reach, was: jsonText(isOtherSide ? before : abs(before)),
          now: jsonText(isOtherSide ? after : abs(after)),
          text: "goes up to \(number(abs(after))) away and back "
            + (isOtherSide
              ? "to the other side (was \(number(abs(before))))" : "(was \(number(abs(before))))"))
      ]
    }
    var clauses: [Clause] = []
    for (aspect, before, after, word) in [
      (SceneChange.Aspect.anticipation, -was.low, -now.low, "goes back first by"),
      (.overshoot, was.high - 1, now.high - 1, "overshoot"),
    ] where abs(max(0, before) - max(0, after)) >= 0.005 {
      let (before, after) = (max(0, before), max(0, after))
      clauses.append(
        Clause(
          aspect: aspect, was: jsonText(SceneFacts.rounded(before)),
          now: jsonText(SceneFacts.rounded(after)),
          text: "\(word) \(percent(after)) (was \(percent(before)))"))
    }
    return clauses
  }

  /// How far apart the ways are at the same parts of their times.
  ///
  /// - Parameter isAlone: where nothing else differs half a per cent is told. Elsewhere what times, extents
  ///   and curves do not tell already: how often it goes there, or a twentieth of the way.
  private static func way(_ was: Movement, _ now: Movement, isAlone: Bool) -> Clause? {
    guard was.isReturning == now.isReturning else { return nil }
    let hasOneCurve = was.curve == now.curve
    let (before, after) = (was.passes, now.passes)
    if hasOneCurve, before != after {
      return Clause(
        aspect: .way, was: "\(before)", now: "\(after)",
        text: "goes there \(times(after)) (was \(times(before)))")
    }
    var worst = (distance: 0.0, part: 0.0)
    for (index, pair) in zip(was.parts, now.parts).enumerated() {
      let distance = abs(pair.1 - pair.0)
      if distance > worst.distance {
        worst = (distance, Double(index + 1) / Double(CourseFinder.wayCount + 1))
      }
    }
    let told = isAlone ? 0.005 : (hasOneCurve ? 0.05 : 0.5) + now.extentChange(from: was)
    guard worst.distance > told * max(now.range, 1e-9) else { return nil }
    let amount =
      now.length.map { number($0 * (worst.distance * 1000).rounded() / 1000) }
      ?? "\(percent(worst.distance)) of it"
    let isTimed = was.start == now.start && was.arrival == now.arrival
    let time = now.start + (now.arrival - now.start) * worst.part
    return Clause(
      aspect: .way, was: nil, now: nil,
      text: "goes another way, up to \(amount) apart "
        + (isTimed ? "at \(number(time)) s" : "after \(percent(worst.part)) of its time"))
  }

  private static func shift(
    _ aspect: SceneChange.Aspect, _ verb: String, _ was: Double, _ now: Double
  ) -> Clause? {
    let milliseconds = ((now - was) * 1000).rounded()
    guard milliseconds != 0 else { return nil }
    return Clause(
      aspect: aspect, was: jsonText(was), now: jsonText(now),
      text:
        "\(verb) \(abs(milliseconds).shortestText) ms \(milliseconds > 0 ? "later" : "earlier") "
        + "(\(number(now)) s, was \(number(was)) s)")
  }

  static func percent(_ fraction: Double) -> String {
    "\(((fraction * 1000).rounded() / 10).shortestText) %"
  }

  /// To a thousandth.
  static func number(_ value: Double) -> String {
    value.rounded(places: 3).shortestText
  }
}

// MARK: - Switches

extension CourseDifference {
  private static func switches(_ was: [SceneFacts.Switch], _ now: [SceneFacts.Switch])
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
            aspect: .value, was: old.value.plainJSON, now: new.value.plainJSON,
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
          aspect: .switches, was: "\(was.count - 1)", now: "\(now.count - 1)",
          text: "changes \(times(now.count - 1)) (was \(times(was.count - 1)))"))
    }
    return clauses
  }

  private static func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }
}
