import CAnimKernels
import AnimPrimitives

/// A rounded rectangle below its own border.
///
/// Let c be the coverage of a pixel by the outline, and k its coverage by the border times the border's opacity. The
/// rectangle is filled with the coverage c′ = (c − k) / (1 − k). The border drawn above leaves 1 − k of it, so both
/// together cover c.
struct BorderedOutline {
  var outline: RoundedRect
  var width: Double
  var opacity: Double
  var transform: ProjectiveTransform
}

extension Painter {
  /// Fills a rounded rectangle that is below its border.
  mutating func fill(
    _ bordered: BorderedOutline, _ source: PixelSource, _ target: inout PaintTarget
  ) {
    let shape = Shape.roundedRect(bordered.outline)
    let clip = target.clip
    guard let upright = bordered.wholeUpright else {
      sweepBelowBorder(
        bordered, shape, bordered.transform, source, in: [clip], &target)
      return
    }
    // Between the corners the edges lie on pixel borders, so no pixel is partly covered.
    let rows = clip.y..<clip.maxY
    let straight = upright.isRect ? rows : upright.straightRows.clamped(to: rows)
    if let middle = IntRect(
      x: clip.x, y: straight.lowerBound, width: clip.width, height: straight.count)
    {
      var part = target.clipped(to: middle)
      fill(upright, source, &part)
    }
    guard !upright.isRect else { return }
    let strips = [rows.lowerBound..<straight.lowerBound, straight.upperBound..<rows.upperBound]
      .compactMap {
        IntRect(x: clip.x, y: $0.lowerBound, width: clip.width, height: $0.count)
      }
    sweepBelowBorder(
      bordered, .roundedRect(upright.outline), ProjectiveTransform(upright.transform), source,
      in: strips, &target)
  }

  /// Scans the outline and its border row by row at the same time.
  private mutating func sweepBelowBorder(
    _ bordered: BorderedOutline, _ shape: Shape, _ transform: ProjectiveTransform,
    _ source: PixelSource, in strips: [IntRect], _ target: inout PaintTarget
  ) {
    let opacity = PremultipliedColor(Color.black.multiplyingAlpha(by: bordered.opacity)).alpha
    for strip in strips {
      scanner.outline.reset()
      addOutline(
        of: .border(bordered.outline, width: bordered.width), transform: bordered.transform,
        seenIn: strip)
      swap(&scanner, &borderScanner)
      scanner.outline.reset()
      addOutline(of: shape, transform: transform, seenIn: strip)
      guard let bounds = scanner.outline.bounds(in: strip) else { continue }
      scanner.begin(bounds: bounds, fillRule: .winding)
      borderScanner.begin(bounds: bounds, fillRule: .winding)
      while scanner.advance(), borderScanner.advance() {
        let y = scanner.band.firstRow
        for row in 0..<scanner.band.rowCount {
          scanner.band.sweep(row: row, fillRule: .winding, into: &coverageRow)
          borderScanner.band.sweep(row: row, fillRule: .winding, into: &borderRow)
          borderRow.spread(width: bounds.width)
          coverageRow.leaveFree(borderRow, opacity: opacity)
          for index in 0..<coverageRow.spanCount {
            let span = coverageRow.spans[index]
            fill(span, x: bounds.x + span.x, y: y + row, source, &target)
          }
        }
      }
    }
  }
}

extension BorderedOutline {
  /// The outline as an upright shape, or nil unless it is upright and its sides lie on pixel borders.
  fileprivate var wholeUpright: UprightShape? {
    guard let affine = transform.affine, let upright = UprightShape(outline, transform: affine),
      (upright.left | upright.top | upright.right | upright.bottom) & SubpixelGrid.mask == 0
    else { return nil }
    return upright
  }
}

extension CoverageRow {
  /// Writes `coverage` for each column, including columns of spans with a common coverage and columns outside of spans.
  fileprivate mutating func spread(width: Int) {
    var x = 0
    for index in 0..<spanCount {
      let span = spans[index]
      for column in x..<span.x { coverage[column] = 0 }
      if let common = span.coverage { for column in span.range { coverage[column] = common } }
      x = span.range.upperBound
    }
    for column in x..<width { coverage[column] = 0 }
  }

  /// Reduces the coverage to the part that the border does not cover.
  ///
  /// - Parameter border: a row in which `coverage` is valid for each column.
  fileprivate mutating func leaveFree(_ border: CoverageRow, opacity: UInt8) {
    for index in 0..<spanCount where spans[index].coverage != 255 {
      let span = spans[index]
      for column in span.range {
        coverage[column] = Self.rest(
          of: span.coverage ?? coverage[column],
          below: multiplyCoverage(border.coverage[column], opacity))
      }
      spans[index] = CoverageSpan(x: span.x, count: span.count, coverage: nil)
    }
  }

  /// (c − k) / (1 − k), rounded to nearest; full coverage if c is.
  private static func rest(of coverage: UInt8, below border: UInt8) -> UInt8 {
    if coverage == 255 { return 255 }
    guard coverage > border else { return 0 }
    let (share, free) = (Int(coverage) - Int(border), 255 - Int(border))
    return UInt8(truncatingIfNeeded: (share * 255 + free / 2) / free)
  }
}
