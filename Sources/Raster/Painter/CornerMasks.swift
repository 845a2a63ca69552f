import AnimPrimitives

/// The coverage of round corners between sides on whole pixels.
///
/// Interfaces have few radii, so a corner is scanned once and then drawn at many positions.
struct CornerMasks {
  /// The coverage of the smallest square in whole pixels that has such corners, row by row.
  struct Mask {
    /// The width and the height of a corner, half of the square's.
    let corner: Int
    var coverage: [UInt8]
  }

  /// By radius on the sub-pixel grid.
  private var masks: [Int32: Mask] = [:]

  /// The maximum number of masks, of up to 16 KiB each.
  private static let capacity = 64

  subscript(radius: Int32) -> Mask? { masks[radius] }

  mutating func insert(_ mask: Mask, radius: Int32) {
    if masks.count == Self.capacity { masks.removeAll() }
    masks[radius] = mask
  }
}

extension Painter {
  /// The mask of the corners with a radius on the sub-pixel grid.
  mutating func cornerMask(radius: Int32) -> CornerMasks.Mask {
    if let known = cornerMasks[radius] { return known }
    let corner = Int((radius &+ SubpixelGrid.mask) >> SubpixelGrid.bits)
    let side = 2 * corner
    var mask = CornerMasks.Mask(corner: corner, coverage: Array(repeating: 0, count: side * side))
    scanner.outline.reset()
    addOutline(
      of: .roundedRect(
        RoundedRect(
          rect: Rect(x: 0, y: 0, width: Double(side), height: Double(side)),
          cornerRadius: Double(radius) / 1024)),
      transform: .identity)
    if let square = IntRect(width: side, height: side),
      let bounds = scanner.outline.bounds(in: square)
    {
      scanner.begin(bounds: bounds, fillRule: .winding)
      while scanner.advance() {
        for row in 0..<scanner.band.rowCount {
          scanner.band.sweep(row: row, fillRule: .winding, into: &coverageRow)
          let start = (scanner.band.firstRow + row) * side + bounds.x
          let own = coverageRow.coverage.span
          var coverage = mask.coverage.mutableSpan
          for span in coverageRow.spans[..<coverageRow.spanCount] {
            let common = span.coverage
            for column in span.range { coverage[start + column] = common ?? own[column] }
          }
        }
      }
    }
    cornerMasks.insert(mask, radius: radius)
    return mask
  }
}
