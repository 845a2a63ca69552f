import AnimPrimitives

extension Painter {
  /// Fills an upright shape. Straight rows are filled directly, rows with corners through masks or by scanning the
  /// outline.
  mutating func fill(
    _ upright: UprightShape, _ source: PixelSource, _ target: inout PaintTarget
  ) {
    let clip = target.clip
    let rows = clip.y..<clip.maxY
    let straight = upright.straightRows.clamped(to: rows)
    let above = rows.clamped(to: rows.lowerBound..<max(rows.lowerBound, straight.lowerBound))
    let below = rows.clamped(to: min(straight.upperBound, rows.upperBound)..<rows.upperBound)
    if upright.isRect {
      for part in [above, below] {
        for y in part {
          let height = upright.height(ofRow: y)
          guard height > 0 else { continue }
          fillRows(
            upright, y..<(y + 1), height: height, source, &target)
        }
      }
    } else if case .color(let color) = source, let radius = upright.wholeRadius {
      let mask = cornerMask(radius: radius)
      let top = Int(upright.top >> SubpixelGrid.bits)
      let bottom = Int(upright.bottom >> SubpixelGrid.bits)
      // The clip may be larger than the shape.
      let all = top..<bottom
      fillCorners(upright, above.clamped(to: all), mask, from: top, color, &target)
      fillCorners(
        upright, below.clamped(to: all), mask, from: bottom - 2 * mask.corner, color, &target)
    } else if !above.isEmpty || !below.isEmpty {
      scanner.outline.reset()
      addOutline(of: .roundedRect(upright.outline), transform: upright.transform)
      for part in [above, below] {
        guard
          let strip = IntRect(x: clip.x, y: part.lowerBound, width: clip.width, height: part.count),
          let bounds = scanner.outline.bounds(in: strip)
        else { continue }
        sweep(source, .winding, bounds: bounds, &target)
      }
    }
    fillRows(
      upright, straight, height: SubpixelGrid.one, source, &target)
  }

  /// Fills rows with corners.
  ///
  /// - Parameter first: the row of the picture in which the mask begins.
  private mutating func fillCorners(
    _ upright: UprightShape, _ rows: Range<Int>, _ mask: CornerMasks.Mask, from first: Int,
    _ color: UInt32, _ target: inout PaintTarget
  ) {
    guard !rows.isEmpty else { return }
    let corner = mask.corner
    let left = Int(upright.left >> SubpixelGrid.bits)
    let right = Int(upright.right >> SubpixelGrid.bits)
    let coverage = mask.coverage.span
    let whole = SubpixelGrid.one &* SubpixelGrid.one
    fillColumns((left + corner)..<(right - corner), area: whole, rows, .color(color), &target)
    for (columns, start) in [
      (left..<(left + corner), left), ((right - corner)..<right, right - 2 * corner),
    ] {
      let visible = columns.clamped(to: target.clip.x..<target.clip.maxX)
      guard !visible.isEmpty else { continue }
      let offset = (rows.lowerBound - first) * 2 * corner + visible.lowerBound - start
      blitter.blend(
        color, through: coverage.extracting(offset..<coverage.count), stride: 2 * corner,
        over: target.canvas.block(columns: visible, rows: rows), in: &target.pixels)
    }
  }

  /// Fills rows that have the same coverage: a pixel at the left side, a run, and a pixel at the right side.
  private mutating func fillRows(
    _ upright: UprightShape, _ rows: Range<Int>, height: Int32, _ source: PixelSource,
    _ target: inout PaintTarget
  ) {
    guard !rows.isEmpty else { return }
    let one = SubpixelGrid.one
    let firstWhole = Int((upright.left &+ one &- 1) >> SubpixelGrid.bits)
    let endWhole = Int(upright.right >> SubpixelGrid.bits)
    if firstWhole > endWhole {
      // Both sides lie within one pixel.
      fillColumns(
        endWhole..<firstWhole, area: height &* (upright.right &- upright.left), rows, source,
        &target)
      return
    }
    let leftArea = height &* ((Int32(firstWhole) << SubpixelGrid.bits) &- upright.left)
    let rightArea = height &* (upright.right &- (Int32(endWhole) << SubpixelGrid.bits))
    fillColumns(
      (firstWhole - 1)..<firstWhole, area: leftArea, rows, source, &target)
    fillColumns(
      firstWhole..<endWhole, area: height &* one, rows, source, &target)
    fillColumns(
      endWhole..<(endWhole + 1), area: rightArea, rows, source, &target)
  }

  /// The coverage 0…255 for an area of at most 1024², rounded to nearest.
  private static func coverage(ofArea area: Int32) -> UInt8 {
    UInt8(truncatingIfNeeded: (area &* 255 &+ (1 << 19)) >> 20)
  }

  /// Fills a block of pixels that all have the same covered area, where 1024² is a full pixel.
  private mutating func fillColumns(
    _ columns: Range<Int>, area: Int32, _ rows: Range<Int>, _ source: PixelSource,
    _ target: inout PaintTarget
  ) {
    let visible = columns.clamped(to: target.clip.x..<target.clip.maxX)
    let coverage = Self.coverage(ofArea: area)
    guard !visible.isEmpty, coverage > 0 else { return }
    let span = CoverageSpan(x: visible.lowerBound, count: visible.count, coverage: coverage)
    if case .color(let color) = source {
      blitter.blend(
        color, coverage: UInt32(coverage),
        over: target.canvas.block(columns: visible, rows: rows), in: &target.pixels)
      return
    }
    for y in rows {
      fill(span, x: visible.lowerBound, y: y, source, &target)
    }
  }
}

extension UprightShape {
  /// The height of the part of a row that lies between the shape's upper and lower side, on the sub-pixel grid.
  fileprivate func height(ofRow y: Int) -> Int32 {
    let rowTop = Int32(y) << SubpixelGrid.bits
    return min(bottom, rowTop &+ SubpixelGrid.one) &- max(top, rowTop)
  }
}
