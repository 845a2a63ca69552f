import AnimMotion
import AnimPrimitives

/// A rectangle of the interface. Source: UIView.
@MainActor
open class UIView {
  /// The layer, which has the values.
  public let layer: CALayer
  public internal(set) weak var superview: UIView?
  /// Bottom first.
  public internal(set) var subviews: [UIView] = []
  /// The name of the view in dumps and messages.
  public var accessibilityIdentifier: String?
  public var tag = 0
  /// Whether touches reach the view and the views in it.
  public var isUserInteractionEnabled = true
  var gestureRecognizerList: [UIGestureRecognizer] = []
  var layoutState = LayoutState()

  public init(frame: CGRect) {
    layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()
    layer.view = self
    self.frame = frame
  }

  public convenience init() {
    self.init(frame: .zero)
  }

  /// The class of the layer, a subclass of CALayer.
  open class var layerClass: AnyClass { CALayer.self }

  /// Gives the subviews the frames that constraints determine. Overrides may change frames and constants.
  open func layoutSubviews() { applySolutions() }

  /// Changes constraints for the next layout: after the view was made, and after each `setNeedsUpdateConstraints()`.
  open func updateConstraints() {}

  /// Ends the transitions of a view that moves to another movie.
  func endTransitions() {}

  /// Brings constraints of its own up to date, before constraints are solved.
  func prepareConstraints() {}

  /// The size of the content; `noIntrinsicMetric` for a side without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// The size that suits the content; the present size of a view without one.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Gives the view the size that suits its content.
  public func sizeToFit() { frame.size = sizeThatFits(bounds.size) }

  /// The window in which it is; nil outside of the stage.
  public var window: UIWindow? {
    var view: UIView? = self
    while let next = view {
      if let window = next as? UIWindow { return window }
      view = next.superview
    }
    return nil
  }

  /// Called after the view has entered or left the stage.
  open func didMoveToWindow() {}
  /// Called after the view has got another superview, or none.
  open func didMoveToSuperview() {}

  /// Whether a place of the view is touched with it. Source: UIView.point(inside:with:).
  open func point(inside point: CGPoint) -> Bool { bounds.contains(point) }

  // MARK: - Values

  public var frame: CGRect {
    get { layer.frame }
    set { layer.frame = newValue }
  }

  /// Its origin is always (0, 0).
  public var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue }
  }

  public var center: CGPoint {
    get { layer.position }
    set { layer.set(.center, .point(newValue.core), "center") }
  }

  public var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  public var alpha: CGFloat {
    get { CGFloat(layer.number(.alpha)) }
    set { layer.set(.alpha, .number(Double(newValue)), "alpha") }
  }

  public var isHidden: Bool {
    get { layer.isHidden || layoutState.isCollapsed }
    set {
      if let stack = superview as? UIStackView, stack.arranges(self) {
        stack.setHidden(newValue, of: self)
      } else {
        layer.isHidden = newValue
      }
    }
  }

  public var backgroundColor: UIColor? {
    get { layer.backgroundColor.map(UIColor.init(cgColor:)) }
    set { layer.backgroundColor = newValue?.cgColor }
  }

  public var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
}

/// The root of the views on the stage. Source: UIWindow.
@MainActor
public final class UIWindow: UIView {}

// MARK: - The tree of views

extension UIView {
  public func addSubview(_ view: UIView) {
    insert(view, at: layer.sublayerList.count, "addSubview(_:)")
  }

  public func insertSubview(_ view: UIView, at index: Int) {
    let place = subviews.indices.contains(index) ? place(of: subviews[index]) : nil
    insert(view, at: place ?? layer.sublayerList.count, "insertSubview(_:at:)")
  }

  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    guard let place = place(of: sibling) else { return }
    insert(view, at: place, "insertSubview(_:belowSubview:)")
  }

  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    guard let place = place(of: sibling) else { return }
    insert(view, at: place + 1, "insertSubview(_:aboveSubview:)")
  }

  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard index1 != index2, subviews.indices.contains(index1), subviews.indices.contains(index2)
    else { return }
    let (low, high) = (subviews[min(index1, index2)], subviews[max(index1, index2)])
    guard let place = layer.place(of: high.layer) else { return }
    insertSubview(high, belowSubview: low)
    insert(low, at: place + 1, "exchangeSubview(at:withSubviewAt:)")
  }

  public func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    insert(view, at: layer.sublayerList.count, "bringSubviewToFront(_:)")
  }

  public func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    insert(view, at: 0, "sendSubviewToBack(_:)")
  }

  /// Removes the view with its subviews. Their animations end unfinished.
  public func removeFromSuperview() {
    guard let parent = superview else { return }
    let wasInWindow = window != nil
    leaveConstraints()
    parent.setNeedsLayout()
    layer.removeFromSuperlayer()
    parent.subviews.removeObject(self)
    superview = nil
    didMove(fromWindow: wasInWindow)
  }

  private func didMove(fromWindow wasInWindow: Bool) {
    didMoveToSuperview()
    if (window != nil) != wasInWindow { enterOrLeaveWindow() }
  }

  private func enterOrLeaveWindow() {
    didMoveToWindow()
    for view in subviews { view.enterOrLeaveWindow() }
  }

  /// The view itself or the first view in it with a tag; nil if there is none.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Whether it is the view or an ancestor of it.
  public func isDescendant(of view: UIView) -> Bool {
    var next: UIView? = self
    while let candidate = next {
      if candidate === view { return true }
      next = candidate.superview
    }
    return false
  }

  private func place(of view: UIView) -> Int? { layer.place(of: view.layer) }

  private func insert(_ view: UIView, at place: Int, _ call: String) {
    guard !isDescendant(of: view) else {
      layer.recorder.fault(call, "takes a view that is not an ancestor, nor the receiver")
      return
    }
    let (old, wasInWindow) = (view.superview, view.window != nil)
    if old !== self { view.leaveConstraints() }
    layer.insert(view.layer, at: place, call)
    view.superview?.subviews.removeObject(view)
    view.superview = self
    if layer.sublayerList.last === view.layer {
      subviews.append(view)
    } else {
      subviews = layer.sublayerList.compactMap(\.view).filter { $0.superview === self }
    }
    guard old !== self else { return }
    view.enterConstraints()
    view.didMove(fromWindow: wasInWindow)
  }
}
