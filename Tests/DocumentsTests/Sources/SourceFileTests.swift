import AnimPrimitives
import Testing

@testable import AnimDocuments

@Suite struct SourceFileTests {
  @Test(arguments: [
    (#""abc""#, 1..<2, 2..<3), (#""abc""#, 0..<3, 1..<4), (#""abc""#, 3..<4, 4..<4),
    (#""a\nbc""#, 2..<3, 4..<5), (#""a\nbc""#, 1..<2, 2..<4),
    (#""\u0041bc""#, 1..<2, 7..<8), (#""\u00e9b""#, 2..<3, 7..<8),
    (#""\uD83D\uDE00b""#, 4..<5, 13..<14), (#""é!""#, 2..<3, 3..<4),
    (#""a😀b""#, 1..<2, 2..<6), (#""a😀b""#, 3..<4, 2..<6),
  ])
  func `a part of a string is found behind its escapes`(
    text: String, part: Range<Int>, range: Range<Int>
  ) throws {
    let bytes = Array(text.utf8)
    let value = try #require(JSONReader.read(bytes).root?.string)
    #expect(
      SourceFile(name: "", bytes: bytes).range(
        of: part, inStringAt: 0..<bytes.count, valueCount: value.utf8.count) == range)
  }

  @Test func `a part is found after a dropped dollar sign and in a plain text`() {
    let quoted = SourceFile(name: "", bytes: Array(#""$$ab""#.utf8))
    #expect(quoted.range(of: 1..<2, inStringAt: 0..<6, valueCount: 3) == 3..<4)
    let plain = SourceFile(name: "", bytes: Array("abc".utf8), isPlain: true)
    #expect(plain.range(of: 1..<2, inStringAt: 0..<3, valueCount: 3) == 1..<2)
    #expect(plain.range(of: 3..<4, inStringAt: 0..<3, valueCount: 3) == 3..<3)
  }

  /// Values are those of `xxhsum -H64`.
  @Test(arguments: [
    ("", 0xEF46_DB37_51D8_E999), ("a", 0xD24E_C4F1_A98C_6E5B), ("abc", 0x44BC_2CF5_AD77_0999),
    ("Nobody inspects the spammish repetition", 0xFBCE_A83C_8A37_8BF1),
  ])
  func `the hash of a file is XXH64`(text: String, hash: UInt64) {
    #expect(SourceFile(name: "", bytes: Array(text.utf8)).hash == hash)
  }

  @Test func `values, keys and the gaps between them rebuild the text`() throws {
    let text = " { \"a\" :\t[1, {\"b\":\"\\u0041\"} ] ,\n \"c\": { } }\n"
    let bytes = Array(text.utf8)
    let root = try #require(JSONReader.read(bytes).root)
    #expect(
      String(decoding: Self.written(root, bytes), as: UTF8.self)
        == "{ \"a\" :\t[1, {\"b\":\"\\u0041\"} ] ,\n \"c\": { } }")
    let c = try #require(root["c"])
    let edited =
      bytes[..<c.place.range.lowerBound] + Array("7".utf8) + bytes[c.place.range.upperBound...]
    #expect(JSONReader.read(Array(edited)).root?["c"]?.number == 7)
  }

  /// The text of a value, put together from the places of its parts.
  private static func written(_ node: JSONNode, _ bytes: [UInt8]) -> [UInt8] {
    var parts = (node.elements ?? []).map { ($0.place.range, written($0, bytes)) }
    for member in node.members ?? [] {
      parts.append((member.keyPlace.range, Array(bytes[member.keyPlace.range])))
      parts.append((member.node.place.range, written(member.node, bytes)))
    }
    var result: [UInt8] = []
    var position = node.place.range.lowerBound
    for (range, text) in parts {
      result += bytes[position..<range.lowerBound] + text
      position = range.upperBound
    }
    return result + bytes[position..<node.place.range.upperBound]
  }
}
