import Testing

@testable import AnimCodecs

struct ByteSpoolTests {
  @Test(arguments: [1, 100, 1 << 20])
  func `appended bytes are returned`(limit: Int) throws {
    let spool = ByteSpool(limit: limit)
    let pieces = (0..<50).map { number in [UInt8](repeating: UInt8(number), count: number * 7 % 60)
    }
    var ranges: [Range<Int>] = []
    for (number, piece) in pieces.enumerated() {
      ranges.append(try spool.append(piece))
      let early = number / 2
      #expect(try spool.bytes(in: ranges[early]) == pieces[early])
    }
    for (piece, range) in zip(pieces, ranges).reversed() {
      #expect(try spool.bytes(in: range) == piece)
    }
  }
}
