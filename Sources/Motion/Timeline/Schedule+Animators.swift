// A step may be placed beside an animator: with its start, or after its end. When that is follows from
// the steps before it alone, in the order in which they are written: they are rehearsed, without any
// views. So nothing can wait for itself. A later step that moves the start or the end which another step
// was placed by is an error.

extension Schedule {
  /// The start or the end of a step or an animator.
  enum Edge: Sendable {
    case start, end
  }

  /// A step that is placed beside an animator.
  struct AnimatorReference: Sendable {
    var animator: String
    var edge: Edge
    /// Where the edge was when the step was placed, seconds.
    var time: Double
    var origin: ScriptOrigin
  }

  /// When an animator that was declared before a step first starts or last ends by the steps before it.
  /// nil where that cannot be known, which is noted as an error.
  mutating func time(_ edge: Edge, ofAnimator id: String, for step: Step) -> Double? {
    let origin = step.placementOrigin ?? step.origin
    do throws(ScriptError) {
      guard let animator = try rehearsed(id) else { return nil }
      let time = try Self.time(edge, of: animator, id, at: origin)
      references.append(AnimatorReference(animator: id, edge: edge, time: time, origin: origin))
      return time
    } catch {
      errors.append(error)
      return nil
    }
  }

  /// Whether a step so far declares an animator.
  func hasAnimator(_ id: String) -> Bool {
    animatorIDs.contains(id)
  }

  var animatorIDs: [String] {
    events.compactMap { event in
      guard case .declare(let declaration) = event.kind else { return nil }
      return declaration.id
    }
  }

  /// Notes what later steps have moved.
  mutating func checkReferences() {
    for reference in references {
      // A call that fails is told when the script is compiled.
      guard let animator = try? rehearsed(reference.animator) else { continue }
      let times =
        reference.edge == .start ? [animator.firstStart].compactMap(\.self) : animator.ends
      let isThere = times.contains { ($0 - reference.time).magnitude < TimelineClock.tolerance }
      guard !isThere else { continue }
      fail(
        "the step is placed where animator \"\(reference.animator)\" "
          + "\(reference.edge == .start ? "starts" : "ends"), at \(reference.time) s, "
          + "but a later step changes that",
        at: reference.origin, hint: "write it after the steps that drive the animator")
    }
  }
}

extension Schedule {
  /// Warns of animators that are declared, and driven by no step: nothing is seen of them.
  mutating func warnOfIdleAnimators() {
    var driven: Set<String> = []
    for event in events {
      switch event.kind {
      case .drive(let animator, _), .scrub(let animator, _, _, _): driven.insert(animator)
      case .pan(let pan): driven.formUnion(pan.drives.map(\.animator))
      case .declare, .set, .setEnds, .animate, .keyframes, .end: break
      }
    }
    for event in events {
      guard case .declare(let declaration) = event.kind, !driven.contains(declaration.id) else {
        continue
      }
      warnings.append(
        ScriptError(
          "animator \"\(declaration.id)\" is declared, and no step drives it", at: event.origin,
          hint: "{ \"start\": \"\(declaration.id)\" } starts it"))
    }
  }
}

// MARK: - Rehearsing

extension Schedule {
  /// An animator after all steps so far; nil where none declares it, or it cannot be.
  private func rehearsed(_ id: String) throws(ScriptError) -> PropertyAnimator? {
    var animator: PropertyAnimator?
    for event in Self.ordered(events.filter { $0.concerns(animator: id) }) {
      do throws(AnimatorError) {
        switch event.kind {
        case .declare(let declaration): animator = animator ?? declaration.animator
        case .drive(_, let command): try animator?.perform(command, at: event.time)
        case .scrub(_, let fraction, let duration, let curve):
          try animator?.scrub(to: fraction, duration: duration, curve: curve, at: event.time)
        case .pan(let pan):
          for driven in pan.drives where driven.animator == id && driven.distance != 0 {
            try animator?.perform(pan, driving: driven, at: event.time)
          }
        case .set, .setEnds, .animate, .keyframes, .end: break
        }
      } catch {
        throw ScriptError(
          "animator \"\(id)\": \(error.message)", at: event.origin, hint: error.hint)
      }
    }
    return animator
  }

  private static func time(
    _ edge: Edge, of animator: PropertyAnimator, _ id: String, at origin: ScriptOrigin
  ) throws(ScriptError) -> Double {
    guard let start = animator.firstStart else {
      throw ScriptError(
        "animator \"\(id)\" is not started by a step before this one", at: origin,
        hint: "start it in a step that is written before this one")
    }
    guard edge == .end else { return start }
    if let end = animator.lastEnd { return end }
    let last = animator.phase(at: .infinity)
    let condition =
      last.state == .stopped ? "stopped" : last.isRunning ? "without animations" : "paused"
    throw ScriptError(
      "animator \"\(id)\" does not come to an end by the steps before this one: "
        + "it stays \(condition)",
      at: origin,
      hint: last.state == .stopped ? "finish it first" : last.isRunning ? nil : "continue it first")
  }
}

extension TimelineEvent {
  /// Whether it declares or drives an animator.
  fileprivate func concerns(animator id: String) -> Bool {
    switch kind {
    case .declare(let declaration): declaration.id == id
    case .drive(let animator, _), .scrub(let animator, _, _, _): animator == id
    case .pan(let pan): pan.drives.contains { $0.animator == id }
    case .set, .setEnds, .animate, .keyframes, .end: false
    }
  }
}
