import AnimPrimitives

/// The grid of 1/1024 of a pixel, to which all geometry is rounded before scanning.
///
/// After rounding, edges are computed in integers, and arcs in IEEE doubles without contraction, so pixels do not
/// depend on the machine. Rounding moves an edge by at most 1/2048 of a pixel, an eighth of the smallest step of 8-bit
/// coverage. A finer grid would leave less room for overlapping contours in a 32-bit accumulator, which holds fewer
/// than 2048 of them (docs/rasterizer.md).
enum SubpixelGrid {
  static let bits: Int32 = 10
  static let one: Int32 = 1 << bits
  static let mask: Int32 = one - 1

  /// The largest absolute coordinate on the grid, in pixels. Edges are cut there.
  static let limit = 1_048_576.0

  /// 1.5 · 2⁵². Adding this to a number below 2³¹ leaves the nearest integer in the lowest bits of the sum.
  private static let rounder = 6_755_399_441_055_744.0

  /// The nearest coordinate on the grid; halves are rounded to even.
  ///
  /// - Precondition: the coordinate lies within ±`limit`. The result is unspecified for others and for NaN.
  @inline(__always)
  static func round(_ coordinate: Double) -> Int32 {
    Int32(truncatingIfNeeded: (coordinate * 1024 + rounder).bitPattern)
  }

  /// The nearest point on the grid.
  static func round(_ point: Point) -> GridPoint {
    GridPoint(x: round(point.x), y: round(point.y))
  }
}
