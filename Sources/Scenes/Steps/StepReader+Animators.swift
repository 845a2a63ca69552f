import AnimDocuments
import AnimMotion
import AnimPrimitives
import AnimTiming

extension StepReader {
  func readAnimator(_ object: inout KeyedReader) -> AnimatorDeclaration? {
    guard let node = object.node("animator") else { return nil }
    let id = ValueReader<String>.identifier.read(node, "animator", context)
    if let id, !context.animatorIDs.insert(id) {
      context.error("another animator is already called `\(id)`", at: node)
    }
    let hasCurve = object.has("curve")
    let curve = object.read("curve", .curve)
    let declaration = AnimatorDeclaration(
      id: id ?? "", duration: object.read("duration", .number(in: .duration)),
      curve: curve ?? .easeInOut,
      changes: readChanges("animate", .all, &object),
      keyframes: readFrames("keyframes", &object),
      calculationMode: object.read("calculationMode", .word(), default: .linear),
      scrubsLinearly: object.read("scrubsLinearly", .flag, default: true),
      pausesOnCompletion: object.read("pausesOnCompletion", .flag, default: false),
      initialVelocity: readVelocity(hasCurve ? curve : .easeInOut, &object))
    return id == nil ? nil : declaration
  }

  /// Reads a step that controls an animator.
  func readDrive(_ kind: Kind, _ object: inout KeyedReader) -> Step.Action? {
    let id = readAnimatorID(kind.rawValue, &object)
    guard let command = readCommand(kind, &object), let id else { return nil }
    return .drive(animator: id, command)
  }

  private func readCommand(_ kind: Kind, _ object: inout KeyedReader) -> AnimatorCommand? {
    switch kind {
    case .start: .start(afterDelay: object.read("delay", .number(in: .duration), default: 0))
    case .pause: .pause
    case .reverse: .reverse
    case .stop: .stop
    case .continue: readContinuation(&object)
    case .finish: .finish(at: object.read("position", .word(), default: .end))
    case .add:
      .add(
        changes: readChanges("animate", .all, &object),
        delayFactor: object.read("delayFactor", .number(in: .fraction), default: 0))
    default: nil
    }
  }

  private func readContinuation(_ object: inout KeyedReader) -> AnimatorCommand {
    let curve = object.read("curve", .curve)
    return .continue(
      curve: curve,
      durationFactor: object.read("durationFactor", .number(in: .from(0, to: 1000)), default: 0),
      initialVelocity: readVelocity(curve, &object))
  }

  /// The initial velocity of a spring.
  ///
  /// - Parameter curve: nil if the curve has an error, or is known only when the script is compiled.
  private func readVelocity(_ curve: TimingCurve?, _ object: inout KeyedReader) -> Point? {
    guard let node = object.node("initialVelocity") else { return nil }
    if let curve, !curve.isSpring {
      context.error(
        "`initialVelocity` needs a spring", at: node,
        hint: "give a `curve` such as { \"spring\": { \"dampingRatio\": 0.8 } }")
    }
    return ValueReader<Point>.point("a velocity [dx, dy]").read(node, "initialVelocity", context)
  }

  /// The id of an animator declared by an earlier step.
  private func readAnimatorID(_ key: String, _ object: inout KeyedReader) -> String? {
    guard let node = object.node(key),
      let id = ValueReader<String>.identifier.read(node, key, context)
    else { return nil }
    guard context.animatorIDs.contains(id) else {
      let names = context.animatorIDs.names
      context.error(
        "no step before this one declares an animator `\(id)`", at: node,
        hint: Spelling.hint(for: id, among: names)
          ?? (names.isEmpty ? "declare it with { \"animator\": \"\(id)\", … }" : nil))
      return nil
    }
    return id
  }

  func readScrub(_ object: inout KeyedReader) -> Step.Action? {
    let id = readAnimatorID("scrub", &object)
    let to = object.require("to", .number(in: .fraction))
    let duration = object.read("duration", .number(in: .duration), default: 0)
    let curve = object.read("curve", .curve, default: .linear)
    guard let id, let to else { return nil }
    return .scrub(animator: id, to: to, duration: duration, curve: curve)
  }

