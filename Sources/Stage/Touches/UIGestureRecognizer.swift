/// Recognizes a gesture of the finger. Source: UIGestureRecognizer.
///
/// UIKit's initializer takes a target and a selector, which need Objective-C. Here, it takes a closure:
/// `UIPanGestureRecognizer { recognizer in … }`.
@preconcurrency @MainActor
open class UIGestureRecognizer {
  /// Source: UIGestureRecognizer.State.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    public static let recognized = State.ended
  }

  public internal(set) var state = State.possible
  public internal(set) weak var view: UIView?
  /// Disabling a recognizer that has begun cancels it.
  open var isEnabled = true {
    didSet { if !isEnabled { cancel() } }
  }
  fileprivate var handlers: [@MainActor (UIGestureRecognizer) -> Void] = []
  /// Places on the stage.
  fileprivate var place = CGPoint.zero
  fileprivate var origin = CGPoint.zero

  public required init() {}

  /// The place of the finger in a view, or on the stage for nil.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(place, from: nil) ?? place
  }

  /// - Parameter hysteresis: the way in points that the recognizer ignores before it begins.
  func touchDown(_ point: CGPoint, at time: Double, hysteresis: CGFloat) {
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

  /// Loses the finger.
  func cancel() {
    if state == .began || state == .changed { enter(.cancelled) }
    state = .possible
  }

  fileprivate func enter(_ state: State) {
    self.state = state
    for handler in handlers { handler(self) }
  }
}

/// A recognizer whose handler is a closure.
@preconcurrency @MainActor
public protocol HandledGesture: UIGestureRecognizer {}

extension HandledGesture {
  public init(handler: @escaping @MainActor (Self) -> Void) {
    self.init()
    handlers.append { recognizer in
      if let recognizer = recognizer as? Self { handler(recognizer) }
    }
  }
}

/// A finger that moves. It begins with the first movement, or with the first one beyond the finger's hysteresis. Source:
/// UIPanGestureRecognizer.
@preconcurrency @MainActor
public final class UIPanGestureRecognizer: UIGestureRecognizer, HandledGesture {
  /// The stage has one finger, so a pan of more never begins.
  public var minimumNumberOfTouches = 1
  public var maximumNumberOfTouches = Int.max
  private var last: (place: CGPoint, time: Double)?
  private var speed = CGPoint.zero
  private var hysteresis: CGFloat = 0

  /// The way of the finger since it touched, without the hysteresis, in a view's coordinates.
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

  override func touchDown(_ point: CGPoint, at time: Double, hysteresis: CGFloat) {
    super.touchDown(point, at: time, hysteresis: hysteresis)
    last = (point, time)
    speed = .zero
    self.hysteresis = hysteresis
  }

  /// Measures the speed from the last touch to the present one.
  private func measure(_ point: CGPoint, at time: Double) {
    if let last, time > last.time {
      let seconds = CGFloat(time - last.time)
      speed = CGPoint(
        x: (point.x - last.place.x) / seconds, y: (point.y - last.place.y) / seconds)
    }
    last = (point, time)
  }

  /// Whether the finger has left the hysteresis. Then its way begins there.
  private func begins(at point: CGPoint) -> Bool {
    let (x, y) = (point.x - origin.x, point.y - origin.y)
    let way = (x * x + y * y).squareRoot()
    guard way > hysteresis, minimumNumberOfTouches <= 1, maximumNumberOfTouches >= 1 else {
      return false
    }
    origin.x += x * hysteresis / way
    origin.y += y * hysteresis / way
    return true
  }

  override func touchMoved(to point: CGPoint, at time: Double, isTaken: Bool) -> Bool {
    measure(point, at: time)
    _ = super.touchMoved(to: point, at: time, isTaken: isTaken)
    switch state {
    case .began, .changed:
      enter(.changed)
      return true
    case .possible where !isTaken && begins(at: point):
      enter(.began)
      return true
    default: return isTaken
    }
  }

  override func touchUp(_ point: CGPoint, at time: Double, isTaken: Bool) -> Bool {
    let moves = state == .began || state == .changed
    measure(point, at: time)
    if moves { enter(.ended) }
    _ = super.touchUp(point, at: time, isTaken: isTaken)
    return isTaken || moves
  }
}

/// A finger that touches and leaves, once or several times. Source: UITapGestureRecognizer.
@preconcurrency @MainActor
public final class UITapGestureRecognizer: UIGestureRecognizer, HandledGesture {
  /// Points that the finger may move.
  private static let slack: CGFloat = 10
  /// The limits between two taps, in seconds and points. UIKit does not document its own.
  private static let pause = 0.35
  private static let distance: CGFloat = 45

  public var numberOfTapsRequired = 1
  /// The stage has one finger, so a tap of more is never recognized.
  public var numberOfTouchesRequired = 1
  /// The taps that follow each other, and the last of them.
  private var count = 0
  private var last: (place: CGPoint, time: Double)?

  override func touchDown(_ point: CGPoint, at time: Double, hysteresis: CGFloat) {
    super.touchDown(point, at: time, hysteresis: hysteresis)
    guard let last, time - last.time <= Self.pause, isNear(point, last.place, Self.distance)
    else {
      count = 0
      return
    }
  }

  override func touchUp(_ point: CGPoint, at time: Double, isTaken: Bool) -> Bool {
    let taps = !isTaken && numberOfTouchesRequired <= 1 && isNear(point, origin, Self.slack)
    count = taps ? count + 1 : 0
    last = (point, time)
    place = point
    let isComplete = taps && count >= numberOfTapsRequired
    if isComplete {
      count = 0
      enter(.ended)
    }
    return super.touchUp(point, at: time, isTaken: isTaken) || isComplete
  }

  private func isNear(_ a: CGPoint, _ b: CGPoint, _ distance: CGFloat) -> Bool {
    let (x, y) = (a.x - b.x, a.y - b.y)
    return x * x + y * y <= distance * distance
  }
}

extension UIView {
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestureRecognizerList.append(recognizer)
    recognizer.view = self
  }

  public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizerList.removeObject(recognizer)
    recognizer.view = nil
  }

  public var gestureRecognizers: [UIGestureRecognizer]? {
    gestureRecognizerList.isEmpty ? nil : gestureRecognizerList
  }
}
