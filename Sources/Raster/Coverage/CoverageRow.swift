import CKernels
import Primitives

/// A run of pixels in a row that a shape touches, counted from the first column of the band.
typealias CoverageSpan = raster_span

extension CoverageSpan {
  init(x: Int, count: Int, coverage: UInt8?) {
    self.init(x: x, count: count, common: coverage.map(Int32.init) ?? -1)
  }

  /// The coverage of all pixels in the span; nil where each has its own.
  var coverage: UInt8? { common < 0 ? nil : UInt8(truncatingIfNeeded: common) }

  var range: Range<Int> { x..<(x + count) }
}

/// The coverage of one row by a shape: spans from left to right, without those of no coverage.
struct CoverageRow {
  /// Those of the row are at the front.
  var spans: [CoverageSpan] = []
  var spanCount = 0
  /// The coverage of each column of the band, in spans that have no common one.
  var coverage: [UInt8] = []

  /// Makes room for a row of a band.
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
  /// Sums up the areas of one row from the left, and leaves the row zero.
  mutating func sweep(row: Int, fillRule: FillRule, into result: inout CoverageRow) {
    precondition(row >= 0 && row < rowCount, "a row lies in its band")
    result.reserve(stride: layout.stride)
    let count = unsafe withScratch(&result) { band, coverage, spans in
      // The row lies in the band, and the scratch memory holds a row of it.
      unsafe raster_sweep_row(&band, row, fillRule.isEvenOdd, coverage, spans)
    }
    result.spanCount = count
  }

  /// Lends the memory of the band and that of a row to C.
  ///
  /// - Precondition: the row has room for a row of the band.
  mutating func withScratch<Result>(
    _ row: inout CoverageRow,
    _ body: (
      inout raster_band, UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<raster_span>?
    ) -> Result
  ) -> Result {
    let (layout, rows) = (layout, rowCount)
    return unsafe cells.withUnsafeMutableBufferPointer { cells in
      unsafe groups.withUnsafeMutableBufferPointer { groups in
        unsafe row.coverage.withUnsafeMutableBufferPointer { coverage in
          unsafe row.spans.withUnsafeMutableBufferPointer { spans in
            // `reset` made room for `rowCapacity` rows of both, and `begin` took no more rows than that.
            var band = unsafe raster_band(
              cells: cells.baseAddress, stride: layout.stride, groups: groups.baseAddress,
              group_stride: layout.groupStride, rows: rows, width: layout.width)
            return unsafe body(&band, coverage.baseAddress, spans.baseAddress)
          }
        }
      }
    }
  }
}

extension FillRule {
  /// As C takes it.
  var isEvenOdd: Int32 { self == .evenOdd ? 1 : 0 }
}
