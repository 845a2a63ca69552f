import Primitives

extension UprightShape {
  /// The radius of its corners where all four are alike and round, its sides lie between pixels and
  /// there is room for them; nil otherwise.
  var alignedRadius: Double? {
    guard outline.maskedCorners == .all, (left | top | right | bottom) & SubpixelGrid.mask == 0
    else { return nil }
    let x = abs(transform.a) + abs(transform.c)
    let y = abs(transform.b) + abs(transform.d)
    let exact = radius * x
    guard abs(x - y) <= 1e-6 * x, exact >= OctantArc.smallestRadius,
      exact <= CornerCache.largestRadius
    else { return nil }
    // On the grid, so that radii that differ by rounding alone are found again.
    let rounded = (exact * 1024).rounded() / 1024
    let room = Int32(2 * rounded.rounded(.up)) << SubpixelGrid.bits
    guard right &- left >= room, bottom &- top >= room else { return nil }
    return rounded
  }
}

extension Painter {
  /// Fills an upright shape whose sides lie between pixels with a colour.
  mutating func fill(
    _ upright: UprightShape, radius: Double, color: UInt32, clip: IntRect, canvas: Canvas,
    pixels: inout MutableSpan<UInt32>
  ) {
    let corners = corners(radius: radius)
    let reach = corners.reach
    let bits = Int(SubpixelGrid.bits)
    let (left, right) = (Int(upright.left) >> bits, Int(upright.right) >> bits)
    let (top, bottom) = (Int(upright.top) >> bits, Int(upright.bottom) >> bits)
    #if arch(x86_64)
      if blitter.kernels == .avx2, right - left >= corners.pitch,
        let box = IntRect(x: left, y: top, width: right - left, height: bottom - top),
        clip.contains(box)
      {
        blitter.fillWithAVX2(
          corners, color: color, width: box.width, height: box.height,
          start: canvas.index(x: left, y: top), stride: canvas.stride, in: &pixels)
        return
      }
    #endif
    let columns = clip.x..<clip.maxX
    let all = (left..<right).clamped(to: columns)
    let middle = ((left + reach)..<(right - reach)).clamped(to: columns)
    let visibleRows = max(top, clip.y)..<min(bottom, clip.maxY)
    let straight = ((top + reach)..<(bottom - reach)).clamped(to: visibleRows)
    blitter.blend(
      color,
      over: PixelBlock(
        start: canvas.index(x: all.lowerBound, y: straight.lowerBound), width: all.count,
        height: straight.count, stride: canvas.stride), in: &pixels)
    for y in visibleRows where min(y - top, bottom - 1 - y) < reach {
      let row = canvas.index(x: 0, y: y)
      let ownRow = y - top < reach ? y - top : 2 * reach - (bottom - y)
      for (start, isRight) in [(left, false), (right - reach, true)] {
        let visible = (start..<(start + reach)).clamped(to: columns)
        guard !visible.isEmpty else { continue }
        let first = corners.range(row: ownRow, isRight: isRight).lowerBound - start
        blitter.blend(
          color,
          through: corners.coverage.span.extracting(
            (first + visible.lowerBound)..<(first + visible.upperBound)),
          over: (row + visible.lowerBound)..<(row + visible.upperBound), in: &pixels)
      }
      blitter.blend(
        color, over: (row + middle.lowerBound)..<(row + middle.upperBound), in: &pixels)
    }
  }

  private mutating func corners(radius: Double) -> AlignedCorners {
    if let known = cornerCache.corners(radius: radius) { return known }
    let corners = scannedCorners(radius: radius)
    cornerCache.insert(corners)
    return corners
  }

  /// What the scanner finds that a rounded square covers.
  private mutating func scannedCorners(radius: Double) -> AlignedCorners {
    var corners = AlignedCorners(radius: radius)
    let reach = corners.reach
    // One straight row and column more, which are then left out, keep the corners from touching.
    let side = 2 * reach + 1
    let shape = RoundedRect(
      rect: Rect(x: 0, y: 0, width: Double(side), height: Double(side)), cornerRadius: radius)
    scanner.outline.reset()
    addOutline(of: .roundedRect(shape), transform: AffineTransform.identity)
    guard let bounds = IntRect(width: side, height: side) else { return corners }
    scanner.begin(bounds: bounds)
    while scanner.advance() {
      for row in 0..<scanner.band.rowCount {
        // That of the straight row, too: what is swept is empty for the next band.
        scanner.band.sweep(row: row, fillRule: .winding, into: &coverageRow)
        let y = scanner.band.firstRow + row
        if y != reach { corners.take(coverageRow, row: y < reach ? y : y - 1) }
      }
    }
    return corners
  }
}

extension AlignedCorners {
  /// Takes a row of a rounded square, but for the straight column in its middle.
  fileprivate mutating func take(_ swept: CoverageRow, row: Int) {
    for span in swept.spans {
      for x in span.range where x != reach {
        set(
          row: row, column: x < reach ? x : x - 1, coverage: span.coverage ?? swept.coverage[x])
      }
    }
  }
}
