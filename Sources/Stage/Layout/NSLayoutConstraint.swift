import AnimLayout
import AnimPrimitives

/// A relation between attributes of views: `first = multiplier × second + constant`, or ≥, or ≤.
/// Source: NSLayoutConstraint.
///
/// It acts while it is active. A change of its constant is seen at the end of the turn, or is animated by
/// `layoutIfNeeded()` in a block.
@preconcurrency @MainActor
public final class NSLayoutConstraint {
  /// Source: NSLayoutConstraint.Relation.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }

  /// Source: NSLayoutConstraint.Attribute. Text runs from left to right, so `leading` is `left`.
  public enum Attribute: Int, Sendable {
    case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX,
      centerY
    case lastBaseline, firstBaseline
  }

  let first: LayoutParty
  /// nil if the right side is only the constant.
  let second: LayoutParty?
  public let firstAttribute: Attribute
  public let secondAttribute: Attribute
  public let relation: Relation
  /// The factor of the second attribute.
  public let multiplier: CGFloat
  /// A name for messages.
  public var identifier: String?
  /// The reason for which its arguments cannot be solved; nil if they can.
  private let fault: String?
  /// The movie in which the fault was noted.
  private weak var notedIn: Recorder?
  private var points: CGFloat
  private var weight = UILayoutPriority.required
  /// The nearest common ancestor of its items, which holds it; nil while it is inactive.
  private(set) weak var holder: UIView?

  /// - Parameters:
  ///   - view1: a view or a layout guide.
  ///   - attr1: the attribute of the first item.
  ///   - relation: equal, at most or at least.
  ///   - view2: another one, or the same; nil for an equation with the constant alone.
  ///   - attr2: the attribute of the second item.
  ///   - multiplier: the factor of the second attribute.
  ///   - constant: points.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    let first = LayoutParty(view1)
    let second = view2.flatMap(LayoutParty.init)
    self.init(
      first ?? LayoutParty(), attr1, relation, second, attr2, multiplier, constant,
      fault: first == nil || (view2 != nil && second == nil)
        ? "must have views and layout guides as its items" : nil)
  }

  init(
    _ first: LayoutParty, _ firstAttribute: Attribute, _ relation: Relation,
    _ second: LayoutParty?, _ secondAttribute: Attribute, _ multiplier: CGFloat,
    _ constant: CGFloat, fault: String? = nil
  ) {
    let isRelated = second != nil && secondAttribute != .notAnAttribute
    self.first = first
    self.second = isRelated ? second : nil
    self.firstAttribute = firstAttribute
    self.secondAttribute = isRelated ? secondAttribute : .notAnAttribute
    self.relation = relation
    self.multiplier = multiplier
    points = constant
    self.fault =
      fault
      ?? Self.fault(
        firstAttribute, second == nil ? .notAnAttribute : secondAttribute, multiplier, constant)
    noteFault()
  }

  /// Notes that it cannot be solved, once in a movie.
  private func noteFault() {
    guard let fault, notedIn !== Recorder.current else { return }
    notedIn = .current
    Recorder.current.fault("NSLayoutConstraint", fault)
  }

  /// The reason for which arguments cannot be solved; nil if they can.
  private static func fault(
    _ first: Attribute, _ second: Attribute, _ multiplier: CGFloat, _ constant: CGFloat
  ) -> String? {
    guard multiplier.isFinite, constant.isFinite else {
      return "must have finite numbers, found \(multiplier.isFinite ? constant : multiplier)"
    }
    guard let core = first.core else { return "must have an attribute of its first item" }
    guard let other = second.core else {
      return core.isLocation
        ? "needs a second item for the place `\(core.rawValue)`" : nil
    }
    return core.mismatch(with: other).map { "must have attributes that go together: \($0)" }
  }

  public var firstItem: AnyObject? { first.object }
  public var secondItem: AnyObject? { second?.object }

  // MARK: - Changes

  /// Points.
  public var constant: CGFloat {
    get { points }
    set {
      guard first.recorder.isFinite(newValue, of: "NSLayoutConstraint.constant") else { return }
      guard newValue != points else { return }
      points = newValue
      holder?.root.layoutState.system?.note(self)
    }
  }

  /// 1…1000; the default is required.
  public var priority: UILayoutPriority {
    get { weight }
    set {
      guard LayoutConstraint.priorities.contains(Double(newValue.rawValue)) else {
        first.recorder.fault(
          "NSLayoutConstraint.priority", "must be 1 to 1000, found \(newValue.rawValue)")
        return
      }
      guard newValue != weight else { return }
      weight = newValue
      holder?.root.layoutState.system = nil
    }
  }

  /// Whether it acts.
  public var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate("NSLayoutConstraint.isActive") : deactivate() }
  }

  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.activate("NSLayoutConstraint.activate(_:)") }
  }

  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.deactivate() }
  }

  /// Activates the constraint in the nearest common ancestor of its items.
  private func activate(_ call: String) {
    guard fault == nil, holder == nil else { return noteFault() }
    guard let view = first.view, second == nil || second?.view != nil else {
      first.recorder.fault(call, "needs items that are there: a layout guide needs its view")
      return
    }
    guard let common = second?.view?.nearestAncestor(with: view) ?? (second == nil ? view : nil)
    else {
      first.recorder.fault(
        call,
        "needs views with a common ancestor; those of `\(text)` have none: add them to it before")
      return
    }
    hold(in: common)
  }

  /// Activates the constraint in an ancestor of its items.
  func hold(in view: UIView) {
    holder = view
    view.layoutState.held.append(self)
    first.view?.layoutState.naming.append(self)
    if let other = second?.view, other !== first.view { other.layoutState.naming.append(self) }
    view.root.layoutState.system = nil
    Recorder.usesConstraints = true
  }

  func deactivate() {
    guard let holder else { return }
    holder.layoutState.held.removeLast(self)
    first.view?.layoutState.naming.removeLast(self)
    if let other = second?.view, other !== first.view { other.layoutState.naming.removeLast(self) }
    holder.root.layoutState.system = nil
    self.holder = nil
  }
}

