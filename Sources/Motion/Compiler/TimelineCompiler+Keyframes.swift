import AnimPrimitives
import AnimTiming

// Builds keyframe sequences from the `values` of a change and from the frames of `keyframes`.

/// The timing of a list of values.
struct KeyframeOptions {
  var times: [Double]?
  var curves: [TimingCurve]
  var mode: CalculationMode
}

extension TimelineCompiler {
  /// The `values` of a change, one row for each of the property's channels.
  ///
  /// - Parameter duration: seconds of one direction.
  func sequence(
    of change: PropertyChange, _ list: [AnimatableValue], _ options: KeyframeOptions, _ target: Int,
    duration: Double
  ) throws(ScriptError) -> KeyframeSequence {
    if let fault = options.fault(values: list.count) {
      throw ScriptError("\(change.property.name): \(fault)", at: change.origin)
    }
    var rows: [KeyframeSequence.Row] = []
    for value in list {
      let value = try checked(value, for: change)
      let channels = values[target].channels(of: change.property, becoming: value)
      if rows.isEmpty {
        rows = channels.map { KeyframeSequence.Row(channel: $0.channel, values: []) }
      }
      for index in rows.indices { rows[index].values.append(channels[index].value) }
    }
    let sequence = KeyframeSequence(
      rows: rows, times: options.times, curves: options.curves, mode: options.mode,
      duration: duration,
      matrices: Set(list.indices.filter { list[$0].kind == .matrix }))
    if let fault = sequence.fault { throw ScriptError(fault, at: change.origin) }
    return sequence
  }
}

extension KeyframeOptions {
  /// The error for a number of values, or nil.
  func fault(values count: Int) -> String? {
    let isDiscrete = mode == .discrete
    if count < (isDiscrete ? 1 : 2) {
      return "expected at least two values, found \(count)"
    }
    if curves.count > count - 1 {
      return "\(count) values have \(count - 1) segments; found \(curves.count) curves"
    }
    guard let times else { return nil }
    if times.count != count, !(isDiscrete && times.count == count + 1) {
      return "expected a time for each of the \(count) values, found \(times.count)"
    }
    // Core Animation requires times from 0 to 1. Here the first value holds until the first time, the last one from the
    // last time on, and times above 1 are not reached.
    for (time, next) in zip([0] + times, times) where !(next >= time) {
      return "times must ascend from 0; found \(next) after \(time)"
    }
    return nil
  }
}

// MARK: - Frames

extension TimelineCompiler {
  /// `UIView.animateKeyframes`: one sequence per channel, which holds its value between frames.
  mutating func animate(
    _ keyframes: [Keyframe], _ mode: CalculationMode, duration: Double, _ context: AnimationContext
  ) {
    var script = FrameScript(values)
    for frame in Keyframe.flattened(keyframes) {
      do throws(ScriptError) {
        guard frame.start >= 0, frame.duration >= 0, frame.start + frame.duration <= 1 + 1e-9 else {
          throw ScriptError(
            "a frame must lie within 0 to 1; found \(frame.start) to \(frame.start + frame.duration)",
            at: frame.origin)
        }
        for change in Self.ordered(frame.changes) {
          try add(change, of: frame, to: &script, context)
        }
      } catch {
        report(error)
      }
    }
    let wholes = script.wholes(mode, duration: duration)
    for whole in wholes { show(whole.sequence, ofTarget: whole.target, context) }
    let wholesOfTarget = Dictionary(grouping: wholes, by: \.target)
    for group in script.groups()
    where !(wholesOfTarget[group.target]?.contains { $0.contains(group) } ?? false) {
      let sequence = KeyframeSequence(
        rows: group.rows, times: group.times, mode: mode, duration: duration)
      show(sequence, ofTarget: group.target, context)
    }
  }

  /// The value of a channel before its first frame.
  private mutating func initial(
    _ change: ChannelValue, _ target: Int, _ context: AnimationContext
  ) -> AnimatableValue {
    let track = track(target, change.channel, at: context.time)
    let shown = change.channel.startsFromModel ? tracks[track].model : seen(track, at: context.time)
    return shown.spread(like: change.value, of: change.channel)
  }

  private mutating func add(
    _ change: PropertyChange, of frame: Keyframe, to script: inout FrameScript,
    _ context: AnimationContext
  ) throws(ScriptError) {
    let target = try checkedTarget(of: change)
    gradients.note(change, ofTarget: target)
    if case .fromTo(let from, _) = change.goal {
      let value = try checked(from, for: change)
      let start = Keyframe(start: frame.start, duration: 0, changes: [])
      try script.add(change.property, value, of: start, target, at: change.origin) {
        initial($0, target, context)
      }
    }
    let value = try goal(of: change, in: script.values[target])
    try script.add(change.property, value, of: frame, target, at: change.origin) {
      initial($0, target, context)
    }
  }
}
