import Primitives
import TestSupport
import Testing

@testable import Codecs

@Suite struct GIFDecoderTests {
  /// A handwritten GIF: 4 × 4 pixels, two colours, played 3 times, interlaced, with a comment.
  static let tiny: [UInt8] =
    Array("GIF89a".utf8)
    + [4, 0, 4, 0, 0x80, 0, 0]  // screen: 4 × 4, global table of 2
    + [255, 0, 0, 0, 0, 255]  // red, blue
    + [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 2, 0, 0]  // two repetitions
    + [0x21, 0xFE, 2, 0x68, 0x69, 0]  // comment "hi"
    + [0x21, 0xF9, 4, 0x09, 1, 0, 0, 0]  // background, 1/100 s, index 0 is transparent
    + [0x2C, 0, 0, 0, 0, 4, 0, 4, 0, 0x40]  // image, interlaced
    + [2] + data + [0, 0x3B]

  /// Line 0 has the index 1, the others have the index 0.
  private static let data: [UInt8] = {
    let runs = [IndexRun(length: 4, index: 1), IndexRun(length: 12, index: 0)]
    return LZWEncoder.encode(runs, minimumCodeSize: 2)
  }()

  @Test func `a file written by hand is read field by field`() throws {
    var decoder = try GIFDecoder(Self.tiny)
    #expect(decoder.width == 4 && decoder.height == 4)
    #expect(decoder.loopCount == 3)
    #expect(decoder.comments == ["hi"])
    #expect(decoder.globalColors?.map(\.rgba) == [0xFF00_00FF, 0xFFFF_0000])
    let first = try decoder.nextFrame()
    let frame = try #require(first)
    #expect(frame.delayTime == 1)
    #expect(frame.disposalMethod == .background)
    #expect(frame.transparentColorIndex == 0)
    #expect(frame.isInterlaced)
    #expect(frame.indices == [1, 1, 1, 1] + Array(repeating: 0, count: 12))
    let second = try decoder.nextFrame()
    #expect(second == nil)
  }

