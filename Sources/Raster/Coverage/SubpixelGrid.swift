import Primitives

/// The grid that all geometry is rounded to before it is scanned: 1/1024 of a pixel.
///
/// After it edges are computed in integers, and arcs in IEEE doubles without contraction, so pixels do
/// not depend on the machine. An edge moves by at most 1/2048 of a pixel on it, an eighth of the
/// smallest step of 8-bit coverage. A finer grid would leave less room for overlapping contours in a
/// 32-bit accumulator, which holds fewer than 2048 of them (docs/rasterizer.md).
enum SubpixelGrid {
  static let bits: Int32 = 10
  static let one: Int32 = 1 << bits
  static let mask: Int32 = one - 1

  /// The largest coordinate, in pixels, that is placed on the grid; edges are cut there.
  static let limit = 1_048_576.0

  /// 1.5 · 2⁵²: added to a number below 2³¹, it leaves the nearest whole one in the lowest bits.
  private static let rounder = 6_755_399_441_055_744.0

  /// The nearest place on the grid, halves to the even one.
  ///
  /// - Precondition: the coordinate lies within ±`limit`; others, and NaN, give any place.
  @inline(__always)
  static func round(_ coordinate: Double) -> Int32 {
    Int32(truncatingIfNeeded: (coordinate * 1024 + rounder).bitPattern)
  }

  /// The nearest point on the grid.
  static func round(_ point: Point) -> GridPoint {
    GridPoint(x: round(point.x), y: round(point.y))
  }
}
