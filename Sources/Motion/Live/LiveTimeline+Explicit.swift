import AnimPrimitives

extension LiveTimeline {
  /// An explicit animation that has been added to a target.
  package struct ExplicitAnimation: Sendable {
    /// The number in `LiveEnd.block`.
    package var number: Int
    /// Seconds.
    package var begin: Double
    /// Seconds; infinite for an animation without an end.
    package var end: Double
    fileprivate var terms: Range<Int>
  }

  /// Adds an explicit animation to a target. Source: CALayer.add(_:forKey:).
  ///
  /// - Parameters:
  ///   - animation: its begin time is in seconds of the timeline, 0 meaning now. Its duration is above 0.
  ///   - isRemovedOnCompletion: whether the animation is removed at its end, so that the fill mode has no effect then.
  /// - Throws: if values do not fit the property, or keyframe times do not ascend. The message names the allowed
  ///   values.
  package mutating func add(
    _ animation: LayerAnimation, isRemovedOnCompletion: Bool, toTarget target: Int
  ) throws(ScriptError) -> ExplicitAnimation {
    var animation = animation
    if animation.timing.beginTime == 0 { animation.timing.beginTime = time }
    let owner = compiler.owners.begin(nil, isWatched: true)
    let terms = try compiler.begin(
      animation, ofTarget: target, owner: owner, isRemoved: isRemovedOnCompletion, at: time)
    return ExplicitAnimation(
      number: owner, begin: animation.timing.beginTime, end: animation.timing.endTime, terms: terms)
  }

  /// Ends an explicit animation now; it is unfinished unless it has reached its end.
  package mutating func remove(_ animation: ExplicitAnimation) {
    compiler.removeExplicit(animation.terms, of: animation.number, at: time)
  }

  /// Whether the matrix of a target moves.
  package func hasMovingTransform(_ target: Int) -> Bool {
    Channel.transformParts.contains { channel in
      guard let track = compiler.existingTrack(target, channel) else { return false }
      return compiler.tracks[track].isAnimated
    }
  }
}

extension TransformComponents {
  /// The components of a matrix without skew; nil if there is skew, or if other components are set.
  package var separated: TransformComponents? {
    guard self == TransformComponents(matrix: matrix) else { return nil }
    let parts = AffineDecomposition(matrix)
    let rest = parts.remainder
    guard abs(rest.a - 1) < 1e-9, abs(rest.b) < 1e-9, abs(rest.c) < 1e-9, abs(rest.d - 1) < 1e-9
    else { return nil }
    return TransformComponents(
      translation: parts.translation, scale: parts.scale, rotation: parts.angle)
  }
}
