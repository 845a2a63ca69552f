// Code in the style of apps: Swift 5, without any annotation of isolation. It must compile without errors, as it does in
// Xcode. Its calls are tested in AppCodeTests.

import StageKit

// MARK: - State and helpers of a file

let sharedQueue = DispatchQueue.main
var pulseCount = 0

func makeRing(radius: CGFloat) -> CAShapeLayer {
  let ring = CAShapeLayer()
  let path: CGPath = UIBezierPath(
    arcCenter: .zero, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true
  ).cgPath
  ring.path = path
  ring.lineCap = kCALineCapRound
  ring.fillColor = nil
  return ring
}

func pulse(_ layer: CALayer) {
  pulseCount += 1
  let scale = CAKeyframeAnimation(keyPath: "transform.scale")
  scale.values = [1, 1.2, 1]
  scale.timingFunctions = [
    CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseIn),
    CAMediaTimingFunction(name: .easeOut),
  ]
  let move = CABasicAnimation(keyPath: "position")
  move.fromValue = NSValue(cgPoint: layer.position)
  move.toValue = NSValue(cgPoint: CGPoint(x: 40, y: 40))
  move.fillMode = kCAFillModeForwards
  let group = CAAnimationGroup()
  group.animations = [scale, move]
  group.duration = 0.5
  group.repeatCount = HUGE
  layer.add(group, forKey: "pulse")
}

// MARK: - A timed animation of a display link

public protocol TimedAnimationDelegate: AnyObject {
  func timedAnimation(_ animation: LinkAnimation, didReach fraction: Double)
}

public class LinkAnimation {
  public weak var delegate: TimedAnimationDelegate?
  private let function: CAMediaTimingFunction
  private let duration: TimeInterval
  private var link: CADisplayLink?
  private var start: CFTimeInterval = 0

  public init(function: CAMediaTimingFunction, duration: TimeInterval) {
    self.function = function
    self.duration = duration
  }

  public func run(_ step: @escaping (CGFloat) -> Void, completion: (() -> Void)? = nil) {
    start = CACurrentMediaTime()
    let link = CADisplayLink { [weak self] link in
      guard let self = self else { return }
      let fraction = min((link.timestamp - self.start) / self.duration, 1)
      step(self.function.evaluate(yAtX: CGFloat(fraction)))
      self.delegate?.timedAnimation(self, didReach: fraction)
      if fraction >= 1 {
        link.invalidate()
        completion?()
      }
    }
    link.add(to: .main, forMode: .common)
    self.link = link
  }
}

// MARK: - An animator of constraints

public class ConstraintAnimator {
  private var timer: Timer?
  private let constraint: NSLayoutConstraint
  private let view: UIView

  public init(_ constraint: NSLayoutConstraint, in view: UIView) {
    self.constraint = constraint
    self.view = view
  }

  public func animate(to goal: CGFloat, duration: TimeInterval) {
    let (first, begin) = (constraint.constant, CACurrentMediaTime())
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1 / 60, repeats: true) { timer in
      let fraction = min((CACurrentMediaTime() - begin) / duration, 1)
      self.constraint.constant = first + (goal - first) * CGFloat(fraction)
      self.view.layoutIfNeeded()
      if fraction >= 1 { timer.invalidate() }
    }
  }
}

// MARK: - Views

public class BadgeView: UIView {
  var hooks: [String] = []
  let label = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setup()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setup()
  }

  private func setup() {
    addSubview(label)
    hooks = []
  }

  public override var frame: CGRect {
    didSet { label.frame = bounds }
  }

  public override var isHidden: Bool {
    didSet { hooks.append("hidden") }
  }

  public override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    hooks.append(newSuperview == nil ? "leaves" : "enters")
  }

  public override func didMoveToWindow() {
    super.didMoveToWindow()
    hooks.append(window == nil ? "off" : "on")
  }

  public override func didAddSubview(_ subview: UIView) { hooks.append("adds") }
  public override func draw(_ rect: CGRect) { super.draw(rect) }
  public override func layoutSublayers(of layer: CALayer) { super.layoutSublayers(of: layer) }

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.first, touch.view == self { pulse(layer) }
  }

  public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
}

public final class Ticker: UILabel {
  public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  public override init(frame: CGRect) { super.init(frame: frame) }
}

class GlowLayer: CAShapeLayer {
  override class func needsDisplay(forKey key: String) -> Bool { key == "glow" }
  override func layoutSublayers() {
    super.layoutSublayers()
    sublayers?.forEach { $0.frame = bounds }
  }
}

final class StopHandler: CAAnimationDelegate {
  var stopped: [CAAnimation] = []
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { stopped.append(anim) }
}

// MARK: - Identity

struct Registry {
  var places: [UIView: CGPoint] = [:]
  var running: Set<CALayer> = []
  var timers: [Timer] = []

  mutating func note(_ view: UIView) {
    places[view] = view.center
    running.insert(view.layer)
  }

  func index(of view: UIView, in parent: UIView) -> Int? { parent.subviews.firstIndex(of: view) }
}

let globalMovie = Movie("global", size: CGSize(width: 40, height: 40)) { stage in
  func add(_ view: UIView) { stage.view.addSubview(view) }
  add(BadgeView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
}
