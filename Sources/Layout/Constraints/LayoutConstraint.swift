/// A relation between attributes of views:
/// `firstItem.firstAttribute relation multiplier × secondItem.secondAttribute + constant`.
///
/// Source: NSLayoutConstraint, whose names these are.
public struct LayoutConstraint: Hashable, Sendable {
  /// Source: NSLayoutConstraint.Relation.
  public enum Relation: String, Hashable, Sendable, CaseIterable {
    case equal = "=="
    case greaterThanOrEqual = ">="
    case lessThanOrEqual = "<="
  }

  /// The attribute on the right side.
  public struct Term: Hashable, Sendable {
    public var item: LayoutItem
    public var attribute: LayoutAttribute

    public init(_ item: LayoutItem, _ attribute: LayoutAttribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  public var firstItem: LayoutItem
  public var firstAttribute: LayoutAttribute
  public var relation: Relation
  /// nil if the right side is only a constant.
  public var second: Term?
  /// The factor of the second term; ignored without one.
  public var multiplier: Double
  /// Points.
  public var constant: Double
  /// 1…1000; 1000 is required.
  public var priority: Double

  /// - Parameter priority: 1…1000. Default: 1000, which is required.
  /// - Precondition: the priority is within 1…1000, and the numbers are finite.
  public init(
    item firstItem: LayoutItem, attribute firstAttribute: LayoutAttribute,
    relatedBy relation: Relation = .equal, to second: Term? = nil, multiplier: Double = 1,
    constant: Double = 0, priority: Double = LayoutConstraint.required
  ) {
    precondition(
      Self.priorities.contains(priority), "the priority of a constraint lies within 1 and 1000")
    precondition(
      multiplier.isFinite && constant.isFinite, "the numbers of a constraint are finite")
    self.firstItem = firstItem
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
  }

  /// UILayoutPriority.required.
  public static let required = 1000.0
  /// UILayoutPriority.defaultHigh, the default compression resistance.
  public static let defaultHigh = 750.0
  /// UILayoutPriority.fittingSizeLevel, of a stack that is no larger than its views need.
  package static let fittingSizeLevel = 50.0
  /// UILayoutPriority.defaultLow.
  public static let defaultLow = 250.0
  /// The range of priorities.
  public static let priorities = 1.0...required
}

/// A view or the canvas in a constraint.
public enum LayoutItem: Hashable, Sendable {
  /// A view with an id.
  case view(String)
  /// The first item's superview, or the canvas.
  case superview
  case canvas
}

extension LayoutItem {
  /// The item with a name in an equation.
  package init(named name: String) {
    switch name {
    case "canvas": self = .canvas
    case "superview": self = .superview
    default: self = .view(name)
    }
  }

  /// The item's name in an equation.
  package var name: String {
    switch self {
    case .canvas: "canvas"
    case .superview: "superview"
    case .view(let id): id
    }
  }
}
