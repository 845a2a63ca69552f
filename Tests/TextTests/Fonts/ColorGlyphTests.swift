import AnimPrimitives
import Testing

@testable import AnimText

/// Emoji.ttf has layers in COLR version 0 and sequences; Strikes.ttf has bitmaps in sbix, Bitmaps.ttf in CBDT.
@Suite struct ColorGlyphTests {
  private static let red = Color(rgb: 0xFF0000)

  private func layout(
    _ text: String, _ fonts: [String] = ["Emoji"], family: String? = nil
  ) throws -> TextLayout {
    var library = FontLibrary()
    for font in fonts { try library.register(family: nil, data: vectorBytes("\(font).ttf")) }
    return try Typesetter(library: library).layout(
      TextRequest(
        StyledText(text), font: FontDescription(family: family, size: 100)))
  }

  @Test func `layers are painted from back to front in their colours`() throws {
    let layout = try layout("😀")
    let half = Color(red: 0, green: 1, blue: 0, alpha: Double(128) / 255)
    #expect(layout.parts.map(\.color) == [Self.red, half, nil])
    #expect(layout.hasOverlaps)
    let bounds = try #require(layout.parts[0].path.bounds)
    #expect(bounds.size == Size(80, 80))
  }

  @Test func `letters have the colour of the text, before and after an emoji`() throws {
    let layout = try layout("a😀b")
    #expect(layout.parts.map(\.color).first == .some(nil))
    #expect(layout.parts.count == 4)
    #expect(try !self.layout("ab").hasOverlaps)
  }

  @Test(arguments: ["👍🏽", "👩\u{200D}💻", "🇩🇪", "1\u{FE0F}\u{20E3}", "1\u{20E3}"])
  func `a sequence is one glyph`(text: String) throws {
    let layout = try layout(text)
    #expect(layout.lines.map(\.width) == [50])
    #expect(layout.parts.count == 2)
    #expect(layout.missingCharacters.isEmpty)
  }

  @Test func `digits come from the text's own font`() throws {
    #expect(try !layout("1").hasOverlaps)
    #expect(try !layout("1", family: "Emoji").hasOverlaps)
  }

  /// Hearts.ttf has an outline of the heart, Emoji.ttf has it in colours.
  @Test(arguments: [("❤", false), ("❤\u{FE0F}", true), ("❤\u{FE0E}", false)])
  func `variation selectors choose between colours and an outline`(
    text: String, hasColors: Bool
  ) throws {
    #expect(
      try layout(text, ["Hearts", "Emoji"], family: "Hearts").hasOverlaps == hasColors)
    #expect(
      try layout(text, ["Emoji", "Hearts"], family: "Emoji").hasOverlaps
        == (hasColors || text.unicodeScalars.count == 1))
  }

  @Test func `an emoji is in colours if a font has them`() throws {
    #expect(try layout("😀", ["Hearts", "Emoji"]).hasOverlaps)
    #expect(try !layout("😀\u{FE0E}", ["Emoji", "Hearts"]).hasOverlaps)
    #expect(try layout("😀\u{FE0E}", ["Emoji"]).hasOverlaps)
  }

  @Test(arguments: [
    ("Strikes", Rect(x: 0, y: -75, width: 100, height: 100)),
    ("Bitmaps", Rect(x: 0, y: -75, width: 100, height: 100)),
  ])
  func `a bitmap is the largest one, at its place above the baseline`(
    font: String, frame: Rect
  ) throws {
    let layout = try layout("😀", [font])
    let part = try #require(layout.parts.first)
    let picture = try #require(part.picture)
    #expect(layout.parts.count == 1 && part.path.isEmpty)
    let baseline = try #require(layout.lines.first).baseline
    #expect(picture.frame.minX == frame.minX + baseline.x)
    #expect(abs(picture.frame.minY - frame.minY - baseline.y) < 1e-9)
    #expect(picture.frame.size == frame.size)
    // Width and height in the header of the PNG.
    #expect(picture.glyph.png[16..<24] == [0, 0, 0, 8, 0, 0, 0, 8])
    #expect(try self.layout("😀😀", [font]).parts.count == 2)
  }

  @Test func `a font's own fallback comes before the order of registration`() throws {
    var library = FontLibrary()
    for font in ["Hearts", "Icons", "Emoji"] {
      try library.register(family: nil, data: vectorBytes("\(font).ttf"))
    }
    let typesetter = Typesetter(library: library)
    func layout(_ fallback: [String]) throws(TextError) -> TextLayout {
      try typesetter.layout(
        TextRequest("❤", font: FontDescription(family: "Icons", fallback: fallback)))
    }
    #expect(try !layout([]).hasOverlaps)
    #expect(try layout(["emoji"]).hasOverlaps)
    #expect(try layout(["Icons", "Emoji", "Hearts", "Emoji"]).hasOverlaps)
    #expect(try !layout(["Hearts", "Emoji"]).hasOverlaps)
    #expect(throws: TextError.self) { try layout(["Nobody"]) }
  }
}
