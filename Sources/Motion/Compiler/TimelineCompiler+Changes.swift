import AnimPrimitives
import AnimTiming

// Converts changes to animations of channels: finds start values, and whether animations add or replace.

/// The timing and the owner of an animation.
struct AnimationContext: Sendable {
  var owner: Int
  var progress: Int
  /// Seconds.
  var time: Double
  /// The time after the delay, in seconds.
  var begin: Double
  /// The duration of one direction, in seconds.
  var duration: Double
  /// nil for endless repetition, and for an animator, whose calls decide.
  var end: Double?
  var isAbsolute: Bool
  var beginsFromCurrentState: Bool
  /// The constraints that the step activates.
  var activated: Set<Int> = []
}

extension TimelineCompiler {
  /// `set`: changes values without animation.
  mutating func set(_ changes: [PropertyChange], at time: Double) {
    for change in Self.ordered(changes) {
      do throws(ScriptError) {
        let target = try checkedTarget(of: change)
        gradients.note(change, ofTarget: target)
        try set(change.property, to: goal(of: change, target), ofTarget: target, at: time)
      } catch {
        report(error)
      }
    }
  }

  /// Sets a property. Additive animations continue; an absolute one ends.
  mutating func set(
    _ property: Property, to value: AnimatableValue, ofTarget target: Int, at time: Double
  ) {
    set(values[target].channels(of: property, becoming: value), ofTarget: target, at: time)
  }

  /// Sets the final values of changes with a duration of 0.
  mutating func setEnds(of changes: [PropertyChange], at time: Double) {
    for change in Self.ordered(changes) {
      do throws(ScriptError) {
        let target = try checkedTarget(of: change)
        gradients.note(change, ofTarget: target)
        try set(end(of: change, target), ofTarget: target, at: time)
      } catch {
        report(error)
      }
    }
  }

  /// The channel values at the end of a change, whatever its duration.
  private func end(of change: PropertyChange, _ target: Int) throws(ScriptError) -> [ChannelValue] {
    switch change.goal {
    case .to, .by, .fromTo:
      return try values[target].channels(of: change.property, becoming: goal(of: change, target))
    case .values(let values, let times, let curves, let mode):
      // Formulas in seconds need a duration above 0.
      return try sequence(
        of: change, values, KeyframeOptions(times: times, curves: curves, mode: mode), target,
        duration: TimeTolerance.seconds
      ).end
    case .path(let path, _, let mode):
      let motion = try motion(of: change, along: path, mode)
      return [
        ChannelValue(.centerX, motion.x.value(at: 1)),
        ChannelValue(.centerY, motion.y.value(at: 1)),
      ]
    }
  }

  private mutating func set(_ changes: [ChannelValue], ofTarget target: Int, at time: Double) {
    for change in changes {
      let track = track(target, change.channel, at: time)
      setModel(change.value, ofTrack: track)
      replaceAbsolute(ofTrack: track, by: nil, owner: nil, at: time)
      tracks[track].mark(at: time)
    }
  }

  /// Orders changes so that anchor points and content come first, because a frame in the same step uses the new anchor
  /// point and content size.
  static func ordered(_ changes: [PropertyChange]) -> [PropertyChange] {
    func isFirst(_ change: PropertyChange) -> Bool {
      change.property.channels.contains { channel in
        channel.isContent || channel == .anchorPointX || channel == .anchorPointY
      }
    }
    return changes.filter(isFirst) + changes.filter { !isFirst($0) }
  }

  /// Animates one property of one target.
  mutating func animate(
    _ change: PropertyChange, _ context: AnimationContext
  ) throws(ScriptError) {
    let target = try checkedTarget(of: change)
    gradients.note(change, ofTarget: target)
    warnOfSwitch(change, ofTarget: target, duration: context.duration)
    switch change.goal {
    case .to, .by:
      let goal = try goal(of: change, target)
      animate(change.property, to: goal, ofTarget: target, context)
    case .fromTo(let from, let to):
      let start = try checked(from, for: change)
      let goal = try checked(to, for: change)
      set(change.property, to: start, ofTarget: target, at: context.time)
      animate(change.property, to: goal, ofTarget: target, context)
    case .values(let values, let times, let curves, let mode):
      let sequence = try sequence(
        of: change, values, KeyframeOptions(times: times, curves: curves, mode: mode), target,
        duration: context.duration)
      show(sequence, ofTarget: target, context)
    case .path(let path, let rotates, let mode):
      try animate(change, along: path, rotates: rotates, mode, target, context)
    }
  }

