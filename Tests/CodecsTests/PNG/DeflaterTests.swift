import AnimPrimitives
import AnimTestSupport
import Testing

@testable import AnimCodecs

struct DeflaterTests {
  /// Bytes with occasional repetitions.
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

  @Test func `rows of a huge picture are compressed into pieces of the same stream`() throws {
    var generator = SeededGenerator(seed: 1)
    let pixmap = Pixmap(
      width: 300, height: 2000,
      pixels: (0..<600_000).map { _ in .random(in: 0xFF00_0000 ... .max, using: &generator) })
    let rows = PNGRows(pixmap, as: PNGPixelFormat(colorType: .rgb, bitDepth: 8))
    var pieces: [[UInt8]] = []
    try rows.compressPieces(.repeats) { pieces.append($0) }
    #expect(pieces.count > 1 && pieces.allSatisfy { $0.count < 2 << 20 })
    #expect(
      try Inflater().decompress(Array(pieces.joined()), atMost: 1 << 24)
        == Inflater().decompress(rows.compress(.repeats, .fastest), atMost: 1 << 24))
  }
}
