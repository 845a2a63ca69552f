import AnimTestSupport
import Testing

@testable import AnimText

@Suite struct ShapingTests {
  /// The faces in the vectors: the embedded faces, and DejaVu Sans of the scenes.
  static func face(named name: String) throws -> FontFace {
    var library = FontLibrary()
    let weights = ["Regular": 400.0, "Medium": 500, "SemiBold": 600, "Bold": 700]
    if let weight = weights[name] {
      return try library.faces(for: FontDescription(weight: weight))[0]
    }
    try library.register(family: nil, data: dejaVu())
    return try library.faces(for: FontDescription(family: "DejaVu Sans"))[0]
  }

  static func dejaVu() throws -> [UInt8] {
    try Repository.bytes(of: "scenes/text/fonts/DejaVuSans.ttf")
  }

  @Test func `glyphs, advances and offsets equal those of hb-shape`() throws {
    let lines = try vectorLines("shaping.txt")
    #expect(lines.count == 37)
    for line in lines {
      let fields = line.split(separator: "|", maxSplits: 3, omittingEmptySubsequences: false)
      let text = String(fields[2])
      let options = ShapingOptions(
        usesMonospacedDigits: fields[1].hasPrefix("tnum"),
        usesLigatures: !fields[1].contains("liga"))
      // The vectors contain features that labels do not use, to check that the faces keep them.
      if ["zero", "frac"].contains(fields[1]) { continue }
      let face = try Self.face(named: String(fields[0]))
      let analyzed = AnalyzedText(
        DirectedText(text), shaper: Shaper(faces: [face], options: options))
      #expect(analyzed.missing.isEmpty)
      let glyphs = face.shape(
        analyzed.scalars, range: analyzed.scalars.indices, script: analyzed.styles[0].script,
        isRightToLeft: analyzed.isRightToLeft, options: options)
      #expect(Self.describe(glyphs) == fields[3], "\(text)")
    }
  }

  /// The glyphs in the format of hb-shape.
  private static func describe(_ glyphs: [ShapedGlyph]) -> String {
    let parts = glyphs.map { glyph in
      let hasOffset = glyph.xOffset != 0 || glyph.yOffset != 0
      let offset = hasOffset ? "@\(glyph.xOffset),\(glyph.yOffset)" : ""
      return "\(glyph.glyph)=\(glyph.cluster)\(offset)+\(glyph.xAdvance)"
    }
    return "[" + parts.joined(separator: "|") + "]"
  }

  @Test(arguments: ["Regular", "Medium", "SemiBold", "Bold"])
  func `monospaced digits have one width in any order`(name: String) throws {
    let face = try Self.face(named: name)
    let shaper = Shaper(faces: [face], options: ShapingOptions(usesMonospacedDigits: true))
    func width(_ text: String) -> Int {
      let analyzed = AnalyzedText(DirectedText(text), shaper: shaper)
      return shaper.shape(analyzed, range: analyzed.scalars.indices).flatMap(\.glyphs)
        .reduce(0) { $0 + $1.xAdvance }
    }
    for first in 0..<10 {
      for second in 0..<10 {
        #expect(width("x\(first)\(second),\(first).\(second)%") == width("x00,0.0%"))
      }
    }
  }

  @Test func `letters and marks without a glyph of their own are composed`() throws {
    let shaper = Shaper(faces: [try Self.face(named: "Regular")], options: ShapingOptions())
    #expect(AnalyzedText(DirectedText("e\u{301}"), shaper: shaper).missing.isEmpty)
    #expect(AnalyzedText(DirectedText("a\u{200D}b\u{FE0F}"), shaper: shaper).missing.isEmpty)
    #expect(AnalyzedText(DirectedText("ש"), shaper: shaper).missing == ["ש"])
  }
}
