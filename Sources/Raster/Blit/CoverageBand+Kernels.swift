import CRasterKernels
import Primitives

extension CoverageBand {
  /// Lends the band's memory to C.
  mutating func withRaw<Result>(_ body: (inout raster_band) -> Result) -> Result {
    let (layout, rows) = (layout, rowCount)
    return unsafe cells.withUnsafeMutableBufferPointer { cells in
      unsafe groups.withUnsafeMutableBufferPointer { groups in
        // `reset` made room for `rowCapacity` rows of both, and `begin` took no more rows than that.
        var raw = unsafe raster_band(
          cells: cells.baseAddress, stride: layout.stride, groups: groups.baseAddress,
          group_stride: layout.groupStride, rows: rows, width: layout.width)
        return unsafe body(&raw)
      }
    }
  }
}
