import CRasterKernels
import Primitives

/// A quarter of a circle, cut into three at diagonals and axes: an eighth, and what is left of two others
/// before and after it. It is stored as the C kernels take it.
typealias QuarterArc = raster_quarter

extension QuarterArc {
  /// - Parameters:
  ///   - octant: in which the quarter begins.
  ///   - points: clockwise: where it begins, where the next two octants do, and where it ends.
  ///   - sign: what it counts where it runs down.
  init(
    center: Point, radius: Double, octant: Int, points: [4 of GridPoint], sign: Int32
  ) {
    self.init(
      center_x: center.x, center_y: center.y, radius: radius,
      points: (
        points[0].x, points[0].y, points[1].x, points[1].y, points[2].x, points[2].y, points[3].x,
        points[3].y
      ), octant: Int32(octant), sign: sign, step_mask: Self.stepMask(radius: radius))
  }

  /// Into what fraction h of a pixel the pieces are cut, as a mask of grid bits. What the formula of a
  /// sliver leaves out is at most 0.22·h⁵/r³ of a pixel, on the diagonals: here 0.26/255.
  private static func stepMask(radius: Double) -> Int32 {
    radius >= 6 ? 1023 : radius >= 2 ? 511 : 255
  }

  /// Where its second and its third octant begin.
  var innerPoints: (GridPoint, GridPoint) {
    (GridPoint(x: points.2, y: points.3), GridPoint(x: points.4, y: points.5))
  }

  /// Its pieces, of which some may be empty.
  var octants: [3 of OctantArc] {
    let (second, third) = innerPoints
    return [
      piece(0, from: GridPoint(x: points.0, y: points.1), to: second),
      piece(1, from: second, to: third),
      piece(2, from: third, to: GridPoint(x: points.6, y: points.7)),
    ]
  }

  private func piece(_ index: Int, from start: GridPoint, to end: GridPoint) -> OctantArc {
    OctantArc(
      center: Point(x: center_x, y: center_y), radius: radius, start: start, end: end,
      octant: (Int(octant) + index) & 7, sign: sign, stepMask: step_mask)
  }
}

extension Outline {
  /// Adds a quarter of a circle from the current point, `center + from`, to `center + to`.
  ///
  /// The two differ by a right angle and have the same length.
  mutating func quarter(center: Point, from: Point, to: Point, radius: Double) {
    let isClockwise = from.x * to.y - from.y * to.x > 0
    let (first, last) = isClockwise ? (from, to) : (to, from)
    let octant = OctantArc.octant(of: first)
    let own: Int32 = cutsOut ? -1 : 1
    quarters.append(
      QuarterArc(
        center: center, radius: radius, octant: octant,
        points: [
          SubpixelGrid.round(center + first),
          SubpixelGrid.round(center + OctantArc.direction(ofOctant: octant + 1) * radius),
          SubpixelGrid.round(center + OctantArc.direction(ofOctant: octant + 2) * radius),
          SubpixelGrid.round(center + last),
        ], sign: isClockwise ? own : -own))
    skip(to: center + to)
  }
}
