import Foundation
import AnimPrimitives
import AnimTestSupport
import Testing

@testable import AnimText

@Suite struct FontLibraryTests {
  private func face(_ library: FontLibrary, _ font: FontDescription) throws -> FontFace {
    try library.faces(for: font)[0]
  }

  private func advance(_ face: FontFace, _ letter: UInt32) -> Int {
    face.shape(
      [letter], range: 0..<1, script: Script(of: 0x61), isRightToLeft: false,
      options: ShapingOptions()
    ).reduce(0) { $0 + $1.xAdvance }
  }

  @Test func `the signs of user interfaces need no font, and look alike in each weight`() throws {
    for weight in [400.0, 700] {
      let faces = try FontLibrary().faces(for: FontDescription(weight: weight))
      for sign in "☰⋮⋯✕✔⚙☐☑⟳⏸♪✉⅔".unicodeScalars {
        let glyphs = faces.map { face in
          face.shape(
            [sign.value], range: 0..<1, script: Script(of: 0x61), isRightToLeft: false,
            options: ShapingOptions()
          ).map(\.glyph)
        }
        #expect(glyphs.count == 2)
        #expect(glyphs[0] == [0] && glyphs[1] != [0], "\(sign)")
      }
    }
    #expect(FontLibrary().familyNames == ["Inter"])
  }

  @Test(arguments: [
    (100, 400), (399, 400), (400, 400), (401, 500), (450, 500), (500, 500), (501, 600), (599, 600),
    (600, 600), (601, 700), (700, 700), (900, 700),
  ])
  func `the embedded face is the one that CSS picks`(wanted: Double, picked: Double) throws {
    let library = FontLibrary()
    let face = try face(library, FontDescription(weight: wanted))
    #expect(face == (try self.face(library, FontDescription(family: "inter", weight: picked))))
  }

  @Test func `between faces CSS looks at lighter ones first below 400, at bolder ones above 500`()
    throws
  {
    var library = FontLibrary()
    // Faces of weight 400 and 900 with one name.
    let collection = try vectorBytes("Boxes.ttc")
    try library.register(family: nil, data: collection)
    #expect(library.familyNames == ["Inter", "Boxes Thin", "Boxes Thick"])
    for (family, expected) in [("Boxes Thin", 200), ("Boxes Thick", 600)] {
      let face = try face(library, FontDescription(family: family))
      #expect(advance(face, 0x61) == expected)
    }
    // Only the first family of a collection gets the name.
    try library.register(family: "Mine", data: collection)
    #expect(advance(try face(library, FontDescription(family: "Mine", weight: 900)), 0x61) == 200)
  }

  @Test(arguments: [(100, 200), (400, 200), (650, 400), (900, 600), (1000, 600)])
  func `a variable font has every weight in its range`(weight: Double, expected: Int) throws {
    var library = FontLibrary()
    try library.register(family: nil, data: vectorBytes("Boxes.ttf"))
    let face = try face(library, FontDescription(family: "Boxes", weight: weight))
    #expect(advance(face, 0x61) == expected)
    let bounds = try #require(face.outline(of: 2).controlBounds)
    #expect(bounds == Rect(x: 50, y: -500, width: Double(expected) - 100, height: 500))
    let metrics = FontMetrics(
      unitsPerEm: 1000, ascent: 800, descent: 200, leading: 100,
      underline: FontMetrics.Decoration(top: 75, thickness: 50),
      strikethrough: FontMetrics.Decoration(top: -275, thickness: 50))
    #expect(face.metrics == metrics)
  }

  private func variable() throws -> FontLibrary {
    var library = FontLibrary()
    try library.register(family: nil, data: Repository.bytes(of: "scenes/text/fonts/Axes.ttf"))
    return library
  }

