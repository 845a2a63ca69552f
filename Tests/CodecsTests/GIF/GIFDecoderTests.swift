import AnimPrimitives
import AnimTestSupport
import Testing

@testable import AnimCodecs

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
  func `giflib plays the encoder's files as the tests' own decoder does`(
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

  @Test(arguments: [[], [0x47, 0x49], Array("BM".utf8), PNGFile.signature] as [[UInt8]])
  func `a file that is no GIF is reported as another kind`(bytes: [UInt8]) {
    #expect(throws: FileKind.mismatch(bytes, expected: "GIF")) { _ = try GIFDecoder(bytes) }
    #expect(throws: FileKind.mismatch(bytes, expected: "GIF")) { _ = try GIFPlayer(bytes) }
  }

  /// The canvases of a file, and its faults.
  private static func shown(_ bytes: [UInt8]) throws(CodecError) -> ([[UInt32]], [String]) {
    var player = try GIFPlayer(bytes)
    var canvases: [[UInt32]] = []
    while let shown = try player.next() { canvases.append(shown.canvas.pixels) }
    return (canvases, player.faults)
  }

  @Test func `a file that ends too soon shows what is complete, and says where it ends`() throws {
    let frames = GIFEncoderTests.frames(width: 30, height: 20, count: 3, colors: 30, seed: 8)
    let bytes = try GIFEncoderTests.encode(frames)
    let (whole, none) = try Self.shown(bytes)
    #expect(none.isEmpty)
    let begin = "the file ends too soon: "
    var places: [String] = []
    for count in 6..<bytes.count {
      let cut = Array(bytes[..<count])
      var place = ""
      do {
        let (canvases, faults) = try Self.shown(cut)
        #expect(faults.count == 1 && faults[0].hasPrefix(begin))
        place = faults[0].dropFirst(begin.count) + " \(canvases.count)"
        if faults[0].contains("missing pixels") {
          // The first image is shown as far as it goes.
          let drawn = canvases[0].prefix { $0 != 0 }
          #expect(drawn.elementsEqual(whole[0].prefix(drawn.count)))
        } else {
          #expect(canvases == Array(whole.prefix(canvases.count)))
        }
        #expect(try MediaInfo.read(cut).faults == faults)
      } catch {
        guard case .malformed("GIF", let reason) = error else { throw error }
        place = String(reason.dropFirst(begin.count))
        #expect(reason.hasPrefix(begin))
      }
      if places.last != place { places.append(place) }
    }
    let rest = "; the images before are shown"
    #expect(
      places
        == [
          "inside its header", "before the first image", "inside image 1",
          "inside image 1; the missing pixels are not drawn 1", "after image 1\(rest) 1",
          "inside image 2\(rest) 1", "after image 2\(rest) 2", "inside image 3\(rest) 2",
          "after image 3\(rest) 3",
        ])
  }

  /// A change of a file: at an offset, some bytes are replaced by others.
  private typealias Edit = (offset: Int, count: Int, bytes: [UInt8])

  /// Two white images of one pixel, changed; their canvases and faults. Extensions begin at 19 and 42, descriptors at 27 and
  /// 50, data at 37 and 60, and the end is at 65.
  private static let oddities: [(edits: [Edit], canvases: [UInt32], faults: [String])] = {
    let (black, white): (UInt32, UInt32) = (0xFF00_0000, 0xFFFF_FFFF)
    let image = TinyGIF().bytes
    let greys = { (image: Int) in
      "there is no colour table: inside image \(image); indices are shown as greys"
    }
    let empty =
      "an image has no pixels, and is read as large as the canvas, as in browsers: inside image 2"
    let skipped = { (place: String) in "bytes that begin no block are skipped: \(place)" }
    let missing = "there is less data than pixels: inside image 1; the missing pixels are not drawn"
    return [
      ([(66, 0, [0, 0x2C, 1])], [white, white], []),
      ([(65, 1, image)], [white, white, white], [skipped("after image 2")]),
      ([(19, 0, [0, 0, 7])], [white, white], [skipped("before the first image")]),
      ([(13, 6, []), (10, 1, [0])], [0xFF01_0101, 0xFF01_0101], [greys(1), greys(2)]),
      ([(55, 1, [0])], [white, white], [empty]),
      ([(60, 5, []), (55, 1, [0])], [white, white], [empty]),
      ([(38, 3, [1, 0x2C])], [0, white], [missing]),
      ([(38, 3, [])], [0, white], [missing]),
      // More pixels than there are, and further data. Then without an end code, and without a clear code.
      ([(38, 3, [2, 0x4C, 0x52, 2, 9, 9])], [white, white], []),
      ([(38, 3, [1, 0x0C])], [white, white], []),
      ([(38, 3, [1, 0x29])], [white, white], []),
      (
        [(60, 1, [12])], [white],
        [
          "its LZW minimum code size is 12, and 1 to 11 are possible: inside image 2; the images "
            + "before are shown"
        ]
      ),
      (
        [(62, 1, [0x54])], [white, white],
        ["a pixel has colour 2 of a table of 2: inside image 2; such pixels are not drawn"]
      ),
      (
        [(21, 5, [3, 0, 0, 0])], [white, white],
        ["a graphic control extension has 3 bytes instead of 4, and is ignored"]
      ),
      // Five bytes, of which the last is ignored; colour 1 is transparent.
      ([(21, 5, [5, 1, 0, 0, 1, 0])], [0, white], []),
      ([(13, 6, [255, 255, 255, 0, 0, 0])], [black, black], []),
    ]
  }()

  @Test(arguments: oddities.indices)
  func `odd files are shown as others show them, and the fault is named`(index: Int) throws {
    let oddity = Self.oddities[index]
    var bytes = TinyGIF(images: [.init(), .init()]).bytes
    for edit in oddity.edits {
      bytes.replaceSubrange(edit.offset..<(edit.offset + edit.count), with: edit.bytes)
    }
    let (canvases, faults) = try Self.shown(bytes)
    #expect(canvases == oddity.canvases.map { [$0] })
    #expect(faults == oddity.faults)
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
  func `the number of plays is read in any sub-block, before the images or behind them`(
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
