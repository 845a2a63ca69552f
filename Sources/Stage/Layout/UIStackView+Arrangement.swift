import AnimLayout

extension UIStackView {
  /// The constraints that place the arranged views, and the guides between them.
  func arrangement() -> (constraints: [NSLayoutConstraint], spacers: [UILayoutGuide]) {
    let arrangement = StackArrangement(
      axis == .horizontal ? .horizontal : .vertical, alignment.core, distribution.core,
      of: items(along: axis), fitsContent: !translatesAutoresizingMaskIntoConstraints)
    let spacers = (0..<arrangement.spacerCount).map { _ in UILayoutGuide() }
    let box =
      isLayoutMarginsRelativeArrangement ? LayoutParty(layoutMarginsGuide) : LayoutParty(self)
    func party(_ party: StackArrangement.Party) -> LayoutParty {
      switch party {
      case .view(let place): LayoutParty(arrangedSubviews[place])
      case .box: box
      case .stack: LayoutParty(self)
      case .spacer(let number): LayoutParty(spacers[number])
      }
    }
    let constraints = arrangement.rules.map { rule in
      let constraint = NSLayoutConstraint(
        party(rule.first.party), NSLayoutConstraint.Attribute(rule.first.attribute),
        NSLayoutConstraint.Relation(rule.relation), rule.second.map { party($0.party) },
        rule.second.map { NSLayoutConstraint.Attribute($0.attribute) } ?? .notAnAttribute,
        CGFloat(rule.multiplier), CGFloat(rule.constant))
      constraint.identifier = rule.identifier
      constraint.priority = UILayoutPriority(Float(rule.priority))
      return constraint
    }
    return (constraints, spacers)
  }

  private func items(along axis: NSLayoutConstraint.Axis) -> [StackArrangement.Item] {
    let needsLengths = distribution == .fillProportionally
    return arrangedSubviews.map { view in
      StackArrangement.Item(
        isHidden: view.isHidden, spacingAfter: Double(customSpacing(after: view)),
        length: needsLengths ? Self.length(of: view, along: axis) : 0)
    }
  }

  /// The length of a view's content; 0 for a view without any. A stack has those of its views.
  private static func length(of view: UIView, along axis: NSLayoutConstraint.Axis) -> Double {
    guard let stack = view as? UIStackView else {
      let size = view.intrinsicContentSize
      return Double(max(axis == .horizontal ? size.width : size.height, 0))
    }
    let items = stack.arrangedSubviews.map { view in
      StackArrangement.Item(
        isHidden: view.isHidden, spacingAfter: Double(stack.customSpacing(after: view)),
        length: length(of: view, along: axis))
    }
    guard stack.axis == axis else { return items.filter { !$0.isHidden }.map(\.length).max() ?? 0 }
    return StackArrangement.length(of: items)
  }
}

extension UIStackView.Alignment {
  fileprivate var core: StackAlignment {
    switch self {
    case .fill: .fill
    case .leading: .leading
    case .firstBaseline: .firstBaseline
    case .center: .center
    case .trailing: .trailing
    case .lastBaseline: .lastBaseline
    }
  }
}

extension UIStackView.Distribution {
  fileprivate var core: StackDistribution {
    switch self {
    case .fillProportionally: .fillProportionally
    case .equalCentering: .equalCentering
    case .fill: .fill
    case .fillEqually: .fillEqually
    case .equalSpacing: .equalSpacing
    }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate init(_ core: LayoutAttribute) {
    switch core {
    case .left: self = .left
    case .right: self = .right
    case .top: self = .top
    case .bottom: self = .bottom
    case .leading: self = .leading
    case .trailing: self = .trailing
    case .width: self = .width
    case .height: self = .height
    case .centerX: self = .centerX
    case .centerY: self = .centerY
    case .firstBaseline: self = .firstBaseline
    case .lastBaseline: self = .lastBaseline
    }
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate init(_ core: LayoutConstraint.Relation) {
    switch core {
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    case .lessThanOrEqual: self = .lessThanOrEqual
    }
  }
}
