import Primitives

/// One animation of one channel.
struct AnimationTerm: Sendable {
  enum Kind: Sendable {
    /// Shows what lies between both.
    case absolute(from: AnimatableValue, to: AnimatableValue)
    /// Adds what is left of the change to the model value, which jumped to the goal.
    case delta(from: AnimatableValue, to: AnimatableValue)
    /// Adds what is left of the change of a whole transform, seen from behind its new components.
    case transformDelta(TransformDelta)
    /// Shows a sequence of values.
    case keyframes(ChannelKeyframes)
    /// Shows a whole transform, likewise from behind its new components.
    case transforms(TransformKeyframes)
    /// Adds a sequence of values: the direction of a path, along which some terms move the centre.
    case turn(ChannelKeyframes, along: Range<Int>)
  }

  /// Who began it.
  var owner: Int
  var track: Int
  /// Number of its progress function.
  var progress: Int
  var axis: Axis
  var kind: Kind
  /// Seconds; before it the animation waits in its delay.
  var begin: Double
  /// The model value that it found, and the one that it left.
  var before: AnimatableValue
  var after: AnimatableValue
  /// What goes on in its place, where an older one on its track was stopped.
  var successor: Int?

  /// Whether it goes on above what hides the model value: a path's direction is concatenated with whatever the
  /// transform is. Source: CAKeyframeAnimation.rotationMode.
  var isTurn: Bool {
    guard case .turn = kind else { return false }
    return true
  }

  /// Whether others on the channel go on beneath it.
  var isAdditive: Bool {
    switch kind {
    case .delta, .transformDelta, .turn: true
    case .absolute, .keyframes, .transforms: false
    }
  }
}

// MARK: - Evaluation

extension AnimationTerm {
  /// What the animation shows over a value.
  ///
  /// - Parameter reached: a value that cannot be blended switches when `begin` has been reached.
  func value(
    over value: AnimatableValue, progress: Double, reached: Double
  ) -> AnimatableValue {
    switch kind {
    case .absolute(let from, let to):
      from.blends(with: to)
        ? from.interpolated(to: to, fraction: progress) : reached >= begin ? to : from
    case .delta(let from, let to): value.adding(from: from, to: to, progress: progress)
    case .transformDelta(let delta): delta.added(to: value, progress: progress)
    case .keyframes(let keyframes): keyframes.value(at: progress)
    case .transforms(let transforms): transforms.value(at: progress)
    case .turn(let keyframes, _): value.moved(by: keyframes.value(at: progress)) ?? value
    }
  }

  /// Whether it switches from one value to another that it cannot be blended with. Source: Core Animation.
  var switches: Bool {
    guard case .absolute(let from, let to) = kind else { return false }
    return !from.blends(with: to)
  }

  /// The keyframes that it shows or adds; nil for others.
  var keyframes: ChannelKeyframes? {
    switch kind {
    case .keyframes(let keyframes), .turn(let keyframes, _): keyframes
    case .absolute, .delta, .transformDelta, .transforms: nil
    }
  }
}
