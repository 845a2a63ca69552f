import Primitives

/// What one animation does to one channel, while a script is compiled.
struct TermDraft: Sendable {
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
