public import Primitives

/// What is done to an animator.
public enum AnimatorCommand: Sendable {
  /// `startAnimation(afterDelay:)`, in seconds; of a paused one, `startAnimation()`.
  case start(afterDelay: Double)
  case pause
  /// `isReversed` becomes what it was not.
  case reverse
  /// `continueAnimation(withTimingParameters:durationFactor:)`; nil keeps the original curve. The
  /// velocity is a spring's as a vector, as in `AnimatorDeclaration.initialVelocity`. The factor is the part of
  /// the animator's duration that the rest takes, 0 for the time that is left.
  case `continue`(curve: TimingCurve?, durationFactor: Double, initialVelocity: Point? = nil)
  /// `stopAnimation(false)`: what is seen becomes the model, until it is finished.
  case stop
  case finish(at: AnimatingPosition)
  /// `addAnimations(_:delayFactor:)` while it is active or before it starts; the factor is the part 0…1 of the time
  /// that is left after which they begin.
  case add(changes: [PropertyChange], delayFactor: Double)
}
