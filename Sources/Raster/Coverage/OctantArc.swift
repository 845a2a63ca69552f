// Circular arcs without chords.
//
// Within an eighth of a circle, between a diagonal and an axis, the arc crosses either each row once, at
// less than 45° from the vertical, or each column once. So it is cut where it crosses rows (or columns),
// which takes one square root, and where a piece crosses into the next column (or row), which takes
// another; each part then lies within one pixel. Its area is that of the trapezoid below its chord and
// of the sliver between chord and arc, h³·r²/12d³ for a part of height h at the distance d from the
// centre, measured across: the next term is smaller by (h/r)².
//
//        ╭──────┬╌╌╌ …        flat: a piece a column, in one or two rows
//      ╭─┼──────┼
//     ╭┼─┼──────┼             steep: a piece a row, in one or two columns
//     ┼┼─┼──────┼

import Primitives

/// A piece of a circle between two grid points, within an eighth of it, clockwise.
struct OctantArc {
  let center: Point
  let radius: Double
  let start: GridPoint
  let end: GridPoint
  /// Counted clockwise from the eastern one that begins at (1, 0): 0 to 7.
  let octant: Int
  /// The winding of an edge that runs down: 1 or −1.
  let sign: Int32
  /// Its pieces end on multiples of this plus 1, on the grid.
  let stepMask: Int32

  /// Arcs of smaller circles are drawn with chords.
  static let smallestRadius = 1.0

  /// Whether it crosses rows rather than columns.
  var isSteep: Bool { (octant + 1) & 2 == 0 }

  /// Whether its points lie right of the centre, and below it.
  var isRight: Bool { octant < 2 || octant > 5 }
  var isBelow: Bool { octant < 4 }

  /// Its column where it is at a height, on the grid.
  @inline(__always)
  func x(at y: Int32) -> Int32 {
    let v = Double(y) * (1.0 / 1024) - center.y
    let square = radius * radius - v * v
    let u = (square > 0 ? square : 0).squareRoot()
    return SubpixelGrid.round(center.x + (isRight ? u : -u))
  }

  /// Its height where it is at a column, on the grid.
  @inline(__always)
  func y(at x: Int32) -> Int32 {
    let u = Double(x) * (1.0 / 1024) - center.x
    let square = radius * radius - u * u
    let v = (square > 0 ? square : 0).squareRoot()
    return SubpixelGrid.round(center.y + (isBelow ? v : -v))
  }
}

extension OctantArc {
  /// The fraction h of a pixel that the pieces are cut into, as a mask of grid bits. The formula of a
  /// sliver leaves out at most 0.22·h⁵/r³ of a pixel, on the diagonals: here 0.26/255.
  static func stepMask(radius: Double) -> Int32 {
    radius >= 6 ? 1023 : radius >= 2 ? 511 : 255
  }

  /// The number of the octant in which a direction lies.
  static func octant(of direction: Point) -> Int {
    let (x, y) = (direction.x, direction.y)
    if y >= 0 {
      if x > 0 { return y < x ? 0 : 1 }
      return -x < y ? 2 : 3
    }
    if x < 0 { return y > x ? 4 : 5 }
    return x < -y ? 6 : 7
  }

  /// The direction in which an octant begins.
  static func direction(ofOctant octant: Int) -> Point {
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
  /// The two differ by a right angle and have the same length.
  mutating func quarter(center: Point, from: Point, to: Point, radius: Double) {
    let isClockwise = from.x * to.y - from.y * to.x > 0
    let (first, last) = isClockwise ? (from, to) : (to, from)
    let octant = OctantArc.octant(of: first)
    let sign: Int32 = isClockwise == cutsOut ? -1 : 1
    // It is cut at diagonals and axes: an eighth of the circle, and a part of one before and after it.
    var start = SubpixelGrid.round(center + first)
    for part in 0..<3 {
      let end =
        part == 2
        ? center + last : center + OctantArc.direction(ofOctant: octant + part + 1) * radius
      let arc = OctantArc(
        center: center, radius: radius, start: start, end: SubpixelGrid.round(end),
        octant: (octant + part) & 7, sign: sign, stepMask: OctantArc.stepMask(radius: radius))
      if arc.start != arc.end { arcs.append(arc) }
      start = arc.end
    }
    skip(to: center + to)
  }
}
