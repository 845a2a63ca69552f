import AnimPrimitives
import AnimScenes

/// The values of a number over time in two scenes, for a plot.
package struct ComparedCurve: Hashable, Sendable {
  struct Point: Hashable, Sendable {
    /// Seconds.
    var time: Double
    var value: Double
  }

  /// The view's id.
  let view: String
  /// The name in scenes: `center.y`.
  let property: String
  /// Joined by lines; nil if the values between the ends are not known, as in older records.
  let expected: [Point]?
  let actual: [Point]?
  /// The duration of the longer scene, in seconds.
  let duration: Double
  /// The steps that move the view, or without any, those of all.
  var steps: [Step] = []
}

extension ComparedCurve {
  /// A step with its times in both scenes, in seconds.
  struct Step: Hashable, Sendable {
    let label: String
    /// nil if only the other scene has the step, and if the steps were not recorded.
    let expected: ClosedRange<Double>?
    let actual: ClosedRange<Double>?

    /// Whether the step has the same times, to a millisecond.
    var isSame: Bool {
      guard let expected, let actual else { return false }
      return abs(expected.lowerBound - actual.lowerBound) < 1e-3
        && abs(expected.upperBound - actual.upperBound) < 1e-3
    }

    /// Pairs the steps of two scenes by their labels, in order.
    static func pairs(_ old: [MotionSummary.Step], _ new: [MotionSummary.Step]) -> [Step] {
      var left = Dictionary(grouping: old, by: \.label).mapValues { $0[...] }
      let pairs = new.map { step in
        Step(
          label: step.label, expected: left[step.label]?.popFirst()?.times, actual: step.times)
      }
      let gone = old.filter { left[$0.label]?.first == $0 && left[$0.label]?.popFirst() != nil }
      return pairs + gone.map { Step(label: $0.label, expected: $0.times, actual: nil) }
    }
  }
}

extension MotionSummary.Step {
  fileprivate var times: ClosedRange<Double> { start...max(start, end) }
}

extension SceneDifference {
  /// The curves of the numbers that a finding is about, those of its cause first.
  package func curves(of finding: SceneFinding, limit: Int) -> [ComparedCurve] {
    let sides = [baseline, candidate]
    let duration = sides.compactMap(\.duration).max() ?? 0
    var curves: [ComparedCurve] = []
    for case .property(let view, let name) in finding.subjects where curves.count < limit {
      let courses = sides.map { $0.course(of: name, ofView: view) }
      guard courses.contains(where: { $0?.isMovingNumber ?? false }) else { continue }
      let points = courses.map { $0?.points(until: duration) }
      guard points.contains(where: { $0 != nil }) else { continue }
      curves.append(
        ComparedCurve(
          view: view, property: name, expected: points[0], actual: points[1], duration: duration,
          steps: ComparedCurve.Step.pairs(
            baseline.steps(moving: view), candidate.steps(moving: view))))
    }
    return curves
  }
}

extension MotionSummary {
  /// The steps that move a view, or without any, all.
  fileprivate func steps(moving view: String) -> [Step] {
    let own = steps.filter { $0.targets.contains(view) }
    return own.isEmpty ? steps : own
  }

  /// Seconds.
  fileprivate var duration: Double? {
    guard
      case .still(.number(let seconds))? = canvas.first(where: { $0.name == "duration" })?.course
    else { return nil }
    return seconds
  }

  /// The course of a property, which a plain view has as well; nil if there is no such view.
  fileprivate func course(of property: String, ofView id: String) -> Course? {
    guard let view = views.first(where: { $0.id == id }) else { return nil }
    return view.properties.first { $0.name == property }?.course
      ?? Self.plainValue(of: property).map { .still($0) }
  }
}

extension MotionSummary.Course {
  fileprivate var isMovingNumber: Bool {
    guard case .moving(let movement) = self, case .number = movement.from else { return false }
    return true
  }

  /// The points of a number; nil for other values, and if those between the ends are not known.
  fileprivate func points(until end: Double) -> [ComparedCurve.Point]? {
    switch self {
    case .still(.number(let value)):
      return [.init(time: 0, value: value), .init(time: end, value: value)]
    case .moving(let movement):
      guard case .number(let from) = movement.from, case .number(let to) = movement.to,
        let fractions = movement.trace?.fractions
      else { return nil }
      let unit = movement.isReturning ? 1 : to - from
      let steps = Double(max(fractions.count - 1, 1))
      let length = movement.arrival - movement.start
      let between = fractions.enumerated().map { index, fraction in
        ComparedCurve.Point(
          time: movement.start + length * Double(index) / steps,
          value: from + unit * (movement.low + (movement.high - movement.low) * fraction))
      }
      return [.init(time: 0, value: from)] + between
        + [.init(time: max(end, movement.arrival), value: to)]
    case .still, .switching: return nil
    }
  }
}
