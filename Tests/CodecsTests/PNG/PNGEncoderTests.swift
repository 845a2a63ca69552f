import Foundation
import AnimPrimitives
import AnimTestSupport
import Testing

@testable import AnimCodecs

struct PNGEncoderTests {
  @Test func `a black pixel is the file that the standard describes`() throws {
    let bytes = try PNGEncoder.encode(Pixmap(width: 1, height: 1, pixels: [0xFF00_0000]))
    let expected: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A,  // signature
      0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,  // IHDR
      0, 0, 0, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0,  // 1 × 1, depth 1, greyscale
      0x37, 0x6E, 0xF9, 0x24,
      0, 0, 0, 1, 0x73, 0x52, 0x47, 0x42, 0, 0xAE, 0xCE, 0x1C, 0xE9,  // sRGB, perceptual
    ]
    #expect(Array(bytes.prefix(expected.count)) == expected)
    let file = try PNGFile(bytes)
    #expect(file.parts.map(\.name.description) == ["IHDR", "sRGB", "IDAT", "IEND"])
  }

  @Test(arguments: Samples.all)
  func `the least color type and depth is taken, and decoding gives the same pixels`(
    sample: Sample
  ) throws {
    let bytes = try PNGEncoder.encode(sample.pixmap)
    let header = try PNGFile(bytes).header
    #expect(header.colorType == sample.colorType && header.bitDepth == sample.bitDepth)
    #expect(try PNGDecoder.decode(bytes) == sample.pixmap)
  }

  @Test(arguments: [1, 8, 300])
  func `pictures large enough for a sample decode to the same pixels`(period: Int) throws {
    // Noise with a short period is smallest without filters. Noise with a long period has about the same size either
    // way.
    var generator = SeededGenerator(seed: UInt64(period))
    let noise = (0..<(period * 64)).map { _ in
      UInt32.random(in: 0...0xFF_FFFF, using: &generator) | 0xFF00_0000
    }
    let pixmap = Pixmap(
      width: 64, height: 300, pixels: (0..<(64 * 300)).map { noise[$0 % noise.count] })
    #expect(try PNGDecoder.decode(try PNGEncoder.encode(pixmap)) == pixmap)
  }

  @Test func `colours after the 256th are counted too`() throws {
    // A row of 300 opaque colours, then a row that may require another colour type.
    let first = (0..<300).map { UInt32($0) << 8 | 0xFF00_0000 }
    for (last, colorType) in [
      (0xFF12_3456 as UInt32, PNGColorType.rgb), (0, .rgb), (0x8080_8080, .rgba),
    ] {
      let pixmap = Pixmap(
        width: 300, height: 2, pixels: first + [UInt32](repeating: last, count: 300))
      let bytes = try PNGEncoder.encode(pixmap)
      #expect(try PNGFile(bytes).header.colorType == colorType)
      #expect(try PNGDecoder.decode(bytes) == pixmap)
    }
  }

  @Test(.enabled(if: ExternalTool("pngcheck") != nil, "pngcheck is not installed"))
  func `pngcheck finds nothing wrong`() throws {
    let tool = try #require(ExternalTool("pngcheck"))
    for sample in Samples.all {
      let bytes = try PNGEncoder.encode(
        sample.pixmap, metadata: PNGMetadata(title: "Grüße", description: "a\nb"))
      let output = try ExternalTool.withFile(bytes, extension: "png") {
        try tool.run(["-v", $0])
      }
      #expect(output.status == 0, "\(sample.name): \(output.standardOutput)")
    }
  }

  @Test(.enabled(if: ExternalTool("ffmpeg") != nil, "ffmpeg is not installed"))
  func `ffmpeg decodes the same pixels`() throws {
    let tool = try #require(ExternalTool("ffmpeg"))
    for sample in Samples.all {
      let bytes = try PNGEncoder.encode(sample.pixmap)
      let output = try ExternalTool.withFile(bytes, extension: "png") {
        try tool.run(["-v", "error", "-i", $0, "-f", "rawvideo", "-pix_fmt", "rgba", "-"])
      }
      let straight = sample.pixmap.pixels.flatMap { pixel in
        let color = StraightColor(PremultipliedColor(rgba: pixel))
        return [color.red, color.green, color.blue, color.alpha]
      }
      let decoded = Array(output.standardOutput)
      // The colour of a transparent pixel is not stored.
      let differs = zip(decoded.indices, zip(decoded, straight)).contains { index, pair in
        pair.0 != pair.1 && straight[index | 3] != 0
      }
      #expect(decoded.count == straight.count && !differs, "\(sample.name)")
    }
  }

  @Test func `titles and texts are written as iTXt`() throws {
    let metadata = PNGMetadata(
      title: "T", entries: [PNGMetadata.Entry(keyword: "Software", text: "änimrender")])
    let bytes = try PNGEncoder.encode(Pixmap(width: 1, height: 1), metadata: metadata)
    let file = try PNGFile(bytes)
    let texts = file.parts.filter { $0.name == .internationalText }.map(file.data)
    #expect(texts == [Array("Title\0\0\0\0\0T".utf8), Array("Software\0\0\0\0\0änimrender".utf8)])
  }

  @Test(arguments: ["", " a", "a ", "a  b", "a\n", "日本", String(repeating: "k", count: 80)])
  func `a text that is not a keyword is refused`(keyword: String) {
    let metadata = PNGMetadata(entries: [PNGMetadata.Entry(keyword: keyword, text: "t")])
    #expect(throws: CodecError.self) {
      try PNGEncoder.encode(Pixmap(width: 1, height: 1), metadata: metadata)
    }
  }

  @Test func `a text with NUL is refused`() {
    #expect(throws: CodecError.metadata(reason: "the text of Title has a NUL character")) {
      try PNGEncoder.encode(Pixmap(width: 1, height: 1), metadata: PNGMetadata(title: "a\0b"))
    }
  }
}
