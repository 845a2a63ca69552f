import Primitives

/// Coverage of a part of the plane, 0…255 a pixel: what a silhouette looks like before it is coloured.
///
/// The painter fills one with a shape's exact coverage; a blur turns one into another; the painter then
/// blends a colour through it. Outside of `bounds` it is 0.
struct CoverageMask {
  let bounds: IntRect
  /// Row-major, `bounds.width × bounds.height`, no padding. Rounded to the nearest, and down where there is a
  /// `fraction`.
  var coverage: [UInt8]
  /// As many bytes of 1/256 each that coverage has besides; empty where 8 bits are all there is. What shadows
  /// of shadows are made from is not rounded before.
  var fraction: [UInt8]

  init(bounds: IntRect, coverage: [UInt8], fraction: [UInt8] = []) {
    precondition(coverage.count == bounds.area, "a mask's coverage fills its rows")
    precondition(
      fraction.isEmpty || fraction.count == bounds.area, "a mask's fraction fills its rows")
    self.bounds = bounds
    self.coverage = coverage
    self.fraction = fraction
  }

  /// Whether it has 16 bits a pixel.
  var isFine: Bool { !fraction.isEmpty }
}
