// A step may be placed at the start or end of an animator. A dry run without views finds that time from the earlier
// steps, so no step can wait for itself. If a later step changes a time that a placement has used, this is an error.

import AnimTiming

extension Schedule {
  /// The start or the end of a step or an animator.
  enum Edge: Sendable {
    case start, end
  }

  /// A step placed at the start or end of an animator.
  struct AnimatorReference: Sendable {
    var animator: String
    var edge: Edge
    /// The time of the edge when the step was placed, in seconds.
    var time: Double
    var origin: ScriptOrigin
  }

  /// The time at which an animator first starts or last ends, according to the steps before `step`. Returns nil and
  /// adds an error if there is none.
  mutating func time(_ edge: Edge, ofAnimator id: String, for step: Step) -> Double? {
    let origin = step.placementOrigin ?? step.origin
    do throws(ScriptError) {
      guard let animator = try dryRun(of: id) else { return nil }
      let time = try Self.time(edge, of: animator, id, at: origin)
      references.append(AnimatorReference(animator: id, edge: edge, time: time, origin: origin))
      return time
    } catch {
      errors.append(error)
      return nil
    }
  }

  /// Whether an earlier step declares an animator.
  func hasAnimator(_ id: String) -> Bool {
    dryRuns[id]?.isDeclared ?? false
  }

  /// Adds an error for each reference whose time a later step has changed.
  mutating func checkReferences() {
    /// In order of time; nil for an animator with a failed call, which the compiler reports.
    var edges: [String: (starts: [Double], ends: [Double])?] = [:]
    for reference in references {
      let id = reference.animator
      if edges[id] == nil {
        let animator = try? dryRun(of: id)
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
  /// Warns about animators that no step drives.
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

// MARK: - Dry runs

extension Schedule {
  /// Records the animators that the latest event declares or drives.
  mutating func noteAnimators(of index: Int) {
    switch events[index].kind {
    case .declare(let declaration):
      animatorIDs.append(declaration.id)
      dryRuns[declaration.id, default: AnimatorDryRun()].isDeclared = true
      note(index, for: declaration.id)
    case .drive(let animator, _), .scrub(let animator, _, _, _): note(index, for: animator)
    case .pan(let pan): for id in Set(pan.drives.map(\.animator)) { note(index, for: id) }
    case .set, .setEnds, .animate, .keyframes, .end: break
    }
  }

  private mutating func note(_ index: Int, for id: String) {
    dryRuns[id, default: AnimatorDryRun()].events.append(index)
  }

  /// An animator after all steps so far; nil without a valid declaration.
  mutating func dryRun(of id: String) throws(ScriptError) -> PropertyAnimator? {
    // Removed from the dictionary to avoid a copy of the phases.
    guard var dryRun = dryRuns.removeValue(forKey: id) else { return nil }
    defer { dryRuns[id] = dryRun }
    return try dryRun.animator(id, after: events)
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
      "animator \"\(id)\" is not ended by the steps before this one: "
        + "it stays \(condition)",
      at: origin,
      hint: last.state == .stopped ? "finish it first" : last.isRunning ? nil : "continue it first")
  }
}

extension [Double] {
  /// Whether a sorted array contains a time.
  fileprivate func hasTime(_ time: Double) -> Bool {
    var range = indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if (self[middle] - time).magnitude < TimeTolerance.seconds { return true }
      range =
        self[middle] < time
        ? (middle + 1)..<range.upperBound : range.lowerBound..<middle
    }
    return false
  }
}
