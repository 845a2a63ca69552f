import Foundation
import AnimPrimitives
import AnimTestSupport
import Testing

@testable import AnimCodecs

struct PNGDecoderTests {
  @Test(arguments: [true, false])
  func `a wrong checksum is ignored only in chunks that the picture does not need`(isIgnored: Bool)
    throws
  {
    let pixmap = Pixmap(width: 1, height: 1, filledWith: PremultipliedColor(rgba: 0xFF00_00FF))
    let bytes = try PNGEncoder.encode(
      pixmap,
      metadata: PNGMetadata(entries: isIgnored ? [.init(keyword: "Author", text: "me")] : []))
    let file = try PNGFile(bytes)
    let part = try #require(
      file.parts.last { $0.name == (isIgnored ? .internationalText : .imageData) })
    var damaged = bytes
    damaged[part.range.upperBound] ^= 1
    guard isIgnored else {
      let error = CodecError.malformed(format: "PNG", reason: "the checksum of IDAT is wrong")
      #expect(throws: error) { try PNGDecoder.decode(damaged) }
      return
    }
    #expect(try PNGDecoder.decode(damaged) == pixmap)
    let info = try MediaInfo.read(damaged)
    let fault = "the checksum of iTXt is wrong; the chunk is ignored"
    #expect(info.faults == [fault])
    #expect(try PNGDecoder.read(damaged).faults == [fault])
    #expect(info.texts.isEmpty)
    #expect(info.shares.contains { $0.kind == "damaged chunks" && $0.count == 1 })
    #expect(info.shares.reduce(0) { $0 + $1.byteCount } == damaged.count)
  }

  @Test(arguments: Fixture.all)
  func `every color type, depth and interlacing is read`(fixture: Fixture) throws {
    let (bytes, pixmap) = try fixture.make()
    let decoded = try PNGDecoder.decode(bytes)
    #expect(decoded == pixmap)
    var player = APNGPlayer(try APNGDecoder(bytes))
    #expect(try player.nextCanvas() == pixmap)
  }

  @Test(arguments: [0x6741_4D41, 0x7352_4742, 0x6348_524D])
  func `the data of sRGB, and primaries alone, change no pixel`(name: UInt32) throws {
    let fixture = Fixture(colorType: .rgb, bitDepth: 8, isInterlaced: false, hasTransparency: true)
    let (bytes, pixmap) = try fixture.make()
    // gAMA and sRGB of sRGB, and cHRM of other primaries, as numbers in units of 1/100,000.
    let data: [UInt8] =
      switch name {
      case 0x6741_4D41: [UInt8](bigEndian: UInt32(45_455))
      case 0x7352_4742: [2]
      default: (1...8).flatMap { [UInt8](bigEndian: UInt32(40_000 - $0 * 3_000)) }
      }
    let chunk = PNGChunk(name: PNGChunkName(rawValue: name), data: data)
    #expect(try PNGDecoder.decode(bytes.inserting([chunk])) == pixmap)
  }

  @Test(arguments: [0x7445_5874, 0x6943_4350])
  func `data beside the pixels may be long`(name: UInt32) throws {
    // A text or a colour profile that is longer than libpng's limit.
    let data = Array("Comment\0".utf8) + [UInt8](repeating: 0x20, count: 9_000_000)
    let pixmap = Samples.all[0].pixmap
    let chunk = PNGChunk(name: PNGChunkName(rawValue: name), data: data)
    #expect(try PNGDecoder.decode(PNGEncoder.encode(pixmap).inserting([chunk])) == pixmap)
  }

  @Test func `cut off anywhere before its last chunk, a file is refused`() throws {
    let picture = Samples.all[8].pixmap
    let bytes = try PNGEncoder.encode(picture)
    for count in 0..<(bytes.count - 12) {
      #expect(throws: CodecError.self) { try PNGDecoder.decode(Array(bytes.prefix(count))) }
    }
    for count in (bytes.count - 12)..<bytes.count {
      let cut = Array(bytes.prefix(count))
      let place = count < bytes.count - 4 ? "before" : "inside"
      let fault = "the file ends too soon: \(place) IEND; all that is complete is shown"
      let read = try PNGDecoder.read(cut)
      #expect(read.pixmap == picture && read.faults == [fault])
      #expect(try MediaInfo.read(cut).faults == [fault])
    }
  }

  @Test func `a wrong checksum of the end, and data after it, do not matter`() throws {
    let picture = Samples.all[8].pixmap
    var bytes = try PNGEncoder.encode(picture)
    bytes[bytes.count - 1] ^= 1
    let read = try PNGDecoder.read(bytes + [1, 2, 3])
    #expect(read.pixmap == picture)
    #expect(read.faults == ["the checksum of IEND is wrong; the chunk is ignored"])
    let info = try MediaInfo.read(bytes + [1, 2, 3])
    #expect(info.faults == read.faults)
    #expect(info.shares.reduce(0) { $0 + $1.byteCount } == bytes.count + 3)
  }

  @Test(arguments: [1, 2, 3])
  func `damaged files are refused or decoded, never a crash`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var (decoded, refused) = (0, 0)
    for sample in Samples.all {
      let bytes = try PNGEncoder.encode(sample.pixmap)
      for _ in 0..<30 {
        let damaged = try Damage.damaged(bytes, using: &generator)
        let info = try? MediaInfo.read(damaged)
        let read = Result { () throws(CodecError) in
          try PNGDecoder.decode(damaged, pixelLimit: 1 << 20)
        }
        if case .failure(let error) = read {
          // libpng's own words never reach the user.
          #expect(!"\(error)".contains("libpng"))
        }
        if let pixmap = try? read.get() {
          decoded += 1
          #expect(pixmap.width * pixmap.height <= 1 << 20)
          #expect(info.map { $0.width == pixmap.width && $0.height == pixmap.height } ?? true)
        } else {
          refused += 1
        }
        if let animation = try? APNGDecoder(damaged, pixelLimit: 1 << 20) {
          var player = APNGPlayer(animation)
          while (try? player.nextCanvas()) != nil {}
        }
      }
    }
    #expect(decoded > 0 && refused > 0)
  }

  @Test func `more pixels than wanted are refused before they are made`() throws {
    let bytes = try Self.file(width: 1 << 30, height: 1 << 30)
    #expect(throws: CodecError.pixelCount(1 << 60, limit: 1 << 26)) {
      try PNGDecoder.decode(bytes)
    }
    #expect(throws: CodecError.pixelCount(1 << 60, limit: 1 << 26)) { try APNGDecoder(bytes) }
  }

  @Test(arguments: [(0, 1), (1, 0), (0, 0)])
  func `a picture without pixels is not too large`(width: Int, height: Int) throws {
    let bytes = try Self.file(width: width, height: height)
    let refusal = CodecError.malformed(
      format: "PNG", reason: "it has no pixels: its size is \(width) × \(height)")
    #expect(throws: refusal) { try PNGDecoder.decode(bytes) }
    #expect(throws: refusal) { try MediaInfo.read(bytes) }
  }

  @Test func `the format's longest side differs from ours in its message`() throws {
    let longest = Int(Int32.max)
    let format = CodecError.size(width: 1, height: longest + 1, limit: longest)
    #expect(throws: format) { try MediaInfo.read(Self.file(width: 1, height: longest + 1)) }
    let ours = CodecError.sideLimit(width: longest, height: 1, limit: IntRect.limit)
    #expect(throws: ours) { try MediaInfo.read(Self.file(width: longest, height: 1)) }
    let pixels = CodecError.pixelCount(longest, limit: DecodingLimit.pixelCount)
    #expect(throws: pixels) { try PNGDecoder.decode(Self.file(width: longest, height: 1)) }
  }

  /// A file with a size but without pixels.
  private static func file(width: Int, height: Int) throws -> [UInt8] {
    let header = PNGHeader(width: width, height: height, bitDepth: 8, colorType: .rgba)
    let writer = try PNGWriter.begin()
    for chunk in [header.chunk, PNGChunk(name: .imageData, data: []), .imageEnd] {
      try writer.write(chunk)
    }
    return writer.takeBytes()
  }

  @Test func `Apple's own form is named`() throws {
    let writer = try PNGWriter.begin()
    try writer.write(PNGChunk(name: .appleForm, data: [0x50, 0, 0x20, 2]))
    let reason = "it has Apple's own form (CgBI), which Xcode writes into apps"
    #expect(throws: CodecError.malformed(format: "PNG", reason: reason)) {
      try PNGDecoder.decode(writer.takeBytes())
    }
  }

  @Test func `an empty file and a text are not PNG files`() {
    let empty = CodecError.otherKind(expected: "PNG", found: "the file is empty")
    #expect(throws: empty) { try PNGDecoder.decode([]) }
    let text = CodecError.otherKind(expected: "PNG", found: "it looks like a text")
    #expect(throws: text) { try PNGDecoder.decode(Array("{\"size\": 1}".utf8)) }
  }
}
