import Testing

@testable import AnimDocuments

struct JSONWritingTests {
  @Test func `every character is read back as it was written, and controls as escapes`() throws {
    let scalars = (0..<0x300 as Range<UInt32>).compactMap(Unicode.Scalar.init)
    for scalar in scalars + ["\u{2028}", "\u{FFFF}", "😀"] {
      let text = "a\(Character(scalar))b"
      let quoted = text.jsonQuoted
      let document = JSONReader.read(Array(quoted.utf8))
      #expect(document.root?.string == text && document.problems.isEmpty, "\(scalar.value)")
      #expect(quoted.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
    }
    #expect("\u{1B}\u{7F}\u{9B}\n\"\\".jsonQuoted == #""\u001b\u007f\u009b\n\"\\""#)
  }

  @Test func `numbers that JSON has not are null`() {
    #expect(1.5.json == "1.5" && (-0.0).json == "-0.0" && 1e300.json == "1e+300")
    #expect([Double.nan, .infinity, -.infinity].map(\.json) == ["null", "null", "null"])
  }
}
