import AnimPrimitives
import AnimRendering
import AnimScenes
import StageKit
import Testing

/// A view with a content of a size, which gives way to its stack but not to other contents.
private final class Block: UIView {
  private let size: CGSize

  init(_ size: CGSize) {
    self.size = size
    super.init(frame: .zero)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(UILayoutPriority(890), for: axis)
      setContentCompressionResistancePriority(UILayoutPriority(900), for: axis)
    }
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}

/// The same stacks in a program and in a scene.
@MainActor
struct `Stacks of programs and scenes` {
  private static let sizes = [
    CGSize(width: 20, height: 10), CGSize(width: 30, height: 16), CGSize(width: 40, height: 12),
  ]
  private nonisolated static let distributions: [(UIStackView.Distribution, String)] = [
    (.fill, "fill"), (.fillEqually, "fillEqually"), (.fillProportionally, "fillProportionally"),
    (.equalSpacing, "equalSpacing"), (.equalCentering, "equalCentering"),
  ]
  private nonisolated static let alignments: [(UIStackView.Alignment, String)] = [
    (.fill, "fill"), (.leading, "leading"), (.center, "center"), (.trailing, "trailing"),
  ]

  @Test(arguments: distributions.indices, alignments.indices)
  func `have the same frames`(distribution: Int, alignment: Int) throws {
    let (distribution, alignment) = (Self.distributions[distribution], Self.alignments[alignment])
    for (isVertical, hidden) in [(false, nil), (true, nil), (false, 1), (true, 0)] as [(Bool, Int?)]
    {
      var program: [CGRect] = []
      _ = try play { stage in
        let blocks = Self.sizes.map(Block.init)
        let stack = UIStackView(arrangedSubviews: blocks)
        stack.frame = CGRect(x: 0, y: 0, width: 160, height: 150)
        stack.axis = isVertical ? .vertical : .horizontal
        stack.distribution = distribution.0
        stack.alignment = alignment.0
        stack.spacing = 4
        stack.setCustomSpacing(9, after: blocks[1])
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        if let hidden { blocks[hidden].isHidden = true }
        stage.view.addSubview(stack)
        stage.view.layoutIfNeeded()
        program = blocks.map(\.frame)
      }
      let views = Self.sizes.enumerated().map { place, size in
        """
        {"bounds": [\(size.width), \(size.height)]\(place == 1 ? #", "spacingAfter": 9"# : "")\
        \(place == hidden ? #", "hidden": true"# : "")}
        """
      }
      let text = """
        {"size": [300, 300], "views": [{"type": "stack", "frame": [0, 0, 160, 150],
          "axis": "\(isVertical ? "vertical" : "horizontal")", "spacing": 4,
          "distribution": "\(distribution.1)", "alignment": "\(alignment.1)",
          "layoutMargins": [1, 2, 3, 4], "subviews": [\(views.joined(separator: ", "))]}]}
        """
      let renderer = try Renderer(
        scene: try SceneReader.read(Array(text.utf8), file: "scene.json"))
      var presentation = renderer.makePresentation()
      presentation.move(to: 0, on: renderer.timeline)
      let found = presentation.states.dropFirst().map { state in
        CGRect(
          x: state.center.x - state.bounds.width / 2, y: state.center.y - state.bounds.height / 2,
          width: state.bounds.width, height: state.bounds.height)
      }
      #expect(found == program, "\(distribution.1), \(alignment.1), vertical \(isVertical)")
    }
  }
}
