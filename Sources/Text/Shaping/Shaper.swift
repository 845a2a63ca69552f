import AnimPrimitives

/// Splits text into runs of one look, face, script and direction, and shapes them.
struct Shaper {
  /// At least one.
  var looks: [TextLook]

  init(looks: [TextLook]) {
    self.looks = looks
  }

  /// A shaper for text in one look, at a size of one point.
  init(faces: [FontFace], options: ShapingOptions) {
    looks = [
      TextLook(
        faces: faces, options: options, spacing: GlyphSpacing(fontSize: 1, letterSpacing: 0))
    ]
  }

  /// Shapes a part of a text.
  ///
  /// - Returns: the runs in logical order.
  func shape(_ text: AnalyzedText, range: Range<Int>) -> [ShapedRun] {
    var runs: [ShapedRun] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let style = text.styles[start]
      var end = start + 1
      while end < range.upperBound, text.styles[end] == style { end += 1 }
      let look = looks[style.look]
      let face = look.faces[style.face]
      var glyphs = face.shape(
        text.scalars, range: start..<end, script: style.script,
        isRightToLeft: style.level % 2 == 1, options: look.options)
      if look.options.usesMonospacedDigits {
        Self.centerDigits(&glyphs, of: text.scalars, width: face.widestDigit())
      }
      runs.append(
        ShapedRun(
          look: style.look, face: face, range: start..<end, level: style.level, glyphs: glyphs))
      start = end
    }
    return runs
  }

  /// Gives all digits equal advances and centres each in its own.
  private static func centerDigits(
    _ glyphs: inout [ShapedGlyph], of scalars: [UInt32], width: Int
  ) {
    for index in glyphs.indices where (0x30...0x39).contains(scalars[glyphs[index].cluster]) {
      // A mark on a digit has no advance.
      guard glyphs[index].xAdvance > 0 else { continue }
      glyphs[index].xOffset += (width - glyphs[index].xAdvance) / 2
      glyphs[index].xAdvance = width
    }
  }

  /// Whether a code point needs no glyph: joiners, variation selectors, direction marks.
  static func isInvisible(_ scalar: UInt32) -> Bool {
    Unicode.Scalar(scalar)?.properties.isDefaultIgnorableCodePoint ?? false
  }
}
