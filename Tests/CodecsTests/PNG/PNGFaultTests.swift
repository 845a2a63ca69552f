import AnimPrimitives
import Testing

@testable import AnimCodecs

struct PNGFaultTests {
  /// A change of the chunks IHDR, PLTE, IDAT and IEND, and the fault that the program then names.
  struct Example: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var change: @Sendable (inout [PNGChunk]) throws -> Void

    init(_ fault: String, _ change: @escaping @Sendable (inout [PNGChunk]) throws -> Void) {
      testDescription = fault
      self.change = change
    }
  }

  static let examples = [
    Example("the pixels end too soon") { $0[2].data = try stream([0, 0]) },
    Example("the pixels end too soon") { $0[2].data.removeAll() },
    Example("the pixels end too soon") { $0[2].data.removeLast(8) },
    Example("a row of pixels has a filter that does not exist") {
      $0[2].data = try stream([9, 0, 0, 0, 0])
    },
    Example("the table of colours (PLTE) is missing before the pixels") { $0.remove(at: 1) },
    Example("there are two tables of colours (PLTE)") { $0.insert($0[1], at: 1) },
    Example("the table of colours (PLTE) is missing before the pixels") { $0.swapAt(1, 2) },
    Example("the table of colours (PLTE) has a wrong length") { $0[1].data.removeLast() },
    Example("there are no pixels (IDAT)") { $0.remove(at: 2) },
    Example("the compressed pixels are damaged") { $0[2].data[0] = 0 },
    Example("the compressed pixels are damaged") { $0[2].data[2] = 0xFF },
  ]

  @Test(arguments: examples)
  func `a damaged file's fault is named in plain words`(example: Example) throws {
    var chunks = [
      PNGHeader(width: 4, height: 1, bitDepth: 8, colorType: .palette).chunk,
      PNGChunk(name: .palette, data: [1, 2, 3, 4, 5, 6]),
      PNGChunk(name: .imageData, data: try Self.stream([0, 0, 1, 0, 1])), .imageEnd,
    ]
    func decode() throws -> Pixmap {
      let writer = try PNGWriter.begin()
      for chunk in chunks { try writer.write(chunk) }
      return try PNGDecoder.decode(writer.takeBytes())
    }
    #expect(try decode().width == 4)
    try example.change(&chunks)
    let reason = "\(example.testDescription); copy or export the file again"
    #expect(throws: CodecError.malformed(format: "PNG", reason: reason)) { try decode() }
  }

  @Test(arguments: [
    ("IDAT: insufficient memory", CodecError.library(name: "libpng", message: "out of memory")),
    (
      "s[D4]GB: invalid chunk type",
      .malformed(
        format: "PNG",
        reason: "the name of a chunk is damaged; copy or export the file again")
    ), ("odd", .malformed(format: "PNG", reason: "libpng says: \"odd\"")),
    ("", .malformed(format: "PNG", reason: "libpng says: \"\"")),
  ])
  func `a message becomes an error`(message: String, error: CodecError) {
    #expect(PNGFault.error(message) == error)
  }

  private static func stream(_ rows: [UInt8]) throws -> [UInt8] {
    try Deflater(.fastest).compress(rows)
  }
}
