import Testing

@testable import Raster

@Suite struct SourceOverTests {
  @Test func `division by 255 rounds every product of two bytes to the nearest`() {
    for value in 0...65025 {
      let exact = (Double(value) / 255).rounded()
      #expect(Double(divide255(UInt32(value))) == exact)
    }
  }

  @Test func `both numbers of a pair are divided as one alone is`() {
    for value in stride(from: UInt32(0), through: 65152, by: 7) {
      let other = 65152 - value
      #expect(dividePair255(value | other << 16) == divide255(value) | divide255(other) << 16)
    }
  }

  @Test func `every channel is the rounded mix of source and destination`() {
    for alpha in stride(from: 0, through: 255, by: 5) {
      for coverage in 0...255 {
        let covered = (Double(alpha * coverage) / 255).rounded()
        for channel in Set([0, alpha / 3, alpha]) {
          for destination in [0, 1, 77, 128, 254, 255] {
            let source = UInt32(channel) * 0x0001_0101 | UInt32(alpha) << 24
            let result = sourceOver(
              UInt32(destination) * 0x0101_0101, source: source, coverage: UInt32(coverage))
            let exact =
              (Double(channel * coverage) + Double(destination) * (255 - covered)) / 255
            #expect(result & 255 == UInt32(exact.rounded()))
            #expect(result >> 8 & 255 == result & 255)
            #expect(result >> 16 & 255 == result & 255)
          }
        }
      }
    }
  }

  @Test func `an opaque colour over itself stays the same through any coverage`() {
    for value in UInt32(0)...255 {
      let pixel = value * 0x0001_0101 | 0xFF00_0000
      for coverage in UInt32(0)...255 {
        #expect(sourceOver(pixel, source: pixel, coverage: coverage) == pixel)
      }
    }
  }
}
