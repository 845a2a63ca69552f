import StageKit
import Testing

/// Runs a program with a view that has a width constraint, and returns the presented widths at times.
@MainActor
private func widths(
  at times: [Double], _ body: @escaping @MainActor (Stage, UIView, NSLayoutConstraint) -> Void
) throws -> [CGFloat] {
  var seen: [CGFloat] = []
  _ = try play { stage in
    let (box, width) = pinnedBox(on: stage)
    stage.view.layoutIfNeeded()
    body(stage, box, width)
    for time in times {
      stage.after(time) {
        // This runs after all other callbacks of the same time.
        stage.after(0) { seen.append(box.layer.presentation()?.bounds.width ?? .nan) }
      }
    }
  }
  return seen
}

/// A view at (20, 30) with constraints for the size 40 × 50.
@MainActor
private func pinnedBox(on stage: Stage) -> (UIView, NSLayoutConstraint) {
  let box = UIView()
  box.translatesAutoresizingMaskIntoConstraints = false
  stage.view.addSubview(box)
  let width = box.widthAnchor.constraint(equalToConstant: 40)
  NSLayoutConstraint.activate([
    width, box.heightAnchor.constraint(equalToConstant: 50),
    box.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor, constant: 20),
    NSLayoutConstraint(
      item: box, attribute: .top, relatedBy: .equal, toItem: stage.view, attribute: .top,
      multiplier: 1, constant: 30),
  ])
  return (box, width)
}

@MainActor
struct `Layout constraints` {
  @Test func `place views when the turn ends, or when asked`() throws {
    var frames: [CGRect] = []
    _ = try play { stage in
      let (box, width) = pinnedBox(on: stage)
      frames.append(box.frame)
      stage.view.layoutIfNeeded()
      frames.append(box.frame)
      width.constant = 60
      frames.append(box.frame)
      stage.after(1) { frames.append(box.frame) }
    }
    let placed = CGRect(x: 20, y: 30, width: 40, height: 50)
    #expect(frames[0] == .zero && frames[1] == placed && frames[2] == placed)
    #expect(frames[3] == CGRect(x: 20, y: 30, width: 60, height: 50))
  }

