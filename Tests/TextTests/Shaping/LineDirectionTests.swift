import AnimPrimitives
import Testing

@testable import AnimText

/// Lines cut from a paragraph of mixed directions. As in UAX #9, capitals stand for right-to-left letters (here
/// Hebrew), and `<` and `>` for RLE and PDF.
@Suite struct LineDirectionTests {
  private let shaper: Shaper

  init() throws {
    shaper = Shaper(faces: [try ShapingTests.face(named: "DejaVu")], options: ShapingOptions())
  }

  private func paragraph(_ text: String) -> Paragraph {
    paragraph(DirectedText(written(text)))
  }

  private func paragraph(_ text: DirectedText) -> Paragraph {
    Paragraph(text, shaper: shaper)
  }

  private func written(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar in
      switch scalar {
      case "<": Unicode.Scalar(0x202B)
      case ">": Unicode.Scalar(0x202C)
      default: Self.hebrew(scalar)
      }
    }
    return String(String.UnicodeScalarView(scalars.compactMap(\.self)))
  }

  private static func hebrew(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard "A"..."Z" ~= scalar else { return scalar }
    return Unicode.Scalar(0x5D0 + scalar.value - 0x41)
  }

  /// The visible characters from left to right.
  private func seen(_ line: ComposedLine) -> String {
    let face = shaper.looks[0].faces[0]
    var signs: [UInt32: Character] = [:]
    for scalar in "ABCDEFabcdefghijklmnopqrstuvwxyz0123456789 ()+-\u{2026}".unicodeScalars {
      guard let code = Self.hebrew(scalar)?.value else { continue }
      let glyphs = face.shape(
        [code], range: 0..<1, script: .common, isRightToLeft: false,
        options: shaper.looks[0].options)
      for glyph in glyphs { signs[glyph.glyph] = Character(scalar) }
    }
    // Invisible characters have the glyph of a space.
    return String(
      line.glyphs.compactMap { glyph in
        signs[glyph.glyph].flatMap { $0 != " " || glyph.isWordSeparator ? $0 : nil }
      })
  }

  @Test(arguments: [
    // The ellipsis follows the paragraph's direction, independent of the text that it replaces.
    ("car ABC DEF dog", "car AB", "car BA…"),
    ("<car (dog) 12> ABC dog", "<car (dog) 1", "car (dog) 1…"),
    ("ABC car dog", "ABC car d", "…car d CBA"),
    // Brackets, signs and numbers keep the direction that the removed text gives them.
    ("ABC car (12) dog DEF", "ABC car (", "…car ( CBA"),
    ("ABC car (12) dog DEF", "ABC car (12", "…car (12 CBA"),
    ("car ABC + 12 DEF", "car ABC +", "car + CBA…"),
    ("car ABC 12 DEF", "car ABC 1", "car 1 CBA…"),
  ])
  func `a cut line keeps the directions of its paragraph`(
    text: String, kept: String, expected: String
  ) {
    let count = kept.unicodeScalars.count
    #expect(seen(paragraph(text).truncatedLine(0..<count, width: nil)) == expected)
  }

  @Test(arguments: [
    ("car ABC\u{AD}DEF dog", "car ABC\u{AD}", "car -CBA"),
    ("ABC dog\u{AD}car DEF", "ABC dog\u{AD}", "dog- CBA"),
    ("dog\u{AD}car ABC", "dog\u{AD}", "dog-"),
    ("ABC\u{AD}DEF car", "ABC\u{AD}", "-CBA"),
  ])
  func `a hyphen continues with the letter before it`(text: String, line: String, expected: String)
  {
    #expect(seen(paragraph(text).line(0..<line.unicodeScalars.count)) == expected)
  }

  /// The width is that of the expected line.
  @Test(arguments: [
    ("abcdefghij", TruncationPlace.head, "…fghij"), ("abcdefghij", .middle, "abc…hij"),
    ("abc efghij", .middle, "abc…hij"), ("abcdefg ij", .middle, "abcd…ij"),
    ("abcdef ij", .head, "…ij"),
    // The ellipsis has the paragraph's direction.
    ("car ABC DEF", .head, "…FED"), ("ABC car dog", .head, "dog…"), ("ABCDEF", .middle, "FE…BA"),
  ])
  func `an ellipsis stands before the end of a line or in its middle`(
    text: String, place: TruncationPlace, expected: String
  ) {
    let paragraph = paragraph(text)
    let logical = expected == "…FED" || expected == "FE…BA" ? String(expected.reversed()) : expected
    let width = self.paragraph(logical).width
    let line = paragraph.truncatedLine(
      0..<text.unicodeScalars.count, width: width + 0.01, at: place)
    #expect(seen(line) == expected)
    #expect(line.width <= width + 0.01)
  }

  @Test(arguments: [TruncationPlace.head, .middle])
  func `truncated lines of all widths fit`(place: TruncationPlace) {
    let paragraph = paragraph("car ABC (12) dog + e\u{301} DEF")
    let end = paragraph.text.scalars.count
    let sign = self.paragraph("…").width
    var count = 0
    for width in stride(from: 0, to: paragraph.width, by: 0.25) {
      let line = paragraph.truncatedLine(0..<end, width: width, at: place)
      #expect(line.width <= max(width, sign) + 1e-6)
      // No glyph disappears as the width grows, except for spaces beside the ellipsis.
      #expect(line.glyphs.count + 2 >= count)
      count = line.glyphs.count
    }
  }

  @Test func `a line without room shows the ellipsis alone`() {
    #expect(seen(paragraph("ABC car").truncatedLine(0..<7, width: 1)) == "…")
  }

  /// The visible characters of each line of a text.
  private func lines(_ text: String) -> [String] {
    DirectedText.lines(of: StyledText(written(text))).map { line in
      let paragraph = paragraph(line)
      return seen(paragraph.line(paragraph.text.scalars.indices))
    }
  }

  @Test(arguments: [
    ("car ABC\tDEF dog", "car CBA    FED dog"), ("car ABC    DEF dog", "car FED    CBA dog"),
    ("ABC car\tdog DEF", "FED dog    car CBA"), ("car <ABC\tDEF>", "car CBA    FED"),
    ("ABC \t DEF", "FED      CBA"), ("1\t2 ABC", "CBA 2    1"), ("a\tb", "a    b"),
  ])
  func `columns between tabs stand in the order of the paragraph`(text: String, expected: String) {
    #expect(lines(text) == [expected])
  }

  @Test(arguments: ["\u{B}", "\u{C}", "\u{2028}"])
  func `a line that no paragraph ends with keeps the direction`(separator: String) {
    #expect(lines("ABC\(separator)car +") == ["CBA", "+ car"])
    #expect(lines("car\(separator)ABC + 1") == ["car", "1 + CBA"])
    #expect(lines("<car\(separator)ABC 1> car") == ["car", "1 CBA car"])
    #expect(lines("\(separator)ABC\(separator)") == ["", "CBA", ""])
    let directed = DirectedText.lines(of: StyledText(written("ABC\(separator)car")))
    #expect(directed.map(\.isRightToLeft) == [true, true])
  }

  @Test(arguments: ["\n", "\r", "\r\n", "\u{85}", "\u{2029}"])
  func `each paragraph has a direction of its own`(separator: String) {
    let directed = DirectedText.lines(of: StyledText(written("ABC\(separator)car\(separator)DEF")))
    #expect(directed.map(\.isRightToLeft) == [true, false, true])
    #expect(DirectedText.lines(of: StyledText(separator)).map(\.text) == ["", ""])
    #expect(DirectedText.lines(of: "").count == 1)
  }
}