  @Test(
    arguments: [
      ([:], 400, 500), (["wdth": 200], 700, 500), (["wdth": 150], 550, 500),
      (["wdth": 50], 250, 500),
      (["opsz": 72], 400, 700), (["opsz": 43, "wdth": 200], 700, 600), (["SPLT": 100], 400, 500),
    ] as [([String: Double], Int, Double)])
  func `axes change widths and outlines`(axes: [String: Double], width: Int, height: Double) throws
  {
    let library = try variable()
    let face = try face(library, FontDescription(family: "Axes", axes: axes))
    #expect(advance(face, 0x61) == width)
    let bounds = try #require(face.outline(of: 2).controlBounds)
    #expect(bounds.height == height)
    #expect(bounds.width == Double(width - 100))
    #expect(face == (try self.face(library, FontDescription(family: "Axes", axes: axes))))
  }

  @Test(
    arguments: [
      ("wdht", 100, "font family \"Axes\" has no axis `wdht`", "did you mean `wdth`?"),
      ("wght", 100, "font family \"Axes\" has no axis `wght`", nil),
      (
        "GRAD", 1, "font family \"Axes\" has no axis `GRAD`",
        "it has `wdth` (50 to 200), `opsz` (8 to 72), `SPLT` (0 to 100)"
      ),
      ("opsz", 73, "axis `opsz` of font family \"Axes\" goes from 8 to 72; found 73", nil),
      ("opsz", 7.5, "axis `opsz` of font family \"Axes\" goes from 8 to 72; found 7.5", nil),
    ] as [(String, Double, String, String?)])
  func `a wrong axis or value is an error`(
    tag: String, value: Double, message: String, hint: String?
  ) throws {
    let library = try variable()
    let error = #expect(throws: TextError.self) {
      try library.faces(for: FontDescription(family: "Axes", axes: [tag: value]))
    }
    #expect(error?.description == message)
    if let hint { #expect(error?.hint == hint) }
  }

  @Test func `the embedded font has no axes, and fallbacks ignore those that they lack`() throws {
    let library = try variable()
    let error = #expect(throws: TextError.self) {
      try library.faces(for: FontDescription(axes: ["wdth": 80]))
    }
    #expect(error?.hint == "it is not a variable font")
    let faces = try library.faces(for: FontDescription(family: "Axes", axes: ["wdth": 200]))
    // The last face has the signs.
    #expect(faces.count == 3)
    #expect(faces[1] == (try face(library, FontDescription())))
  }

  @Test func `italics without a face of their own are slanted by a quarter`() throws {
    var library = FontLibrary()
    try library.register(family: nil, data: vectorBytes("Boxes.ttf"))
    let face = try face(library, FontDescription(family: "Boxes", isItalic: true))
    let bounds = try #require(face.outline(of: 2).controlBounds)
    #expect(bounds == Rect(x: 50, y: -500, width: 100 + 125, height: 500))
  }

  @Test func `other families stand in for missing characters in their order`() throws {
    var library = FontLibrary()
    try library.register(family: nil, data: ShapingTests.dejaVu())
    try library.register(family: nil, data: vectorBytes("Boxes.ttf"))
    let faces = try library.faces(for: FontDescription(family: "Boxes"))
    let names = ["Boxes", "DejaVu Sans", "Inter"]
    let expected = try names.map { try face(library, FontDescription(family: $0)) }
    #expect(Array(faces.dropLast()) == expected)
    let text = AnalyzedText(
      DirectedText("abcש€"), shaper: Shaper(faces: faces, options: ShapingOptions()))
    #expect(text.styles.map(\.face) == [0, 0, 1, 1, 2])
    #expect(text.missing.isEmpty)
  }

  @Test func `a registered family replaces embedded faces of its name`() throws {
    var library = FontLibrary()
    try library.register(family: "INTER", data: vectorBytes("Boxes.ttf"))
    #expect(library.familyNames == ["Inter"])
    #expect(advance(try face(library, FontDescription(weight: 300)), 0x61) == 200)
  }

  @Test func `a file that is no font is an error`() throws {
    var library = FontLibrary()
    for bytes in [
      [], Array("OTTO".utf8), Array("hello, world".utf8), [UInt8](repeating: 0, count: 99),
    ] {
      #expect(throws: TextError.self) { try library.register(family: "x", data: bytes) }
    }
    #expect(library.familyNames == ["Inter"])
  }
}
