/// A straight piece of an outline on the sub-pixel grid, from its upper to its lower end.
struct Edge {
  let x0: Int32
  let y0: Int32
  let x1: Int32
  let y1: Int32
  /// +1 where the outline runs down along it, −1 where it runs up.
  let winding: Int32
  /// The index of the next edge that begins in the same band; −1 for none.
  var next: Int32 = -1
  /// Change of x for a step of y, times 2³⁰; 0 where the edge stays within a row.
  let slope: Int

  /// - Precondition: y0 < y1.
  @inline(__always)
  init(x0: Int32, y0: Int32, x1: Int32, y1: Int32, winding: Int32) {
    self.x0 = x0
    self.y0 = y0
    self.x1 = x1
    self.y1 = y1
    self.winding = winding
    let staysInRow = y0 >> SubpixelGrid.bits == (y1 &- 1) >> SubpixelGrid.bits
    self.slope = staysInRow ? 0 : ((Int(x1) &- Int(x0)) << 30) / (Int(y1) &- Int(y0))
  }

  /// Where it is at a height between its ends.
  ///
  /// A function of y alone, not a running sum: a row comes out the same whichever row was scanned
  /// before it, which painting only what was damaged relies upon.
  @inline(__always)
  func x(at y: Int32) -> Int32 {
    x0 &+ Int32(truncatingIfNeeded: ((Int(y) &- Int(y0)) &* slope &+ (1 << 29)) >> 30)
  }
}
