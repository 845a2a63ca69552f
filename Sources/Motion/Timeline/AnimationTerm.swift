import AnimPrimitives

/// One animation of one channel.
struct AnimationTerm: Sendable {
  enum Kind: Sendable {
    /// Shows the interpolated value.
    case absolute(from: AnimatableValue, to: AnimatableValue)
    /// Adds the remaining difference to the model value, which has jumped to the goal.
    case delta(from: AnimatableValue, to: AnimatableValue)
    /// Adds the remaining difference of a whole transform to the matrix channel; the components have jumped to the
    /// goal.
    case transformDelta(TransformDelta)
    /// Shows a sequence of values.
    case keyframes(ChannelKeyframes)
    /// Shows a whole transform on the matrix channel; the components have jumped to the goal.
    case transforms(TransformKeyframes)
    /// Adds the direction of a path to the rotation. `along` are the terms that move the centre along the path.
    case turn(ChannelKeyframes, along: Range<Int>)
    /// Shows an explicit animation on top of earlier ones. The model value does not change. The animation has its own
    /// clock; its progress function only marks the times of movement. Indirect, because it is larger than the other
    /// cases.
    indirect case media(MediaAnimation)
  }

  /// The step or animator that began the animation.
  var owner: Int
  var track: Int
  /// The index of the progress function.
  var progress: Int
  var axis: Axis
  var kind: Kind
  /// The end of the delay, in seconds.
  var begin: Double
  /// The model value before the animation.
  var before: AnimatableValue
  var after: AnimatableValue
  /// The replacement of the animation, if an older one on its track was stopped.
  var successor: Int?

  /// Whether the term is also added to an absolute animation, like the direction of a path. Source:
  /// CAKeyframeAnimation.rotationMode, which is concatenated with any transform.
  var isTurn: Bool {
    guard case .turn = kind else { return false }
    return true
  }

  var isExplicit: Bool {
    guard case .media = kind else { return false }
    return true
  }

  /// Whether the term only stores the value before a jump of components, while the matrix shows the whole transform.
  var isJump: Bool {
    guard case .delta(let from, let to) = kind else { return false }
    return from == to
  }

  /// Whether older animations of the channel continue below this one.
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
  ///   - reached: values that cannot be blended have switched if `begin` is at or before this time, in seconds.
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

  /// Whether the animation switches between values that cannot be blended. Source: Core Animation.
  var switches: Bool {
    guard case .absolute(let from, let to) = kind else { return false }
    return !from.blends(with: to)
  }

  /// The keyframes that the animation shows or adds, or nil.
  var keyframes: ChannelKeyframes? {
    switch kind {
    case .keyframes(let keyframes), .turn(let keyframes, _): keyframes
    case .absolute, .delta, .transformDelta, .transforms, .media: nil
    }
  }
}
