import AnimPrimitives
import AnimTestSupport
import Testing

@testable import AnimCodecs

@Suite struct GIFDecoderTests {
  @Test func `a file written by hand is read field by field`() throws {
    var decoder = try GIFDecoder(TinyGIF.interlaced)
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
    var file = try GIFPlayer(TinyGIF.interlaced)
    let asWritten = try file.next()?.duration
    #expect(asWritten == 1)
    var browser = try GIFPlayer(TinyGIF.interlaced, showsAsBrowsers: true)
    let shown = try browser.next()
    #expect(shown?.duration == 10)
    #expect(
      shown?.canvas.pixels == Array(repeating: 0xFFFF_0000, count: 4)
        + Array(repeating: 0, count: 12))
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
    let info = try MediaInfo.read(TinyGIF.interlaced)
    #expect(info.format == .gif && info.numPlays == 3)
    #expect(info.duration == 0.01 && info.shownDuration == 0.1)
    #expect(info.shares.reduce(0) { $0 + $1.byteCount } == TinyGIF.interlaced.count)
  }
}
