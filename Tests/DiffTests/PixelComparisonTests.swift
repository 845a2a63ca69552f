import AnimPrimitives
import Testing

@testable import AnimDiff

@Suite struct PixelComparisonTests {
  private let grey = Pixmap(
    width: 20, height: 10, pixels: Array(repeating: 0xFF80_8080, count: 200))

  @Test func `equal pictures do not differ`() {
    let comparison = PixelComparison(grey, grey)
    #expect(!comparison.isDifferent && comparison.bounds == nil)
    #expect(comparison.differingCount == 0 && comparison.largestDistance == 0)
  }

  @Test func `black and white are 1 apart`() {
    var distance = PixelDistance()
    #expect(abs(distance.between(0xFF00_0000, 0xFFFF_FFFF) - 1) < 1e-6)
    #expect(distance.between(0xFF12_3456, 0xFF12_3456) == 0)
    // The pixels differ only over white.
    #expect(abs(distance.between(0x0000_0000, 0xFF00_0000) - 1) < 1e-6)
  }

  /// Pairs that pixelmatch's tests distinguish or do not distinguish at the threshold 0.1.
  @Test(
    arguments: [
      (0x9D3829, 0x003829, true), (0x5C2C27, 0x0E2C27, true), (0xFCFE00, 0xFCFE5E, false),
      (0xFCFE00, 0xFCFE2F, false), (0x000000, 0x0D0D0D, false), (0x000000, 0x171717, true),
    ] as [(UInt32, UInt32, Bool)])
  func `thresholds mean what pixelmatch's mean`(_ a: UInt32, _ b: UInt32, _ differs: Bool) {
    var distance = PixelDistance()
    #expect((distance.between(a | 0xFF00_0000, b | 0xFF00_0000) > 0.1) == differs)
  }

  @Test func `no distance exceeds that of black and white`() {
    var distance = PixelDistance()
    for (first, second) in [(0xFFFF_FFFF, 0xFF00_0000), (0xFFFF_0000, 0xFF00_FFFF)]
      as [(UInt32, UInt32)]
    {
      #expect((0.99...1).contains(distance.between(first, second)))
    }
  }

  @Test func `distances do not depend on what was compared before`() {
    var warm = PixelDistance()
    for value in UInt32(0)..<5000 { _ = warm.between(0xFF00_0000 | value, 0xFFFF_FFFF) }
    for value in stride(from: UInt32(0), to: 1 << 24, by: 65_521) {
      var cold = PixelDistance()
      #expect(
        warm.between(0xFF00_0000 | value, 0xFF80_4020)
          == cold.between(0xFF00_0000 | value, 0xFF80_4020))
    }
  }

  @Test func `an edge that moved by a part of a pixel is anti-aliasing`() {
    // Black next to white, with a different grey edge between them.
    func edge(_ rgba: UInt32) -> Pixmap {
      let row: [UInt32] =
        Array(repeating: 0xFF00_0000, count: 6) + [rgba] + Array(repeating: 0xFFFF_FFFF, count: 6)
      return Pixmap(width: 13, height: 9, pixels: Array(repeating: row, count: 9).flatMap { $0 })
    }
    let tolerance = PixelTolerance(ignoresAntialiased: true)
    let comparison = PixelComparison(edge(0xFF40_4040), edge(0xFFC0_C0C0), tolerance: tolerance)
    #expect(comparison.differingCount == 0)
    #expect(comparison.antialiasedCount == 9)
    #expect(PixelComparison(edge(0xFF40_4040), edge(0xFFC0_C0C0)).differingCount == 9)
    // A dot in a flat area is not anti-aliasing.
    let dot = PixelComparison(grey, grey.setting(9, 5, to: 0xFFFF_FFFF), tolerance: tolerance)
    #expect(dot.differingCount == 1)
  }

  @Test func `the difference picture is yellow to dark red by distance, and pale elsewhere`() {
    let black = Pixmap(width: 20, height: 10, filledWith: PremultipliedColor(rgba: 0xFF00_0000))
    let far = DifferencePicture.of(black, black.setting(4, 5, to: 0xFFFF_FFFF))
    #expect(far[4, 5] == PremultipliedColor(red: 138, green: 0, blue: 80, alpha: 255))
    let near = DifferencePicture.of(grey, grey.setting(4, 5, to: 0xFF81_8181))
    #expect(near[4, 5] == PremultipliedColor(red: 255, green: 226, blue: 122, alpha: 255))
    let picture = DifferencePicture.of(grey, grey.setting(4, 5, to: 0))
    #expect(picture[0, 0] == PremultipliedColor(red: 224, green: 224, blue: 224, alpha: 255))
  }

  @Test func `a triptych shows pictures of different sizes`() {
    let small = Pixmap(width: 5, height: 5)
    let picture = DifferencePicture.triptych(grey, small, width: 20, height: 10)
    #expect(picture.width == 76 && picture.height == 10)
    #expect(picture[0, 0] == grey[0, 0] && picture[56, 0] == .clear)
  }
}
