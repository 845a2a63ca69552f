import AnimRendering
import StageKit
import Testing

@MainActor
struct `Facts of programs` {
  @Test func `whole cycles there and back end at the old value, which then becomes the new one`()
    throws
  {
    for (cycles, last) in [(2.0, 40.0), (1.5, 140)] {
      var xs: [Double] = []
      let end = cycles * 2
      _ = try play { stage in
        let box = box(on: stage)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
          UIView.modifyAnimations(withRepeatCount: cycles, autoreverses: true) {
            box.center.x = 140
          }
        }
        watch(box.layer, at: [0.5, end - 1e-6, end], on: stage, { Double($0.position.x) }) {
          xs.append($0)
        }
      }
      #expect(xs.count == 3 && xs[0] == 90 && abs(xs[1] - last) < 1e-3 && xs[2] == 140)
    }
  }

  /// A program in which a begin time of 0 means that an animation has not begun.
  @Test func `a begin time of 0 means that nothing has begun, because no tick is at 0`() throws {
    var fractions: [Double] = []
    _ = try play { stage in
      var beginTime = 0.0
      let link = CADisplayLink { link in
        if beginTime == 0 { beginTime = link.timestamp }
        fractions.append((link.timestamp - beginTime) / 0.5)
        if fractions.last ?? 0 >= 1 { link.invalidate() }
      }
      link.add(to: .main, forMode: .common)
    }
    #expect(fractions.count == 31 && fractions.first == 0)
    for (tick, fraction) in fractions.enumerated() {
      #expect(abs(fraction - Double(tick) / 30) < 1e-12)
    }
  }

  @Test func `continued with a factor, an animator takes that part of its whole duration`() throws {
    for (factor, rest) in [(0.5, 1.0), (2, 4), (0, 1.5)] {
      var (xs, end): ([Double], Double) = ([], 0)
      _ = try play { stage in
        let box = box(on: stage)
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { box.center.x = 140 }
        animator.addCompletion { _ in end = stage.time }
        animator.startAnimation()
        stage.after(0.5) { animator.pauseAnimation() }
        stage.after(1) {
          animator.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: .linear),
            durationFactor: CGFloat(factor))
        }
        watch(box.layer, at: [1, 1 + rest / 2], on: stage, { Double($0.position.x) }) {
          xs.append($0)
        }
      }
      #expect(abs(end - (1 + rest)) < 1e-9, "\(factor)")
      #expect(xs.count == 2 && abs(xs[0] - 65) < 1e-9 && abs(xs[1] - 102.5) < 1e-9, "\(factor)")
    }
  }

  @Test func `links tick at each n-th refresh, if they prefer a lower rate`() throws {
    var ticks: [Double] = []
    var steps: [Double] = []
    _ = try play { _ in
      let link = CADisplayLink { link in
        ticks.append((link.timestamp * 60).rounded())
        steps.append(((link.targetTimestamp - link.timestamp) * 60).rounded())
        if ticks.count == 2 { link.preferredFrameRateRange = .default }
        if ticks.count == 4 { link.invalidate() }
      }
      link.preferredFramesPerSecond = 20
      link.add(to: .main, forMode: .common)
    }
    #expect(ticks == [3, 6, 7, 8])
    #expect(steps == [3, 3, 1, 1])
  }

  @Test func `a cancelled work item is not called, and does not keep a movie running`() throws {
    var calls: [String] = []
    let renderer = try play { stage in
      let (late, soon) = (
        DispatchWorkItem { calls.append("late") },
        DispatchWorkItem { calls.append("soon \(stage.time)") }
      )
      DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: late)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5, execute: soon)
      DispatchQueue.main.async(execute: soon)
      stage.after(1) {
        late.cancel()
        late.perform()
      }
    }
    #expect(calls == ["soon 0.0", "soon 0.5"])
    #expect(renderer.duration == 1)
  }

  @Test func `completions may start, stop, add and remove anything`() throws {
    var calls: [String] = []
    let renderer = try play { stage in
      let (a, b) = (box(on: stage), box(on: stage))
      let animator = UIViewPropertyAnimator(duration: 3, curve: .linear) { b.center.x = 140 }
      animator.addCompletion { _ in calls.append("animator") }
      let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
        calls.append("timer")
      }
      UIView.animate(withDuration: 1) {
        a.center.x = 140
      } completion: { _ in
        calls.append("first \(stage.time)")
        timer.invalidate()
        animator.stopAnimation(true)
        a.removeFromSuperview()
        let c = box(on: stage)
        UIView.animate(withDuration: 1) {
          c.alpha = 0
        } completion: { _ in
          calls.append("third \(stage.time)")
        }
      }
      UIView.animate(withDuration: 1) {
        a.center.y = 140
      } completion: {
        calls.append("second \($0) \(stage.time)")
      }
      animator.startAnimation()
    }
    #expect(calls == ["first 1.0", "second false 1.0", "third 2.0"])
    #expect(renderer.duration == 2)
  }

  @Test func `views and layers take the places that calls name`() throws {
    _ = try play { stage in
      let root = stage.view
      let views = (0..<4).map { _ in box(on: stage) }
      root.exchangeSubview(at: 0, withSubviewAt: 2)
      let (low, high) = (CALayer(), CALayer())
      root.layer.insertSublayer(low, below: views[1].layer)
      root.layer.insertSublayer(high, above: views[1].layer)
      root.exchangeSubview(at: 1, withSubviewAt: 3)
      let order = [views[2].layer, low, views[3].layer, high, views[0].layer, views[1].layer]
      #expect(root.layer.sublayers?.map(ObjectIdentifier.init) == order.map(ObjectIdentifier.init))
      #expect(root.subviews.map { view in views.firstIndex { $0 === view } } == [2, 3, 0, 1])
      views[0].transform = CGAffineTransform(rotationAngle: .pi / 2)
      let (strip, turned) = (
        CGRect(x: 0, y: 0, width: 40, height: 10), CGRect(x: 50, y: 60, width: 10, height: 40)
      )
      for (rect, goal) in [
        (views[0].convert(strip, to: root), turned), (views[0].convert(turned, from: nil), strip),
      ] {
        #expect(abs(rect.minX - goal.minX) < 1e-9 && abs(rect.minY - goal.minY) < 1e-9)
        #expect(abs(rect.maxX - goal.maxX) < 1e-9 && abs(rect.maxY - goal.maxY) < 1e-9)
      }
    }
  }

  @Test func `links that tick at one time do so in the order of their adding`() throws {
    var ticks: [String] = []
    _ = try play { stage in
      var links: [CADisplayLink] = []
      for name in ["a", "b", "c"] {
        let link = CADisplayLink { _ in ticks.append(name) }
        link.add(to: .main, forMode: .common)
        links.append(link)
      }
      // 2, 3 and 4 ticks: the first link pauses for one of them.
      stage.after(1.5 / 60) { links[0].isPaused = true }
      stage.after(2.5 / 60) { links[0].isPaused = false }
      stage.after(3.5 / 60) { for link in links { link.invalidate() } }
    }
    #expect(ticks.joined() == "abc" + "bc" + "abc")
  }
}

