import Primitives

extension LiveTimeline {
  /// An explicit animation that has been added to a target.
  package struct ExplicitAnimation: Sendable {
    /// The number in `LiveEnd.block`.
    package var number: Int
    /// The time at which it begins, in seconds.
    package var begin: Double
    /// The time at which it ends, in seconds; infinite if it does not.
    package var end: Double
    fileprivate var terms: Range<Int>
  }

  /// Adds an explicit animation to a target. Source: CALayer.add(_:forKey:).
  ///
  /// - Parameters:
  ///   - animation: with a begin time in seconds of the timeline, or 0 for the present. Its duration is above 0.
  ///   - isRemovedOnCompletion: whether the fill mode has no effect after the end.
  /// - Throws: if values do not fit the property, or the times of keyframes do not ascend. The message names
  ///   what the call takes.
  package mutating func add(
    _ animation: LayerAnimation, isRemovedOnCompletion: Bool, toTarget target: Int
  ) throws(ScriptError) -> ExplicitAnimation {
    var animation = animation
    if animation.timing.beginTime == 0 { animation.timing.beginTime = time }
    let owner = compiler.beginOwner(nil)
    let terms = try compiler.begin(
      animation, ofTarget: target, owner: owner, isRemoved: isRemovedOnCompletion, at: time)
    compiler.owners[owner].isWatched = true
    return ExplicitAnimation(
      number: owner, begin: animation.timing.beginTime, end: animation.timing.endTime, terms: terms)
  }

  /// Ends an explicit animation at present, unfinished unless it has come to its end.
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

extension Channel {
  package var isPartOfTransform: Bool { Self.transformParts.contains(self) }
}

extension TransformComponents {
  /// The components of a matrix without a skew; nil if there are other components, or a skew.
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
