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
      guard let animator = try rehearsal(of: id) else { return nil }
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
    rehearsals[id]?.isDeclared ?? false
  }

  /// Notes what later steps have moved.
  mutating func checkReferences() {
    /// In order of time; nil for an animator of which a call fails, which is told when the script is compiled.
    var edges: [String: (starts: [Double], ends: [Double])?] = [:]
    for reference in references {
      let id = reference.animator
      if edges[id] == nil {
        let animator = try? rehearsal(of: id)
        edges[id] = .some(animator.map { ([$0.firstStart].compactMap(\.self), $0.ends) })
      }
      guard let edges = edges[id] ?? nil else { continue }
      let times = reference.edge == .start ? edges.starts : edges.ends
      guard !times.hasTime(reference.time) else { continue }
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
  /// Notes what an event, the latest one, declares and drives.
  mutating func noteAnimators(of index: Int) {
    switch events[index].kind {
    case .declare(let declaration):
      animatorIDs.append(declaration.id)
      rehearsals[declaration.id, default: AnimatorRehearsal()].isDeclared = true
      note(index, for: declaration.id)
    case .drive(let animator, _), .scrub(let animator, _, _, _): note(index, for: animator)
    case .pan(let pan): for id in Set(pan.drives.map(\.animator)) { note(index, for: id) }
    case .set, .setEnds, .animate, .keyframes, .end: break
    }
  }

  private mutating func note(_ index: Int, for id: String) {
    rehearsals[id, default: AnimatorRehearsal()].events.append(index)
  }

  /// An animator after all steps so far; nil where none declares it, or it cannot be.
  private mutating func rehearsal(of id: String) throws(ScriptError) -> PropertyAnimator? {
    // Taken out, so that nothing of what the animator has done so far is copied.
    guard var rehearsal = rehearsals.removeValue(forKey: id) else { return nil }
    defer { rehearsals[id] = rehearsal }
    return try rehearsal.animator(id, after: events)
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

extension [Double] {
  /// Whether a time is among these, which are in order.
  fileprivate func hasTime(_ time: Double) -> Bool {
    var range = indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if (self[middle] - time).magnitude < TimelineClock.tolerance { return true }
      range =
        self[middle] < time
        ? (middle + 1)..<range.upperBound : range.lowerBound..<middle
    }
    return false
  }
}
