import AnimMotion
import AnimPrimitives

/// A rectangle of the interface. Source: UIView.
@preconcurrency @MainActor
open class UIView {
  /// The layer, which has the values.
  public let layer: CALayer
  public internal(set) weak var superview: UIView?
  /// Bottom first.
  public internal(set) var subviews: [UIView] = []
  /// The name of the view in dumps and messages.
  open var accessibilityIdentifier: String?
  open var tag = 0
  /// Whether touches reach the view and the views in it.
  open var isUserInteractionEnabled = true
  var gestureRecognizerList: [UIGestureRecognizer] = []
  var layoutState = LayoutState()

  public init(frame: CGRect) {
    layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init(dynamically: ())
    layer.view = self
    self.frame = frame
  }

  public convenience init() {
    self.init(frame: .zero)
  }

  /// Always nil: there are no files of Interface Builder. Programs for iOS call it from their own.
  public required init?(coder: NSCoder) { nil }

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
  open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }

  /// The window in which it is; nil outside of the stage.
  open var window: UIWindow? {
    var view: UIView? = self
    while let next = view {
      if let window = next as? UIWindow { return window }
      view = next.superview
    }
    return nil
  }

  // MARK: - Hooks

  /// Called before the view gets another superview, or none.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the view has got another superview, or none.
  open func didMoveToSuperview() {}
  /// Called before the view enters or leaves the stage.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the view has entered or left the stage.
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}

  /// Never called: views have no canvas. A path is drawn by a CAShapeLayer.
  open func draw(_ rect: CGRect) {}
  /// Without effect, because `draw(_:)` is never called.
  open func setNeedsDisplay() {}
  /// Never called: `layoutSubviews()` is.
  open func layoutSublayers(of layer: CALayer) {}
  /// Never called, as the other hooks of touches: the finger drives gesture recognizers.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  // MARK: - Touches

  /// The frontmost view at a place of the view, by model values. A view that a block without `allowUserInteraction`
  /// animates gets no touches. Source: UIView.hitTest(_:with:).
  open func hitTest(_ point: CGPoint, with event: UIEvent? = nil) -> UIView? {
    frontmost(at: point)
  }

  /// Whether a place of the view is touched with it. Source: UIView.point(inside:with:).
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { self.point(inside: point) }

  /// The same without an event.
  open func point(inside point: CGPoint) -> Bool { bounds.contains(point) }

  // MARK: - Values

  open var frame: CGRect {
    get { layer.frame }
    set { layer.frame = newValue }
  }

  /// Its origin is always (0, 0).
  open var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue }
  }

  open var center: CGPoint {
    get { layer.position }
    set { layer.set(.center, .point(newValue.core), "center") }
  }

  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  open var alpha: CGFloat {
    get { CGFloat(layer.number(.alpha)) }
    set { layer.set(.alpha, .number(Double(newValue)), "alpha") }
  }

  open var isHidden: Bool {
    get { layer.isHidden || layoutState.isCollapsed }
    set {
      if let stack = superview as? UIStackView, stack.arranges(self) {
        stack.setHidden(newValue, of: self)
      } else {
        layer.isHidden = newValue
      }
    }
  }

  open var backgroundColor: UIColor? {
    get { layer.backgroundColor.map(UIColor.init(cgColor:)) }
    set { layer.backgroundColor = newValue?.cgColor }
  }

  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
}

/// The root of the views on the stage. Source: UIWindow.
@preconcurrency @MainActor
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
    willMove(to: nil, fromWindow: wasInWindow)
    leaveConstraints()
    parent.setNeedsLayout()
    layer.removeFromSuperlayer()
    parent.subviews.removeObject(self)
    superview = nil
    didMove(fromWindow: wasInWindow)
  }

  private func willMove(to parent: UIView?, fromWindow wasInWindow: Bool) {
    willMove(toSuperview: parent)
    superview?.willRemoveSubview(self)
    let window = parent?.window
    if (window != nil) != wasInWindow { willEnterOrLeave(window) }
  }

  private func willEnterOrLeave(_ window: UIWindow?) {
    willMove(toWindow: window)
    for view in subviews { view.willEnterOrLeave(window) }
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
      layer.recorder.fault(call, "must have a view that is neither an ancestor nor the receiver")
      return
    }
    let (old, wasInWindow) = (view.superview, view.window != nil)
    if old !== self {
      view.willMove(to: self, fromWindow: wasInWindow)
      // A hook may have moved views.
      guard !isDescendant(of: view), view.superview === old else { return }
      view.leaveConstraints()
    }
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
    didAddSubview(view)
  }
}
