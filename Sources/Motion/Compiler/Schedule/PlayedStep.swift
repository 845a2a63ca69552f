package import AnimTiming

/// A step with its times, for display in a timeline view.
package struct PlayedStep: Sendable {
  package enum Kind: String, Sendable {
    /// A curve moves values.
    case move
    /// A finger or a `scrub` step moves values.
    case touch
    /// Nothing moves.
    case rest
    /// A paused animator.
    case held
    /// Values are set, or an animator is called.
    case set
    /// A list of steps.
    case group
  }

  package var kind: Kind
  /// The step's id, or the name of its action.
  package var label: String
  /// Seconds.
  package var start: Double
  package var end: Double
  package var curve: TimingCurve?
  /// The number of cycles of the curve within the times of a target.
  package var cycles = 1.0
  /// Whether each cycle runs back as well.
  package var autoreverses = false
  package var origin: ScriptOrigin
  /// Whether the step is in the script's top-level list, or follows such a step by `then`.
  package var isOuter: Bool
  /// The views and constraints that the step moves, each with its own times.
  package var targets: [(id: String, start: Double, end: Double)]
  /// The animator that the step drives.
  package var animator: String?
}

extension PlayedStep {
  /// An endless repetition counts as one cycle.
  fileprivate mutating func `repeat`(_ repetition: Repetition, autoreverses: Bool) {
    if case .count(let count) = repetition { cycles = count }
    self.autoreverses = autoreverses
  }
}

extension Timeline {
  /// The maximum number of recorded steps.
  private static let playedLimit = 4000

  /// The steps of a valid script in script order, with their times.
  package static func playedSteps(of script: Script) -> [PlayedStep] {
    var schedule = Schedule(script, recording: playedLimit)
    return schedule.finishedSteps(script)
  }
}

extension Schedule {
  /// Records a step before its parts are placed. Returns its index, or nil if steps are not recorded.
  mutating func beginRecording(_ step: Step, at time: Double) -> Int? {
    guard recordLimit > played.count else { return nil }
    var note = PlayedStep(
      kind: .move, label: step.id ?? "", start: time, end: time, curve: nil, origin: step.origin,
      isOuter: recordDepth == 0, targets: [], animator: nil)
    var word: String
    switch step.action {
    case .animate(let animate):
      note.curve = animate.curve
      note.repeat(animate.repetition, autoreverses: animate.autoreverses)
      word = animate.targets.first ?? "animate"
    case .keyframes(let keyframes):
      note.curve = keyframes.curve
      note.repeat(keyframes.repetition, autoreverses: keyframes.autoreverses)
      word = keyframes.keyframes.flatMap(\.allChanges).first?.target ?? "keyframes"
    case .set(let changes):
      note.kind = .set
      word = "set"
      note.targets = Set(changes.map(\.target)).sorted().map { ($0, time, time) }
    case .wait: (note.kind, word) = (.rest, "wait")
    case .sequence: (note.kind, word) = (.group, "sequence")
    case .together: (note.kind, word) = (.group, "together")
    case .animator(let declaration): (note.kind, word) = (.set, declaration.id)
    case .drive(let animator, let command):
      note.animator = animator
      switch command {
      case .start(let delay):
        word = "start"
        note.start = time + delay
      case .continue(let curve, _, _):
        note.curve = curve
        word = "continue"
      case .reverse: word = "reverse"
      case .pause: (note.kind, word) = (.set, "pause")
      case .stop: (note.kind, word) = (.set, "stop")
      case .finish: (note.kind, word) = (.set, "finish")
      case .add: (note.kind, word) = (.set, "add")
      }
      word += " \(animator)"
    case .scrub(let animator, _, _, let curve):
      (note.kind, note.curve, note.animator) = (.touch, curve, animator)
      word = "scrub \(animator)"
    case .pan(let pan):
      (note.kind, note.curve, note.animator) = (.touch, pan.curve, pan.drives.first?.animator)
      word = "pan"
    case .tap: (note.kind, word) = (.touch, "tap")
    }
    if step.id == nil { note.label = word }
    played.append(note)
    if note.kind == .group { recordDepth += 1 }
    return played.count - 1
  }

  mutating func endRecording(_ index: Int?, _ step: Step, at time: Double, end: Double) {
    guard let index else { return }
    if played[index].kind == .group { recordDepth -= 1 }
    played[index].end = max(end, played[index].start)
    switch step.action {
    case .animate(let animate):
      let count = animate.targets.count
      let length = end - time - animate.delay - Double(max(count, 1) - 1) * animate.stagger
      played[index].targets = animate.targets.enumerated().map { place, id in
        let start = time + animate.delay + Double(place) * animate.stagger
        return (id, start, start + max(length, 0))
      }
    case .keyframes(let keyframes):
      let ids = Set(keyframes.keyframes.flatMap(\.allChanges).map(\.target)).sorted()
      played[index].targets = ids.map { ($0, time + keyframes.delay, end) }
    default: break
    }
  }

  /// The recorded steps. A call of an animator lasts until the next call or the animator's end, and moves the
  /// animator's views.
  mutating func finishedSteps(_ script: Script) -> [PlayedStep] {
    var targets: [String: Set<String>] = [:]
    var curves: [String: TimingCurve] = [:]
    for event in events {
      switch event.kind {
      case .declare(let declaration):
        let all = declaration.changes + declaration.keyframes.flatMap(\.allChanges)
        targets[declaration.id, default: []].formUnion(all.map(\.target))
        curves[declaration.id] = declaration.curve
      case .drive(let animator, .add(let changes, _)):
        targets[animator, default: []].formUnion(changes.map(\.target))
      default: break
      }
    }
    var calls: [String: [Int]] = [:]
    for (index, step) in played.enumerated() {
      if let animator = step.animator { calls[animator, default: []].append(index) }
    }
    for (animator, calls) in calls {
      let ordered = calls.sorted { (played[$0].start, $0) < (played[$1].start, $1) }
      let driven = try? dryRun(of: animator)
      let ends = driven?.ends ?? []
      let views = (targets[animator] ?? []).sorted()
      // The end of the latest movement.
      var reached: Double?
      for (place, index) in ordered.enumerated() where played[index].kind != .set {
        let start = played[index].start
        let next = place + 1 < ordered.count ? played[ordered[place + 1]].start : .infinity
        if played[index].kind == .move {
          let end = ends.first { $0 > start + TimeTolerance.seconds } ?? self.end
          played[index].end = max(start, min(end, next))
          played[index].curve = played[index].curve ?? curves[animator]
        }
        let end = played[index].end
        played[index].targets = views.map { ($0, start, end) }
        if let reached, let driven { hold(driven, animator, from: reached, to: start, views) }
        reached = end
      }
      if let reached, let driven { hold(driven, animator, from: reached, to: self.end, views) }
    }
    return played
  }

  /// Records the time in which an animator is paused between two times.
  private mutating func hold(
    _ animator: PropertyAnimator, _ id: String, from start: Double, to end: Double,
    _ views: [String]
  ) {
    guard end - start > TimeTolerance.seconds else { return }
    let middle = (start + end) / 2
    guard animator.state(at: middle) == .active, !animator.isRunning(at: middle) else { return }
    played.append(
      PlayedStep(
        kind: .held, label: "\(id) is paused", start: start, end: end, curve: nil,
        origin: .unknown, isOuter: false, targets: views.map { ($0, start, end) }, animator: id))
  }
}
