import AnimPrimitives
import AnimTestSupport
import Testing

@testable import AnimCodecs

struct MediaInfoTests {
  @Test func `a still picture is a frame without end`() throws {
    let bytes = try PNGEncoder.encode(
      Samples.all[8].pixmap, metadata: PNGMetadata(title: "Grüße", description: "two\nlines"))
    let info = try MediaInfo.read(bytes)
    #expect(info.format == .png)
    #expect([info.width, info.height, info.frames.count, info.numPlays] == [61, 43, 1, 1])
    #expect(info.duration == 0 && info.shownDuration == 0 && info.byteCount == bytes.count)
    #expect(info.colorDescription == "palette 2-bit" && info.colorTableCount == 4)
    #expect(
      info.texts == [
        PNGMetadata.Entry(keyword: "Title", text: "Grüße"),
        PNGMetadata.Entry(keyword: "Description", text: "two\nlines"),
      ])
  }

  @Test(arguments: Animations.all)
  func `an animation's frames, times and bytes are reported`(animation: Animation) throws {
    let bytes = try animation.encoded(numPlays: 2)
    let info = try MediaInfo.read(bytes)
    #expect(info.format == .apng && info.numPlays == 2)
    #expect(info.frames.count == animation.merged.count)
    let ticks = animation.merged.reduce(0) { $0 + $1.ticks }
    #expect(info.duration == Double(ticks) / 30)
    #expect(info.shownDuration == info.duration)
    #expect(info.shares.reduce(0) { $0 + $1.byteCount } == bytes.count)
    #expect(info.shares.first { $0.kind == "fcTL" }?.count == info.frames.count)
    #expect(info.hasTransparency || animation.isOpaque)
    let data = info.shares.filter { ["IDAT", "fdAT"].contains($0.kind) }
    // Length, name and checksum take 12 bytes, and the data of fdAT begins with a sequence number.
    let chunks = data.reduce(0) { $0 + $1.count * ($1.kind == "IDAT" ? 12 : 16) }
    #expect(
      info.frames.reduce(0) { $0 + $1.byteCount } == data.reduce(0) { $0 + $1.byteCount } - chunks)
  }

  /// Each image covers the left or the right pixel of a canvas of two pixels.
  @Test(arguments: [
    (1, [1], false), (2, [1], true), (1, [2, 1], false), (1, [2], false), (1, [3, 1], false),
  ])
  func `a canvas that no image covers shows through`(
    width: Int, disposals: [Int], isTransparent: Bool
  ) throws {
    let images = disposals.map { TinyGIF.Image(delay: 10, disposal: $0) }
    let info = try MediaInfo.read(TinyGIF(width: width, images: images).bytes)
    #expect(info.hasTransparency == isTransparent)
  }

  @Test func `a clear area before an image that does not cover it shows through`() throws {
    func isSeen(_ images: [(IntRect, isCleared: Bool, isTakenBack: Bool)]) -> Bool {
      var canvas = ClearCanvas()
      for (rect, isCleared, isTakenBack) in images {
        canvas.show(rect, isCleared: isCleared, isTakenBack: isTakenBack)
      }
      return canvas.isSeen(width: 4, height: 3)
    }
    let all = try #require(IntRect(width: 4, height: 3))
    let part = try #require(IntRect(x: 1, y: 1, width: 1, height: 1))
    #expect(isSeen([]))
    #expect(isSeen([(part, false, false)]))
    #expect(!isSeen([(all, false, false), (part, true, false)]))
    #expect(isSeen([(all, true, false), (part, false, false)]))
    #expect(isSeen([(all, false, true), (part, false, false)]))
    #expect(!isSeen([(all, true, false), (all, false, false), (part, false, true)]))
    #expect(!isSeen([(all, false, false), (part, true, false), (part, false, false)]))
  }

  @Test func `the third bit of a disposal method means previous, as browsers take it`() throws {
    func methods(_ disposal: Int) throws -> [String?] {
      let images = [TinyGIF.Image(delay: 5), TinyGIF.Image(delay: 5, disposal: disposal)]
      return try MediaInfo.read(TinyGIF(images: images).bytes).frames.map(\.disposal)
    }
    #expect(try methods(4) == methods(3))
    for disposal in 5...7 { #expect(try methods(disposal) == ["keep", "unspecified"]) }
  }

  @Test(arguments: [(240, 0.1), (100, 0.1), (91, 0.1), (90, 1 / 90.0), (60, 1 / 60.0)])
  func `browsers show an APNG's frames below 11 ms for 100`(rate: Int, shown: Double) throws {
    let sink = MemorySink()
    var encoder = try APNGEncoder(
      width: 4, height: 4, tickDuration: try TickDuration(numerator: 1, denominator: rate),
      sink: sink)
    for seed: UInt32 in 0..<3 {
      let pixmap = Pixmap(
        width: 4, height: 4, filledWith: PremultipliedColor(rgba: 0xFF00_0000 | seed))
      try encoder.append([AnimationFrame(pixmap, duration: 1)])
    }
    try encoder.finish()
    let info = try MediaInfo.read(sink.bytes)
    #expect(info.frames.map(\.duration) == Array(repeating: 1 / Double(rate), count: 3))
    #expect(info.frames.map(\.shownDuration) == Array(repeating: shown, count: 3))
  }

  @Test func `times from 11 ms on are shown in browsers as they are`() {
    for milliseconds in 0..<1000 {
      let time = MediaTime(milliseconds, 1000)
      #expect(time.inBrowsers == (milliseconds < 11 ? MediaTime(1, 10) : time))
    }
    #expect(MediaTime(1, 91).inBrowsers == MediaTime(1, 10))
    #expect((0..<2).allSatisfy { MediaTime($0, 100).inBrowsers == MediaTime(10, 100) })
  }

  @Test func `hundredths of a second add up without an error`() throws {
    let images = (0..<67).map { TinyGIF.Image(x: $0, delay: 3) }
    let info = try MediaInfo.read(TinyGIF(width: 67, images: images).bytes)
    #expect(info.duration == 2.01 && "\(info.shownDuration)" == "2.01")
    // The sum of doubles is not exact.
    #expect(info.frames.reduce(0) { $0 + $1.duration } != 2.01)
  }

  @Test func `times of any denominators add up, exactly while the sum is a fraction of 63 bits`() {
    let thirds = [MediaTime(1, 3), MediaTime(33, 100), MediaTime(1, 3), MediaTime(34, 102)]
    #expect(thirds.seconds == 1.33)
    #expect([MediaTime]().seconds == 0)
    // The primes below 65,536 have no common denominator of 63 bits.
    let primes = [65_521, 65_519, 65_497, 65_479, 65_449].map { MediaTime(1, $0) }
    #expect(abs(primes.seconds - primes.reduce(0) { $0 + $1.seconds }) < 1e-15)
  }

  @Test func `old and compressed texts are read`() throws {
    let compressed = try Deflater(.fastest).compress(
      Array("caf\u{E9}".unicodeScalars.map { UInt8($0.value) }))
    let chunks = [
      PNGChunk(name: .text, data: Array("Author\0me".utf8)),
      PNGChunk(name: .compressedText, data: Array("Comment\0\0".utf8) + compressed),
      PNGChunk(name: .text, data: Array("no end".utf8)),
      PNGChunk(name: .compressedText, data: Array("Broken\0\0\u{1}".utf8)),
    ]
    let info = try Self.info(of: chunks)
    #expect(
      info.texts == [
        PNGMetadata.Entry(keyword: "Author", text: "me"),
        PNGMetadata.Entry(keyword: "Comment", text: "caf\u{E9}"),
      ])
    #expect(info.unreadableTexts == [.init(keyword: "Broken", reason: .damaged)])
  }

  /// The information about a picture with additional chunks.
  private static func info(of chunks: [PNGChunk]) throws -> MediaInfo {
    try MediaInfo.read(PNGEncoder.encode(Pixmap(width: 1, height: 1)).inserting(chunks))
  }

  /// Compressed texts with a number of bytes.
  private static func texts(_ lengths: [Int]) throws -> [PNGChunk] {
    let deflater = try Deflater(.fastest)
    var chunks: [PNGChunk] = []
    for (number, length) in lengths.enumerated() {
      let stream = deflater.compress([UInt8](repeating: 0x61, count: length))
      // zTXt, and iTXt compressed with method 0 and without language and translation.
      let front = Array("\(number)\0".utf8) + (number % 2 == 0 ? [0] : [1, 0, 0, 0])
      chunks.append(
        PNGChunk(
          name: number % 2 == 0 ? .compressedText : .internationalText, data: front + stream))
    }
    return chunks
  }

  @Test(
    arguments: [
      ([1 << 20], 1), ([1 << 20 + 1], 0), ([1 << 19, 1 << 19, 1, 0], 2),
      ([600_000, 600_000, 3], 1),
      ([0, 3, 0], 3), ([1 << 24, 3], 0),
    ])
  func `a megabyte of compressed text is read and what comes then is too long`(
    lengths: [Int], readCount: Int
  ) throws {
    let info = try Self.info(of: Self.texts(lengths))
    #expect(info.texts.map(\.text.utf8.count) == Array(lengths.prefix(readCount)))
    #expect(info.texts.map(\.keyword) == (0..<readCount).map { "\($0)" })
    #expect(
      info.unreadableTexts
        == (readCount..<lengths.count).map { .init(keyword: "\($0)", reason: .tooLong) })
  }

  @Test func `a damaged text hides none after it, unless there are many long ones`() throws {
    let good = try Self.texts([5])
    let damaged = PNGChunk(name: .compressedText, data: Array("Broken\0\0\u{1}".utf8))
    #expect(try Self.info(of: [damaged] + good).texts.count == 1)
    var long = try Self.texts([1 << 20])
    // The checksum at the end of the stream.
    long[0].data[long[0].data.count - 1] ^= 1
    let info = try Self.info(of: long + good)
    #expect(info.unreadableTexts.map(\.reason) == [.damaged])
    #expect(info.texts.count == 1)
    let many = Array(repeating: long[0], count: 17) + good
    #expect(
      try Self.info(of: many).unreadableTexts.map(\.reason)
        == Array(repeating: .damaged, count: 16) + [.tooLong, .tooLong])
  }

  @Test func `every kind of chunk has its share, in the order in which kinds first occur`() throws {
    // Lower-case letters mark ancillary chunks.
    let names = (0..<600 as Range<UInt32>).map { number -> PNGChunkName in
      PNGChunkName(rawValue: 0x6161_6161 + (number / 25) << 8 + number % 25)
    }
    let chunks = (names + names.reversed()).map { PNGChunk(name: $0, data: [1, 2, 3]) }
    let info = try Self.info(of: chunks)
    #expect(info.shares.prefix(2).map(\.kind) == ["signature", "IHDR"])
    let shares = info.shares.dropFirst(2).prefix(600)
    #expect(shares.map(\.kind) == names.map(\.description))
    #expect(shares.allSatisfy { $0.count == 2 && $0.byteCount == 30 })
    #expect(info.shares.reduce(0) { $0 + $1.byteCount } == info.byteCount)
  }

  @Test func `a file that is neither GIF nor PNG is refused`() {
    #expect(throws: CodecError.self) { try MediaInfo.read(Array("BM".utf8)) }
    #expect(throws: CodecError.self) { try MediaInfo.read([]) }
  }
}
