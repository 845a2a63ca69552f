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
    #expect(try PNGDecoder.decode(Self.file { _ in }).width == 4)
    let damaged = try Self.file(example.change)
    let reason = "\(example.testDescription); copy or export the file again"
    #expect(throws: CodecError.malformed(format: "PNG", reason: reason)) {
      try PNGDecoder.decode(damaged)
    }
  }

  @Test(
    arguments: examples.filter {
      [PNGFault.missingPixels, PNGFault.unknownFilter, PNGFault.damagedPixels]
        .contains($0.testDescription)
    })
  func `a description of a file has the fault of its pixels`(example: Example) throws {
    #expect(try MediaInfo.read(Self.file { _ in }).faults.isEmpty)
    #expect(try MediaInfo.read(Self.file(example.change)).faults == [example.testDescription])
  }

  @Test func `a wrong checksum of the pixels is a fault, and a missing one is none`() throws {
    let wrong = try Self.file { $0[2].data[$0[2].data.count - 1] ^= 1 }
    #expect(try MediaInfo.read(wrong).faults == [PNGFault.damagedPixels])
    let missing = try Self.file { $0[2].data.removeLast(4) }
    #expect(try MediaInfo.read(missing).faults.isEmpty)
  }

  @Test func `a description of an animation has the faults of its frames`() throws {
    let sink = MemorySink()
    var encoder = try APNGEncoder(
      width: 40, height: 30, tickDuration: TickDuration(numerator: 1, denominator: 10), sink: sink)
    for number in 0..<12 {
      let pixels = (0..<1200).map { 0xFF00_0000 | UInt32($0 * 7919 * number & 0xFF_FFFF) }
      let pixmap = Pixmap(width: 40, height: 30, pixels: pixels)
      let rect = try #require(IntRect(width: 40, height: 30))
      try encoder.append([
        AnimationFrame(
          patch: .init(rect: rect, pixmap: pixmap, hasContinuousTone: false), duration: 1)
      ])
    }
    try encoder.finish()
    let file = try PNGFile(sink.bytes)
    func faults(damaging count: Int) throws -> [String] {
      let writer = try PNGWriter.begin()
      var rest = count
      for part in file.parts {
        var chunk = PNGChunk(name: part.name, data: file.data(of: part))
        if part.name == .frameData, rest > 0 {
          chunk.data.removeLast(20)
          rest -= 1
        }
        try writer.write(chunk)
      }
      return try MediaInfo.read(writer.takeBytes()).faults
    }
    #expect(try faults(damaging: 0).isEmpty)
    #expect(try faults(damaging: 1) == ["the pixels end too soon: frame 2"])
    let nine = try faults(damaging: 9)
    #expect(nine.count == 9 && nine.last == "there are more faults")
  }

  @Test(arguments: Fixture.all)
  func `a file with good pixels has no fault`(fixture: Fixture) throws {
    #expect(try MediaInfo.read(fixture.make().bytes).faults.isEmpty)
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

  /// The file of a row of four pixels, after a change of its chunks.
  private static func file(_ change: (inout [PNGChunk]) throws -> Void) throws -> [UInt8] {
    var chunks = [
      PNGHeader(width: 4, height: 1, bitDepth: 8, colorType: .palette).chunk,
      PNGChunk(name: .palette, data: [1, 2, 3, 4, 5, 6]),
      PNGChunk(name: .imageData, data: try stream([0, 0, 1, 0, 1])), .imageEnd,
    ]
    try change(&chunks)
    let writer = try PNGWriter.begin()
    for chunk in chunks { try writer.write(chunk) }
    return writer.takeBytes()
  }

  private static func stream(_ rows: [UInt8]) throws -> [UInt8] {
    try Deflater(.fastest).compress(rows)
  }
}
