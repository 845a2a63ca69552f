/// The spacing of glyphs at a font size.
struct GlyphSpacing {
  /// Points.
  var fontSize: Double
  /// Points after each character.
  var letterSpacing: Double

  /// Points per font unit.
  func scale(of face: FontFace) -> Double { fontSize / face.metrics.unitsPerEm }

  /// Points from a glyph's origin to the next one's, with letter spacing after a character's last glyph.
  ///
  /// Joiners, direction marks and letters of cursive scripts have no letter spacing, even letters between which there is a
  /// non-joiner (CSS Text 3 §8.2.1).
  func advance(of index: Int, in run: ShapedRun, text: AnalyzedText) -> Double {
    let glyph = run.glyphs[index]
    let advance = Double(glyph.xAdvance) * scale(of: run.face)
    guard letterSpacing != 0, !Shaper.isInvisible(text.scalars[glyph.cluster]) else {
      return advance
    }
    guard index + 1 < run.glyphs.count else { return advance + letterSpacing }
    let next = run.glyphs[index + 1].cluster
    guard next != glyph.cluster else { return advance }
    guard text.isCursiveLetter(at: glyph.cluster) else { return advance + letterSpacing }
    // Joiners between two letters do not count.
    let visible = run.glyphs[(index + 1)...].first {
      !Shaper.isInvisible(text.scalars[$0.cluster])
    }
    return text.isCursiveLetter(at: visible?.cluster ?? next) ? advance : advance + letterSpacing
  }
}
