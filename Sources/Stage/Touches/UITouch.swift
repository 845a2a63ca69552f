// The types of the hooks for touches. The stage's finger drives recognizers and calls no hooks.

/// A touch. Source: UITouch.
@preconcurrency @MainActor
public final class UITouch: ObjectIdentity {
  public internal(set) weak var view: UIView?
  private let place: CGPoint

  init(_ place: CGPoint, in view: UIView?) {
    self.place = place
    self.view = view
  }

  /// The place of the touch in a view, or on the stage for nil.
  public func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }
}

/// Touches at one time. Source: UIEvent.
@preconcurrency @MainActor
public final class UIEvent: ObjectIdentity {
  init() {}
}
