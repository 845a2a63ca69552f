import CRasterKernels
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
    switch kernels {
    case .portable:
      for index in 0..<rows {
        band.sweep(row: index, fillRule: fillRule, into: &row)
        let origin = start + index * stride
        for span in row.spans {
          let run = (origin + span.x)..<(origin + span.x + span.count)
          if let coverage = span.coverage {
            blend(color, coverage: UInt32(coverage), over: run, in: &pixels)
          } else {
            let coverage = row.coverage.span.extracting(span.range)
            blend(color, through: coverage, over: run, in: &pixels)
          }
        }
      }
    #if arch(x86_64)
      case .avx2:
        sweepWithAVX2(
          &band, fillRule: fillRule, color: color, start: start, stride: stride, in: &pixels)
    #endif
    }
  }

  #if arch(x86_64)
    private func sweepWithAVX2(
      _ band: inout CoverageBand, fillRule: FillRule, color: UInt32, start: Int, stride: Int,
      in pixels: inout MutableSpan<UInt32>
    ) {
      unsafe pixels.withUnsafeMutableBufferPointer { pixels in
        guard let target = pixels.baseAddress else { return }
        unsafe band.withRaw { raw in
          // The band was checked to lie in the picture.
          unsafe raster_sweep_color_avx2(
            target + start, stride, &raw, fillRule == .evenOdd ? 1 : 0, color)
        }
      }
    }
  #endif
}
