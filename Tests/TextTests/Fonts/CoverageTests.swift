import AnimPrimitives
import Testing

@testable import AnimText

/// Characters whose glyphs in a font draw nothing. Icons.ttf has some letters and an emoji without outlines, and
/// `home` as a ligature.
@Suite struct CoverageTests {
  private let library: FontLibrary
  private let font = FontDescription(family: "Icons")

  init() throws {
    var library = FontLibrary()
    try library.register(family: nil, data: vectorBytes("Icons.ttf"))
    self.library = library
  }

  /// The face that draws each code point: 0 for Icons, 1 for Inter.
  private func analyzed(_ text: String, usesLigatures: Bool = true) throws -> AnalyzedText {
    let options = ShapingOptions(usesLigatures: usesLigatures)
    return AnalyzedText(
      DirectedText(text), shaper: Shaper(faces: try library.faces(for: font), options: options))
  }

  @Test(arguments: [
    ("a", [0]), ("e", [1]), ("aea", [0, 1, 0]), ("home", [0, 0, 0, 0]),
    ("a home", [0, 0, 0, 0, 0, 0]), ("homeo", [0, 0, 0, 0, 1]), ("hom", [1, 1, 1]),
    ("hoéme", [1, 1, 1, 1, 1]), ("e\u{301}a\u{301}", [1, 1, 0, 0]),
  ])
  func `a character without an outline comes from another face, unless a ligature draws it`(
    text: String, faces: [Int]
  ) throws {
    let text = try analyzed(text)
    #expect(text.styles.map(\.face) == faces)
    #expect(text.missing.isEmpty)
  }

  @Test func `without ligatures their letters are letters`() throws {
    #expect(try analyzed("home", usesLigatures: false).styles.map(\.face) == [1, 1, 1, 1])
  }

  @Test func `an invisible character is no missing character`() throws {
    for text in [" ", "a\u{301}", "\u{2800}", "\u{E000}", "a\u{200D}\u{FE0F}", "\u{3164}"] {
      let text = try analyzed(text)
      #expect(text.missing.isEmpty && text.styles.allSatisfy { $0.face == 0 })
    }
  }

  @Test func `a character without an outline in any face is an error that says so`() throws {
    let error = TextError.missingOutlines(["😀"], family: "Icons")
    #expect(throws: error) {
      try Typesetter(library: library).layout(TextRequest("a😀", font: font))
    }
    #expect(
      error.description == "no outline for \"😀\" (U+1F600) in \"Icons\" or its fallbacks: "
        + "there is only an empty glyph, or one of COLR version 1 or SVG")
  }

  @Test(arguments: ["NewColors", "newcolors"])
  func `a font with glyphs of COLR version 1 draws nothing, and others stand for it`(
    family: String
  ) throws {
    var library = FontLibrary()
    try library.register(family: nil, data: vectorBytes("NewColors.ttf"))
    #expect(library.undrawnGlyphs(ofFamily: family) == "colour glyphs of COLR version 1")
    let request = TextRequest("a", font: FontDescription(family: family))
    let typesetter = Typesetter(library: library)
    let inter = try typesetter.layout(TextRequest("a"))
    #expect(try typesetter.layout(request).path.points.count == inter.path.points.count)
    #expect(throws: TextError.missingOutlines(["😀"], family: family)) {
      try typesetter.layout(TextRequest("😀", font: FontDescription(family: family)))
    }
  }

  /// NewColors.ttf with a table `SVG ` of no documents in place of its layers.
  @Test func `a font with only SVG glyphs draws nothing`() throws {
    var bytes = try vectorBytes("NewColors.ttf")
    let tag = try #require(bytes.firstRange(of: Array("COLR".utf8)))
    let place = bytes[(tag.upperBound + 4)..<(tag.upperBound + 8)].reduce(0) { $0 << 8 | Int($1) }
    bytes.replaceSubrange(tag, with: Array("SVG ".utf8))
    // Version 0, and the place of a list of 0 documents, 10 bytes into the table. Source: OpenType SVG.
    bytes.replaceSubrange(place..<(place + 12), with: [0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0])
    var library = FontLibrary()
    try library.register(family: "Drawings", data: bytes)
    #expect(library.undrawnGlyphs(ofFamily: "Drawings") == "SVG glyphs")
  }

  @Test func `outlines that only ligatures have are outlines, as are those of a good font`() throws
  {
    var library = library
    try library.register(family: nil, data: vectorBytes("Ligature.ttf"))
    for family in ["Ligature", "Icons", "Inter", "Nobody"] {
      #expect(library.undrawnGlyphs(ofFamily: family) == nil)
    }
    let request = TextRequest("home", font: FontDescription(family: "Ligature"))
    #expect(try !Typesetter(library: library).layout(request).path.isEmpty)
  }

  /// A table directory without `glyf` belongs to a bitmap font.
  @Test func `a font without a table of outlines has none`() throws {
    var bytes = try vectorBytes("Boxes.ttf")
    let tag = try #require(bytes.firstRange(of: Array("glyf".utf8)))
    bytes.replaceSubrange(tag, with: Array("glyx".utf8))
    var library = library
    try library.register(family: "Bitmaps", data: bytes)
    #expect(library.undrawnGlyphs(ofFamily: "Bitmaps") == "empty glyphs")
  }

  @Test func `its box is one of a face that has a box for it`() throws {
    let typesetter = Typesetter(library: library, missingGlyphs: .box)
    let layout = try typesetter.layout(TextRequest("😀", font: font))
    #expect(layout.missingCharacters == ["😀"])
    #expect(!layout.path.isEmpty)
  }

  @Test func `good fonts have no characters without an outline`() throws {
    for name in ["Regular", "Bold", "DejaVu"] {
      let face = try ShapingTests.face(named: name)
      let blank = (0..<0x1_F700).filter { face.coverage(of: $0) == .blank }
      #expect(blank.isEmpty, "\(name): \(blank)")
    }
  }
}
