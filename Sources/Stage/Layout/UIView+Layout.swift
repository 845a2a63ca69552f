import AnimPrimitives
import AnimScenes

/// The values of a view that its layout needs.
struct LayoutState {
  var translatesMask = true
  /// Whether `layoutSubviews()` is called by the next layout.
  var isStale = true
  /// Whether a view in it is stale. Then all of its ancestors have stale views in them, too.
  var hasStaleViews = false
  /// Whether `updateConstraints()` is called before the next layout.
  var wantsConstraints = true
  /// Whether `updateConstraints()` of a view in it is called before the next layout.
  var hasWantingViews = false
  /// The frame that constraints determine, which it gets when its superview lays out its subviews; nil without any.
  var solution: Rect?
  /// The frame that the program gave it last, if constraints have moved it since.
  var ownFrame: Rect?
  var hugging = Size(250, 250)
  var resistance = Size(750, 750)
  var margins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  var marginsGuide: UILayoutGuide?
  var safeAreaGuide: UILayoutGuide?
  var guides: [UILayoutGuide] = []
  /// The active constraints whose items have it as their nearest common ancestor.
  var held: [NSLayoutConstraint] = []
  /// The active constraints that name it or a guide of it.
  var naming: [NSLayoutConstraint] = []
  /// Whether a stack hides it. It has no place in the stack, and stays visible until the layout has moved.
  var isCollapsed = false
  /// The number of times that a stack has hidden or shown it.
  var hidingCount = 0
  /// Of the root of a tree of views: its constraints, ready to be solved; nil if they have changed.
  var system: ConstraintSystem?
}

extension UIView {
  /// The view without a superview that contains it, or the view itself.
  var root: UIView {
    var view = self
    while let next = view.superview { view = next }
    return view
  }

  var recorder: Recorder { layer.recorder }

  /// Its name in pictures and messages.
  var shownName: String {
    accessibilityIdentifier ?? layer.appearance.map { recorder.appearances[$0].node.id }
      ?? layer.nodeName
  }

  /// The nearest common ancestor; nil if there is none.
  func nearestAncestor(with other: UIView) -> UIView? {
    var ancestors: Set<ObjectIdentifier> = []
    var next: UIView? = other
    while let view = next {
      ancestors.insert(ObjectIdentifier(view))
      next = view.superview
    }
    next = self
    while let view = next, !ancestors.contains(ObjectIdentifier(view)) { next = view.superview }
    return next
  }

  // MARK: - Asking for layout

  /// Makes the next layout, at the latest at the end of the turn, call `layoutSubviews()`.
  public func setNeedsLayout() {
    layoutState.isStale = true
    markAncestors(\.hasStaleViews)
  }

  private func markAncestors(_ mark: WritableKeyPath<LayoutState, Bool>) {
    var next = superview
    while let view = next, !view.layoutState[keyPath: mark] {
      view.layoutState[keyPath: mark] = true
      next = view.superview
    }
  }

  /// Lays out the view, all views in it, and its ancestors up to the first one that needs no layout. In a block of
  /// animations, each frame that changes is animated.
  public func layoutIfNeeded() {
    recorder.layOut(self)
  }

  /// Makes the next layout read `intrinsicContentSize` again.
  public func invalidateIntrinsicContentSize() {
    (superview as? UIStackView)?.noteContentChange()
    guard Recorder.usesConstraints else { return }
    root.layoutState.system?.noteContent(of: self)
  }

  /// Makes the next layout, at the latest at the end of the turn, call `updateConstraints()`.
  public func setNeedsUpdateConstraints() {
    layoutState.wantsConstraints = true
    markAncestors(\.hasWantingViews)
  }

  public func needsUpdateConstraints() -> Bool { layoutState.wantsConstraints }

  /// Calls `updateConstraints()` of all views in the tree that need it.
  public func updateConstraintsIfNeeded() { root.updateWantedConstraints() }

  /// Updates constraints, those of views within a view first.
  func updateWantedConstraints() {
    if layoutState.hasWantingViews {
      layoutState.hasWantingViews = false
      for subview in subviews { subview.updateWantedConstraints() }
    }
    guard layoutState.wantsConstraints else { return }
    layoutState.wantsConstraints = false
    updateConstraints()
  }

  /// The length of a side without content in `intrinsicContentSize`.
  public static let noIntrinsicMetric: CGFloat = -1

  // MARK: - Constraints

