import Testing

@testable import AnimRaster

@Suite struct PlusTests {
  @Test func `every channel is the sum, and at most 255`() {
    for channel in 0...255 {
      for coverage in stride(from: 0, through: 255, by: 3) {
        let share = (Double(channel * coverage) / 255).rounded()
        for destination in [0, 1, 77, 128, 254, 255] {
          let result = plus(
            UInt32(destination) * 0x0101_0101, source: UInt32(channel) * 0x0101_0101,
            coverage: UInt32(coverage))
          #expect(result == UInt32(min(share + Double(destination), 255)) * 0x0101_0101)
        }
      }
    }
  }

  @Test func `channels do not spill into each other`() {
    #expect(plus(0xFF01_FF02, source: 0x80FF_8001, coverage: 255) == 0xFFFF_FF03)
  }

  @Test func `two shares of a pixel add up to it`() {
    for value in UInt32(0)...255 {
      let pixel = value * 0x0101_0101
      for share in UInt32(0)...255 {
        let part = plus(0, source: pixel, coverage: share)
        #expect(plus(part, source: pixel, coverage: 255 - share) == pixel)
      }
    }
  }

  @Test func `runs are added pixel by pixel`() {
    let source: [UInt32] = [10, 20, 30]
    let coverage: [UInt8] = [255, 0, 128]
    let blitter = Blitter()
    var plain: [UInt32] = [1, 2, 3, 4, 5]
    var span = plain.mutableSpan
    blitter.add(source.span, over: 1..<4, in: &span)
    #expect(plain == [1, 12, 23, 34, 5])
    var masked: [UInt32] = [1, 2, 3, 4, 5]
    var target = masked.mutableSpan
    blitter.add(source.span, through: coverage.span, over: 1..<4, in: &target)
    #expect(masked == [1, 12, 3, 19, 5])
  }
}