  @Test func `relate edges, middles and sides, with multipliers, inequalities and priorities`()
    throws
  {
    _ = try play { stage in
      let (a, b, c) = (UIView(), UIView(), UIView())
      for view in [a, b, c] {
        view.translatesAutoresizingMaskIntoConstraints = false
        stage.view.addSubview(view)
      }
      let wish = b.widthAnchor.constraint(equalToConstant: 500)
      wish.priority = .defaultHigh
      NSLayoutConstraint.activate([
        a.leftAnchor.constraint(equalTo: stage.view.layoutMarginsGuide.leftAnchor),
        a.topAnchor.constraint(equalTo: stage.view.safeAreaLayoutGuide.topAnchor, constant: 4),
        a.widthAnchor.constraint(equalTo: stage.view.widthAnchor, multiplier: 0.25, constant: 2),
        a.heightAnchor.constraint(equalTo: a.widthAnchor, multiplier: 0.5),
        b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 10), wish,
        b.trailingAnchor.constraint(lessThanOrEqualTo: stage.view.trailingAnchor, constant: -12),
        b.centerYAnchor.constraint(equalTo: a.centerYAnchor),
        b.heightAnchor.constraint(greaterThanOrEqualToConstant: 7),
        b.heightAnchor.constraint(lessThanOrEqualToConstant: 7),
        // The first item may be a view with a frame.
        stage.view.bottomAnchor.constraint(equalTo: c.bottomAnchor, constant: 20),
        stage.view.centerXAnchor.constraint(equalTo: c.centerXAnchor),
        c.widthAnchor.constraint(equalToConstant: 30),
        c.heightAnchor.constraint(equalTo: c.widthAnchor),
      ])
      stage.view.layoutIfNeeded()
      #expect(a.frame == CGRect(x: 8, y: 4, width: 62, height: 31))
      #expect(b.frame == CGRect(x: 80, y: 16, width: 148, height: 7))
      #expect(c.frame == CGRect(x: 105, y: 110, width: 30, height: 30))
      #expect(stage.view.frame == CGRect(x: 0, y: 0, width: 240, height: 160))
      #expect(wish.isActive && a.constraints.count == 1)
    }
  }

  @Test func `jump at the end of the turn unless a block lays out`() throws {
    let jump = try widths(at: [0.01, 0.5]) { _, _, width in
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { width.constant = 140 }
    }
    #expect(jump == [140, 140])
    for receiver in ["the view", "its superview"] {
      let moved = try widths(at: [0, 0.25, 1]) { stage, box, width in
        width.constant = 140
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
          (receiver == "the view" ? box : stage.view).layoutIfNeeded()
        }
      }
      #expect(moved == [40, 65, 140], "\(receiver)")
    }
    let settled = try widths(at: [0, 0.25, 1]) { stage, box, width in
      width.constant = 100
      stage.view.layoutIfNeeded()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        width.constant = 140
        stage.view.layoutIfNeeded()
      }
    }
    #expect(settled == [100, 110, 140])
  }

  @Test func `complete at once if a second layout changes nothing`() throws {
    var ends: [Double] = []
    let seen = try widths(at: [0.5]) { stage, box, width in
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        width.constant = 140
        box.layoutIfNeeded()
      }
      stage.after(0.25) {
        UIView.animate(withDuration: 1, animations: { box.layoutIfNeeded() }) { _ in
          ends.append(stage.time)
        }
      }
    }
    #expect(seen == [90])
    #expect(ends == [0.25])
  }

  @Test func `move with animators, frames and constraints that come and go`() throws {
    let scrubbed = try widths(at: [0.1, 0.6]) { stage, box, width in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        width.constant = 140
        box.layoutIfNeeded()
      }
      animator.fractionComplete = 0.25
      stage.after(0.2) { animator.startAnimation() }
    }
    #expect(scrubbed[0] == 65)
    #expect(abs(scrubbed[1] - 105) < 1e-6)
    let frames = try widths(at: [0.25, 0.5, 0.75, 1]) { stage, box, width in
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        UIView.animateKeyframes(withDuration: 0, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
            width.constant = 140
            stage.view.layoutIfNeeded()
          }
        }
      }
    }
    #expect(frames == [40, 40, 90, 140])
    let toggled = try widths(at: [0.5, 1, 1.5]) { stage, box, width in
      let wide = box.trailingAnchor.constraint(equalTo: stage.view.trailingAnchor)
      for time in [0, 1] as [Double] {
        stage.after(time) {
          width.isActive.toggle()
          wide.isActive.toggle()
          UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.layoutIfNeeded() }
        }
      }
    }
    #expect(toggled == [130, 220, 130])
  }

  @Test func `follow values that a timer or a display link sets at each tick`() throws {
    // Frames of a timing function: one for each tick, the start, and the end.
    let count = Int((60 * 0.5).rounded(.up)) + 2
    let values = (0..<count).map { index in
      40 + 80 * easeOutBack(min(CGFloat(index) / CGFloat(count - 2), 1), 1)
    }
    let times = [1, 9, 20, 31].map { Double($0) / 60 + 0.005 }
    let byTimer = try widths(at: times) { _, box, width in
      var index = 0
      Timer.scheduledTimer(withTimeInterval: 1.0 / 60, repeats: true) { timer in
        width.constant = values[index]
        box.layoutIfNeeded()
        index += 1
        if index == values.count { timer.invalidate() }
      }
    }
    let byLink = try widths(at: times) { _, _, width in
      var index = 0
      CADisplayLink { link in
        width.constant = values[index]
        index += 1
        if index == values.count { link.invalidate() }
      }.add(to: .main, forMode: .common)
    }
    let goal = [values[0], values[8], values[19], values[30]]
    for (value, goal) in zip(byTimer + byLink, goal + goal) { #expect(abs(value - goal) < 1e-5) }
  }

  @Test func `let views override their layout`() throws {
    final class Column: UIView {
      var calls = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        calls += 1
        subviews.first?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 10)
      }
    }
    let column = Column()
    let seen = try widths(at: [0, 0.5]) { stage, box, width in
      column.addSubview(UIView())
      box.addSubview(column)
      column.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      stage.view.layoutIfNeeded()
      #expect(column.subviews[0].frame.width == 20 && column.calls == 1)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        column.frame.size.width = 60
        column.layoutIfNeeded()
      }
      stage.after(0.5) {
        #expect(column.subviews[0].layer.presentation()?.frame.width == 40)
        column.center.x += 4
        column.setNeedsLayout()
      }
    }
    #expect(seen == [40, 40])
    #expect(column.calls == 3)
  }

  @Test func `give labels their size, and break their lines at a width`() throws {
    _ = try play { stage in
      let (label, title) = (UILabel(), UILabel())
      for label in [label, title] {
        label.translatesAutoresizingMaskIntoConstraints = false
        stage.view.addSubview(label)
      }
      label.text = "Several words in lines"
      title.text = "Title"
      let width = label.widthAnchor.constraint(lessThanOrEqualToConstant: 400)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: stage.view.topAnchor),
        label.leftAnchor.constraint(equalTo: stage.view.leftAnchor), width,
        title.leftAnchor.constraint(equalTo: label.rightAnchor),
        title.firstBaselineAnchor.constraint(equalTo: label.lastBaselineAnchor),
      ])
      stage.view.layoutIfNeeded()
      let (whole, short) = (label.frame.size, title.frame)
      #expect(whole == label.sizeThatFits(CGSize(width: 1000, height: 1000)))
      #expect(short.minX == whole.width && short.minY == 0)
      width.constant = 100
      label.numberOfLines = 0
      stage.view.layoutIfNeeded()
      #expect(label.frame.width == 100 && label.frame.height > 1.9 * whole.height)
      #expect(abs(title.frame.maxY - label.frame.maxY) < 0.01)
      label.text = "One"
      stage.view.layoutIfNeeded()
      #expect(label.frame.width < 100 && label.frame.height == whole.height)
    }
  }

  @Test func `use guides of their own`() throws {
    _ = try play { stage in
      let (box, _) = pinnedBox(on: stage)
      let guide = UILayoutGuide()
      stage.view.addLayoutGuide(guide)
      let tail = UIView()
      tail.translatesAutoresizingMaskIntoConstraints = false
      stage.view.addSubview(tail)
      NSLayoutConstraint.activate([
        guide.leadingAnchor.constraint(equalTo: box.trailingAnchor),
        guide.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 2),
        guide.topAnchor.constraint(equalTo: box.topAnchor),
        guide.bottomAnchor.constraint(equalTo: box.bottomAnchor),
        tail.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
        tail.trailingAnchor.constraint(equalTo: stage.view.trailingAnchor),
        tail.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
        tail.heightAnchor.constraint(equalToConstant: 10),
      ])
      stage.view.layoutIfNeeded()
      #expect(guide.layoutFrame == CGRect(x: 60, y: 30, width: 80, height: 50))
      #expect(tail.frame == CGRect(x: 140, y: 50, width: 100, height: 10))
    }
  }

  @Test func `let go of views that leave`() throws {
    _ = try play { stage in
      let (box, width) = pinnedBox(on: stage)
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(inner)
      let inside = inner.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 3)
      inside.isActive = true
      let held = stage.view.constraints
      #expect(held.count == 2)
      box.removeFromSuperview()
      #expect(stage.view.constraints.isEmpty && held.allSatisfy { !$0.isActive })
      #expect(width.isActive && inside.isActive)
      stage.view.addSubview(box)
      NSLayoutConstraint.activate(held)
      stage.view.layoutIfNeeded()
      #expect(box.frame.origin == CGPoint(x: 20, y: 30) && inner.frame.minX == 3)
    }
  }
}

