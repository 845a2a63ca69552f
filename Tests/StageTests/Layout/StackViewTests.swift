import AnimRendering
import StageKit
import Testing

/// Views with sizes by constraints.
@MainActor
private func blocks(_ sizes: [(CGFloat, CGFloat)]) -> [UIView] {
  sizes.map { size in
    let view = UIView()
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: size.0),
      view.heightAnchor.constraint(equalToConstant: size.1),
    ])
    return view
  }
}

/// A view with an intrinsic content width.
private final class Content: UIView {
  var width: CGFloat { didSet { invalidateIntrinsicContentSize() } }

  init(width: CGFloat) {
    self.width = width
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: width, height: 10) }
}

/// A stack at (10, 10) on the stage.
@MainActor
private func stack(_ views: [UIView], on stage: Stage) -> UIStackView {
  let stack = UIStackView(arrangedSubviews: views)
  stack.translatesAutoresizingMaskIntoConstraints = false
  stage.view.addSubview(stack)
  NSLayoutConstraint.activate([
    stack.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor, constant: 10),
    stack.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 10),
  ])
  return stack
}

@MainActor
struct `Stack views` {
  @Test func `take the size of their views, which follow each other`() throws {
    _ = try play { stage in
      let views = blocks([(20, 10), (30, 16), (40, 12)])
      let stack = stack(views, on: stage)
      stack.spacing = 5
      stack.alignment = .center
      stack.setCustomSpacing(8, after: views[1])
      stage.view.layoutIfNeeded()
      #expect(stack.frame == CGRect(x: 10, y: 10, width: 103, height: 16))
      #expect(views.map(\.frame.minX) == [0, 25, 63])
      #expect(views.map(\.frame.minY) == [3, 0, 2])
      stack.axis = .vertical
      stack.alignment = .trailing
      stage.view.layoutIfNeeded()
      #expect(stack.frame.size == CGSize(width: 40, height: 51))
      #expect(
        views.map(\.frame.origin) == [(20, 0), (10, 15), (0, 39)].map { CGPoint(x: $0, y: $1) })
      stack.isLayoutMarginsRelativeArrangement = true
      stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      stage.view.layoutIfNeeded()
      #expect(stack.frame.size == CGSize(width: 46, height: 55))
      #expect(views[0].frame.origin == CGPoint(x: 22, y: 1))
    }
  }

  @Test func `share a given size`() throws {
    _ = try play { stage in
      let views = [UIView(), UIView(), UIView()]
      let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      for view in views { stack.addArrangedSubview(view) }
      stack.distribution = .fillEqually
      stack.spacing = 5
      stage.view.addSubview(stack)
      stage.view.layoutIfNeeded()
      #expect(views.map(\.frame.minX) == [0, 35, 70])
      #expect(views.allSatisfy { $0.frame.size == CGSize(width: 30, height: 30) })
      stack.distribution = .equalSpacing
      for (view, width) in zip(views, [10, 20, 30] as [CGFloat]) {
        view.widthAnchor.constraint(equalToConstant: width).isActive = true
      }
      stage.view.layoutIfNeeded()
      #expect(views.map(\.frame.minX) == [0, 30, 70])
      stack.removeArrangedSubview(views[1])
      stage.view.layoutIfNeeded()
      #expect(views[2].frame.minX == 70 && views[1].superview === stack)
    }
  }

  @Test func `give views parts of a given size, by their contents`() throws {
    _ = try play { stage in
      let views = [20, 30, 50].map { Content(width: $0) }
      let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
      for view in views { stack.addArrangedSubview(view) }
      stack.distribution = .fillProportionally
      stage.view.addSubview(stack)
      @MainActor func widths() -> [CGFloat] {
        stage.view.layoutIfNeeded()
        return views.map(\.frame.width)
      }
      #expect(widths() == [40, 60, 100])
      views[2].width = 150
      #expect(widths() == [20, 30, 150])
      views[2].width = 50
      // As in UIKit, the first views get their shares of the whole length including spacing, and the last view gets the
      // rest.
      stack.spacing = 12.5
      #expect(widths() == [32, 48, 95])
      #expect(views.map(\.frame.minX) == [0, 44.5, 105])
      views[1].isHidden = true
      stack.spacing = 10
      #expect(widths() == [50, 0, 140])
      views[1].isHidden = false
      stack.spacing = 0
      let inner = UIStackView(arrangedSubviews: [Content(width: 40), Content(width: 50)])
      inner.spacing = 10
      stack.addArrangedSubview(inner)
      #expect(widths() == [20, 30, 50] && inner.frame.width == 100)
      // No view has an intrinsic size, so all are equal.
      for view in views { view.width = 0 }
      stack.removeArrangedSubview(inner)
      inner.removeFromSuperview()
      stack.frame.size.width = 60
      #expect(widths() == [20, 20, 20])
    }
  }

  @Test func `keep the middles of views at equal distances, if spacing leaves room`() throws {
    _ = try play { stage in
      let views = blocks([(20, 10), (30, 10), (60, 10)])
      let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 200, height: 10))
      for view in views { stack.addArrangedSubview(view) }
      stack.distribution = .equalCentering
      stack.spacing = 5
      stage.view.addSubview(stack)
      stage.view.layoutIfNeeded()
      // The centres are at 10, 90 and 170.
      #expect(views.map(\.frame.minX) == [0, 75, 140])
      stack.frame.size.width = 130
      stage.view.layoutIfNeeded()
      // Equal distances of 45 points would leave no spacing between the last two views.
      #expect(views.map(\.frame.minX) == [0, 35, 70])
      stack.spacing = 8
      stage.view.layoutIfNeeded()
      #expect(views.map(\.frame.minX) == [0, 32, 70])
      stack.axis = .vertical
      stack.alignment = .leading
      stack.frame = CGRect(x: 0, y: 0, width: 60, height: 90)
      stage.view.layoutIfNeeded()
      #expect(views.map(\.frame.minY) == [0, 40, 80])
    }
  }

  @Test func `close up around hidden views, over time in a block`() throws {
    var seen: [(CGFloat, CGFloat, Bool)] = []
    let renderer = try play { stage in
      let views = blocks([(20, 10), (30, 20), (40, 10)])
      views[1].backgroundColor = .red
      let stack = stack(views, on: stage)
      stack.axis = .vertical
      stack.alignment = .leading
      stack.spacing = 4
      stage.view.layoutIfNeeded()
      @MainActor func note(_ times: [Double]) {
        for time in times {
          stage.after(time) {
            let layers = views.map { $0.layer.presentation() }
            seen.append(
              (layers[1]?.bounds.height ?? -1, layers[2]?.frame.minY ?? -1, views[1].isHidden))
          }
        }
      }
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[1].isHidden = true }
      #expect(!views[1].layer.isHidden)
      note([0, 0.5, 1])
      stage.after(2) {
        #expect(views[1].layer.isHidden)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
          views[1].isHidden = false
        }
        note([0, 0.5, 1])
      }
      stage.after(4) {
        views[1].isHidden = true
        #expect(views[1].layer.isHidden)
        note([0.1])
        stage.after(0.5) { views[1].isHidden = false }
      }
      stage.after(5) {
        UIViewPropertyAnimator(duration: 1, curve: .linear) { views[1].isHidden = true }
          .startAnimation()
        note([0.5])
      }
      stage.after(6.5) { #expect(views[1].layer.isHidden) }
    }
    let lengths = seen.map(\.0)
    #expect(lengths == [20, 10, 0, 0, 10, 20, 0, 10])
    #expect(seen.map(\.1) == [38, 26, 14, 14, 26, 38, 14, 26])
    #expect(seen.map(\.2) == [true, true, true, false, false, false, true, true])
    #expect(renderer.duration > 4)
  }
}