extension [NSLayoutConstraint] {
  /// Removes a constraint, searching from the end, where the new ones are.
  fileprivate mutating func removeLast(_ constraint: NSLayoutConstraint) {
    guard let place = lastIndex(where: { $0 === constraint }) else { return }
    remove(at: place)
  }
}

/// The strength of a constraint; 1000 is required. Source: UILayoutPriority.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float

  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
}

// MARK: - The terms of the layout

extension NSLayoutConstraint.Attribute {
  /// nil for none.
  var core: LayoutAttribute? {
    switch self {
    case .notAnAttribute: nil
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    case .width: .width
    case .height: .height
    case .centerX: .centerX
    case .centerY: .centerY
    case .lastBaseline: .lastBaseline
    case .firstBaseline: .firstBaseline
    }
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var core: LayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension NSLayoutConstraint {
  /// The constraint between items by their names.
  func core(
    _ name: (LayoutParty) -> String,
    _ attribute: (LayoutParty, LayoutAttribute) -> LayoutAttribute = { $1 }, constant: Double? = nil
  ) -> LayoutConstraint {
    var term: LayoutConstraint.Term?
    if let second, let other = secondAttribute.core {
      term = LayoutConstraint.Term(.view(name(second)), attribute(second, other))
    }
    return LayoutConstraint(
      item: .view(name(first)), attribute: attribute(first, firstAttribute.core ?? .width),
      relatedBy: relation.core, to: term, multiplier: term == nil ? 1 : Double(multiplier),
      constant: constant ?? Double(points), priority: Double(weight.rawValue))
  }

  /// The constant between the views to which the items belong: guides inside of a view have distances from its edges.
  var viewConstant: Double {
    var constant = Double(points)
    if let attribute = firstAttribute.core { constant -= first.offset(of: attribute) }
    if let second, let attribute = secondAttribute.core {
      constant += Double(multiplier) * second.offset(of: attribute)
    }
    return constant
  }

  /// Whether it asks for a length of a view that a stack hides along its axis.
  var isSuspended: Bool {
    guard second == nil, first.guide == nil, let view = first.view, view.isHidden,
      let stack = view.superview as? UIStackView, stack.arranges(view)
    else { return false }
    return firstAttribute == (stack.axis == .horizontal ? .width : .height)
      && priority.rawValue == UILayoutPriority.required.rawValue
  }

  /// Its equation, for messages.
  var text: String { core(\.name).description }
}
