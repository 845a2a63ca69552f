// Activation of constraints blends the layouts before and after. The layout after uses the step's final constants,
// because constants that move during the blend would bend the path. Source: layoutIfNeeded in an animation block.

extension TimelineCompiler {
  /// The constraints that changes activate and that are fully inactive before.
  mutating func activated(by changes: [PropertyChange], at time: Double) -> Set<Int> {
    var activated: Set<Int> = []
    for change in changes where change.property == .active && change.goal.activates {
      guard let target = try? checkedTarget(of: change) else { continue }
      let activation = track(target, .activation, at: time)
      if seen(activation, at: time) == .number(0), tracks[activation].isAtRest {
        activated.insert(target)
      }
    }
    return activated
  }

  /// Whether a channel belongs to a constraint that the step activates. Such a channel jumps to its goal.
  func isSettled(_ channel: Channel, ofTarget target: Int, _ context: AnimationContext) -> Bool {
    (channel == .constant || channel == .multiplier) && context.activated.contains(target)
  }

  /// Makes a channel jump to its goal by an animation, so that an animator that ends at its start can restore the
  /// value.
  mutating func settle(_ track: Int, at value: AnimatableValue, _ context: AnimationContext) {
    let addsUp =
      tracks[track].channel.isAdditive && !context.isAbsolute && tracks[track].absolute == nil
    begin(
      addsUp ? .delta(from: value, to: value) : .absolute(from: value, to: value), ofTrack: track,
      becoming: value, context)
  }
}

extension PropertyChange.Goal {
  fileprivate var activates: Bool {
    switch self {
    case .to(.flag(true)), .fromTo(.flag(false), .flag(true)): true
    case .to, .fromTo, .by, .values, .path: false
    }
  }
}

extension TrackBuilder {
  fileprivate var isAtRest: Bool { absolute == nil && deltas.isEmpty }
}
