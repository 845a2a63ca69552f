import AnimPrimitives
import AnimTestSupport
import Testing

@testable import AnimRaster

/// Compares swept rows of areas with the definition of coverage, for widths around the size of a group and of a word of
/// groups.
struct SweepTests {
  /// Twice the area of a pixel on the sub-pixel grid.
  private static let full = 1 << 21
  private static let widths = Array(1...26) + [63, 64, 65, 127, 128, 129, 200]

  /// The coverage of a signed area, rounded to nearest.
  private func coverage(_ area: Int, _ rule: FillRule) -> UInt8 {
    var share = Double(abs(area)) / Double(Self.full)
    if rule == .evenOdd {
      share = share.truncatingRemainder(dividingBy: 2)
      share = min(share, 2 - share)
    }
    return UInt8((min(share, 1) * 255).rounded())
  }

  /// A band of one row with random areas in some of its groups, and these areas.
  private func band(width: Int, _ random: inout SeededGenerator) -> (CoverageBand, areas: [Int]) {
    var band = CoverageBand()
    band.reset(x: 0, width: width)
    band.begin(row: 0, count: 1)
    var areas = Array(repeating: 0, count: band.layout.stride)
    var sum = 0
    for index in areas.indices {
      if index % 8 == 0, random.below(2) == 0 { band.groups[index / 8] = 1 }
      if band.groups[index / 8] == 1, random.below(3) > 0 {
        // Areas of full and empty pixels are as frequent as others.
        let target = [0, Self.full, -Self.full, random.below(5 * Self.full) - 2 * Self.full]
        let next = target[random.below(4)]
        band.cells[index] = Int32(next - sum)
        sum = next
      }
      areas[index] = sum
    }
    return (band, areas)
  }

  @Test(arguments: [FillRule.winding, .evenOdd], 0..<20)
  func `spans have the coverage of the running sum`(_ rule: FillRule, _ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    for width in Self.widths {
      var (band, areas) = band(width: width, &random)
      var row = CoverageRow()
      band.sweep(row: 0, fillRule: rule, into: &row)
      var result = [UInt8](repeating: 0, count: width)
      for span in row.spans.prefix(row.spanCount) {
        for x in span.range { result[x] = span.coverage ?? row.coverage[x] }
      }
      #expect(result == areas.prefix(width).map { coverage($0, rule) }, "width \(width)")
      #expect(band.cells.allSatisfy { $0 == 0 } && band.groups.allSatisfy { $0 == 0 })
    }
  }

  @Test(arguments: [FillRule.winding, .evenOdd], 0..<20)
  func `a swept colour equals the colour blended through the coverage`(
    _ rule: FillRule, _ seed: Int
  ) {
    var random = SeededGenerator(seed: UInt64(seed))
    for width in Self.widths {
      var (band, areas) = band(width: width, &random)
      let color: UInt32 = [0xFF20_60F0, 0x8010_4020, 0x0101_0001][random.below(3)]
      var swept = (0..<width + 2).map { _ in UInt32(random.below(256)) * 0x0101_0101 }
      var blended = swept
      let mask = areas.prefix(width).map { coverage($0, rule) }
      var expected = blended.mutableSpan
      Blitter().blend(color, through: mask.span, over: 1..<width + 1, in: &expected)
      var target = swept.mutableSpan
      Blitter().sweep(
        &band, fillRule: rule, color: color, start: 1, stride: width + 2, in: &target)
      #expect(swept == blended, "width \(width)")
      #expect(band.cells.allSatisfy { $0 == 0 } && band.groups.allSatisfy { $0 == 0 })
    }
  }

  @Test(arguments: [FillRule.winding, .evenOdd])
  func `each area has its coverage`(_ rule: FillRule) {
    // Around each border between two coverages.
    let borders = (0...510).map { (2 * $0 + 1) * Self.full / 510 }
    for area in borders.flatMap({ [$0 - 1, $0, $0 + 1] }) + [0, Self.full, 2 * Self.full] {
      for signed in [area, -area] {
        var band = CoverageBand()
        band.reset(x: 0, width: 1)
        band.begin(row: 0, count: 1)
        band.cells[0] = Int32(signed)
        band.groups[0] = 1
        var row = CoverageRow()
        band.sweep(row: 0, fillRule: rule, into: &row)
        #expect(row.coverage[0] == coverage(signed, rule), "area \(signed)")
      }
    }
  }
}
