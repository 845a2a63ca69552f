package import Primitives

/// What the layout has to know of a view, apart from what changes over time.
package struct LayoutNode: Sendable {
  package var id: String
  /// The index of the superview; nil for what lies on the canvas.
  package var parent: Int?
  /// Whether it has a place of its own, which it keeps where constraints leave it open.
  package var hasPosition: Bool
  /// Whether it has a size of its own, which it keeps where constraints leave it open.
  package var hasSize: Bool
  /// Whether it has baselines.
  package var isLabel: Bool
  /// Priorities for width and height. Source: UIView's content hugging priority.
  package var contentHugging: Size
  /// Priorities for width and height. Source: UIView's content compression resistance priority.
  package var compressionResistance: Size

  package init(
    id: String, parent: Int?, hasPosition: Bool, hasSize: Bool, isLabel: Bool = false,
    contentHugging: Size = LayoutNode.contentHugging,
    compressionResistance: Size = LayoutNode.compressionResistance
  ) {
    self.id = id
    self.parent = parent
    self.hasPosition = hasPosition
    self.hasSize = hasSize
    self.isLabel = isLabel
    self.contentHugging = contentHugging
    self.compressionResistance = compressionResistance
  }

  /// Whether it stays where it is unless a constraint begins with it, as a view does whose autoresizing mask
  /// UIKit translates into constraints.
  var hasFrame: Bool { hasPosition && hasSize }

  /// Whether a part is its own where constraints leave it open.
  func has(_ part: LayoutPart) -> Bool {
    switch part {
    case .left, .top: hasPosition
    case .width, .height: hasSize
    }
  }

  /// What Interface Builder gives to labels and image views.
  package static let contentHugging = Size(251, 251)
  /// UILayoutPriority.defaultHigh.
  package static let compressionResistance = Size(750, 750)
}

/// All that a layout depends on at one time.
package struct LayoutValues: Sendable {
  /// Of each view, in its superview: where it would be without constraints.
  package var frames: [Rect]
  /// Of each view, the size of what it shows; nil where it has none.
  package var contentSizes: [Size?]
  /// Of each label whose baselines constraints name; nil for others.
  package var baselines: [LayoutBaselines?]
  /// Of each constraint.
  package var constants: [Double]
  package var multipliers: [Double]
  package var isActive: [Bool]
  /// Of each constraint: how far it has become active (1) or inactive (0), where that is animated.
  package var activations: [Double]

  /// - Parameter isActive: of each constraint. Default: all are.
  package init(
    frames: [Rect], contentSizes: [Size?], constraints: [LayoutConstraint],
    isActive: [Bool]? = nil
  ) {
    let isActive = isActive ?? constraints.map { _ in true }
    precondition(isActive.count == constraints.count, "it is said of each constraint")
    self.frames = frames
    self.contentSizes = contentSizes
    baselines = frames.map { _ in nil }
    constants = constraints.map(\.constant)
    multipliers = constraints.map(\.multiplier)
    self.isActive = isActive
    activations = isActive.map { $0 ? 1 : 0 }
  }
}

/// Where the lines of a label lie: points from the middle of its height down to a baseline.
///
/// A text is centred in the height of its label, so these do not depend on it.
package struct LayoutBaselines: Hashable, Sendable {
  package var first: Double
  package var last: Double

  package init(first: Double, last: Double) {
    self.first = first
    self.last = last
  }
}
