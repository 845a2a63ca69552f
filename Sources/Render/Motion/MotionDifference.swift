import Motion
import Primitives
import Scenes

/// What moves otherwise in one scene than in another, in words.
public struct MotionDifference: Sendable {
  /// One sentence for each number that moves otherwise, such as
  /// `` `card`.center.y arrives 40 ms later (1.24 s, was 1.2 s)``.
  public let sentences: [String]

  /// Compares two scenes view by view, by their ids.
  ///
  /// Times are found to a millisecond, on the curves and not on frames.
  public init(_ baseline: Renderer, _ candidate: Renderer) {
    let (old, new) = (MotionRecording(baseline), MotionRecording(candidate))
    let oldViews = baseline.tree.nodes.map(\.view.id)
    let newViews = candidate.tree.nodes.map(\.view.id)
    var sentences =
      newViews.filter { !oldViews.contains($0) }.map { "view `\($0)` is new" }
      + oldViews.filter { !newViews.contains($0) }.map { "view `\($0)` is gone" }
    let curves = (CurveNames(baseline.scene), CurveNames(candidate.scene))
    for key in old.keys where new.initialValues[key] != nil {
      var clauses = Self.clauses(key, old, new)
      if !clauses.isEmpty, let change = CurveNames.change(of: key, curves.0, curves.1) {
        clauses.append(change)
      }
      if !clauses.isEmpty { sentences.append("\(key.text) \(clauses.joined(separator: "; "))") }
    }
    self.sentences = sentences
  }

  private static func clauses(_ key: MotionKey, _ old: MotionRecording, _ new: MotionRecording)
    -> [String]
  {
    let band = MotionRecording.restBand
    switch (old.profile(of: key, within: band), new.profile(of: key, within: band)) {
    case (nil, nil):
      let (was, now) = (old.initialValues[key] ?? 0, new.initialValues[key] ?? 0)
      return was == now ? [] : ["is \(number(now)) (was \(number(was)))"]
    case (let was?, nil):
      return ["no longer moves (it went from \(number(was.initial)) to \(number(was.final)))"]
    case (nil, let now?):
      return ["now moves from \(number(now.initial)) to \(number(now.final))"]
    case (let was?, let now?):
      let clauses = clauses(was, now)
      return clauses.isEmpty ? path(key, old, new, was) : clauses
    }
  }

  private static func clauses(_ was: MotionProfile, _ now: MotionProfile) -> [String] {
    var clauses: [String] = []
    if was.initial != now.initial {
      clauses.append("begins at \(number(now.initial)) (was \(number(was.initial)))")
    }
    if was.final != now.final {
      clauses.append("ends at \(number(now.final)) (was \(number(was.final)))")
    }
    if let clause = shift("starts", was.start, now.start) { clauses.append(clause) }
    if let clause = shift("arrives", was.arrival, now.arrival) { clauses.append(clause) }
    if let before = was.overshoot, let after = now.overshoot, abs(before - after) >= 0.005 {
      clauses.append("overshoot \(percent(after)) (was \(percent(before)))")
    }
    return clauses
  }

  /// Where both ends agree: how far apart the ways are.
  private static func path(
    _ key: MotionKey, _ old: MotionRecording, _ new: MotionRecording, _ profile: MotionProfile
  ) -> [String] {
    guard let column = new.samples[key], let known = old.samples[key] else { return [] }
    let isAligned = old.times == new.times
    var worst = (distance: 0.0, time: 0.0)
    // A few hundred looks are enough to tell a way.
    for index in stride(from: 0, to: column.count, by: max(1, column.count / 500)) {
      let other =
        isAligned ? known[index] : old.value(of: key, at: new.times[index])
      let distance = abs(column[index] - other)
      if distance > worst.distance { worst = (distance, new.times[index]) }
    }
    let way = abs(profile.final - profile.initial)
    guard worst.distance > max(way * 0.002, 1e-9) else { return [] }
    return [
      "goes another way, up to \(number(worst.distance)) apart at \(number(worst.time)) s"
    ]
  }

  private static func shift(_ verb: String, _ was: Double, _ now: Double) -> String? {
    let milliseconds = ((now - was) * 1000).rounded()
    guard milliseconds != 0 else { return nil }
    return "\(verb) \(Int(abs(milliseconds))) ms \(milliseconds > 0 ? "later" : "earlier") "
      + "(\(number(now)) s, was \(number(was)) s)"
  }

  private static func percent(_ fraction: Double) -> String {
    "\(number((fraction * 1000).rounded() / 10)) %"
  }

  /// To a thousandth.
  private static func number(_ value: Double) -> String {
    jsonText((value * 1000).rounded() / 1000)
  }
}
