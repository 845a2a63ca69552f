import Testing

@testable import Raster

@Suite struct BlendOnceTests {
  /// A colour over all pixels of one value, each through another coverage.
  private func blended(_ color: UInt32, over pixel: UInt32) -> [UInt32] {
    let coverage = Array(UInt8.min...255)
    var pixels = Array(repeating: pixel, count: 258)
    var span = pixels.mutableSpan
    Blitter(kernels: .portable).blendOnce(color, through: coverage.span, over: 1..<257, in: &span)
    #expect(pixels.first == pixel && pixels.last == pixel)
    return Array(pixels[1..<257])
  }

  @Test(arguments: [0, 1, 51, 77, 128, 254, 255] as [UInt32])
  func `every channel is within half a step of the sum`(alpha: UInt32) {
    for source in [0, alpha / 3, alpha] {
      for below in UInt32(0)...255 {
        let pixels = blended(alpha << 24 | source << 8, over: below * 0x0101_0101)
        for (coverage, pixel) in pixels.enumerated() {
          let left = 1 - Double(alpha) * Double(coverage) / 65025
          func exact(_ channel: UInt32) -> Double {
            Double(channel) * Double(coverage) / 255 + Double(below) * left
          }
          let isWithin =
            abs(Double(pixel >> 24) - exact(alpha)) <= 0.5
            && abs(Double((pixel >> 8) & 255) - exact(source)) <= 0.5
            && abs(Double(pixel & 255) - exact(0)) <= 0.5 && pixel & 255 == (pixel >> 16) & 255
          if !isWithin { Issue.record("\(alpha), \(source) over \(below) through \(coverage)") }
        }
      }
    }
  }

  @Test func `an opaque colour over itself stays what it is`() {
    for color: UInt32 in [0xFF00_0000, 0xFF12_34FE, 0xFFFF_FFFF] {
      #expect(blended(color, over: color).allSatisfy { $0 == color })
    }
  }
}
