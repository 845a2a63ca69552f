import Render
import Stage
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
