import Motion
import Primitives

/// A finger that a program moves over the stage. It is seen as a dot, and drives gesture recognizers.
@MainActor
public final class Finger {
  /// Whether its dot is seen.
  public var isVisible = true
  private let recorder: Recorder
  private let root: UIView
  /// The recognizers of the touched view and of its ancestors, the innermost first.
  private var recognizers: [UIGestureRecognizer] = []

  init(_ recorder: Recorder, root: UIView) {
    self.recorder = recorder
    self.root = root
  }

  /// Touches a place and leaves it.
  ///
  /// - Parameters:
  ///   - time: seconds of the stage; nil for now.
  ///   - duration: seconds.
  public func tap(_ point: CGPoint, at time: TimeInterval? = nil, duration: TimeInterval = 0.1) {
    guard let start = start(time, duration, [point], of: "Finger.tap") else { return }
    if isVisible { recorder.live.add(TapStep(at: point.core, duration: duration), at: start) }
    schedule(.down, at: start, point)
    schedule(.up, at: start + duration, point)
  }

  /// Touches a place, moves to another one, and leaves. Touches are reported at each refresh of the display, and at the
  /// end.
  ///
  /// - Parameters:
  ///   - time: seconds of the stage; nil for now.
  ///   - duration: seconds.
  public func pan(
    from start: CGPoint, to end: CGPoint, at time: TimeInterval? = nil,
    duration: TimeInterval = 0.5, curve: UIView.AnimationCurve = .linear
  ) {
    guard let begin = self.start(time, duration, [start, end], of: "Finger.pan") else { return }
    if isVisible {
      recorder.live.add(
        PanStep(from: start.core, to: end.core, duration: duration, curve: curve.core), at: begin)
    }
    schedule(.down, at: begin, start)
    let rate = recorder.refreshRate
    var tick = ((begin + Recorder.tolerance) * rate).rounded(.down) + 1
    while tick / rate < begin + duration - Recorder.tolerance {
      let fraction = curve.core.value(at: (tick / rate - begin) / duration)
      let place = start.core.interpolated(to: end.core, fraction: fraction)
      schedule(.move, at: tick / rate, CGPoint(place))
      tick += 1
    }
    schedule(.move, at: begin + duration, end)
    schedule(.up, at: begin + duration, end)
  }

  private func start(
    _ time: TimeInterval?, _ duration: TimeInterval, _ points: [CGPoint], of call: String
  ) -> Double? {
    let start = time ?? recorder.time
    guard start.isFinite, (0...3600).contains(duration), points.allSatisfy(\.isFinite) else {
      recorder.fault(call, "takes finite places and times, and up to an hour")
      return nil
    }
    return max(start, recorder.time)
  }

  private enum Phase {
    case down, move, up
  }

  private func schedule(_ phase: Phase, at time: Double, _ point: CGPoint) {
    recorder.touches.add(at: time, kind: "a touch") { [self] in
      switch phase {
      case .down:
        recognizers = root.recognizers(at: point)
        for recognizer in recognizers { recognizer.touchDown(point, at: recorder.time) }
      case .move:
        var isTaken = recognizers.contains { $0.state == .began || $0.state == .changed }
        for recognizer in recognizers {
          isTaken = recognizer.touchMoved(to: point, at: recorder.time, isTaken: isTaken)
        }
      case .up:
        var isTaken = false
        for recognizer in recognizers {
          isTaken = recognizer.touchUp(point, at: recorder.time, isTaken: isTaken)
        }
        recognizers = []
      }
    }
  }
}

extension UIView {
  /// The recognizers that a touch reaches, the innermost first.
  fileprivate func recognizers(at point: CGPoint) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var next = hitTest(point)
    while let view = next {
      found += view.gestureRecognizerList.filter(\.isEnabled)
      next = view.superview
    }
    return found
  }

  /// The frontmost view at a place of the view. Source: UIView.hitTest(_:with:).
  public func hitTest(_ point: CGPoint) -> UIView? {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, bounds.contains(point) else {
      return nil
    }
    for view in subviews.reversed() {
      guard let inverse = view.layer.toSuperlayer.inverted else { continue }
      if let hit = view.hitTest(CGPoint(inverse.apply(to: point.core))) { return hit }
    }
    return self
  }

  /// A place of the view in another view, or in the root for nil.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let place = layer.toRoot.apply(to: point.core)
    guard let view else { return CGPoint(place) }
    return CGPoint(view.layer.toRoot.inverted?.apply(to: place) ?? place)
  }

  /// A place of another view, or of the root for nil, in the view.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let place = view?.layer.toRoot.apply(to: point.core) ?? point.core
    return CGPoint(layer.toRoot.inverted?.apply(to: place) ?? place)
  }
}

extension CALayer {
  /// From the layer's coordinates to those of its superlayer, by model values.
  fileprivate var toSuperlayer: AffineTransform {
    let (anchor, size, center) = (point(.anchorPoint), point(.bounds), point(.center))
    return AffineTransform(translationX: -anchor.x * size.x, y: -anchor.y * size.y)
      .concatenating(affineTransform().core)
      .concatenating(AffineTransform(translationX: center.x, y: center.y))
  }

  fileprivate var toRoot: AffineTransform {
    var map = toSuperlayer
    var next = superlayer
    while let layer = next {
      map = map.concatenating(layer.toSuperlayer)
      next = layer.superlayer
    }
    return map
  }
}
