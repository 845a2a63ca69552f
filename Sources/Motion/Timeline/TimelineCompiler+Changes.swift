import Primitives

// How a change becomes animations: which channels, from where, adding up or replacing.

/// What a change is animated with.
struct AnimationContext {
  var owner: Int
  var progress: Int
  /// Seconds.
  var time: Double
  /// After the delay.
  var begin: Double
  /// nil where the future decides: for an animator, and for ever.
  var end: Double?
  var isAbsolute: Bool
  var beginsFromCurrentState: Bool
}

extension TimelineCompiler {
  /// `set`: changes values at once.
  mutating func set(_ changes: [PropertyChange], at time: Double) {
    for change in Self.ordered(changes) {
      do throws(ScriptError) {
        let target = try checkedTarget(of: change)
        switch change.goal {
        case .to, .by:
          try set(change.property, to: goal(of: change, target), ofTarget: target, at: time)
        case .fromTo, .values, .path:
          throw ScriptError(
            "set takes a value, not a movement", at: change.origin, hint: "use animate")
        }
      } catch {
        errors.append(error)
      }
    }
  }

  /// Sets a property; what adds up runs on, what hides the model value ends.
  mutating func set(
    _ property: Property, to value: AnimatableValue, ofTarget target: Int, at time: Double
  ) {
    for change in values[target].channels(of: property, becoming: value) {
      let track = track(target, change.channel)
      setModel(change.value, ofTrack: track)
      replaceAbsolute(ofTrack: track, by: nil, owner: nil, at: time)
      tracks[track].mark(at: time)
    }
  }

  /// Anchors first: a frame that is set together with its anchor point is laid about the new one.
  static func ordered(_ changes: [PropertyChange]) -> [PropertyChange] {
    let anchors: [Property] = [.anchorPoint, .anchorPointX, .anchorPointY]
    return changes.filter { anchors.contains($0.property) }
      + changes.filter { !anchors.contains($0.property) }
  }

  /// Animates one property of one target.
  mutating func animate(
    _ change: PropertyChange, _ context: AnimationContext
  ) throws(ScriptError) {
    let target = try checkedTarget(of: change)
    if case .fromTo(let from, _) = change.goal {
      let start = try checked(from, for: change)
      set(change.property, to: start, ofTarget: target, at: context.time)
    }
    let goal = try goal(of: change, target)
    for change in values[target].channels(of: change.property, becoming: goal) {
      animate(track(target, change.channel), to: change.value, context)
    }
  }

  /// Animates one channel.
  private mutating func animate(
    _ track: Int, to value: AnimatableValue, _ context: AnimationContext
  ) {
    let channel = tracks[track].channel
    let model = tracks[track].model
    let addsUp = channel.isAdditive && !context.isAbsolute && tracks[track].absolute == nil
    if addsUp {
      setModel(value, ofTrack: track)
      guard model != value else { return }
      begin(
        term(track, .delta(from: model, to: value), context), at: context.time, until: context.end)
      return
    }
    let startsFromModel = channel.startsFromModel && !context.beginsFromCurrentState
    let from = startsFromModel ? model : seen(track, at: context.time)
    setModel(value, ofTrack: track)
    guard from != value else {
      replaceAbsolute(ofTrack: track, by: nil, owner: context.owner, at: context.time)
      tracks[track].mark(at: context.time)
      return
    }
    begin(
      term(track, .absolute(from: from, to: value), context), at: context.time, until: context.end)
  }

  private func term(
    _ track: Int, _ kind: TermDraft.Kind, _ context: AnimationContext
  ) -> TermDraft {
    TermDraft(
      owner: context.owner, track: track, progress: context.progress,
      axis: tracks[track].channel.axis, kind: kind, begin: context.begin)
  }
}

// MARK: - Steps

extension TimelineCompiler {
  mutating func animate(_ step: AnimateStep, _ timing: AnimationTiming, _ event: TimelineEvent) {
    let owner = beginOwner(event.id)
    let order = Dictionary(
      uniqueKeysWithValues: step.targets.enumerated().map { ($0.element, $0.offset) })
    var contexts: [Int: AnimationContext] = [:]
    var last = event.time
    for change in Self.ordered(step.changes) {
      let place = order[change.target] ?? 0
      let index = step.stagger == 0 ? 0 : place
      let begin = event.time + step.delay + Double(index) * step.stagger
      let context =
        contexts[index]
        ?? plainContext(
          owner, timing, step.curve, from: event.time, begin: begin,
          beginsFromCurrentState: step.beginsFromCurrentState)
      contexts[index] = context
      last = max(last, context.end ?? .infinity)
      do throws(ScriptError) {
        try animate(change, context)
      } catch {
        errors.append(error)
      }
    }
    endBeginning(ofOwner: owner, at: event.time, end: last)
  }