/// A view that creates its constraints in updateConstraints.
private final class Row: UIView {
  var inset: CGFloat = 10 { didSet { setNeedsUpdateConstraints() } }
  private(set) var calls: [String] = []
  private let inner = UIView()
  private var left: NSLayoutConstraint?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(inner)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func updateConstraints() {
    calls.append("update")
    if left == nil {
      inner.translatesAutoresizingMaskIntoConstraints = false
      let left = inner.leadingAnchor.constraint(equalTo: leadingAnchor)
      NSLayoutConstraint.activate([
        left, inner.topAnchor.constraint(equalTo: topAnchor),
        inner.widthAnchor.constraint(equalToConstant: 20),
        inner.heightAnchor.constraint(equalToConstant: 20),
      ])
      self.left = left
    }
    left?.constant = inset
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    calls.append("layout \(inner.frame.minX)")
  }
}

@MainActor
@Test func `views update their constraints before a layout, and when they ask for it`() throws {
  var (xs, calls): ([CGFloat], [String]) = ([], [])
  _ = try play { stage in
    let row = Row(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
    stage.view.addSubview(row)
    stage.after(1) {
      row.inset = 50
      #expect(row.needsUpdateConstraints())
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { row.layoutIfNeeded() }
      #expect(!row.needsUpdateConstraints())
    }
    watch(row.subviews[0].layer, at: [0.5, 1.5, 2], on: stage, \.frame.minX) { xs.append($0) }
    stage.after(2) { calls = row.calls }
  }
  #expect(xs == [10, 30, 50])
  #expect(calls == ["update", "layout 10.0", "update", "layout 50.0"])
}
