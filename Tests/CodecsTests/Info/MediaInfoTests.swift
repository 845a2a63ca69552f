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
    #expect(abs(info.duration - Double(ticks) / 30) < 1e-9)
    #expect(info.shownDuration == info.duration)
    #expect(info.shares.reduce(0) { $0 + $1.byteCount } == bytes.count)
    #expect(info.shares.first { $0.kind == "fcTL" }?.count == info.frames.count)
    #expect(info.hasTransparency || animation.isOpaque)
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
