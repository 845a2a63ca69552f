// Code of Core Animation without any annotation of an actor. It compiles as it does on iOS: in Swift 6 mode, in Swift 5
// mode, and with default isolation to the main actor. Targets of the other two have links to this file.

import StageKit

// MARK: - Functions and values that make animations

func makeFade(to opacity: Float) -> CABasicAnimation {
  let fade = CABasicAnimation(keyPath: "opacity")
  fade.toValue = opacity
  fade.duration = 1
  fade.timingFunction = CAMediaTimingFunction(name: .linear)
  return fade
}

func makeDot(radius: CGFloat) -> CAShapeLayer {
  let dot = CAShapeLayer()
  let path: CGPath =
    UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 2 * radius, height: 2 * radius)).cgPath
  dot.path = path
  dot.name = "dot"
  return dot
}

struct Wobble: Sendable {
  static let slow = Wobble(duration: 1)
  static let makeSpring: @Sendable () -> CASpringAnimation = {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.2)
    spring.keyPath = "position.x"
    return spring
  }

  var duration: CFTimeInterval

  func animation(by way: CGFloat) -> CAAnimationGroup {
    let move = CAKeyframeAnimation(keyPath: "position.x")
    move.values = [0, way, 0]
    move.isAdditive = true
    let group = CAAnimationGroup()
    group.animations = [move]
    group.duration = duration
    return group
  }
}

extension CALayer {
  func fadeOut() {
    add(makeFade(to: 0), forKey: "fade")
  }
}

func move(_ layers: [CALayer], by way: CGFloat, completion: @escaping () -> Void) {
  CATransaction.begin()
  CATransaction.setAnimationDuration(0.5)
  CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
  CATransaction.setCompletionBlock(completion)
  for layer in layers { layer.position.x += way }
  CATransaction.commit()
}

// MARK: - Classes

class GradientLayer: CALayer {
  let stripe = CALayer()

  override init() {
    super.init()
    setup()
  }

  private func setup() {
    cornerRadius = 4
    stripe.opacity = 0.5
    addSublayer(stripe)
  }

  override func layoutSublayers() {
    super.layoutSublayers()
    stripe.frame = bounds.insetBy(dx: 2, dy: 2)
  }
}

class RingLayer: CAShapeLayer, CAAnimationDelegate {
  var ends = 0
  var progress: CGFloat = 0 { didSet { update() } }

  override init() {
    super.init()
    update()
  }

  init(progress: CGFloat) {
    super.init()
    self.progress = progress
    update()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override class func needsDisplay(forKey key: String) -> Bool { key == "progress" }

  override var lineWidth: CGFloat {
    didSet { update() }
  }

  func fill() {
    let fill = CABasicAnimation(keyPath: "strokeEnd")
    fill.toValue = 1
    fill.duration = 0.5
    fill.delegate = self
    add(fill, forKey: nil)
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    ends += 1
    update()
  }

  private func update() { strokeEnd = progress }
}

class Shake: CAKeyframeAnimation {
  var strength: CGFloat = 0 { didSet { update() } }

  override init() {
    super.init()
    update()
  }

  private func update() {
    keyPath = "position.x"
    isAdditive = true
    values = [0, strength, 0]
    duration = 1
  }
}

final class EventLog: CAAnimationDelegate {
  var events: [String] = []

  func animationDidStart(_ anim: CAAnimation) { note("start") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { note("stop \(flag)") }

  private func note(_ event: String) { events.append("\(event) at \(CACurrentMediaTime())") }
}

// MARK: - Views as delegates

class BadgeCard: UIView, CAAnimationDelegate {
  override class var layerClass: AnyClass { GradientLayer.self }

  func leave() {
    let fade = makeFade(to: 0)
    fade.delegate = self
    layer.add(fade, forKey: "leave")
    layer.layoutSublayers()
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { isHidden = true }
}

class Spinner: UIView {
  func spin() {
    let fade = makeFade(to: 0.5)
    fade.delegate = self
    layer.add(fade, forKey: nil)
  }
}

extension Spinner: CAAnimationDelegate {
  nonisolated func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    MainActor.assumeIsolated { tag = flag ? 1 : 2 }
  }
}

final class Coordinator: @MainActor CAAnimationDelegate {
  var ends = 0

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ends += 1 }
}
