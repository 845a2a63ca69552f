import Testing

@testable import AnimText

/// Files with tables beyond their end, and collections of any number of faces.
@Suite struct FontTablesTests {
  private func reason(_ data: [UInt8]) -> String? {
    var library = FontLibrary()
    do throws(TextError) {
      try library.register(family: "Mine", data: data)
      return nil
    } catch {
      guard case .unreadableFont(let reason) = error else { return "\(error)" }
      return reason
    }
  }

  @Test(arguments: ["Boxes.ttf", "Boxes.ttc", "Icons.ttf"])
  func `a font that is cut off anywhere is refused`(name: String) throws {
    let data = try vectorBytes(name)
    #expect(reason(data) == nil)
    // Up to three bytes at the end pad the last table to whole words.
    for count in 4..<(data.count - 3) {
      let reason = reason(Array(data.prefix(count))) ?? "none"
      #expect(reason.hasPrefix("the file ends too soon: "), "\(count) bytes: \(reason)")
    }
  }

  @Test(arguments: [("wOF2", "WOFF2"), ("wOFF", "WOFF")])
  func `a font for web pages is named`(tag: String, name: String) {
    #expect(
      reason(Array(tag.utf8) + Array(repeating: 0, count: 60))
        == "it is \(name), a compressed font for web pages: give the .ttf or .otf from which it was made"
    )
  }

  @Test func `the first table that is not whole is named`() throws {
    let data = try ShapingTests.dejaVu()
    for (count, place) in [
      (8, "inside its table directory"), (100, "inside its table directory"),
      (252, "before glyf"), (1000, "inside glyf"), (26_591, "inside maxp"), (29_297, "inside OS/2"),
    ] {
      #expect(reason(Array(data.prefix(count))) == "the file ends too soon: \(place)")
    }
  }

  @Test func `tables that lie anywhere do not overflow`() throws {
    var data = try vectorBytes("Boxes.ttf")
    // The first table's offset and length.
    data.replaceSubrange(20..<28, with: Array(repeating: 0xFF, count: 8))
    #expect(reason(data)?.hasPrefix("the file ends too soon: before ") == true)
  }

  @Test func `a collection has a thousand faces at most`() throws {
    let font = try vectorBytes("Icons.ttf")
    #expect(reason(Self.collection(of: font, count: 3)) == nil)
    #expect(
      reason(Self.collection(of: font, count: 1001))
        == "it is a collection of 1001 faces, and at most 1000 are read")
    #expect(
      reason(Array("ttcf".utf8) + [0, 1, 0, 0, 255, 255, 255, 255])
        == "it is a collection of 4294967295 faces, and at most 1000 are read")
  }

  /// A collection that refers to one font several times.
  private static func collection(of font: [UInt8], count: Int) -> [UInt8] {
    let start = 12 + 4 * count
    var font = font
    for record in stride(from: 12, to: 12 + 16 * Int(font[5]), by: 16) {
      let offset = font[(record + 8)..<(record + 12)].reduce(0) { $0 << 8 | Int($1) }
      font.replaceSubrange((record + 8)..<(record + 12), with: bytes(offset + start))
    }
    return Array("ttcf".utf8) + [0, 1, 0, 0] + bytes(count)
      + (0..<count).flatMap { _ in bytes(start) } + font
  }

  private static func bytes(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
