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
  private var center: Attribute { isHorizontal ? .centerX : .centerY }
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
      last = view
    }
    size(visible)
    if let last { add(last, end, .equal, box, end, "UISV-canvas-connection") }
    guard !stack.translatesAutoresizingMaskIntoConstraints else { return }
    // A stack is no larger than its views need.
    for side in [Attribute.width, .height] {
      add(stack, side, .equal, nil, .notAnAttribute, "UISV-fitting", priority: .fittingSizeLevel)
    }
  }

  /// Gives views their lengths, if the distribution determines them.
  private mutating func size(_ views: [UIView]) {
    switch stack.distribution {
    case .fillEqually: sizeEqually(views)
    case .fillProportionally: sizeProportionally(views)
    case .fill, .equalSpacing, .equalCentering: break
    }
  }

  private mutating func sizeEqually(_ views: [UIView]) {
    guard let first = views.first else { return }
    for view in views.dropFirst() {
      add(view, length, .equal, LayoutParty(first), length, "UISV-fill-equally")
    }
  }

  /// Gives views parts of the stack, by their contents. As in UIKit, spacing is a part of the whole, and the first views
  /// get their parts, so that the last one fills a stack that is longer or shorter than its content.
  private mutating func sizeProportionally(_ views: [UIView]) {
    let lengths = views.map { Self.length(of: $0, isHorizontal: isHorizontal) }
    let spacing = views.dropLast().map(stack.customSpacing(after:)).reduce(0, +)
    let whole = lengths.reduce(0, +) + spacing
    guard whole > max(spacing, 1) else { return sizeEqually(views) }
    for (place, (view, part)) in zip(views, lengths).enumerated() {
      let isEmpty = part <= 0
      add(
        LayoutParty(view), length, .equal, isEmpty ? nil : box, isEmpty ? .notAnAttribute : length,
        "UISV-fill-proportionally", multiplier: isEmpty ? 1 : part / whole,
        priority: UILayoutPriority(Float(max(999 - place, 751))))
    }
  }

  /// The length of a view's content; 0 for a view without any. A stack has those of its views.
  private static func length(of view: UIView, isHorizontal: Bool) -> CGFloat {
    guard let stack = view as? UIStackView else {
      let size = view.intrinsicContentSize
      return max(isHorizontal ? size.width : size.height, 0)
    }
    let views = stack.arrangedSubviews.filter { !$0.isHidden }
    let lengths = views.map { length(of: $0, isHorizontal: isHorizontal) }
    guard (stack.axis == .horizontal) == isHorizontal else { return lengths.max() ?? 0 }
    return lengths.reduce(0, +) + views.dropLast().map(stack.customSpacing(after:)).reduce(0, +)
  }

  /// Places a view behind another one.
  private mutating func follow(_ view: UIView, _ last: UIView) {
    let isCentered = stack.distribution == .equalCentering
    let isSpread = isCentered || stack.distribution == .equalSpacing
    add(
      view, start, isSpread ? .greaterThanOrEqual : .equal, LayoutParty(last), end, "UISV-spacing",
      constant: stack.customSpacing(after: last))
    guard isSpread else { return }
    let spacer = UILayoutGuide()
    let party = LayoutParty(spacer)
    let edges = isCentered ? (center, center) : (end, start)
    add(party, start, .equal, LayoutParty(last), edges.0, "UISV-distributing-edge")
    add(party, end, .equal, LayoutParty(view), edges.1, "UISV-distributing-edge")
    if let first = spacers.first {
      // Spacing and the sizes of contents count more than equal distances of centers.
      let priority = isCentered ? UILayoutPriority(Float(max(150 - spacers.count, 50))) : .required
      add(
        party, length, .equal, LayoutParty(first), length, "UISV-fill-equally", priority: priority)
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
    multiplier: CGFloat = 1, constant: CGFloat = 0, priority: UILayoutPriority = .required
  ) {
    let constraint = NSLayoutConstraint(
      party, attribute, relation, other, otherAttribute, multiplier, constant)
    constraint.identifier = identifier
    constraint.priority = priority
    constraints.append(constraint)
  }
}
