// Circular arcs without chords.
//
// Within an eighth of a circle, between a diagonal and an axis, a steep arc crosses each row once, at less than 45°
// from the vertical, and a flat arc crosses each column once. A steep arc is cut at the borders of rows, and each piece
// again at the border of a column; a flat arc the other way round. Each cut takes one square root. Each part then lies
// within one pixel. Its area is that of the trapezoid below its chord plus that of the sliver between chord and arc.
// The sliver is h³·r²/12d³: for a steep arc, h is the height of the part and d its horizontal distance from the centre;
// for a flat arc, h is its width and d its vertical distance. The next term of the series is smaller by (h/r)².
//
//        ╭──────┬╌╌╌ …        flat: a piece a column, in one or two rows
//      ╭─┼──────┼
//     ╭┼─┼──────┼             steep: a piece a row, in one or two columns
//     ┼┼─┼──────┼

import CAnimKernels
import AnimPrimitives

/// A clockwise arc of a circle between two grid points, within one octant.
typealias OctantArc = raster_arc

extension OctantArc {
  /// Arcs with a smaller radius, in pixels, are drawn with chords.
  static let smallestRadius = 1.0

  /// The largest length h of a piece, 1, 1/2 or 1/4 of a pixel, as a mask of grid bits. The error of the sliver's
  /// formula is at most 0.22·h⁵/r³ of a pixel, on the diagonals: 0.26/255 for these lengths.
  static func stepMask(radius: Double) -> Int32 {
    radius >= 6 ? 1023 : radius >= 2 ? 511 : 255
  }

  /// The octant of a direction.
  static func octant(of direction: Point) -> Int32 {
    let (x, y) = (direction.x, direction.y)
    if y >= 0 {
      if x > 0 { return y < x ? 0 : 1 }
      return -x < y ? 2 : 3
    }
    if x < 0 { return y > x ? 4 : 5 }
    return x < -y ? 6 : 7
  }

  /// The direction of the start of an octant.
  static func direction(ofOctant octant: Int32) -> Point {
    let diagonal = 0.5.squareRoot()
    return switch octant & 7 {
    case 0: Point(1, 0)
    case 1: Point(diagonal, diagonal)
    case 2: Point(0, 1)
    case 3: Point(-diagonal, diagonal)
    case 4: Point(-1, 0)
    case 5: Point(-diagonal, -diagonal)
    case 6: Point(0, -1)
    default: Point(diagonal, -diagonal)
    }
  }
}

extension Outline {
  /// Adds a quarter of a circle from the current point, `center + from`, to `center + to`.
  ///
  /// `from` and `to` are at a right angle and have the length `radius`.
  mutating func quarter(center: Point, from: Point, to: Point, radius: Double) {
    let isClockwise = from.x * to.y - from.y * to.x > 0
    let (first, last) = isClockwise ? (from, to) : (to, from)
    let octant = OctantArc.octant(of: first)
    let sign: Int32 = isClockwise == cutsOut ? -1 : 1
    // The quarter is cut at diagonals and axes: one whole octant, and a part of an octant before and after it.
    var start = SubpixelGrid.round(center + first)
    for part in Int32(0)..<3 {
      let end =
        part == 2
        ? center + last : center + OctantArc.direction(ofOctant: octant + part + 1) * radius
      let arc = OctantArc(
        center_x: center.x, center_y: center.y, radius: radius, start: start,
        end: SubpixelGrid.round(end), octant: (octant + part) & 7, sign: sign,
        step_mask: OctantArc.stepMask(radius: radius))
      if arc.start != arc.end { arcs.append(arc) }
      start = arc.end
    }
    skip(to: center + to)
  }
}
