package import Primitives

/// The constant properties of a view in a layout.
package struct LayoutNode: Sendable {
  package var id: String
  /// The index of the superview; nil for the canvas.
  package var parent: Int?
  /// Whether it has a place of its own, which it keeps if constraints do not determine it.
  package var hasPosition: Bool
  /// Whether it has a size of its own, which it keeps if constraints do not determine it.
  package var hasSize: Bool
  /// Whether it keeps its frame even if a constraint begins with it.
  package var isFixed: Bool
  /// Whether it has baselines.
  package var isLabel: Bool
  /// Priorities for width and height. Source: UIView's content hugging priority.
  package var contentHugging: Size
  /// Priorities for width and height. Source: UIView's content compression resistance priority.
  package var compressionResistance: Size

  package init(
    id: String, parent: Int?, hasPosition: Bool, hasSize: Bool, isFixed: Bool = false,
    isLabel: Bool = false, contentHugging: Size = LayoutNode.contentHugging,
    compressionResistance: Size = LayoutNode.compressionResistance
  ) {
    self.id = id
    self.parent = parent
    self.hasPosition = hasPosition
    self.hasSize = hasSize
    self.isFixed = isFixed
    self.isLabel = isLabel
    self.contentHugging = contentHugging
    self.compressionResistance = compressionResistance
  }

  /// Whether it keeps its frame unless a constraint begins with it, like a view in UIKit whose autoresizing mask is
  /// translated into constraints.
  var hasFrame: Bool { hasPosition && hasSize }

  /// Whether it has a value of its own for a part.
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

/// The values that a layout depends on at one time.
package struct LayoutValues: Sendable {
  /// Of each view, in its superview: its frame without constraints.
  package var frames: [Rect]
  /// Of each view, the size of its content; nil if it has none. A side below 0 is none. Source:
  /// UIView.noIntrinsicMetric.
  package var contentSizes: [Size?]
  /// Of each label whose baselines constraints name; nil for others.
  package var baselines: [LayoutBaselines?]
  /// Of each constraint.
  package var constants: [Double]
  package var multipliers: [Double]
  package var isActive: [Bool]
  /// Of each constraint: its animated activity, from inactive (0) to active (1).
  package var activations: [Double]

  /// - Parameter isActive: of each constraint. Default: all are.
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

/// The baselines of a label: points below the middle of its height.
///
/// A text is centred in its label's height, so these do not depend on the height.
package struct LayoutBaselines: Hashable, Sendable {
  package var first: Double
  package var last: Double

  package init(first: Double, last: Double) {
    self.first = first
    self.last = last
  }
}
