import AnimMotion
import AnimPrimitives
import AnimTiming

/// A finger that a program moves over the stage. It is seen as a dot, and drives gesture recognizers.
///
/// It touches once at a time: a touch that begins before another one ends is an error of the movie. A finger that is
/// never lifted leaves at the end of the movie.
@preconcurrency @MainActor
public final class Finger {
  /// Whether its dot is seen, from the next call on.
  public var isVisible = true
  private let recorder: Recorder
  private let root: UIView
  /// The recognizers of the touched view and of its ancestors, the innermost first.
  private var recognizers: [UIGestureRecognizer] = []
  /// The times of its touches, in order. The end of an open touch is infinite.
  private var touches: [(start: Double, end: Double)] = []
  /// The touch that is planned and not lifted: the place and the time that it has been moved to.
  private var open: (place: CGPoint, time: Double)?

  init(_ recorder: Recorder, root: UIView) {
    self.recorder = recorder
    self.root = root
  }

  /// Touches a place and leaves it.
  ///
  /// - Parameters:
  ///   - point: the place, in points of the stage.
  ///   - time: seconds of the stage; nil for now.
  ///   - duration: seconds.
  public func tap(_ point: CGPoint, at time: TimeInterval? = nil, duration: TimeInterval = 0.1) {
    let call = "Finger.tap"
    guard let start = start(time, duration, [point], of: call),
      enter(start, start + duration, call)
    else { return }
    if isVisible { recorder.live.add(TapStep(at: point.core, duration: duration), at: start) }
    schedule(at: start) { $0.down(point, hysteresis: 0) }
    schedule(at: start + duration) { $0.up(point) }
  }

  /// Touches a place, moves to another one, and leaves. Touches are reported at each refresh of the display, and at the
  /// end.
  ///
  /// - Parameters:
  ///   - start: the first place, in points of the stage.
  ///   - end: the last place.
  ///   - time: seconds of the stage; nil for now.
  ///   - duration: seconds.
  ///   - curve: the speed on the way.
  ///   - hysteresis: as in `touchDown`.
  ///   - lifts: false for a finger that stays, until it is moved, lifted or cancelled.
  public func pan(
    from start: CGPoint, to end: CGPoint, at time: TimeInterval? = nil,
    duration: TimeInterval = 0.5, curve: UIView.AnimationCurve = .linear, hysteresis: CGFloat = 0,
    lifts: Bool = true
  ) {
    let call = "Finger.pan"
    guard let begin = self.start(time, duration, [start, end], of: call),
      touchDown(start, begin, until: lifts ? begin + duration : .infinity, hysteresis, call)
    else { return }
    move(to: end, from: start, at: begin, duration, curve)
    if lifts {
      open = nil
      schedule(at: begin + duration) { $0.up(end) }
    }
  }

  /// Touches a place and stays there.
  ///
  /// - Parameters:
  ///   - point: the place, in points of the stage.
  ///   - time: seconds of the stage; nil for now.
  ///   - hysteresis: the way in points that a pan ignores before it begins.
  public func touchDown(_ point: CGPoint, at time: TimeInterval? = nil, hysteresis: CGFloat = 0) {
    let call = "Finger.touchDown"
    guard let begin = start(time, 0, [point], of: call) else { return }
    _ = touchDown(point, begin, until: .infinity, hysteresis, call)
  }

  /// Moves the finger that touches. It begins now, or after the last movement that is planned.
  ///
  /// - Parameters:
  ///   - point: the place where it arrives, in points of the stage.
  ///   - duration: seconds.
  ///   - curve: the speed on the way.
  public func move(
    to point: CGPoint, duration: TimeInterval, curve: UIView.AnimationCurve = .linear
  ) {
    let call = "Finger.move"
    guard start(nil, duration, [point], of: call) != nil, let open = rest(call) else { return }
    move(to: point, from: open.place, at: open.time, duration, curve)
  }

  /// Lifts the finger: now, or after the last movement that is planned.
  public func lift() {
    guard let open = rest("Finger.lift") else { return }
    leave(at: open.time) { $0.up(open.place) }
  }

  /// Cancels the touch and the recognizers that have begun, as an incoming phone call does.
  public func cancel() {
    guard let open = rest("Finger.cancel") else { return }
    leave(at: open.time) { $0.cancelled() }
  }

  /// Shows the finger until the end of the movie, if it still touches.
  func stay() {
    guard open != nil else { return }
    _ = rest("Finger")
  }
}

// MARK: - Planning