/// Bad calls and the messages of their errors.
@MainActor
private let badLayouts: [(String, @MainActor (Stage, UIView, NSLayoutConstraint) -> Void)] = [
  ("must have finite numbers, found nan", { _, _, width in width.constant = .nan }),
  (
    "must have finite numbers, found inf",
    { _, box, _ in
      box.heightAnchor.constraint(equalToConstant: .infinity).isActive = true
    }
  ),
  ("must be 1 to 1000, found 0.0", { _, _, width in width.priority = UILayoutPriority(0) }),
  (
    "needs views with a common ancestor",
    { stage, box, _ in
      let other = UIView()
      other.leftAnchor.constraint(equalTo: box.leftAnchor).isActive = true
      #expect(other.constraints.isEmpty)
    }
  ),
  (
    "`width` and `left` cannot be related: one is a place, one a size",
    { stage, box, _ in
      NSLayoutConstraint(
        item: box, attribute: .width, relatedBy: .equal, toItem: stage.view, attribute: .left,
        multiplier: 1, constant: 0
      ).isActive = true
    }
  ),
  (
    "needs a second item for the place `left`",
    { _, box, _ in
      NSLayoutConstraint(
        item: box, attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 0
      ).isActive = true
    }
  ),
  (
    "required constraints contradict each other: `box.width == 40` (narrow) and `box.width == 90`; "
      + "give one of them a priority below 1000",
    { _, box, width in
      width.identifier = "narrow"
      box.widthAnchor.constraint(equalToConstant: 90).isActive = true
    }
  ),
  (
    "tray keeps its frame, because its translatesAutoresizingMaskIntoConstraints is true",
    {
      stage, _, _ in
      let tray = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      tray.accessibilityIdentifier = "tray"
      stage.view.addSubview(tray)
      tray.widthAnchor.constraint(equalToConstant: 20).isActive = true
    }
  ),
  (
    "asks for layout again and again",
    { stage, _, _ in
      final class Restless: UIView {
        override func layoutSubviews() { setNeedsLayout() }
      }
      stage.view.addSubview(Restless())
    }
  ),
]

@MainActor
@Test func `errors of constraints say what is wrong`() throws {
  for (message, body) in badLayouts {
    let error = #expect(throws: MovieError.self) {
      _ = try play { stage in
        let (box, width) = pinnedBox(on: stage)
        box.accessibilityIdentifier = "box"
        body(stage, box, width)
      }
    }
    #expect(error?.description.contains(message) == true, "\(message): \(error?.description ?? "")")
    #expect(error?.faults.count == 1)
  }
}