  /// Whether the program sets its frame. If not, constraints do.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutState.translatesMask }
    set {
      guard newValue != layoutState.translatesMask else { return }
      layoutState.translatesMask = newValue
      if !layoutState.naming.isEmpty { root.layoutState.system = nil }
    }
  }

  /// The active constraints whose items have the view as their nearest common ancestor.
  public var constraints: [NSLayoutConstraint] { layoutState.held }

  public func addConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = true
  }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }

  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = false
  }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }

  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutState.hugging.priority(for: axis)
  }

  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    set(\.hugging, priority, axis, "setContentHuggingPriority(_:for:)")
  }

  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    layoutState.resistance.priority(for: axis)
  }

  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    set(\.resistance, priority, axis, "setContentCompressionResistancePriority(_:for:)")
  }

  private func set(
    _ path: WritableKeyPath<LayoutState, Size>, _ priority: UILayoutPriority,
    _ axis: NSLayoutConstraint.Axis, _ call: String
  ) {
    let value = Double(priority.rawValue)
    guard (1...1000).contains(value) else {
      recorder.fault(call, "must be 1 to 1000, found \(priority.rawValue)")
      return
    }
    switch axis {
    case .horizontal: layoutState[keyPath: path].width = value
    case .vertical: layoutState[keyPath: path].height = value
    }
    if !layoutState.naming.isEmpty { root.layoutState.system = nil }
  }

  // MARK: - Guides

  public var layoutGuides: [UILayoutGuide] { layoutState.guides }

  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    layoutState.guides.append(guide)
  }

  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    for constraint in layoutState.naming
    where constraint.first.guide === guide || constraint.second?.guide === guide {
      constraint.deactivate()
    }
    layoutState.guides.removeObject(guide)
    guide.owningView = nil
  }

  /// Distances of `layoutMarginsGuide` from the edges. Default: 8 points.
  public var layoutMargins: UIEdgeInsets {
    get { layoutState.margins }
    set {
      let call = "layoutMargins"
      guard
        recorder.isFinite(newValue.top, newValue.left, newValue.bottom, newValue.right, of: call),
        newValue != layoutState.margins
      else { return }
      layoutState.margins = newValue
      for constraint in layoutState.naming { root.layoutState.system?.note(constraint) }
      setNeedsLayout()
    }
  }

  /// The view without its margins.
  public var layoutMarginsGuide: UILayoutGuide {
    if let guide = layoutState.marginsGuide { return guide }
    let guide = UILayoutGuide(in: self, "layoutMarginsGuide") { $0.layoutMargins }
    layoutState.marginsGuide = guide
    return guide
  }

  /// The whole view, because nothing covers the stage.
  public var safeAreaLayoutGuide: UILayoutGuide {
    if let guide = layoutState.safeAreaGuide { return guide }
    let guide = UILayoutGuide(in: self, "safeAreaLayoutGuide") { _ in .zero }
    layoutState.safeAreaGuide = guide
    return guide
  }
}

extension NSLayoutConstraint {
  /// Source: NSLayoutConstraint.Axis.
  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }
}

extension Size {
  fileprivate func priority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority(Float(axis == .horizontal ? width : height))
  }
}

// MARK: - Changes of the tree and of values

extension UIView {
  /// Deactivates the constraints between views inside and outside of the view, before it leaves its superview.
  func leaveConstraints() {
    (superview as? UIStackView)?.removeArrangedSubview(self)
    guard Recorder.usesConstraints else { return }
    var holdsSome = false
    var inside: [UIView] = [self]
    while let view = inside.popLast() {
      inside += view.subviews
      holdsSome = holdsSome || !view.layoutState.held.isEmpty
      for constraint in view.layoutState.naming {
        guard let holder = constraint.holder, !holder.isDescendant(of: self) else { continue }
        constraint.deactivate()
      }
    }
    if holdsSome { root.layoutState.system = nil }
  }

  /// Adds its constraints to those of its new root, after it got a superview.
  func enterConstraints() {
    layoutState.system = nil
    if layoutState.isStale || layoutState.hasStaleViews { markAncestors(\.hasStaleViews) }
    if layoutState.wantsConstraints || layoutState.hasWantingViews {
      markAncestors(\.hasWantingViews)
    }
    superview?.setNeedsLayout()
    guard Recorder.usesConstraints else { return }
    var views: [UIView] = [self]
    var next = 0
    while next < views.count {
      let view = views[next]
      guard view.layoutState.held.isEmpty, !(view is UIStackView) else {
        root.layoutState.system = nil
        return
      }
      views += view.subviews
      next += 1
    }
    // Without constraints, what an earlier layout found is void.
    for view in views { view.layoutState.solution = nil }
  }

  /// Notes that the program, an animator or a block of animations changed a value.
  ///
  /// - Parameter oldSize: nil if the size cannot have changed.
  func noteChange(of oldSize: CGSize?, isContent: Bool) {
    if isContent {
      invalidateIntrinsicContentSize()
      return
    }
    if !recorder.appliesSolution {
      layoutState.ownFrame = nil
      if Recorder.usesConstraints { root.layoutState.system?.noteFrame(of: self) }
    }
    if let oldSize, oldSize != bounds.size { setNeedsLayout() }
  }
}