  /// Animates a property to a value.
  mutating func animate(
    _ property: Property, to goal: AnimatableValue, ofTarget target: Int,
    _ context: AnimationContext
  ) {
    if property == .transform, animateMixed(goal, ofTarget: target, context) { return }
    for change in values[target].channels(of: property, becoming: goal) {
      let track = track(target, change.channel, at: context.time)
      if isSettled(change.channel, ofTarget: target, context) {
        settle(track, at: change.value, context)
      } else {
        animate(track, to: change.value, context)
      }
    }
  }

  /// Animates one channel.
  mutating func animate(
    _ track: Int, to value: AnimatableValue, _ context: AnimationContext
  ) {
    let channel = tracks[track].channel
    let model = tracks[track].model
    if channel.isAdditive, !context.isAbsolute, !isReplaced(track), value.isInvertible {
      guard model != value else { return }
      begin(.delta(from: model, to: value), ofTrack: track, becoming: value, context)
      return
    }
    if channel.isAdditive, value.isInvertible, !model.isInvertible {
      goBack(track, to: value, context)
      return
    }
    let startsFromModel =
      channel.startsFromModel && !context.beginsFromCurrentState && value.isInvertible
    let from = (startsFromModel ? model : seen(track, at: context.time, includesTurns: false))
      .spread(like: value, of: channel)
    // An animation that replaces another of the same owner is needed even without movement, because it keeps the value
    // that the owner restores.
    guard from != value || absolute(ofTrack: track, by: context.owner) != nil else {
      setModel(value, ofTrack: track)
      replaceAbsolute(ofTrack: track, by: nil, owner: context.owner, at: context.time)
      tracks[track].mark(at: context.time)
      return
    }
    begin(.absolute(from: from, to: value), ofTrack: track, becoming: value, context)
  }

  /// Whether an animation hides the model value, so that additive animations have no effect. Source: UIView.animate,
  /// which replaces explicit animations of the same key.
  private func isReplaced(_ track: Int) -> Bool {
    tracks[track].absolute != nil || tracks[track].explicit.contains { !terms[$0].isAdditive }
  }

  /// Animates a channel from its presented value if the model value has no inverse, so that no animation can add to it.
  private mutating func goBack(
    _ track: Int, to value: AnimatableValue, _ context: AnimationContext
  ) {
    let seen = seen(track, at: context.time, includesTurns: false)
    guard !context.isAbsolute else {
      begin(.absolute(from: seen, to: value), ofTrack: track, becoming: value, context)
      return
    }
    let found = clear(track, for: context)
    begin(
      .delta(from: seen, to: value), ofTrack: track, becoming: value, context, goingBackTo: found)
  }

  /// Shows a sequence of values on a track, whose model value becomes the last one.
  mutating func show(
    _ keyframes: ChannelKeyframes, on track: Int, _ context: AnimationContext
  ) {
    begin(.keyframes(keyframes), ofTrack: track, becoming: keyframes.value(at: 1), context)
  }

  /// Moves a view along a path, optionally turned into its direction.
  private mutating func animate(
    _ change: PropertyChange, along path: Path, rotates: Bool, _ mode: CalculationMode,
    _ target: Int, _ context: AnimationContext
  ) throws(ScriptError) {
    let motion = try motion(of: change, along: path, mode)
    let first = terms.count
    show(motion.x, on: track(target, .centerX, at: context.time), context)
    show(motion.y, on: track(target, .centerY, at: context.time), context)
    guard rotates else { return }
    let rotation = track(target, .rotate, at: context.time)
    begin(
      .turn(motion.direction, along: first..<terms.count), ofTrack: rotation,
      becoming: tracks[rotation].model, context)
  }

  private func motion(
    of change: PropertyChange, along path: Path, _ mode: CalculationMode
  ) throws(ScriptError) -> PathMotion {
    guard change.property == .center else {
      throw ScriptError("only center moves along a path", at: change.origin)
    }
    guard AnimatableValue.path(path).isFinite, let motion = PathMotion(path, mode: mode) else {
      throw ScriptError("a motion path needs a segment and finite numbers", at: change.origin)
    }
    return motion
  }
}
