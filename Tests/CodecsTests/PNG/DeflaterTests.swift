import Primitives
import TestSupport
import Testing

@testable import Codecs

struct DeflaterTests {
  /// Bytes that repeat themselves now and then.
  private static func bytes(_ count: Int) -> [UInt8] {
    var generator = SeededGenerator(seed: UInt64(count))
    return (0..<count).map {
      UInt8(truncatingIfNeeded: $0 / 7) & .random(in: 0...3, using: &generator)
    }
  }

  @Test(arguments: [Deflater.Level.fastest, .fast, .small, .smallest])
  func `inflating gives the same bytes`(level: Deflater.Level) throws {
    for count in [0, 1, 70_000] {
      let stream = try Deflater(level).compress(Self.bytes(count))
      #expect(try Inflater().decompress(stream, atMost: max(1, count)) == Self.bytes(count))
    }
  }

  @Test func `bytes that come piece by piece are the same stream's`() throws {
    let bytes = Self.bytes(300_000)
    var deflater = try StreamingDeflater()
    for start in stride(from: 0, to: bytes.count, by: 70_001) {
      deflater.append(Array(bytes[start..<min(start + 70_001, bytes.count)]))
    }
    deflater.append([])
    #expect(try Inflater().decompress(deflater.finish(), atMost: bytes.count) == bytes)
    #expect(try Inflater().decompress(StreamingDeflater().finish(), atMost: 1) == [])
  }

  @Test func `rows above the memory limit are compressed piece by piece`() throws {
    let pixmap = Pixmap(
      width: 300, height: 200,
      pixels: Self.bytes(60_000).map { UInt32($0) * 0x01_0203 | 0xFF << 24 })
    let rows = PNGRows(pixmap, as: PNGPixelFormat(colorType: .rgb, bitDepth: 8))
    let whole = try rows.compress(.adaptive, .fast)
    let pieces = try rows.compress(.adaptive, .fast, memoryLimit: 1000)
    #expect(pieces != whole)
    #expect(
      try Inflater().decompress(pieces, atMost: 1 << 20)
        == Inflater().decompress(whole, atMost: 1 << 20))
  }
}
