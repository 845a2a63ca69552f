import Primitives

/// One animation of one channel.
struct AnimationTerm: Sendable {
  enum Kind: Sendable {
    /// Shows the interpolation of both values.
    case absolute(from: AnimatableValue, to: AnimatableValue)
    /// Adds the remaining difference to the model value, which jumped to the goal.
    case delta(from: AnimatableValue, to: AnimatableValue)
    /// Adds the remaining difference of a whole transform on the matrix channel; the components jumped to the goal.
    case transformDelta(TransformDelta)
    /// Shows a sequence of values.
    case keyframes(ChannelKeyframes)
    /// Shows a whole transform on the matrix channel; the components jumped to the goal.
    case transforms(TransformKeyframes)
    /// Adds the direction of a path to a rotation; `along` are the terms that move the centre along the path.
    case turn(ChannelKeyframes, along: Range<Int>)
    /// Shows an explicit animation over everything that began before it. It leaves the model value as it is, and has a
    /// clock of its own: its progress function has only the times of its movement. Indirect, because it is larger than
    /// the other kinds.
    indirect case media(MediaAnimation)
  }

  /// The step or animator that began it.
  var owner: Int
  var track: Int
  /// The number of its progress function.
  var progress: Int
  var axis: Axis
  var kind: Kind
  /// The end of the delay, in seconds.
  var begin: Double
  /// The model values before and after the start.
  var before: AnimatableValue
  var after: AnimatableValue
  /// The replacement of the animation, if an older one on its track was stopped.
  var successor: Int?

  /// Whether it also adds to an absolute animation: the direction of a path is concatenated with any transform.
  /// Source: CAKeyframeAnimation.rotationMode.
  var isTurn: Bool {
    guard case .turn = kind else { return false }
    return true
  }

  /// Whether it is an explicit animation.
  var isExplicit: Bool {
    guard case .media = kind else { return false }
    return true
  }

  /// Whether it only remembers the value before a jump: of components, while the matrix shows the whole transform.
  var isJump: Bool {
    guard case .delta(let from, let to) = kind else { return false }
    return from == to
  }

  /// Whether older animations of the channel go on under it.
  var isAdditive: Bool {
    switch kind {
    case .delta, .transformDelta, .turn: true
    case .media(let animation): animation.isAdditive
    case .absolute, .keyframes, .transforms: false
    }
  }
}

// MARK: - Evaluation

extension AnimationTerm {
  /// The value of the animation over another value.
  ///
  /// - Parameters:
  ///   - time: seconds.
  ///   - reached: the time in seconds by which values that cannot be blended switch, at `begin`.
  func value(
    over value: AnimatableValue, progress: Double, at time: Double, reached: Double
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
    case .media(let animation): animation.value(over: value, at: time)
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
    case .absolute, .delta, .transformDelta, .transforms, .media: nil
    }
  }
}