  /// A progress function of one piece: a duration, perhaps repeated.
  mutating func plainContext(
    _ owner: Int, _ timing: AnimationTiming, _ curve: TimingCurve, from time: Double, begin: Double,
    beginsFromCurrentState: Bool
  ) -> AnimationContext {
    let repeats = timing.cycles != 1
    var piece = ProgressPiece(start: begin, position: 0, rate: 1 / timing.duration)
    piece.cycle = timing.autoreverses ? .autoreverses : repeats ? .repeats : .holds
    piece.outer = 0
    piece.verticalOuter = 0
    functions.append(
      ProgressFunction(pieces: [piece], curves: [curve.resolved(duration: timing.duration)]))
    return AnimationContext(
      owner: owner, progress: functions.count - 1, time: time, begin: begin,
      end: timing.cycles.isFinite ? begin + timing.activeDuration : nil,
      isAbsolute: timing.isAbsolute, beginsFromCurrentState: beginsFromCurrentState)
  }
}

// MARK: - Values

extension TimelineCompiler {
  /// What a track shows at the moment that was reached.
  func seen(_ track: Int, at time: Double) -> AnimatableValue {
    let builder = tracks[track]
    if let absolute = builder.absolute { return value(ofAbsolute: terms[absolute], at: time) }
    return builder.deltas.reversed().reduce(builder.model) { sum, delta in
      add(terms[delta], to: sum, at: time)
    }
  }

  private func progress(of term: TermDraft, at time: Double) -> Double {
    functions[term.progress].value(at: time, axis: term.axis)
  }

  private func value(ofAbsolute term: TermDraft, at time: Double) -> AnimatableValue {
    switch term.kind {
    case .absolute(let from, let to), .delta(let from, let to):
      .shown(
        from: from, to: to, progress: progress(of: term, at: time), hasBegun: time >= term.begin)
    }
  }

  private func add(
    _ term: TermDraft, to value: AnimatableValue, at time: Double
  ) -> AnimatableValue {
    switch term.kind {
    case .absolute(let from, let to), .delta(let from, let to):
      value.adding(from: from, to: to, progress: progress(of: term, at: time))
    }
  }

  /// The absolute value that a change ends in.
  private func goal(
    of change: PropertyChange, _ target: Int
  ) throws(ScriptError) -> AnimatableValue {
    switch change.goal {
    case .to(let value), .fromTo(_, let value): return try checked(value, for: change)
    case .by(let difference):
      let difference = try checked(difference, for: change)
      if let sum = values[target].value(of: change.property).moved(by: difference) { return sum }
      throw ScriptError(
        "\(change.property.rawValue) cannot change by a difference", at: change.origin,
        hint: "give the value that it ends in")
    case .values, .path:
      throw ScriptError("not a single value", at: change.origin)
    }
  }
}

// MARK: - Checking

extension TimelineCompiler {
  /// The target of a change, which has all channels that the property moves.
  func checkedTarget(of change: PropertyChange) throws(ScriptError) -> Int {
    let index = try target(change.target, at: change.origin)
    let target = targets[index]
    for channel in change.property.channels where target.initialValues[channel] == nil {
      let kind = target.kind == .constraint ? "constraint" : "view"
      let names = Property.allCases.filter { property in
        property.channels.allSatisfy { target.initialValues[$0] != nil }
      }.map(\.rawValue)
      throw ScriptError(
        "the \(kind) \"\(target.id)\" has no \(change.property.rawValue)", at: change.origin,
        hint: target.kind == .constraint
          ? "a constraint has \(names.joined(separator: ", "))"
          : Suggestion.hint(for: change.property.rawValue, among: names))
    }
    return index
  }

  /// A value in the form that the property takes.
  func checked(
    _ value: AnimatableValue, for change: PropertyChange
  ) throws(ScriptError) -> AnimatableValue {
    guard let value = change.property.normalized(value) else {
      throw ScriptError(
        "\(change.property.rawValue) takes a \(change.property.kind.rawValue), "
          + "not a \(value.kind.rawValue)", at: change.origin)
    }
    guard value.isFinite else {
      throw ScriptError("\(change.property.rawValue) has to be finite", at: change.origin)
    }
    return value
  }
}
