import Primitives

extension ViewState {
  /// Where the view lies in its superview, transform left aside.
  // Inlined, or the whole state is copied for it, of each view and time.
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