  func readPan(_ object: inout KeyedReader) -> Step.Action? {
    var points: (from: Finger, to: Point)?
    if let node = object.node("pan"), var pan = KeyedReader(node, as: "a pan", context) {
      let from = pan.require("from", finger)
      let by = pan.read("by", .point("an offset [x, y]"))
      let to = readGoal(of: from, by, &pan)
      pan.finish()
      if let from, let to { points = (from, to) }
    }
    let duration = object.read("duration", .number(in: .duration), default: 0.25)
    let curve = object.read("curve", .curve, default: .linear)
    let drives = object.node("drives").map(readDriven) ?? []
    guard let points else { return nil }
    return .pan(
      PanStep(
        from: points.from.point, to: points.to, of: points.from.view, duration: duration,
        curve: curve, drives: drives))
  }

  /// Where a finger comes down: a point on the canvas, or the middle of a view.
  struct Finger {
    var point = Point.zero
    var view: String?
  }

  private var finger: ValueReader<Finger> {
    ValueReader("a point [x, y] or a view's id") { node, subject in
      guard let id = node.string else {
        let expected = "a point [x, y] or a view's id"
        return ValueReader<Point>.point(expected).read(node, subject.key, context).map {
          Finger(point: $0)
        }
      }
      guard case .view = context.targets[id] else {
        context.error(
          "there is no view `\(id)`", at: node,
          hint: context.hint(forView: id, among: context.targets.viewIDs))
        return nil
      }
      return Finger(view: id)
    }
  }

  /// The end of a pan: `to`, a point on the canvas, or `by`, an offset.
  private func readGoal(
    of from: Finger?, _ by: Point?, _ pan: inout KeyedReader
  ) -> Point? {
    if pan.has("by") {
      if let member = pan.member("to") {
        context.report(
          Problem("`to` contradicts `by`", at: member.keyPlace, hint: "give one of them"))
      }
      guard let from, let by else { return nil }
      return Point(from.point.x + by.x, from.point.y + by.y)
    }
    guard from?.view != nil else { return pan.require("to", .point()) }
    if let member = pan.member("to") {
      context.report(
        Problem(
          "`to` needs a point in `from`, because the view may have moved when the finger comes",
          at: member.keyPlace, hint: "give `by`: an offset [x, y]"))
    } else {
      context.error("a pan from a view needs `by`: an offset [x, y]", at: pan.opening)
    }
    return nil
  }

  /// Reads one animator, or a list of them.
  private func readDriven(_ node: JSONNode) -> [PanStep.Driven] {
    (node.elements ?? [node]).compactMap { node in
      guard var object = KeyedReader(node, as: "`drives`", context) else { return nil }
      if !object.has("animator") {
        context.error("`drives` needs `animator`: an animator's id", at: object.opening)
      }
      let id = readAnimatorID("animator", &object)
      let axis = object.require("axis", .word(PanStep.Axis.self))
      let distance = object.require("distance", .number())
      if distance == 0, let node = object.node("distance") {
        context.error("`distance` must not be 0", at: node)
      }
      object.finish()
      guard let id, let axis, let distance else { return nil }
      return PanStep.Driven(animator: id, axis: axis, distance: distance)
    }
  }

  /// `"tap": [x, y]`, `"tap": "view"`, or `"tap": { "at": … }`.
  func readTap(_ object: inout KeyedReader) -> Step.Action? {
    let duration = object.read("duration", .number(in: .duration), default: 0.2)
    guard let node = object.node("tap") else { return nil }
    let place: Finger?
    if node.members == nil {
      place = finger.read(node, "tap", context)
    } else {
      guard var tap = KeyedReader(node, as: "a tap", context) else { return nil }
      place = tap.require("at", finger)
      tap.finish()
    }
    return place.map { .tap(TapStep(at: $0.point, of: $0.view, duration: duration)) }
  }
}
