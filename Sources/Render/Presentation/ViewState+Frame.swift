import Primitives

extension ViewState {
  /// The view's place in its superview without its transform.
  // Inlined, because a call would copy the whole state for each view and time.
  @inline(__always)
  var frame: Rect {
    get {
      Rect(
        x: center.x - anchorPoint.x * bounds.width, y: center.y - anchorPoint.y * bounds.height,
        width: bounds.width, height: bounds.height)
    }
    set {
      bounds = newValue.size
      center = Point(
        x: newValue.minX + anchorPoint.x * newValue.width,
        y: newValue.minY + anchorPoint.y * newValue.height)
    }
  }
}
