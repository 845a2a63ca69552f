// The corner of a unit radius, as cubics in the corner's own axes from its tip: u runs back along the first side, v
// forwards along the second.
//
//     tip ┌──────────────── v          circular: from (1, 0) to (0, 1) about (1, 1)
//         │   ,-'                      continuous: from (1.528665, 0) to (0, 1.528665)
//         │ ,'
//         │/                           a point is  tip + u · U + v · V
//       u │
//
// The continuous corner is that of UIBezierPath(roundedRect:cornerRadius:) since iOS 7. Its control points can be read
// from the path (published by PaintCode); its extent is CALayer.cornerCurveExpansionFactor(.continuous). If a side is
// shorter than two extents, UIKit switches to the circular corner. This corner changes smoothly: the control points are
// interpolated towards those of a quarter circle, which they reach when the radius is half the side, so that the ends
// of a capsule are round.

/// One cubic of a corner; it starts at the end of the previous one.
struct CornerCubic {
  var control1: Point
  var control2: Point
  var end: Point
}

/// A rounded corner: its start and its cubics.
struct CornerOutline {
  var start: Point
  var cubics: [CornerCubic]

  /// A quarter circle as two arcs of 45°. The error is 4.2e-6 radii; that of a single cubic is 2.7e-4, which is visible
  /// at a radius of 15 pixels.
  static let circular = arcs([0, 0.5, 1])

  /// The length of the continuous corner along a side, in radii. Source: cornerCurveExpansionFactor.
  static let continuousExtent = 1.528665

  /// The continuous corner.
  ///
  /// - Parameters:
  ///   - arriving: the available length on the first side, from 0 (only the radius) to 1 (the whole extent).
  ///   - leaving: the same for the second side.
  static func continuous(arriving: Double, leaving: Double) -> CornerOutline {
    let round = roundThirds
    let smooth = smoothThirds
    var result = round
    result.start = round.start.interpolated(to: smooth.start, fraction: arriving)
    for index in 0..<3 {
      let isArriving = index == 0
      let isLeaving = index == 2
      let from = round.cubics[index]
      let to = smooth.cubics[index]
      result.cubics[index] = CornerCubic(
        control1: from.control1.interpolated(
          to: to.control1, fraction: isLeaving ? leaving : arriving),
        control2: from.control2.interpolated(
          to: to.control2, fraction: isArriving ? arriving : leaving),
        end: from.end.interpolated(to: to.end, fraction: isArriving ? arriving : leaving))
    }
    return result
  }

  private static let smoothThirds = CornerOutline(
    start: Point(continuousExtent, 0),
    cubics: [
      CornerCubic(
        control1: Point(1.08849296, 0), control2: Point(0.86840694, 0),
        end: Point(0.63149379, 0.07491139)),
      CornerCubic(
        control1: Point(0.37282383, 0.16905956), control2: Point(0.16905956, 0.37282383),
        end: Point(0.07491139, 0.63149379)),
      CornerCubic(
        control1: Point(0, 0.86840694), control2: Point(0, 1.08849296),
        end: Point(0, continuousExtent)),
    ])

  /// The quarter circle, split where the continuous corner's cubics meet, 21.72° from either side.
  private static let roundThirds = arcs([0, 0.24134, 0.75866, 1])

  /// The quarter circle, split at fractions of its length.
  private static func arcs(_ cuts: [Double]) -> CornerOutline {
    func point(_ fraction: Double) -> Point {
      Point(x: 1 - sine(fraction * .pi / 2), y: 1 - cosine(fraction * .pi / 2))
    }
    func direction(_ fraction: Double) -> Point {
      Point(x: -cosine(fraction * .pi / 2), y: sine(fraction * .pi / 2))
    }
    var result = CornerOutline(start: Point(1, 0), cubics: [])
    for (from, to) in zip(cuts, cuts.dropFirst()) {
      let handle = 4.0 / 3 * tangent((to - from) * .pi / 8)
      let end = to == 1 ? Point(0, 1) : point(to)
      result.cubics.append(
        CornerCubic(
          control1: point(from) + direction(from) * handle,
          control2: end + direction(to) * -handle, end: end))
    }
    return result
  }
}
