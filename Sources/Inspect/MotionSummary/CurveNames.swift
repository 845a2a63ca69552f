import AnimMotion
import AnimPrimitives
import AnimScenes
package import AnimTiming

/// The steps of each number, and the names of their timing curves.
struct CurveNames {
  private var names: [MotionKey: [String]] = [:]
  /// The ids of the steps that change a number; nil for a step without an id.
  private var steps: [MotionKey: Set<String?>] = [:]

  init(_ scene: Scene) {
    for step in scene.steps { collect(step, nil) }
  }

  /// The id of the only step that changes a property; nil without one, and for several.
  func step(of key: MotionKey) -> String? {
    guard let steps = steps[key], steps.count == 1, let step = steps.first else { return nil }
    return step
  }

  /// The maximum number of curve names per property.
  private static let limit = 4

  /// The curves of a property's steps, such as `spring` or `easeIn, easeOut`. Consecutive equal names are merged. Empty
  /// if no step has a curve.
  func name(of key: MotionKey) -> String {
    var distinct: [String] = []
    for name in names[key] ?? [] where name != distinct.last { distinct.append(name) }
    let kept = distinct.count > Self.limit ? distinct.prefix(Self.limit - 1) + ["…"] : distinct
    return kept.joined(separator: ", ")
  }

  /// - Parameter group: the id of the group around the step.
  private mutating func collect(_ step: Step, _ group: String?) {
    let id = step.id ?? group
    switch step.action {
    case .animate(let animate): note(animate.changes, animate.curve, id)
    case .animator(let animator):
      note(animator.changes + animator.keyframes.flatMap(\.allChanges), animator.curve, id)
    case .keyframes(let keyframes):
      note(keyframes.keyframes.flatMap(\.allChanges), keyframes.curve, id)
    case .sequence(let steps, _), .together(let steps, _, _):
      for step in steps { collect(step, id) }
    case .set(let changes): note(changes, nil, id)
    case .wait, .drive, .scrub, .pan, .tap: break
    }
    for step in step.then { collect(step, nil) }
  }

  private mutating func note(_ changes: [PropertyChange], _ curve: TimingCurve?, _ step: String?) {
    for change in changes {
      for channel in change.property.channels {
        guard let property = channel.component else { continue }
        let key = MotionKey(view: change.target, property: property.name)
        if let curve { names[key, default: []].append(curve.familyName) }
        steps[key, default: []].insert(step)
      }
    }
  }
}

extension TimingCurve {
  /// A short name: `easeOutBack`, `spring`, `cubic-bezier(0.2, 0, 0, 1)`.
  package var familyName: String {
    switch self {
    case .linear: "linear"
    case .cubic(let parameters): Self.name(of: parameters)
    case .power(2, let ease): "ease\(ease.word)Quad"
    case .power(3, let ease): "ease\(ease.word)Cubic"
    case .power(4, let ease): "ease\(ease.word)Quart"
    case .power(5, let ease): "ease\(ease.word)Quint"
    case .power(let exponent, let ease): "power \(exponent.shortestText), \(ease.rawValue)"
    case .sine(let ease): "ease\(ease.word)Sine"
    case .expo(let ease): "ease\(ease.word)Expo"
    case .circ(let ease): "ease\(ease.word)Circ"
    case .back(_, let ease): "ease\(ease.word)Back"
    case .elastic(_, _, let ease): "ease\(ease.word)Elastic"
    case .bounce(let ease): "ease\(ease.word)Bounce"
    case .steps: "steps()"
    case .linearStops: "linear()"
    case .spring(let spring): spring.name
    case .expression: "expression"
    case .piecewise: "piecewise"
    case .reversed(let curve): "reversed \(curve.familyName)"
    case .mirrored(let curve): "mirrored \(curve.familyName)"
    case .sampled(let curve, _): "sampled \(curve.familyName)"
    case .function: "function"
    }
  }

  private static func name(of parameters: CubicTimingParameters) -> String {
    let known: [(String, TimingCurve)] = [
      ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut), ("default", .default),
    ]
    for (name, curve) in known {
      if case .cubic(let other) = curve, other == parameters { return name }
    }
    let numbers = [parameters.controlPoint1, parameters.controlPoint2].flatMap { [$0.x, $0.y] }
    return "cubic-bezier(\(numbers.map(\.shortestText).joined(separator: ", ")))"
  }
}

extension SpringTimingParameters {
  /// SwiftUI's name, or else the damping ratio, or stiffness and damping.
  fileprivate var name: String {
    let known: [(String, SpringTimingParameters)] = [
      ("smooth", .smooth), ("snappy", .snappy), ("bouncy", .bouncy),
    ]
    if let name = known.first(where: { $0.1 == self })?.0 { return name }
    return switch form {
    case .fitted(let ratio): "spring(\(short(ratio)))"
    case .physical(let mass, let stiffness, let damping, _):
      "spring(\(mass == 1 ? "" : "mass \(short(mass)), ")stiffness \(short(stiffness)), "
        + "damping \(short(damping)))"
    }
  }

  private func short(_ number: Double) -> String { number.rounded(places: 3).shortestText }
}

extension Ease {
  fileprivate var word: String {
    switch self {
    case .in: "In"
    case .out: "Out"
    case .inOut: "InOut"
    }
  }
}
