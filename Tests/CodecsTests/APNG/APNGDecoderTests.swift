import AnimPrimitives
import Testing

@testable import AnimCodecs

/// A file is read in the same way as a still picture and as an animation.
struct APNGDecoderTests {
  private static let palette = PNGChunk(name: .palette, data: [10, 20, 30])
  private static let text = PNGChunk(name: .text, data: Array("Author\0me".utf8))
  private static let unknown = PNGChunk(name: PNGChunkName(rawValue: 0x4142_4344), data: [1])
  private static let numbered = PNGChunk(name: PNGChunkName(rawValue: 0x6131_6364), data: [1])

  /// The data of a picture of one pixel, as a zlib stream.
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

  /// Two grey frames. Each listed change of their chunks breaks the animation.
  private static func animation(
    _ change: (inout [PNGChunk]) -> Void = { _ in }
  ) throws -> [UInt8] {
    var chunks = [
      AnimationControl(numFrames: 2, numPlays: 0).chunk, try control(0),
      PNGChunk(name: .imageData, data: try stream([7])), try control(1),
      PNGChunk(name: .frameData, data: [0, 0, 0, 2] + (try stream([9]))),
    ]
    change(&chunks)
    return try file(.grayscale, chunks)
  }

  private static let breaks: [(String, @Sendable (inout [PNGChunk]) -> Void)] = [
    ("sequence number 1 instead of 0", { $0[1].data[3] = 1 }),
    ("sequence number 3 instead of 2", { $0[4].data[3] = 3 }),
    ("acTL has 3 frames, found 2", { $0[0].data[3] = 3 }),
    ("acTL has 0 frames and 0 plays", { $0[0].data[3] = 0 }),
    ("acTL has 7 bytes instead of 8", { $0[0].data.removeLast() }),
    ("fcTL has 27 bytes instead of 26", { $0[3].data.append(0) }),
    ("a frame is not inside the canvas", { $0[3].data[7] = 2 }),
    ("dispose_op 9 or blend_op 0 is unknown", { $0[3].data[24] = 9 }),
    ("fdAT does not follow its frame's fcTL", { $0.swapAt(3, 4) }),
    ("fdAT does not follow its frame's fcTL", { $0.remove(at: 3) }),
    ("there are two acTL chunks, or acTL comes after IDAT", { $0.append($0.remove(at: 0)) }),
    ("there are two acTL chunks, or acTL comes after IDAT", { $0.insert($0[0], at: 0) }),
    ("sequence number 1 instead of 0", { $0.swapAt(0, 1) }),
    ("a frame has no pixels", { $0.removeLast() }),
    ("fdAT does not follow its frame's fcTL", { $0[4].data = [0, 0] }),
    ("there is no acTL", { $0.removeFirst() }),
  ]

  @Test(arguments: breaks.indices)
  func `a broken animation shows its still picture, and the fault is named`(index: Int) throws {
    let bytes = try Self.animation(Self.breaks[index].1)
    let fault = "its animation is broken, and its still picture is shown: \(Self.breaks[index].0)"
    let grey = Pixmap(width: 1, height: 1, filledWith: PremultipliedColor(rgba: 0xFF07_0707))
    let picture = try PNGDecoder.read(bytes)
    #expect(picture.pixmap == grey && picture.faults == [fault])
    let animation = try APNGDecoder(bytes)
    #expect(animation.frames.count == 1 && animation.faults == [fault])
    var player = APNGPlayer(animation)
    let (first, second) = (try player.nextCanvas(), try player.nextCanvas())
    #expect(first == grey && second == nil)
    let info = try MediaInfo.read(bytes)
    #expect(info.format == .png && info.faults == [fault])
  }

  @Test(arguments: ["acTL", "fcTL", "fdAT"])
  func `a wrong checksum in an animation leaves its still picture`(name: String) throws {
    var bytes = try Self.animation()
    let part = try #require(try PNGFile(bytes).parts.last { "\($0.name)" == name })
    bytes[part.range.upperBound] ^= 1
    let picture = try PNGDecoder.read(bytes)
    #expect(picture.pixmap.pixels == [0xFF07_0707])
    #expect(
      picture.faults == [
        "its animation is broken, and its still picture is shown: the checksum of \(name) is wrong"
      ])
    #expect(try APNGDecoder(bytes).frames.count == 1)
    #expect(try MediaInfo.read(bytes).shares.contains { $0.kind == "damaged chunks" })
  }

  @Test func `an animation that ends too soon shows its complete frames`() throws {
    let bytes = try Self.animation()
    let parts = try PNGFile(bytes).parts
    // IHDR, acTL, fcTL, IDAT, fcTL, fdAT, IEND.
    for count in (parts[3].range.upperBound + 4)..<bytes.count {
      let animation = try APNGDecoder(Array(bytes.prefix(count)))
      let isWhole = count >= parts[5].range.upperBound + 4
      #expect(animation.frames.count == (isWhole ? 2 : 1) && animation.isAnimated)
      #expect(animation.faults.count == 1)
      #expect(animation.faults[0].hasPrefix("the file ends too soon: "))
      var player = APNGPlayer(animation)
      var pixels: [UInt32] = []
      while let canvas = try player.nextCanvas() { pixels += canvas.pixels }
      #expect(pixels == (isWhole ? [0xFF07_0707, 0xFF09_0909] : [0xFF07_0707]))
    }
  }

  @Test func `a whole animation has no fault`() throws {
    let bytes = try Self.animation()
    #expect(try APNGDecoder(bytes).frames.count == 2)
    #expect(try PNGDecoder.read(bytes).faults.isEmpty)
    #expect(try MediaInfo.read(bytes).format == .apng)
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
