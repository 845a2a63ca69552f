package import AnimPrimitives

/// The smallest w of a visible point; parts nearer to the eye are clipped. At this w images are a million times as
/// large as at w = 1, so the cut is far outside of any picture.
private let nearPlane = 1e-6

extension ProjectiveTransform {
  /// Calls the closure with the images of a polygon's corners after clipping the polygon at the near plane. Clipping
  /// one of four corners gives five; a polygon behind the plane gives none. Source: Sutherland and Hodgman, 1974.
  package func forEachVisiblePoint(of polygon: [Point], _ body: (Point) -> Void) {
    guard var previous = polygon.last.map(homogeneous) else { return }
    for point in polygon {
      let next = homogeneous(point)
      if (previous.w > nearPlane) != (next.w > nearPlane) {
        let fraction = (nearPlane - previous.w) / (next.w - previous.w)
        body(
          Point(
            x: (previous.x + (next.x - previous.x) * fraction) / nearPlane,
            y: (previous.y + (next.y - previous.y) * fraction) / nearPlane))
      }
      if next.w > nearPlane { body(Point(x: next.x / next.w, y: next.y / next.w)) }
      previous = next
    }
  }

  private func homogeneous(_ p: Point) -> (x: Double, y: Double, w: Double) {
    (
      m11 * p.x + m12 * p.y + m13, m21 * p.x + m22 * p.y + m23, m31 * p.x + m32 * p.y + m33
    )
  }

  /// An upper bound for the factor by which lengths grow near a point; infinite at or behind the near plane.
  func stretch(at point: Point) -> Double {
    let (x, y, w) = homogeneous(point)
    guard w > nearPlane else { return .infinity }
    // Derivatives of x/w and y/w; the Frobenius norm bounds the largest singular value.
    let xx = (m11 - x / w * m31) / w
    let xy = (m12 - x / w * m32) / w
    let yx = (m21 - y / w * m31) / w
    let yy = (m22 - y / w * m32) / w
    return (xx * xx + xy * xy + yx * yx + yy * yy).squareRoot()
  }
}
