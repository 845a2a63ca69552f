/// Recognizes a gesture of the finger. Source: UIGestureRecognizer.
///
/// UIKit's takes a target and a selector, which only Objective-C has. Here a closure stands for them:
/// `UIPanGestureRecognizer { recognizer in … }`.
@MainActor
open class UIGestureRecognizer {
  /// Source: UIGestureRecognizer.State.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    public static let recognized = State.ended
  }

  public internal(set) var state = State.possible
  public internal(set) weak var view: UIView?
  public var isEnabled = true
  fileprivate var handlers: [@MainActor (UIGestureRecognizer) -> Void] = []
  /// On the stage.
  fileprivate var place = CGPoint.zero
  fileprivate var origin = CGPoint.zero

  public required init() {}

  /// The place of the finger in a view, or on the stage for nil.
  public func location(in view: UIView?) -> CGPoint {
    view?.convert(place, from: nil) ?? place
  }

  func touchDown(_ point: CGPoint, at time: Double) {
    (place, origin, state) = (point, point, .possible)
  }

  /// - Parameter isTaken: whether another recognizer has the finger.
  /// - Returns: whether one has it afterwards.
  func touchMoved(to point: CGPoint, at time: Double, isTaken: Bool) -> Bool {
    place = point
    return isTaken
  }

  func touchUp(_ point: CGPoint, at time: Double, isTaken: Bool) -> Bool {
    place = point
    state = .possible
    return isTaken
  }

  fileprivate func enter(_ state: State) {
    self.state = state
    for handler in handlers { handler(self) }
  }
}

/// A recognizer whose handler is a closure.
@MainActor
public protocol HandledGesture: UIGestureRecognizer {}

extension HandledGesture {
  public init(handler: @escaping @MainActor (Self) -> Void) {
    self.init()
    handlers.append { recognizer in
      if let recognizer = recognizer as? Self { handler(recognizer) }
    }
  }
}

/// A finger that moves. It begins with the first movement. Source: UIPanGestureRecognizer.
@MainActor
public final class UIPanGestureRecognizer: UIGestureRecognizer, HandledGesture {
  private var last: (place: CGPoint, time: Double)?
  private var speed = CGPoint.zero

  /// The way of the finger since it touched, in a view's coordinates.
  public func translation(in view: UIView?) -> CGPoint {
    let (from, to) = (
      view?.convert(origin, from: nil) ?? origin, view?.convert(place, from: nil) ?? place
    )
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }

  public func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let now = location(in: view)
    let start = CGPoint(x: now.x - translation.x, y: now.y - translation.y)
    origin = view?.convert(start, to: nil) ?? start
  }

  /// Points per second, of the last two touches.
  public func velocity(in view: UIView?) -> CGPoint {
    guard let view else { return speed }
    let (zero, end) = (view.convert(CGPoint.zero, from: nil), view.convert(speed, from: nil))
    return CGPoint(x: end.x - zero.x, y: end.y - zero.y)
  }

  override func touchDown(_ point: CGPoint, at time: Double) {
    super.touchDown(point, at: time)
    last = (point, time)
    speed = .zero
  }

  override func touchMoved(to point: CGPoint, at time: Double, isTaken: Bool) -> Bool {
    if let last, time > last.time {
      let seconds = CGFloat(time - last.time)
      speed = CGPoint(
        x: (point.x - last.place.x) / seconds, y: (point.y - last.place.y) / seconds)
    }
    last = (point, time)
    _ = super.touchMoved(to: point, at: time, isTaken: isTaken)
    switch state {
    case .began, .changed:
      enter(.changed)
      return true
    case .possible where !isTaken && point != origin:
      enter(.began)
      return true
    default: return isTaken
    }
  }

  override func touchUp(_ point: CGPoint, at time: Double, isTaken: Bool) -> Bool {
    let moves = state == .began || state == .changed
    if moves { enter(.ended) }
    _ = super.touchUp(point, at: time, isTaken: isTaken)
    return isTaken || moves
  }
}

/// A finger that touches and leaves. Source: UITapGestureRecognizer.
@MainActor
public final class UITapGestureRecognizer: UIGestureRecognizer, HandledGesture {
  /// Points that the finger may move.
  private static let slack: CGFloat = 10

  override func touchUp(_ point: CGPoint, at time: Double, isTaken: Bool) -> Bool {
    let (x, y) = (point.x - origin.x, point.y - origin.y)
    let taps = !isTaken && x * x + y * y <= Self.slack * Self.slack
    place = point
    if taps { enter(.ended) }
    return super.touchUp(point, at: time, isTaken: isTaken) || taps
  }
}

extension UIView {
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestureRecognizerList.append(recognizer)
    recognizer.view = self
  }

  public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizerList.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  public var gestureRecognizers: [UIGestureRecognizer]? {
    gestureRecognizerList.isEmpty ? nil : gestureRecognizerList
  }
}
