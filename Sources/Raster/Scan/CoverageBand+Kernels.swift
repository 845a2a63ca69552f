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
          cells: cells.baseAddress, stride: layout.stride,
          groups: layout.keepsGroups ? groups.baseAddress : nil, group_stride: layout.groupStride,
          rows: rows, width: layout.width)
        return unsafe body(&raw)
      }
    }
  }

  /// Adds all edges of an outline that reach the band's rows, and its arcs.
  mutating func add(_ outline: Outline) {
    if let last = outline.points.indices.last { addEdges(of: outline, 0...last) }
    addArcs(of: outline)
  }

  /// Adds the edges between some points of an outline.
  mutating func addEdges(of outline: Outline, _ range: ClosedRange<Int>) {
    let (layout, rows) = (layout, rows)
    switch kernels {
    case .portable:
      let points = outline.points.span
      let signs = outline.signs.span
      for index in range.dropFirst() where signs[index] != 0 {
        layout.add(
          points[index - 1], points[index], sign: Int32(signs[index]), rows: rows, cells: &cells,
          groups: &groups)
      }
    #if arch(x86_64)
      case .avx2:
        let signs = outline.signs.span.extracting(range)
        unsafe outline.points.span.extracting(range).withUnsafeBytes { points in
          unsafe signs.withUnsafeBufferPointer { signs in
            unsafe withRaw { raw in
              // Both pointers are valid for as many points as the range has, of two numbers each.
              unsafe raster_add_edges_avx2(
                &raw, points.baseAddress?.assumingMemoryBound(to: Int32.self), signs.baseAddress,
                signs.count, layout.originX, rows.lowerBound)
            }
          }
        }
    #endif
    }
  }

  /// Adds the arcs of an outline that reach the band's rows.
  mutating func addArcs(of outline: Outline) {
    guard !outline.quarters.isEmpty else { return }
    switch kernels {
    case .portable:
      for quarter in outline.quarters {
        layout.add(quarter, rows: rows, cells: &cells, groups: &groups)
      }
    #if arch(x86_64)
      case .avx2:
        let (left, top) = (layout.originX, rows.lowerBound)
        unsafe outline.quarters.withUnsafeBufferPointer { quarters in
          unsafe withRaw { raw in
            // The outline and the band lend their memory for the time of the call.
            unsafe raster_add_quarters_avx2(
              &raw, quarters.baseAddress, quarters.count, left, top)
          }
        }
    #endif
    }
  }
}
