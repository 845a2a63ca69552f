import AnimCodecs
import AnimPrimitives
import AnimTestSupport
import Testing

@testable import AnimGIF

/// Decodes the encoder's files with an independent decoder.
@Suite(.enabled(if: ExternalTool("ffmpeg") != nil, "ffmpeg is not installed"))
struct OtherDecoderTests {
  /// The canvas after each image. Each pixel is opaque or 0.
  func shown(_ gif: [UInt8], pixelCount: Int) throws -> [[UInt32]] {
    let tool = try #require(ExternalTool("ffmpeg"))
    let output = try ExternalTool.withFile(gif, extension: "gif") { path in
      try tool.run([
        "-v", "error", "-i", path, "-fps_mode", "passthrough", "-f", "rawvideo", "-pix_fmt", "rgba",
        "-",
      ])
    }
    #expect(output.status == 0 && output.standardError.isEmpty, "\(output.standardError)")
    let bytes = [UInt8](output.standardOutput)
    #expect(bytes.count % (pixelCount * 4) == 0)
    return stride(from: 0, to: bytes.count, by: pixelCount * 4).map { start in
      stride(from: start, to: start + pixelCount * 4, by: 4).map { place in
        guard bytes[place + 3] != 0 else { return 0 }
        return (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[place + $1]) << UInt32($1 * 8) }
      }
    }
  }

  @Test(arguments: [2, 20, 200], [false, true])
  func `few colours are shown as they were drawn`(colors: Int, isTransparent: Bool) throws {
    let frames = GIFEncoderTests.frames(
      width: 61, height: 47, count: 24, colors: colors, seed: UInt64(colors),
      isTransparent: isTransparent)
    var wanted: [[UInt32]] = []
    for frame in frames where frame.pixels != wanted.last { wanted.append(frame.pixels) }
    let images = try shown(GIFEncoderTests.encode(frames), pixelCount: 61 * 47)
    #expect(images == wanted)
  }

  @Test(arguments: [GIFOptions.Dither.none, .ordered, .diffusion], [0, 80])
  func `many colours are shown as giflib reads them`(
    dither: GIFOptions.Dither, lossy: Int
  ) throws {
    let frames = GIFEncoderTests.frames(width: 50, height: 40, count: 30, colors: 900, seed: 11)
    var options = GIFOptions()
    options.maxColors = 32
    options.dither = dither
    options.lossy = lossy
    let bytes = try GIFEncoderTests.encode(frames, options: options)
    var player = try GIFPlayer(bytes)
    for image in try shown(bytes, pixelCount: 50 * 40) {
      let expected = try player.next()?.canvas.pixels
      #expect(image == expected)
    }
    let end = try player.next()
    #expect(end == nil)
  }

  /// In GIF89a the pixel becomes transparent immediately. ffmpeg needs a transparent colour in the table for this.
  @Test(arguments: [2, 15, 16, 256], [0, 1])
  func `pixels beyond a picture that fills its table become clear`(
    colors: Int, before: Int
  ) throws {
    let full = (0..<(colors * 2)).map { UInt32($0 % colors) * 0x1_0101 | 0xFF00_0000 }
    // The dot disappears as well. If frames were only drawn over each other, nothing would have to disappear.
    let dot = full.indices.map { $0 == 1 ? full[1] : 0 }
    let holed = full.map { [1, 3, 4].contains($0 & 0xFF) ? 0 : $0 }
    let frames = (Array(repeating: dot, count: before) + [full, holed])
      .map { Pixmap(width: colors, height: 2, pixels: $0) }
    var options = GIFOptions()
    options.maxColors = colors
    for duration in [4, 10] {
      let bytes = try GIFEncoderTests.encode(frames, duration: duration, options: options)
      let shown = try GIFEncoderTests.timeline(ReferenceGIF(bytes))
      #expect(shown == frames.flatMap { Array(repeating: $0.pixels, count: duration) })
      var images = try self.shown(bytes, pixelCount: full.count)
      // An image without drawn pixels clears the canvas.
      #expect(images.remove(at: before + 1) == full)
      #expect(images == frames.map(\.pixels))
    }
    // A shorter duration leaves no time for another image.
    let short = try ReferenceGIF(GIFEncoderTests.encode(frames, duration: 3, options: options))
    #expect(try short.play() == frames.map(\.pixels))
  }

  @Test(arguments: [(1, 1), (65_535, 1), (1, 65_535)])
  func `pictures of the least and greatest sides are shown as they were drawn`(
    width: Int, height: Int
  ) throws {
    var random = SplitMix(seed: UInt64(width * 3 + height))
    let pixels = (0..<(width * height)).map { _ in
      random.below(5) == 0 ? UInt32(0xFF33_2211) : 0xFFFF_FFFF
    }
    let frame = Pixmap(width: width, height: height, pixels: pixels)
    let bytes = try GIFEncoderTests.encode([frame])
    #expect(try shown(bytes, pixelCount: width * height) == [pixels])
    #expect(try ReferenceGIF(bytes).play() == [pixels])
  }
}
