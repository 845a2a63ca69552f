package import AnimPrimitives

/// The properties of a view that do not change during a scene.
package struct LayoutNode: Sendable {
  package var id: String
  /// The index of the superview; nil for the canvas.
  package var parent: Int?
  /// Whether the view has a position of its own, used where constraints do not determine it.
  package var hasPosition: Bool
  /// Whether the view has a size of its own, used where constraints do not determine it.
  package var hasSize: Bool
  /// Whether the view keeps its frame even if it is the first item of a constraint.
  package var isFixed: Bool
  /// Whether the view has baselines.
  package var isLabel: Bool
  /// Whether a text or a picture gives the view its size.
  package var hasContent: Bool
  /// Priorities for width and height. Source: UIView's content hugging priority.
  package var contentHugging: Size
  /// Priorities for width and height. Source: UIView's content compression resistance priority.
  package var compressionResistance: Size

  package init(
    id: String, parent: Int?, hasPosition: Bool, hasSize: Bool, isFixed: Bool = false,
    isLabel: Bool = false, hasContent: Bool = false,
    contentHugging: Size = LayoutNode.contentHugging,
    compressionResistance: Size = LayoutNode.compressionResistance
  ) {
    self.id = id
    self.parent = parent
    self.hasPosition = hasPosition
    self.hasSize = hasSize
    self.isFixed = isFixed
    self.isLabel = isLabel
    self.hasContent = hasContent
    self.contentHugging = contentHugging
    self.compressionResistance = compressionResistance
  }

  /// Whether the view keeps its frame unless it is a constraint's first item. Source:
  /// UIView.translatesAutoresizingMaskIntoConstraints.
  var hasFrame: Bool { hasPosition && hasSize }

  /// Whether the view has its own value for a part.
  func has(_ part: LayoutPart) -> Bool {
    switch part {
    case .left, .top: hasPosition
    case .width, .height: hasSize
    }
  }

  /// The default of Interface Builder for labels and image views.
  package static let contentHugging = Size(251, 251)
  /// UILayoutPriority.defaultHigh.
  package static let compressionResistance = Size(750, 750)
}

/// The values that affect a layout at one time.
package struct LayoutValues: Sendable {
  /// The frame of each view without constraints, in its superview.
  package var frames: [Rect]
  /// The content size of each view; nil without content. A negative side means no size. Source:
  /// UIView.noIntrinsicMetric.
  package var contentSizes: [Size?]
  /// The baselines of labels that constraints refer to; nil for other views.
  package var baselines: [LayoutBaselines?]
  /// The constant of each constraint.
  package var constants: [Double]
  package var multipliers: [Double]
  package var isActive: [Bool]
  /// The animated activation of each constraint, from inactive (0) to active (1).
  package var activations: [Double]

  /// - Parameter isActive: for each constraint. Default: all are active.
  package init(
    frames: [Rect], contentSizes: [Size?], constraints: [LayoutConstraint],
    isActive: [Bool]? = nil
  ) {
    let isActive = isActive ?? constraints.map { _ in true }
    precondition(isActive.count == constraints.count, "isActive has an element for each constraint")
    self.frames = frames
    self.contentSizes = contentSizes
    baselines = frames.map { _ in nil }
    constants = constraints.map(\.constant)
    multipliers = constraints.map(\.multiplier)
    self.isActive = isActive
    activations = isActive.map { $0 ? 1 : 0 }
  }
}

/// The baselines of a label, in points below the middle of its height.
///
/// Text is centred vertically in a label, so these values do not depend on the height.
package struct LayoutBaselines: Hashable, Sendable {
  package var first: Double
  package var last: Double

  package init(first: Double, last: Double) {
    self.first = first
    self.last = last
  }
}
