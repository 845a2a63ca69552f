/// Views in a row or a column, which constraints place. Source: UIStackView.
///
/// A hidden view takes no space. Hiding or showing a view in a block of animations moves the others.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// The places across the axis. Source: UIStackView.Alignment.
  public enum Alignment: Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  /// The places along the axis. Source: UIStackView.Distribution.
  public enum Distribution: Sendable {
    /// Views have parts of the stack, by the sizes of their contents.
    case fillProportionally
    /// The middles of views have equal distances, if spacing leaves room for that.
    case equalCentering
    case fill, fillEqually, equalSpacing
  }

  public private(set) var arrangedSubviews: [UIView] = []
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsArrangement() } }
  open var alignment = Alignment.fill { didSet { setNeedsArrangement() } }
  open var distribution = Distribution.fill { didSet { setNeedsArrangement() } }
  /// Points between views; the minimum for `equalSpacing` and `equalCentering`.
  open var spacing: CGFloat {
    get { gap }
    set {
      guard recorder.isFinite(newValue, of: "UIStackView.spacing") else { return }
      gap = newValue
      setNeedsArrangement()
    }
  }
  /// Whether the views are placed within `layoutMargins`.
  open var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsArrangement() } }

  private var gap: CGFloat = 0
  private var customSpacing: [ObjectIdentifier: CGFloat] = [:]
  /// The constraints that place the views, and the guides between them.
  private var own: [NSLayoutConstraint] = []
  private var spacers: [UILayoutGuide] = []
  private var isArranged = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: - Views

  /// Adds a view behind the arranged ones. A view that is arranged already moves to the end.
  open func addArrangedSubview(_ view: UIView) {
    let others = arrangedSubviews.filter { $0 !== view || view.superview !== self }
    insertArrangedSubview(view, at: others.count)
  }

  /// - Parameters:
  ///   - view: the view; one that is arranged already moves.
  ///   - index: the place among the arranged views, 0 to their number.
  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    let isHere = view.superview === self && arranges(view)
    let others = isHere ? arrangedSubviews.filter { $0 !== view } : arrangedSubviews
    guard (0...others.count).contains(index) else {
      recorder.fault(
        "insertArrangedSubview(_:at:)",
        "must have a place from 0 to \(others.count), found \(index)")
      return
    }
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews = others
    arrangedSubviews.insert(view, at: index)
    setNeedsArrangement()
  }

  /// Removes a view from the arrangement. It stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arranges(view) else { return }
    arrangedSubviews.removeObject(view)
    if view.layoutState.isCollapsed {
      view.layoutState.isCollapsed = false
      view.layer.isHidden = true
    }
    setNeedsArrangement()
  }

  func arranges(_ view: UIView) -> Bool { arrangedSubviews.contains { $0 === view } }

  /// Points after a view, instead of `spacing`.
  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
    guard recorder.isFinite(spacing, of: "setCustomSpacing(_:after:)") else { return }
    customSpacing[ObjectIdentifier(view)] = spacing
    setNeedsArrangement()
  }

  open func customSpacing(after view: UIView) -> CGFloat {
    customSpacing[ObjectIdentifier(view)] ?? spacing
  }

  // MARK: - Hiding

  /// Hides or shows an arranged view. In a block, the layout is animated, and the view is seen until it has no place.
  func setHidden(_ isHidden: Bool, of view: UIView) {
    guard isHidden != view.isHidden else { return }
    view.layoutState.hidingCount += 1
    let count = view.layoutState.hidingCount
    guard recorder.animatesBlock, layer.isOnStage else {
      view.layoutState.isCollapsed = false
      view.layer.isHidden = isHidden
      setNeedsArrangement()
      return
    }
    view.layoutState.isCollapsed = isHidden
    // The view is there at once: only the layout moves.
    if !isHidden { recorder.within(.still) { view.layer.isHidden = false } }
    setNeedsArrangement()
    // The block around gives its duration and its curve.
    UIView.animate(withDuration: 1, animations: { self.layoutIfNeeded() }) { _ in
      guard isHidden, view.layoutState.hidingCount == count, view.layoutState.isCollapsed else {
        return
      }
      view.layoutState.isCollapsed = false
      view.layer.isHidden = true
    }
  }

  // MARK: - Constraints

  private func setNeedsArrangement() {
    isArranged = false
    Recorder.usesConstraints = true
    root.layoutState.system = nil
    setNeedsLayout()
  }

  /// Arranges the views again if their lengths depend on a content that has changed.
  func noteContentChange() {
    if distribution == .fillProportionally { setNeedsArrangement() }
  }

  override func prepareConstraints() {
    guard !isArranged else { return }
    isArranged = true
    NSLayoutConstraint.deactivate(own)
    for spacer in spacers { removeLayoutGuide(spacer) }
    (own, spacers) = arrangement()
    for spacer in spacers { addLayoutGuide(spacer) }
    NSLayoutConstraint.activate(own)
  }
}
