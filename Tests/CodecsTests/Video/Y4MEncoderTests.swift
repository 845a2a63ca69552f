import AnimPrimitives
import AnimTestSupport
import Testing

@testable import AnimCodecs

struct Y4MEncoderTests {
  @Test func `a frame is repeated for each tick`() throws {
    let bytes = try encoded([(0xFFFF_FFFF, 2), (0xFF00_0000, 1)]).bytes
    let header = Array("YUV4MPEG2 W1 H1 F30:1 Ip A1:1 C444 XCOLORRANGE=LIMITED\n".utf8)
    let frame = Array("FRAME\n".utf8)
    let white: [UInt8] = [235, 128, 128]
    let black: [UInt8] = [16, 128, 128]
    #expect(bytes == header + frame + white + frame + white + frame + black)
  }

  @Test func `colors are BT.601 to nearest`() throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<500 {
      let pixel = UInt32.random(in: 0...0xFF_FFFF, using: &generator) | 0xFF00_0000
      let red = Double(pixel & 255)
      let green = Double(pixel >> 8 & 255)
      let blue = Double(pixel >> 16 & 255)
      let luma = 0.299 * red + 0.587 * green + 0.114 * blue
      let exact = [
        16 + luma * 219 / 255, 128 + (blue - luma) / 1.772 * 224 / 255,
        128 + (red - luma) / 1.402 * 224 / 255,
      ]
      for (byte, value) in zip(try encoded([(pixel, 1)]).bytes.suffix(3), exact) {
        // Half a step plus the rounding error of 16 fraction bits.
        #expect(abs(Double(byte) - value) < 0.51)
      }
    }
  }

  @Test(.enabled(if: ExternalTool("ffmpeg") != nil, "ffmpeg is not installed"))
  func `ffmpeg reads it`() throws {
    let tool = try #require(ExternalTool("ffmpeg"))
    let bytes = try encoded([(0xFF00_00FF, 3), (0xFF00_FF00, 2)]).bytes
    let output = try ExternalTool.withFile(bytes, extension: "y4m") {
      try tool.run(["-v", "error", "-i", $0, "-f", "rawvideo", "-pix_fmt", "rgb24", "-"])
    }
    let colors = Array(output.standardOutput)
    #expect(colors.count == 5 * 3)
    let expected: [UInt8] = [255, 0, 0, 255, 0, 0, 255, 0, 0, 0, 255, 0, 0, 255, 0]
    #expect(zip(colors, expected).allSatisfy { abs(Int($0) - Int($1)) <= 2 }, "\(colors)")
  }

  @Test func `pixels that let something through are on black, which is known of the file`() throws {
    for (pixel, luma) in [(0, 16), (0x8000_0080, 49), (0xFF00_0080, 49)] as [(UInt32, UInt8)] {
      let (bytes, losesTransparency) = try encoded([(0xFF00_0000, 1), (pixel, 1), (0xFF00_0000, 1)])
      #expect(losesTransparency == (pixel >> 24 < 255))
      #expect(bytes.dropLast(9 + 2).last == luma)
    }
  }

  private func encoded(
    _ frames: [(pixel: UInt32, ticks: Int)]
  ) throws -> (bytes: [UInt8], losesTransparency: Bool) {
    let sink = MemorySink()
    var encoder = try Y4MEncoder(
      width: 1, height: 1, tickDuration: try TickDuration(numerator: 1, denominator: 30),
      jobs: 2, sink: sink)
    for (pixel, ticks) in frames {
      let pixmap = Pixmap(width: 1, height: 1, pixels: [pixel])
      try encoder.append([AnimationFrame(pixmap, duration: ticks)])
    }
    try encoder.finish()
    return (sink.bytes, encoder.losesTransparency)
  }
}
