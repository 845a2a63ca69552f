import CAnimKernels
import AnimPrimitives

/// A part of a contour that runs only down or only up, so it crosses each y coordinate once.
///
/// Horizontal edges belong to the chain before them, so that the next chain begins at their end.
typealias MonotoneChain = raster_chain

extension Outline {
  /// Splits the contours at the points where they change between up and down.
  func appendChains(to chains: inout [MonotoneChain]) {
    var start = 0
    var direction: Int32 = 0
    for index in points.indices {
      guard signs[index] != 0 else {
        append(start, index - 1, direction, to: &chains)
        start = index
        direction = 0
        continue
      }
      let own = (points[index].y &- points[index - 1].y).signum()
      guard own != 0, own != direction else { continue }
      if direction != 0 {
        append(start, index - 1, direction, to: &chains)
        start = index - 1
      }
      direction = own
    }
    append(start, points.count - 1, direction, to: &chains)
  }

  private func append(
    _ first: Int, _ last: Int, _ direction: Int32, to chains: inout [MonotoneChain]
  ) {
    guard direction != 0 else { return }
    let (upper, lower) = direction > 0 ? (first, last) : (last, first)
    chains.append(
      MonotoneChain(
        upper: Int32(truncatingIfNeeded: upper), lower: Int32(truncatingIfNeeded: lower),
        sign: direction, top: points[upper].y, bottom: points[lower].y))
  }
}
