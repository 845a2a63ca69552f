import Primitives
import TestSupport
import Testing

@testable import Codecs

struct MediaInfoTests {
  @Test func `a still picture is a frame without end`() throws {
    let bytes = try PNGEncoder.encode(
      Samples.all[8].pixmap, metadata: PNGMetadata(title: "Grüße", description: "two\nlines"))
    let info = try MediaInfo.read(bytes)
    #expect(info.format == .png)
    #expect([info.width, info.height, info.frames.count, info.numPlays] == [61, 43, 1, 1])
    #expect(info.duration == 0 && info.byteCount == bytes.count)
    #expect(info.colorDescription == "palette 2-bit" && info.colorTableCount == 4)
    #expect(
      info.texts == [
        PNGMetadata.Entry(keyword: "Title", text: "Grüße"),
        PNGMetadata.Entry(keyword: "Description", text: "two\nlines"),
      ])
  }

  @Test(arguments: Animations.all)
  func `an animation's frames, times and bytes are told`(animation: Animation) throws {
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
  }

  @Test func `hundredths of a second add up without an error`() throws {
    let frames = GIFEncoderTests.frames(width: 9, height: 9, count: 67, colors: 60, seed: 4)
    let info = try MediaInfo.read(GIFEncoderTests.encode(frames, duration: 3))
    #expect(info.duration == 2.01 && "\(info.shownDuration)" == "2.01")
    // Added up as doubles they are not.
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
    var deflater = try Deflater()
    let compressed = try deflater.compress(
      Array("caf\u{E9}".unicodeScalars.map { UInt8($0.value) }))
    let chunks = [
      PNGChunk(name: .text, data: Array("Author\0me".utf8)),
      PNGChunk(name: .compressedText, data: Array("Comment\0\0".utf8) + compressed),
      PNGChunk(name: .text, data: Array("no end".utf8)),
      PNGChunk(name: .compressedText, data: Array("Broken\0\0\u{1}".utf8)),
    ]
    let file = try PNGFile(try PNGEncoder.encode(Pixmap(width: 1, height: 1)))
    let writer = try PNGWriter.begin()
    for part in file.parts {
      try writer.write(PNGChunk(name: part.name, data: file.data(of: part)))
      if part.name == .imageHeader { for chunk in chunks { try writer.write(chunk) } }
    }
    #expect(
      try MediaInfo.read(writer.takeBytes()).texts == [
        PNGMetadata.Entry(keyword: "Author", text: "me"),
        PNGMetadata.Entry(keyword: "Comment", text: "caf\u{E9}"),
      ])
  }

  @Test func `what is neither GIF nor PNG is refused`() {
    #expect(throws: CodecError.self) { try MediaInfo.read(Array("BM".utf8)) }
    #expect(throws: CodecError.self) { try MediaInfo.read([]) }
  }
}
