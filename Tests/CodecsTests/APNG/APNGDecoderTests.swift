import Primitives
import Testing

@testable import Codecs

/// A file is read in one way, whether as a still picture or as an animation.
struct APNGDecoderTests {
  private static let palette = PNGChunk(name: .palette, data: [10, 20, 30])
  private static let text = PNGChunk(name: .text, data: Array("Author\0me".utf8))
  private static let unknown = PNGChunk(name: PNGChunkName(rawValue: 0x4142_4344), data: [1])
  private static let numbered = PNGChunk(name: PNGChunkName(rawValue: 0x6131_6364), data: [1])

  /// The pixels of a picture of one pixel, as a zlib stream.
  private static func stream(_ samples: [UInt8]) throws -> [UInt8] {
    try Deflater(.fastest).compress([0] + samples)
  }

  private static func file(_ colorType: PNGColorType, _ chunks: [PNGChunk]) throws -> [UInt8] {
    let header = PNGHeader(width: 1, height: 1, bitDepth: 8, colorType: colorType)
    let writer = try PNGWriter.begin()
    for chunk in [header.chunk] + chunks + [.imageEnd] { try writer.write(chunk) }
    return writer.takeBytes()
  }

  private static func control(_ number: UInt32) throws -> PNGChunk {
    FrameControl(
      sequenceNumber: number, rect: try #require(IntRect(width: 1, height: 1)),
      delay: APNGDelay(numerator: 1, denominator: 10), disposeOperation: .none,
      blendOperation: .source
    ).chunk
  }

  private static func error(_ body: () throws -> Pixmap) -> CodecError? {
    do {
      _ = try body()
      return nil
    } catch {
      return error as? CodecError
    }
  }

  @Test func `a clear colour behind the pixels is as nothing to both`() throws {
    let bytes = try Self.file(
      .rgb,
      [
        PNGChunk(name: .imageData, data: try Self.stream([255, 0, 0])),
        PNGChunk(name: .transparency, data: [0, 255, 0, 0, 0, 0]),
      ])
    let still = try PNGDecoder.decode(bytes)
    #expect(still.pixels == [0xFF00_00FF])
    #expect(try APNGDecoder(bytes).pixmap(ofFrame: 0) == still)
  }

  @Test func `pixels that a still picture must not have so are refused by both`() throws {
    let stream = try Self.stream([0])
    let first = PNGChunk(name: .imageData, data: Array(stream.prefix(4)))
    let second = PNGChunk(name: .imageData, data: Array(stream.dropFirst(4)))
    for chunks in [
      [first, second, Self.palette], [Self.palette, first, Self.text, second],
    ] {
      let bytes = try Self.file(.palette, chunks)
      let error = Self.error { try PNGDecoder.decode(bytes) }
      #expect(error != nil)
      #expect(Self.error { try APNGDecoder(bytes).pixmap(ofFrame: 0) } == error)
    }
  }

  @Test func `an unknown critical chunk is refused wherever it stands`() throws {
    let pixels = PNGChunk(name: .imageData, data: try Self.stream([7]))
    for (chunk, name) in [(Self.unknown, "ABCD"), (Self.numbered, "chunk 1630626660")] {
      for chunks in [[chunk, pixels], [pixels, chunk]] {
        let bytes = try Self.file(.grayscale, chunks)
        let refusal = CodecError.malformed(
          format: "PNG", reason: "the critical chunk \(name) is unknown")
        #expect(throws: refusal) { try PNGDecoder.decode(bytes) }
        #expect(throws: refusal) { try APNGDecoder(bytes) }
        #expect(throws: refusal) { try MediaInfo.read(bytes) }
      }
    }
  }

  @Test func `colours of all frames stand in front of all pixels`() throws {
    let stream = try Self.stream([0])
    let frames = [
      try Self.control(0), PNGChunk(name: .imageData, data: stream), try Self.control(1),
      PNGChunk(name: .frameData, data: [0, 0, 0, 2] + stream),
    ]
    let control = AnimationControl(numFrames: 2, numPlays: 0).chunk
    let green = PNGChunk(name: .palette, data: [0, 255, 0])
    let clear = PNGChunk(name: .transparency, data: [0])
    let decoder = try APNGDecoder(
      try Self.file(.palette, [control, Self.palette] + frames + [green, clear]))
    for index in 0..<2 {
      #expect(try decoder.pixmap(ofFrame: index).pixels == [0xFF1E_140A])
    }
    let colorless = try APNGDecoder(try Self.file(.palette, [control] + frames + [green]))
    for index in 0..<2 {
      #expect(throws: CodecError.self) { try colorless.pixmap(ofFrame: index) }
    }
  }
}
