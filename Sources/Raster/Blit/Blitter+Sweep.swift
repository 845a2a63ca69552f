import CKernels
import Primitives

extension Blitter {
  /// Blends a colour through the coverage of a band, and leaves the band zero.
  ///
  /// - Parameters:
  ///   - row: scratch memory.
  ///   - start: where the band's first cell lies in `pixels`.
  ///   - stride: pixels from a row to the next.
  func sweep(
    _ band: inout CoverageBand, fillRule: FillRule, row: inout CoverageRow, color: UInt32,
    start: Int, stride: Int, in pixels: inout MutableSpan<UInt32>
  ) {
    let rows = band.rowCount
    guard rows > 0 else { return }
    precondition(
      start >= 0 && start + (rows - 1) * stride + band.layout.width <= pixels.count,
      "a band lies in the picture")
    row.reserve(stride: band.layout.stride)
    unsafe pixels.withUnsafeMutableBufferPointer { pixels in
      guard let target = pixels.baseAddress else { return }
      unsafe band.withScratch(&row) { band, coverage, spans in
        // The band was checked to lie in the picture, and the scratch memory holds a row of it.
        unsafe raster_sweep_color(
          target + start, stride, &band, fillRule.isEvenOdd, color, coverage, spans)
      }
    }
  }
}
