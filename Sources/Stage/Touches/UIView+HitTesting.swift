import AnimMotion
import AnimPrimitives

extension UIView {
  /// The recognizers that a touch reaches, the innermost first.
  func recognizers(at point: CGPoint) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var next = hitTest(point)
    while let view = next {
      found += view.gestureRecognizerList.filter(\.isEnabled)
      next = view.superview
    }
    return found
  }

  /// The frontmost view at a place of the view.
  func frontmost(at point: CGPoint) -> UIView? {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, self.point(inside: point, with: nil),
      !layer.recorder.isUntouchable(layer)
    else { return nil }
    for view in subviews.reversed() {
      guard let inverse = view.layer.toSuperlayer.inverted else { continue }
      if let hit = view.hitTest(CGPoint(inverse.apply(to: point.core))) { return hit }
    }
    return self
  }

  /// A place of the view in another view, or in the root for nil.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let place = layer.toRoot.apply(to: point.core)
    guard let view else { return CGPoint(place) }
    return CGPoint(view.layer.toRoot.inverted?.apply(to: place) ?? place)
  }

  /// A place of another view, or of the root for nil, in the view.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let place = view?.layer.toRoot.apply(to: point.core) ?? point.core
    return CGPoint(layer.toRoot.inverted?.apply(to: place) ?? place)
  }
}

extension UIView {
  /// The bounding box of a rectangle of the view in another view, or in the root for nil.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let map = view?.layer.toRoot.inverted ?? .identity
    return CGRect(layer.toRoot.concatenating(map).boundingBox(of: rect.core))
  }

  /// The bounding box in the view of a rectangle of another view, or of the root for nil.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    let map = layer.toRoot.inverted ?? .identity
    return CGRect((view?.layer.toRoot ?? .identity).concatenating(map).boundingBox(of: rect.core))
  }
}

extension CALayer {
  /// From the layer's coordinates to those of its superlayer, by model values.
  fileprivate var toSuperlayer: AffineTransform {
    let (anchor, size, center) = (point(.anchorPoint), point(.bounds), point(.center))
    return AffineTransform(translationX: -anchor.x * size.x, y: -anchor.y * size.y)
      .concatenating(affineTransform().core)
      .concatenating(AffineTransform(translationX: center.x, y: center.y))
  }

  fileprivate var toRoot: AffineTransform {
    var map = toSuperlayer
    var next = superlayer
    while let layer = next {
      map = map.concatenating(layer.toSuperlayer)
      next = layer.superlayer
    }
    return map
  }
}