  @Test func `browsers show an image of one hundredth for ten`() throws {
    var file = try GIFPlayer(Self.tiny)
    let asWritten = try file.next()?.duration
    #expect(asWritten == 1)
    var browser = try GIFPlayer(Self.tiny, showsAsBrowsers: true)
    let shown = try browser.next()
    #expect(shown?.duration == 10)
    #expect(
      shown?.canvas.pixels == Array(repeating: 0xFFFF_0000, count: 4)
        + Array(repeating: 0, count: 12))
  }

  @Test(arguments: [20, 255, 700])
  func `what the encoder writes is played back by giflib as by the tests' own decoder`(
    colors: Int
  ) throws {
    let frames = GIFEncoderTests.frames(
      width: 50, height: 30, count: 20, colors: colors, seed: 5, isTransparent: colors == 20)
    let bytes = try GIFEncoderTests.encode(frames)
    let expected = try ReferenceGIF(bytes).play()
    var player = try GIFPlayer(bytes)
    for canvas in expected {
      let shown = try player.next()
      #expect(shown?.canvas.pixels == canvas)
    }
    let end = try player.next()
    #expect(end == nil)
  }

  @Test func `the verifier finds few colours exact, and says how far off many are`() throws {
    for colors in [100, 3000] {
      let frames = (0..<3).map { GIFEncoderTests.noise(60, colors: colors, seed: UInt64($0)) }
      var verifier = try GIFVerifier(GIFEncoderTests.encode(frames, duration: 4))
      for (number, frame) in frames.enumerated() {
        let difference = try verifier.compare(frame, duration: 4)
        #expect((difference == nil) == (colors == 100))
        guard let difference else { continue }
        #expect(difference.frame == number)
        #expect(difference.largestError > difference.meanError && difference.meanError > 0)
      }
      try verifier.finish()
    }
  }

  @Test func `the verifier misses time that is not shown`() throws {
    let frame = GIFEncoderTests.noise(8, colors: 4, seed: 1)
    var verifier = try GIFVerifier(GIFEncoderTests.encode([frame], duration: 4))
    let difference = try verifier.compare(frame, duration: 4)
    #expect(difference == nil)
    #expect(throws: CodecError.self) { _ = try verifier.compare(frame, duration: 1) }
  }

  @Test func `a file that ends too soon is an error wherever it ends`() {
    for count in 4..<(Self.tiny.count - 1) {
      let error = #expect(throws: CodecError.self) {
        try Self.playAll(Array(Self.tiny[..<count]))
      }
      guard case .malformed("GIF", let reason) = error else {
        Issue.record("\(count) bytes: \(String(describing: error))")
        continue
      }
      #expect(reason.hasPrefix("the file ends too soon: "), "\(count) bytes: \(reason)")
    }
  }

  @Test(arguments: [[], [0x47, 0x49], Array("BM".utf8), PNGFile.signature] as [[UInt8]])
  func `what is no GIF is said to be of another kind`(bytes: [UInt8]) {
    #expect(throws: FileKind.mismatch(bytes, expected: "GIF")) { _ = try GIFDecoder(bytes) }
    #expect(throws: FileKind.mismatch(bytes, expected: "GIF")) { _ = try GIFPlayer(bytes) }
  }

  @Test func `errors say in which image they are`() throws {
    let frames = GIFEncoderTests.frames(width: 30, height: 20, count: 3, colors: 30, seed: 8)
    let bytes = try GIFEncoderTests.encode(frames)
    var places: [String] = []
    for count in 6..<bytes.count {
      do throws(CodecError) { try Self.playAll(Array(bytes[..<count])) } catch {
        guard case .malformed("GIF", let reason) = error else { continue }
        if places.last != reason { places.append(reason) }
      }
    }
    #expect(
      places
        == [
          "inside its header", "before the first image", "inside image 1", "after image 1",
          "inside image 2", "after image 2", "inside image 3", "after image 3",
        ].map { "the file ends too soon: \($0)" })
  }

  @Test func `damaged files are read or refused, never more`() throws {
    let frames = GIFEncoderTests.frames(width: 30, height: 20, count: 6, colors: 300, seed: 8)
    let sources = [Self.tiny, try GIFEncoderTests.encode(frames, comment: "fuzz")]
    var random = SplitMix(seed: 77)
    var refused = 0
    for round in 0..<2000 {
      var bytes = sources[round % sources.count]
      for _ in 0...random.below(4) {
        let place = random.below(bytes.count)
        switch random.below(4) {
        case 0: bytes.removeLast(min(bytes.count - 1, random.below(20)))
        case 1: bytes.insert(UInt8(random.below(256)), at: place)
        default: bytes[place] = UInt8(random.below(256))
        }
      }
      do throws(CodecError) { try Self.playAll(bytes) } catch { refused += 1 }
    }
    #expect(refused > 0)
  }

  private static func playAll(_ bytes: [UInt8]) throws(CodecError) {
    var player = try GIFPlayer(bytes, pixelLimit: 1 << 20)
    while try player.next() != nil {}
  }

  @Test func `a first image that is larger than the screen makes the canvas larger`() throws {
    for (screen, x, width) in [(0, 0, 1), (1, 3, 4), (9, 3, 9)] {
      // The second image does not.
      let file = TinyGIF(
        width: screen, height: min(screen, 1), images: [.init(x: x), .init(x: 20)])
      var player = try GIFPlayer(file.bytes)
      #expect(player.width == width && player.height == 1)
      let shown = try player.next()
      let pixels = (0..<width).map { $0 == x ? UInt32.max : 0 }
      #expect(shown?.canvas.pixels == pixels)
      let second = try player.next()
      #expect(second?.canvas.pixels == pixels)
      #expect(try MediaInfo.read(file.bytes).width == width)
    }
    let limit = CodecError.pixelCount(20, limit: 19)
    #expect(throws: limit) {
      _ = try GIFDecoder(TinyGIF(images: [.init(x: 19)]).bytes, pixelLimit: 19)
    }
  }

  @Test func `a file without images is an error`() {
    let refusal = CodecError.malformed(format: "GIF", reason: "there is no image in it")
    for comments in [[], ["hi"]] {
      let bytes = TinyGIF(comments: comments, images: []).bytes
      #expect(throws: refusal) { _ = try GIFDecoder(bytes) }
      #expect(throws: refusal) { try MediaInfo.read(bytes) }
    }
  }

  @Test(arguments: [
    ([3, 1, 2, 0], 3), ([5, 2, 0, 0, 1, 0, 3, 1, 2, 0], 3), ([3, 1, 2, 0, 5, 2, 0, 0, 1, 0], 3),
    ([5, 2, 0, 0, 1, 0, 3, 1, 0, 0], 0), ([5, 2, 0, 0, 1, 0], nil), ([], nil),
  ])
  func `how often it plays is told in any sub-block, before the images or behind them`(
    blocks: [UInt8], plays: Int?
  ) throws {
    let images = TinyGIF().bytes.dropLast()
    let loop = [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + blocks + [0]
    // The position after the screen descriptor and its table.
    for place in [19, images.count] {
      var decoder = try GIFDecoder(images.prefix(place) + loop + images.dropFirst(place) + [0x3B])
      while try decoder.nextFrame() != nil {}
      #expect(decoder.loopCount == plays)
    }
  }

  @Test func `info counts every byte of a file once`() throws {
    let info = try MediaInfo.read(Self.tiny)
    #expect(info.format == .gif && info.numPlays == 3)
    #expect(info.duration == 0.01 && info.shownDuration == 0.1)
    #expect(info.shares.reduce(0) { $0 + $1.byteCount } == Self.tiny.count)
  }
}