extension Finger {
  private func start(
    _ time: TimeInterval?, _ duration: TimeInterval, _ points: [CGPoint], of call: String
  ) -> Double? {
    let start = time ?? recorder.time
    guard start.isFinite, (0...3600).contains(duration), points.allSatisfy(\.isFinite) else {
      recorder.fault(call, "must have finite places and times of up to an hour")
      return nil
    }
    return max(start, recorder.time)
  }

  /// Reserves the time of a touch, unless the finger touches at that time already.
  private func enter(_ start: Double, _ end: Double, _ call: String) -> Bool {
    let slack = Recorder.tolerance
    let next = (touches.lastIndex { $0.start <= start } ?? -1) + 1
    let previous = next > 0 ? touches[next - 1].end : -.infinity
    let following = next < touches.count ? touches[next].start : .infinity
    guard previous <= start + slack, end <= following + slack else {
      recorder.fault(call, "needs a finger that does not touch at \(TimeText.seconds(start))")
      return false
    }
    touches.insert((start, end), at: next)
    return true
  }

  private func touchDown(
    _ point: CGPoint, _ begin: Double, until end: Double, _ hysteresis: CGFloat, _ call: String
  ) -> Bool {
    guard hysteresis >= 0, hysteresis.isFinite else {
      recorder.fault(call, "must have a hysteresis of 0 or more points, found \(hysteresis)")
      return false
    }
    guard enter(begin, end, call) else { return false }
    open = (point, begin)
    schedule(at: begin) { $0.down(point, hysteresis: hysteresis) }
    return true
  }

  private func move(
    to end: CGPoint, from start: CGPoint, at begin: Double, _ duration: Double,
    _ curve: UIView.AnimationCurve
  ) {
    show(from: start, to: end, at: begin, duration, curve)
    let rate = recorder.refreshRate
    var tick = ((begin + Recorder.tolerance) * rate).rounded(.down) + 1
    while tick / rate < begin + duration - Recorder.tolerance {
      let fraction = curve.core.value(at: (tick / rate - begin) / duration)
      let place = CGPoint(start.core.interpolated(to: end.core, fraction: fraction))
      schedule(at: tick / rate) { $0.moved(to: place) }
      tick += 1
    }
    schedule(at: begin + duration) { $0.moved(to: end) }
    open = (end, begin + duration)
  }

  /// Lets an open touch rest until now, if it has ended its last movement.
  private func rest(_ call: String) -> (place: CGPoint, time: Double)? {
    guard let open else {
      recorder.fault(call, "needs a finger that touches")
      return nil
    }
    guard open.time < recorder.time else { return open }
    show(
      from: open.place, to: open.place, at: open.time, recorder.time - open.time, .linear)
    self.open = (open.place, recorder.time)
    return self.open
  }

  private func leave(at time: Double, _ event: @escaping @MainActor (Finger) -> Void) {
    open = nil
    if let last = touches.lastIndex(where: { $0.end == .infinity }) { touches[last].end = time }
    schedule(at: time, event)
  }

  private func show(
    from start: CGPoint, to end: CGPoint, at begin: Double, _ duration: Double,
    _ curve: UIView.AnimationCurve
  ) {
    guard isVisible else { return }
    recorder.live.add(
      PanStep(from: start.core, to: end.core, duration: duration, curve: curve.core), at: begin)
  }

  private func schedule(at time: Double, _ event: @escaping @MainActor (Finger) -> Void) {
    recorder.touches.add(at: time, kind: "a touch") { [self] in event(self) }
  }
}

// MARK: - Touches

extension Finger {
  private func down(_ point: CGPoint, hysteresis: CGFloat) {
    recognizers = root.recognizers(at: point)
    for recognizer in recognizers {
      recognizer.touchDown(point, at: recorder.time, hysteresis: hysteresis)
    }
  }

  private func moved(to point: CGPoint) {
    var isTaken = recognizers.contains { $0.state == .began || $0.state == .changed }
    for recognizer in recognizers where recognizer.isEnabled {
      isTaken = recognizer.touchMoved(to: point, at: recorder.time, isTaken: isTaken)
    }
  }

  private func up(_ point: CGPoint) {
    var isTaken = false
    for recognizer in recognizers where recognizer.isEnabled {
      isTaken = recognizer.touchUp(point, at: recorder.time, isTaken: isTaken)
    }
    recognizers = []
  }

  private func cancelled() {
    for recognizer in recognizers { recognizer.cancel() }
    recognizers = []
  }
}
