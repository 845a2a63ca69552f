import CAnimKernels
import AnimPrimitives

/// A horizontal run of pixels with coverage above 0. `x` counts from the first column of the band.
typealias CoverageSpan = raster_span

extension CoverageSpan {
  init(x: Int, count: Int, coverage: UInt8?) {
    self.init(x: x, count: count, common: coverage.map(Int32.init) ?? -1)
  }

  /// The common coverage of all pixels in the span, or nil if each pixel has its own.
  var coverage: UInt8? { common < 0 ? nil : UInt8(truncatingIfNeeded: common) }

  var range: Range<Int> { x..<(x + count) }
}

/// The coverage of one row: spans from left to right. Pixels without coverage have no span.
struct CoverageRow {
  /// The first `spanCount` elements are the spans of the row.
  var spans: [CoverageSpan] = []
  var spanCount = 0
  /// The coverage of each column of the band. Valid only in spans without a common coverage.
  var coverage: [UInt8] = []

  /// Makes room for one row of a band.
  mutating func reserve(stride: Int) {
    if coverage.count < stride {
      coverage = Array(repeating: 0, count: stride)
    }
    let most = stride / CoverageBand.groupSize * 2 + 1
    if spans.count < most {
      spans = Array(repeating: CoverageSpan(x: 0, count: 0, coverage: 0), count: most)
    }
  }
}

// MARK: - Sweeping

extension CoverageBand {
  /// Converts the areas of one row to coverage by summing from the left, and clears the row.
  mutating func sweep(row: Int, fillRule: FillRule, into result: inout CoverageRow) {
    precondition(row >= 0 && row < rowCount, "a row lies in its band")
    result.reserve(stride: layout.stride)
    result.spanCount = unsafe withBand { band in
      unsafe result.coverage.withUnsafeMutableBufferPointer { coverage in
        unsafe result.spans.withUnsafeMutableBufferPointer { spans in
          // The precondition above keeps the row inside the band, and `reserve` made room for a row.
          unsafe raster_sweep_row(
            &band, row, fillRule.isEvenOdd, coverage.baseAddress, spans.baseAddress)
        }
      }
    }
  }

  /// Calls the closure with pointers to the memory of the band, for C.
  mutating func withBand<Result>(_ body: (inout raster_band) -> Result) -> Result {
    let (layout, count, top) = (layout, rowCount, rows.lowerBound)
    return unsafe cells.withUnsafeMutableBufferPointer { cells in
      unsafe groups.withUnsafeMutableBufferPointer { groups in
        // `reset` made room for `rowCapacity` rows of both, and `begin` took no more rows than that.
        var band = unsafe raster_band(
          cells: cells.baseAddress, stride: layout.stride, groups: groups.baseAddress,
          group_stride: layout.groupStride, rows: count, width: layout.width,
          left: layout.originX, top: top)
        return unsafe body(&band)
      }
    }
  }
}

extension FillRule {
  /// The rule as an argument for C: 1 for even-odd, 0 for winding.
  var isEvenOdd: Int32 { self == .evenOdd ? 1 : 0 }
}
