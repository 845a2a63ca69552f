import AnimPrimitives
import Testing

@testable import AnimDocuments

@Suite struct SourceTextTests {
  @Test(arguments: [
    (#""abc""#, 1..<2, 2..<3), (#""abc""#, 0..<3, 1..<4), (#""abc""#, 3..<4, 4..<4),
    (#""a\nbc""#, 2..<3, 4..<5), (#""a\nbc""#, 1..<2, 2..<4),
    (#""\u0041bc""#, 1..<2, 7..<8), (#""\u00e9b""#, 2..<3, 7..<8),
    (#""\uD83D\uDE00b""#, 4..<5, 13..<14), (#""é!""#, 2..<3, 3..<4),
    (#""a😀b""#, 1..<2, 2..<6), (#""a😀b""#, 3..<4, 2..<6),
  ])
  func `a part of a string is found behind its escapes`(
    text: String, part: Range<Int>, range: Range<Int>
  ) {
    let source = SourceText(bytes: Array(text.utf8), file: "")
    #expect(source.range(of: part, inStringAt: 0..<text.utf8.count) == range)
  }
}
