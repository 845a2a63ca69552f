/// How wide glyphs are at a font size.
struct GlyphSpacing {
  /// Points.
  var fontSize: Double
  /// Points after each character.
  var letterSpacing: Double

  /// Points in a font unit.
  func scale(of face: FontFace) -> Double { fontSize / face.metrics.unitsPerEm }

  /// Points from a glyph's origin to the next one's, with the spacing that follows a character's last
  /// glyph. Joiners and marks of direction stand for no character and get none.
  func advance(of index: Int, in run: ShapedRun, text: AnalyzedText) -> Double {
    let glyph = run.glyphs[index]
    let advance = Double(glyph.xAdvance) * scale(of: run.face)
    guard letterSpacing != 0 else { return advance }
    let isLast = index + 1 == run.glyphs.count || run.glyphs[index + 1].cluster != glyph.cluster
    guard isLast, !Shaper.isInvisible(text.scalars[glyph.cluster]) else { return advance }
    return advance + letterSpacing
  }
}
