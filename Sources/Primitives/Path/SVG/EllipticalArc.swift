// SVG specifies an arc by its two ends, from which the centre must be computed. Two ellipses of given radii and
// rotation contain both points, and each is split into two arcs. Scaling the plane so that the ellipse becomes the unit
// circle reduces this to a chord and the choice of one of two circles. Source: SVG 1.1, appendix F.6 (implementation
// notes for arcs).

/// A part of an ellipse's outline.
struct EllipticalArc {
  /// The start, which is the path's current point.
  let from: Point
  let to: Point
  private let kind: Kind

  private enum Kind {
    case nothing
    case line
    /// The arc of the unit circle from an angle over a sweep, both in radians, and the map to the ellipse.
    case arc(start: Double, sweep: Double, AffineTransform)
    case outOfRange
  }

  /// - Parameters:
  ///   - radii: at least 0; scaled up if the ends are too far apart.
  ///   - isClockwise: SVG's sweep flag, as seen with y down.
  init(
    from: Point, to: Point, radii: Size, rotationDegrees: Double, isLarge: Bool, isClockwise: Bool
  ) {
    self.from = from
    self.to = to
    guard from != to else {
      kind = .nothing
      return
    }
    guard !radii.isEmpty else {
      kind = .line
      return
    }
    // The ends in the plane of the unit circle: rotated upright and divided by the radii.
    let turn = AffineTransform(rotationDegrees: rotationDegrees)
    let ellipse = AffineTransform(
      a: turn.a * radii.width, b: turn.b * radii.width, c: turn.c * radii.height,
      d: turn.d * radii.height, tx: 0, ty: 0)
    let middle = from.interpolated(to: to, fraction: 0.5)
    let half = (to - from) * 0.5
    var chord = Point(
      x: (turn.a * half.x + turn.b * half.y) / radii.width,
      y: (turn.c * half.x + turn.d * half.y) / radii.height)
    // Half the chord must not be longer than the radius, so an ellipse that is too small is scaled up.
    let growth = max(1, chord.length)
    chord = chord * (1 / growth)
    let square = min(1, chord.x * chord.x + chord.y * chord.y)
    let distance = ((1 - square) / square).squareRoot() * (isLarge == isClockwise ? 1 : -1)
    let center = Point(x: chord.y * distance, y: -chord.x * distance)
    let start = arctangent(y: -chord.y - center.y, x: -chord.x - center.x)
    var sweep = arctangent(y: chord.y - center.y, x: chord.x - center.x) - start
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    var map = AffineTransform(
      a: ellipse.a * growth, b: ellipse.b * growth, c: ellipse.c * growth, d: ellipse.d * growth,
      tx: 0, ty: 0)
    let offset = map.apply(to: center)
    map.tx = middle.x + offset.x
    map.ty = middle.y + offset.y
    let isFinite =
      start.isFinite && sweep.isFinite && map.apply(to: Point(1, 1)).length.isFinite
    kind = isFinite ? .arc(start: start, sweep: sweep, map) : .outOfRange
  }

  /// Calls the closure with the controls and the end of each cubic; the last end is `to`. Returns whether the
  /// arc could be computed.
  func forEachCubic(_ body: (Point, Point, Point) -> Void) -> Bool {
    switch kind {
    case .nothing:
      return true
    case .line:
      body(from, to, to)
      return true
    case .outOfRange:
      return false
    case .arc(let start, let sweep, let map):
      // An arc of 45° has an error of 4.2e-6 radii. One of 90° has 2.7e-4, which is visible for large circles.
      let count = max(1, Int((abs(sweep) / (.pi / 4) - 1e-9).rounded(.up)))
      let step = sweep / Double(count)
      let handle = 4.0 / 3 * tangent(step / 4)
      for index in 1...count {
        let a = unitVector(start + step * Double(index - 1))
        let b = unitVector(start + step * Double(index))
        let control1 = map.apply(to: Point(x: a.x - handle * a.y, y: a.y + handle * a.x))
        let control2 = map.apply(to: Point(x: b.x + handle * b.y, y: b.y - handle * b.x))
        body(control1, control2, index == count ? to : map.apply(to: b))
      }
      return true
    }
  }

  private func unitVector(_ angle: Double) -> Point {
    let (sine, cosine) = sineAndCosine(radians: angle)
    return Point(x: cosine, y: sine)
  }
}
