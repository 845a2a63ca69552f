import AnimPrimitives
import Testing

@Suite struct ByteScannerTests {
  @Test func `a text is skipped only as a whole`() {
    var scanner = ByteScanner("/* a */")
    var isSkipped = scanner.skip("*/")
    #expect(!isSkipped)
    isSkipped = scanner.skip("/*")
    #expect(isSkipped)
    #expect(scanner.position == 2)
    scanner.skip(while: \.isWhitespace)
    #expect(scanner.isAt("a"))
    scanner.advance()
    #expect(scanner.text(from: 3) == "a")
    isSkipped = scanner.skip(" */ ")
    #expect(!isSkipped)
    isSkipped = scanner.skip(" */")
    #expect(isSkipped)
    #expect(scanner.isAtEnd)
    #expect(scanner.current == nil)
    #expect(scanner.found(quotedBy: "'") == "the end")
  }

  @Test(arguments: [
    ("e5", 2), ("E-12x", 4), ("e+", 0), ("em", 0), ("e", 0), ("5", 0), ("", 0),
  ])
  func `an exponent has digits`(text: String, length: Int) {
    var scanner = ByteScanner(text)
    scanner.skipExponent()
    #expect(scanner.position == length)
  }

  @Test func `a character for a message may have several bytes`() {
    var scanner = ByteScanner("é👍🏽!")
    #expect(scanner.found(quotedBy: "`") == "`é`")
    scanner.move(to: 2)
    #expect(scanner.found(quotedBy: "\"") == "\"👍🏽\"")
    #expect(scanner.byte(at: 8) == UInt8(ascii: "!"))
    #expect(scanner.byte(at: 9) == nil)
  }
}
