import AnimMotion

// Linux has no key-value observation, so an animator reports changes of `isRunning`, `state` and `isReversed` itself.

/// An observation of an animator, which lasts until it is invalidated. Source: NSKeyValueObservation.
@preconcurrency @MainActor
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
    animator?.observations.removeObject(self)
    animator?.scheduleChange()
  }
}

/// A change that an observer sees. Source: NSKeyValueObservedChange.
public struct AnimatorChange<Value> {
  public let newValue: Value?
}

/// Source: NSKeyValueObservingOptions. The new value is always there, the old one never.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public var rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
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
    scheduleChange()
    return observation
  }

  /// The same with UIKit's form of the closure, which gets the new value, too.
  @discardableResult
  public func observe<Value: Equatable>(
    _ keyPath: KeyPath<UIViewPropertyAnimator, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @MainActor (UIViewPropertyAnimator, AnimatorChange<Value>) -> Void
  ) -> AnimatorObservation {
    observe(keyPath) { animator in
      changeHandler(animator, AnimatorChange(newValue: animator[keyPath: keyPath]))
    }
  }

  /// Calls the observers of all values that have changed, until no observer changes another one.
  func notify() {
    scheduleChange()
    guard !observations.isEmpty, !isNotifying else { return }
    isNotifying = true
    defer { isNotifying = false }
    while observations.contains(where: { $0.look(self) }) {
      guard recorder.counts("an observer of UIViewPropertyAnimator") else { return }
    }
  }

  /// Schedules an instant at the next change of a phase, if an observer or a pause depends on it.
  func scheduleChange() {
    if let change { recorder.changes.remove(change) }
    change = nil
    guard let run, pausesOnCompletion || !observations.isEmpty,
      let time = recorder.live.nextPhase(ofAnimator: run)
    else { return }
    change = recorder.changes.add(
      at: time, kind: "UIViewPropertyAnimator", repeats: !observations.isEmpty
    ) { [self] in
      change = nil
      notify()
    }
  }
}
