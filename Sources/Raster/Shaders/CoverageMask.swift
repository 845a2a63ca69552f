import Primitives

/// Coverage of a part of the plane, 0…255 a pixel: what a silhouette looks like before it is coloured.
///
/// The painter fills one with a shape's exact coverage; a blur turns one into another; the painter then
/// blends a colour through it. Outside of `bounds` it is 0.
struct CoverageMask {
  let bounds: IntRect
  /// Row-major, `bounds.width × bounds.height`, no padding.
  var coverage: [UInt8]

  init(bounds: IntRect, coverage: [UInt8]) {
    precondition(coverage.count == bounds.area, "a mask's coverage fills its rows")
    self.bounds = bounds
    self.coverage = coverage
  }
}
