import AnimRendering
import StageKit
import Testing

/// The states of a recognizer, with the stage's time and the finger's translation.
@MainActor
private final class Diary {
  var lines: [String] = []

  func pan(on stage: Stage) -> UIPanGestureRecognizer {
    UIPanGestureRecognizer { [self] pan in
      lines.append(
        "\(pan.state) \(Diary.text(stage.time)) \(Diary.text(pan.translation(in: nil).x))")
    }
  }

  /// The number with at most three decimals.
  static func text(_ number: Double) -> String {
    let rounded = (number * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

@MainActor
struct `A finger that is moved by hand` {
  private let a = CGPoint(x: 40, y: 80)
  private let b = CGPoint(x: 90, y: 80)

  @Test func `touches, moves, rests and lifts, and its dot is seen all the while`() throws {
    let diary = Diary()
    var speed: CGFloat?
    let renderer = try Movie(size: CGSize(width: 240, height: 160), refreshRate: 10) { stage in
      let recognizer = diary.pan(on: stage)
      stage.view.addGestureRecognizer(recognizer)
      stage.finger.touchDown(a, at: 0.2)
      stage.finger.move(to: b, duration: 0.25)
      stage.after(0.8) {
        stage.finger.lift()
        speed = recognizer.velocity(in: nil).x
      }
    }.renderer()
    #expect(diary.lines == ["began 0.3 20", "changed 0.4 40", "changed 0.45 50", "ended 0.8 50"])
    #expect(abs((speed ?? 0) - 200) < 1e-6)
    let (moving, resting) = (renderer.displayList(at: 0.4), renderer.displayList(at: 0.7))
    #expect(renderer.displayList(at: 0.1) == renderer.displayList(at: 2))
    #expect(moving != resting && resting != renderer.displayList(at: 0.1))
    #expect(resting == renderer.displayList(at: 0.6))
    // The dot fades for 0.2 s.
    #expect(abs(renderer.duration - 1) < 1e-9)
  }

  @Test func `rests before it lifts, so that it has no speed`() throws {
    var speeds: [CGFloat] = []
    _ = try play { stage in
      stage.view.addGestureRecognizer(
        UIPanGestureRecognizer { pan in
          if pan.state == .ended { speeds.append(pan.velocity(in: nil).x) }
        })
      stage.finger.pan(from: a, to: b, duration: 0.5, lifts: false)
      stage.after(1) {
        stage.finger.lift()
        stage.finger.pan(from: a, to: b, at: 2)
      }
    }
    #expect(speeds.count == 2)
    #expect(speeds[0] == 0 && abs(speeds[1] - 100) < 1e-6)
  }

  @Test func `is taken away: what has begun is cancelled, and nothing is tapped`() throws {
    let diary = Diary()
    var taps = 0
    _ = try Movie(size: CGSize(width: 240, height: 160), refreshRate: 10) { stage in
      stage.view.addGestureRecognizer(diary.pan(on: stage))
      stage.view.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
      stage.finger.touchDown(a)
      stage.finger.move(to: b, duration: 0.1)
      stage.finger.cancel()
      stage.finger.touchDown(a, at: 1)
      stage.finger.cancel()
      stage.finger.tap(a, at: 2)
    }.renderer()
    #expect(diary.lines == ["began 0.1 50", "cancelled 0.1 50"])
    #expect(taps == 1)
  }

  @Test func `begins a pan beyond the hysteresis, whose way does not count`() throws {
    let diary = Diary()
    _ = try Movie(size: CGSize(width: 240, height: 160), refreshRate: 10) { stage in
      stage.view.addGestureRecognizer(diary.pan(on: stage))
      stage.finger.pan(from: a, to: b, duration: 0.5, hysteresis: 10)
    }.renderer()
    #expect(
      diary.lines == [
        "began 0.2 10", "changed 0.3 20", "changed 0.4 30", "changed 0.5 40", "ended 0.5 40",
      ])
  }

  @Test func `stays until the end of a movie that does not lift it`() throws {
    let renderer = try play { stage in
      stage.finger.touchDown(a)
      stage.after(1) {}
    }
    #expect(renderer.displayList(at: 0.9) != (try play { _ in }).displayList(at: 0))
  }

  @Test func `taps twice for a recognizer that needs two taps`() throws {
    var taps: [Double] = []
    _ = try play { stage in
      let twice = UITapGestureRecognizer { _ in taps.append(stage.time) }
      twice.numberOfTapsRequired = 2
      stage.view.addGestureRecognizer(twice)
      for time in [0, 0.2, 1, 2, 2.2, 2.4, 2.6] {
        stage.finger.tap(a, at: time)
      }
    }
    #expect(taps.map(Diary.text) == ["0.3", "2.3", "2.7"])
  }

  @Test func `does not reach a recognizer that is disabled, nor one of two fingers`() throws {
    let diary = Diary()
    _ = try Movie(size: CGSize(width: 240, height: 160), refreshRate: 10) { stage in
      let recognizer = diary.pan(on: stage)
      let pair = UIPanGestureRecognizer { _ in diary.lines.append("two fingers") }
      pair.minimumNumberOfTouches = 2
      stage.view.addGestureRecognizer(recognizer)
      stage.view.addGestureRecognizer(pair)
      stage.finger.pan(from: a, to: b)
      stage.after(0.15) { recognizer.isEnabled = false }
      stage.finger.pan(from: a, to: b, at: 1)
    }.renderer()
    #expect(diary.lines == ["began 0.1 10", "cancelled 0.15 10"])
  }

  @Test func `makes errors of calls that a single finger cannot do`() throws {
    let calls: [(String, @MainActor (Finger) -> Void)] = [
      ("Finger.lift needs a finger that touches (at 0 s)", { $0.lift() }),
      ("Finger.cancel needs a finger that touches (at 0 s)", { $0.cancel() }),
      ("Finger.move needs a finger that touches (at 0 s)", { $0.move(to: .zero, duration: 1) }),
      (
        "Finger.tap needs a finger that does not touch at 0.3 s (at 0 s)",
        {
          $0.pan(from: .zero, to: .zero, at: 0.2)
          $0.tap(.zero, at: 0.3)
        }
      ),
      (
        "Finger.pan needs a finger that does not touch at 0.3 s (at 0 s)",
        {
          $0.tap(.zero, at: 0.5)
          $0.pan(from: .zero, to: .zero, at: 0.3)
        }
      ),
      (
        "Finger.touchDown needs a finger that does not touch at 1 s (at 0 s)",
        {
          $0.touchDown(.zero, at: 0.5)
          $0.touchDown(.zero, at: 1)
        }
      ),
      (
        "Finger.pan must have a hysteresis of 0 or more points, found -1.0 (at 0 s)",
        { $0.pan(from: .zero, to: .zero, hysteresis: -1) }
      ),
      (
        "Finger.tap must have finite places and times of up to an hour (at 0 s)",
        { $0.tap(CGPoint(x: CGFloat.nan, y: 0)) }
      ),
    ]
    for (message, call) in calls { #expect(fault { call($0.finger) } == message) }
  }
}

@MainActor
struct `Views under the finger` {
  @Test func `get no touches while a block animates them, unless it allows them`() throws {
    var taps: [String] = []
    _ = try play { stage in
      let (back, front) = (box(on: stage), box(on: stage))
      back.addGestureRecognizer(UITapGestureRecognizer { _ in taps.append("back") })
      front.addGestureRecognizer(UITapGestureRecognizer { _ in taps.append("front") })
      UIView.animate(withDuration: 1) { front.alpha = 0.5 }
      stage.finger.tap(CGPoint(x: 30, y: 70), at: 0.5)
      stage.after(2) {
        UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
          front.alpha = 1
        }
      }
      stage.finger.tap(CGPoint(x: 30, y: 70), at: 1.5)
      stage.finger.tap(CGPoint(x: 30, y: 70), at: 2.5)
      stage.after(4) {
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { front.alpha = 0.5 }
        }
      }
      stage.finger.tap(CGPoint(x: 30, y: 70), at: 4.5)
      stage.after(6) {
        UIViewPropertyAnimator(duration: 1, curve: .linear) { front.alpha = 1 }.startAnimation()
      }
      stage.finger.tap(CGPoint(x: 30, y: 70), at: 6.5)
    }
    #expect(taps == ["back", "front", "front", "back", "front"])
  }

  @Test func `are those at the front that are visible, enabled and within their parents`() throws {
    let changes: [(String, @MainActor (UIView, UIView) -> Void)] = [
      ("front", { _, _ in }), ("back", { front, _ in front.isHidden = true }),
      ("back", { front, _ in front.alpha = 0.009 }), ("front", { front, _ in front.alpha = 0.01 }),
      ("back", { front, _ in front.isUserInteractionEnabled = false }),
      ("front", { front, _ in front.addSubview(UILabel(frame: front.bounds)) }),
      (
        "nothing",
        { front, back in
          // The point is inside the subview, but outside of its superview.
          front.frame.origin.x = 100
          front.addSubview(back)
          back.frame.origin.x = -80
        }
      ),
    ]
    for (expected, change) in changes {
      var taps: [String] = []
      _ = try play { stage in
        let (back, front) = (box(on: stage), box(on: stage))
        back.addGestureRecognizer(UITapGestureRecognizer { _ in taps.append("back") })
        front.addGestureRecognizer(UITapGestureRecognizer { _ in taps.append("front") })
        change(front, back)
        stage.finger.tap(CGPoint(x: 30, y: 70))
      }
      #expect(taps == (expected == "nothing" ? [] : [expected]))
    }
  }

  @Test func `report the finger in their own coordinates`() throws {
    var (ways, speeds, places): ([CGPoint], [CGPoint], [CGPoint]) = ([], [], [])
    _ = try play { stage in
      let box = box(on: stage)
      box.transform = CGAffineTransform(rotationAngle: .pi / 2)
      box.addGestureRecognizer(
        UIPanGestureRecognizer { pan in
          guard pan.state == .ended else { return }
          ways.append(pan.translation(in: box))
          speeds.append(pan.velocity(in: box))
          places.append(pan.location(in: box))
          pan.setTranslation(CGPoint(x: 3, y: 4), in: stage.view)
          ways.append(pan.translation(in: stage.view))
        })
      stage.finger.pan(from: CGPoint(x: 40, y: 80), to: CGPoint(x: 90, y: 80))
    }
    func isNear(_ a: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool {
      abs(a.x - x) < 1e-6 && abs(a.y - y) < 1e-6
    }
    #expect(isNear(ways[0], 0, -50) && isNear(ways[1], 3, 4))
    #expect(isNear(speeds[0], 0, -100) && isNear(places[0], 20, -30))
  }

  @Test func `hear when they enter and leave the stage`() throws {
    final class Listener: UIView {
      var calls: [String] = []
      override func didMoveToWindow() { calls.append(window == nil ? "out" : "in") }
      override func didMoveToSuperview() { calls.append(superview == nil ? "alone" : "child") }
    }
    var (parentCalls, childCalls): ([String], [String]) = ([], [])
    _ = try play { stage in
      let (parent, child) = (Listener(), Listener())
      parent.addSubview(child)
      stage.view.addSubview(parent)
      stage.view.bringSubviewToFront(parent)
      parent.removeFromSuperview()
      (parentCalls, childCalls) = (parent.calls, child.calls)
    }
    #expect(parentCalls == ["child", "in", "alone", "out"])
    #expect(childCalls == ["child", "in", "out"])
  }
}
