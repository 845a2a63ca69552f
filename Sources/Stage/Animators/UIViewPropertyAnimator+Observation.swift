import Motion

// Linux has no key-value observation. An animator's own stands for it, for `isRunning`, `state` and `isReversed`.

/// An observation of an animator, which lasts until it is invalidated. Source: NSKeyValueObservation.
@MainActor
public final class AnimatorObservation {
  fileprivate weak var animator: UIViewPropertyAnimator?
  /// Calls the closure if the value has changed since the last look.
  fileprivate let look: @MainActor (UIViewPropertyAnimator) -> Bool

  fileprivate init(
    _ animator: UIViewPropertyAnimator,
    _ look: @escaping @MainActor (UIViewPropertyAnimator) -> Bool
  ) {
    self.animator = animator
    self.look = look
  }

  public func invalidate() {
    animator?.observations.removeAll { $0 === self }
  }
}

extension UIViewPropertyAnimator {
  /// Calls a closure after each change of `isRunning`, `state` or `isReversed`. UIKit has key-value observation instead.
  ///
  ///     animator.observe(\.isRunning) { animator in … }
  @discardableResult
  public func observe<Value: Equatable>(
    _ keyPath: KeyPath<UIViewPropertyAnimator, Value>,
    changeHandler: @escaping @MainActor (UIViewPropertyAnimator) -> Void
  ) -> AnimatorObservation {
    var last = self[keyPath: keyPath]
    let observation = AnimatorObservation(self) { animator in
      let value = animator[keyPath: keyPath]
      guard value != last else { return false }
      last = value
      changeHandler(animator)
      return true
    }
    observations.append(observation)
    watch()
    return observation
  }

  /// Calls the observers of everything that has changed, until nothing changes any more.
  func notify() {
    guard !observations.isEmpty, !isNotifying else { return }
    isNotifying = true
    defer { isNotifying = false }
    while observations.contains(where: { $0.look(self) }) {
      guard recorder.counts("an observer of UIViewPropertyAnimator") else { return }
    }
  }

  /// Lets the clock stop at its changes that call no completion.
  func watch() {
    if !recorder.watchedAnimators.contains(where: { $0 === self }) {
      recorder.watchedAnimators.append(self)
    }
  }

  /// The time in seconds at which it changes by itself; nil if nothing depends on it.
  var nextChange: Double? {
    guard let run, pausesOnCompletion || !observations.isEmpty else { return nil }
    return recorder.live.nextPhase(ofAnimator: run)
  }
}
