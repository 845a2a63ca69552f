// Constraints that become active. The layouts before and after are blended, and the one after has what the
// step makes of them: constants that were on their way as well would bend the way. Source: layoutIfNeeded in
// an animation block.

extension TimelineCompiler {
  /// The constraints that some changes make active, and that do not hold at all yet.
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

  /// Whether a channel is of a constraint that the step makes active, so that it has its goal at once.
  func isSettled(_ channel: Channel, ofTarget target: Int, _ context: AnimationContext) -> Bool {
    (channel == .constant || channel == .multiplier) && context.activated.contains(target)
  }

  /// Gives a channel its goal at once, by an animation: an animator that ends at its start takes it back.
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
