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
    guard !outline.arcs.isEmpty else { return }
    switch kernels {
    case .portable:
      for arc in outline.arcs { layout.add(arc, rows: rows, cells: &cells, groups: &groups) }
    #if arch(x86_64)
      case .avx2:
        let (left, top) = (layout.originX, rows.lowerBound)
        unsafe withRaw { raw in
          for arc in outline.arcs {
            var piece = raster_arc(arc)
            // The band lends its memory for the time of the call.
            unsafe raster_add_arc_avx2(&raw, &piece, left, top)
          }
        }
    #endif
    }
  }
}

#if arch(x86_64)
  extension raster_arc {
    fileprivate init(_ arc: OctantArc) {
      self.init(
        center_x: arc.center.x, center_y: arc.center.y, radius: arc.radius, start_x: arc.start.x,
        start_y: arc.start.y, end_x: arc.end.x, end_y: arc.end.y, octant: Int32(arc.octant),
        sign: arc.sign, step_mask: arc.stepMask)
    }
  }
#endif
