import AnimRendering
import StageKit
import AnimTestSupport
import Testing

/// A program with five squares and random animations, which may be interrupted at a time in seconds.
@MainActor
private struct RandomProgram {
  let seed: UInt64

  func renderer(cut: Double?) throws -> Renderer {
    try Movie(size: CGSize(width: 240, height: 160), duration: 2) { stage in
      var random = SeededGenerator(seed: seed)
      var boxes: [UIView] = []
      var animators: [UIViewPropertyAnimator] = []
      for number in 0..<5 {
        let box = UIView(frame: CGRect(x: 10 + 40 * number, y: 60, width: 30, height: 30))
        box.backgroundColor =
          [.systemBlue, .systemRed, .systemGreen, .black, .systemOrange][number]
        stage.view.addSubview(box)
        boxes.append(box)
        move(box, on: stage, &animators, &random)
      }
      let circle = boxes[random.below(5)]
      circle.addGestureRecognizer(
        UIPanGestureRecognizer { pan in
          circle.transform = CGAffineTransform(
            translationX: pan.translation(in: nil).x, y: pan.translation(in: nil).y)
        })
      stage.finger.pan(
        from: circle.center, to: CGPoint(x: 120, y: 10), at: seconds(&random), duration: 0.5)
      guard let cut else { return }
      stage.after(cut) {
        for box in boxes { interrupt(box, on: stage, &random) }
        for animator in animators { interrupt(animator, &random) }
        stage.finger.tap(CGPoint(x: 20, y: 20), at: 1.9)
      }
    }.renderer(scale: 0.25, fps: 50)
  }

  /// 0 to 1, in steps of 1/64.
  private func seconds(_ random: inout SeededGenerator) -> Double {
    Double(random.below(64)) / 64
  }

  private func change(_ box: UIView, _ random: inout SeededGenerator) -> () -> Void {
    let (x, y) = (CGFloat(random.below(200)), CGFloat(random.below(120)))
    let alpha = CGFloat(2 + random.below(8)) / 10
    return {
      box.center = CGPoint(x: x, y: y)
      box.alpha = alpha
      box.layer.cornerRadius = x / 20
    }
  }

  private func move(
    _ box: UIView, on stage: Stage, _ animators: inout [UIViewPropertyAnimator],
    _ random: inout SeededGenerator
  ) {
    let (first, second) = (change(box, &random), change(box, &random))
    let (a, b, c) = (seconds(&random), seconds(&random), seconds(&random))
    switch random.below(4) {
    case 0:
      UIView.animate(withDuration: 0.2 + a, delay: b, options: .curveEaseOut, animations: first) {
        _ in UIView.animate(withDuration: 0.5, animations: second)
      }
    case 1:
      UIView.animate(
        withDuration: 1, delay: a, usingSpringWithDamping: 0.4, initialSpringVelocity: 2,
        animations: first)
      stage.after(b) {
        UIView.animate(
          withDuration: 1, delay: 0, options: [.repeat, .autoreverse], animations: second)
      }
    case 2:
      let animator = UIViewPropertyAnimator(duration: 0.5 + a, curve: .easeIn, animations: first)
      animators.append(animator)
      animator.fractionComplete = 0.2
      stage.after(b) {
        guard animator.state == .active, !animator.isRunning else { return }
        animator.continueAnimation(withTimingParameters: nil, durationFactor: CGFloat(c))
      }
    default:
      var ticks = 0.0
      let link = CADisplayLink { link in
        ticks += 1
        box.center.y = 80 + 40 * CGFloat(sin(ticks / 10))
        if ticks == 70 { link.invalidate() }
      }
      link.add(to: .main, forMode: .common)
      Timer.scheduledTimer(withTimeInterval: 0.1 + a, repeats: true) { timer in
        first()
        if stage.time > 1 { timer.invalidate() }
      }
    }
  }

  private func interrupt(_ box: UIView, on stage: Stage, _ random: inout SeededGenerator) {
    let next = change(box, &random)
    switch random.below(5) {
    case 0: box.removeFromSuperview()
    case 1: UIView.animate(withDuration: 0.3, animations: next)
    case 2: next()
    case 3: stage.view.bringSubviewToFront(box)
    default: box.clipsToBounds = true
    }
  }

  private func interrupt(_ animator: UIViewPropertyAnimator, _ random: inout SeededGenerator) {
    guard animator.state == .active else { return }
    switch random.below(3) {
    case 0: animator.stopAnimation(true)
    case 1: animator.isReversed.toggle()
    default: animator.addAnimations({}, delayFactor: 0.5)
    }
  }
}

@MainActor
@Test(arguments: 1...12)
func `an interruption changes no picture before it`(seed: UInt64) throws {
  let program = RandomProgram(seed: seed)
  let whole = try program.renderer(cut: nil)
  let pictures = (0...100).map { whole.pixmap(at: Double($0) / 50) }
  for cut in [0.03, 0.31, 0.77, 1.2] {
    let interrupted = try program.renderer(cut: cut)
    for frame in 0...100 where Double(frame) / 50 < cut {
      #expect(
        interrupted.pixmap(at: Double(frame) / 50) == pictures[frame],
        "seed \(seed), cut at \(cut), frame \(frame)")
    }
  }
}

@MainActor
@Test func `random numbers of the stage are the same in each run`() throws {
  func numbers(_ seed: UInt64?) throws -> [Int] {
    var numbers: [Int] = []
    _ = try play { stage in
      if let seed { stage.random = StageRandom(seed: seed) }
      numbers = (0..<4).map { _ in Int.random(in: 0..<1000, using: &stage.random) }
    }
    return numbers
  }
  #expect(try numbers(nil) == numbers(nil) && numbers(7) == numbers(7))
  #expect(try numbers(nil) != numbers(7))
}
