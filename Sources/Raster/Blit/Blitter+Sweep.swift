import CAnimKernels
import AnimPrimitives

extension Blitter {
  /// Blends a colour through the coverage of a band, and clears the band.
  ///
  /// - Parameters:
  ///   - start: the index in `pixels` of the band's first cell.
  ///   - stride: the distance between the starts of two rows, in pixels.
  func sweep(
    _ band: inout CoverageBand, fillRule: FillRule, color: UInt32, start: Int, stride: Int,
    in pixels: inout MutableSpan<UInt32>
  ) {
    let rows = band.rowCount
    guard rows > 0 else { return }
    precondition(
      start >= 0 && start + (rows - 1) * stride + band.layout.width <= pixels.count,
      "a band lies in the picture")
    unsafe pixels.withUnsafeMutableBufferPointer { pixels in
      guard let target = pixels.baseAddress else { return }
      unsafe band.withBand { band in
        // The precondition above keeps the band inside the picture.
        unsafe raster_sweep_color(target + start, stride, &band, fillRule.isEvenOdd, color)
      }
    }
  }
}
