/// The constraints of a stack of views. Their identifiers are UIKit's.
@MainActor
struct StackArrangement {
  private typealias Attribute = NSLayoutConstraint.Attribute

  private let stack: UIStackView
  private let isHorizontal: Bool
  /// The stack, or its inside.
  private let box: LayoutParty
  private(set) var constraints: [NSLayoutConstraint] = []
  private(set) var spacers: [UILayoutGuide] = []

  init(_ stack: UIStackView) {
    self.stack = stack
    isHorizontal = stack.axis == .horizontal
    box =
      stack.isLayoutMarginsRelativeArrangement
      ? LayoutParty(stack.layoutMarginsGuide) : LayoutParty(stack)
  }

  private var start: Attribute { isHorizontal ? .leading : .top }
  private var end: Attribute { isHorizontal ? .trailing : .bottom }
  private var length: Attribute { isHorizontal ? .width : .height }
  private var crossStart: Attribute { isHorizontal ? .top : .leading }
  private var crossEnd: Attribute { isHorizontal ? .bottom : .trailing }
  private var crossCenter: Attribute { isHorizontal ? .centerY : .centerX }

  mutating func arrange() {
    let visible = stack.arrangedSubviews.filter { !$0.isHidden }
    var last: UIView?
    for view in stack.arrangedSubviews {
      align(view, with: visible.first)
      guard !view.isHidden else {
        collapse(view, after: last)
        continue
      }
      if let last {
        follow(view, last)
      } else {
        add(view, start, .equal, box, start, "UISV-canvas-connection")
      }
      if stack.distribution == .fillEqually, let first = visible.first, first !== view {
        add(view, length, .equal, LayoutParty(first), length, "UISV-fill-equally")
      }
      last = view
    }
    if let last { add(last, end, .equal, box, end, "UISV-canvas-connection") }
    guard !stack.translatesAutoresizingMaskIntoConstraints else { return }
    // A stack is no larger than its views need.
    for side in [Attribute.width, .height] {
      add(stack, side, .equal, nil, .notAnAttribute, "UISV-fitting", priority: .fittingSizeLevel)
    }
  }

  /// Places a view behind another one.
  private mutating func follow(_ view: UIView, _ last: UIView) {
    let spacing = stack.customSpacing(after: last)
    guard stack.distribution == .equalSpacing else {
      add(view, start, .equal, LayoutParty(last), end, "UISV-spacing", constant: spacing)
      return
    }
    let spacer = UILayoutGuide()
    let party = LayoutParty(spacer)
    add(party, start, .equal, LayoutParty(last), end, "UISV-distributing")
    add(view, start, .equal, party, end, "UISV-distributing")
    add(
      party, length, .greaterThanOrEqual, nil, .notAnAttribute, "UISV-spacing", constant: spacing)
    if let first = spacers.first {
      add(party, length, .equal, LayoutParty(first), length, "UISV-distributing")
    }
    spacers.append(spacer)
  }

  /// Gives a hidden view no length. Its subviews may ask for one, so this is not required.
  private mutating func collapse(_ view: UIView, after last: UIView?) {
    add(
      view, start, .equal, last.map { LayoutParty($0) } ?? box, last == nil ? start : end,
      "UISV-hiding")
    add(
      view, length, .equal, nil, .notAnAttribute, "UISV-hiding", priority: UILayoutPriority(999.5))
  }

  /// Places a view across the axis.
  private mutating func align(_ view: UIView, with first: UIView?) {
    let id = "UISV-alignment"
    var alignment = stack.alignment
    if !isHorizontal, alignment == .firstBaseline || alignment == .lastBaseline {
      alignment = .leading
    }
    let startRelation: NSLayoutConstraint.Relation =
      alignment == .fill || alignment == .leading ? .equal : .greaterThanOrEqual
    let endRelation: NSLayoutConstraint.Relation =
      alignment == .fill || alignment == .trailing ? .equal : .lessThanOrEqual
    add(view, crossStart, startRelation, box, crossStart, id)
    add(view, crossEnd, endRelation, box, crossEnd, id)
    switch alignment {
    case .fill, .leading, .trailing: break
    case .center: add(view, crossCenter, .equal, box, crossCenter, id)
    case .firstBaseline, .lastBaseline:
      guard let first, first !== view else { return }
      let baseline = alignment == .firstBaseline ? Attribute.firstBaseline : .lastBaseline
      add(view, baseline, .equal, LayoutParty(first), baseline, id)
    }
  }

  private mutating func add(
    _ view: UIView, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation,
    _ other: LayoutParty?, _ otherAttribute: Attribute, _ identifier: String,
    constant: CGFloat = 0, priority: UILayoutPriority = .required
  ) {
    add(
      LayoutParty(view), attribute, relation, other, otherAttribute, identifier, constant: constant,
      priority: priority)
  }

  private mutating func add(
    _ party: LayoutParty, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation,
    _ other: LayoutParty?, _ otherAttribute: Attribute, _ identifier: String,
    constant: CGFloat = 0, priority: UILayoutPriority = .required
  ) {
    let constraint = NSLayoutConstraint(
      party, attribute, relation, other, otherAttribute, 1, constant)
    constraint.identifier = identifier
    constraint.priority = priority
    constraints.append(constraint)
  }
}
