import AnimPrimitives

/// A style of a part of a text, with its faces.
struct TextLook {
  /// The requested face, then the fallback faces; at least one.
  var faces: [FontFace]
  var options: ShapingOptions
  var spacing: GlyphSpacing
  /// nil means the label's colour.
  var color: Color?
  var backgroundColor: Color?
  var hasUnderline = false
  var hasStrikethrough = false
  /// Points above the baseline.
  var baselineOffset = 0.0

  /// The ascent above the line's baseline, the descent below it and the gap, in points.
  ///
  /// They are those of the requested face, so that fallback faces do not change the distance between lines.
  var extent: (ascent: Double, descent: Double, leading: Double) {
    let metrics = faces[0].metrics
    let scale = spacing.scale(of: faces[0])
    return (
      metrics.ascent * scale + baselineOffset, metrics.descent * scale - baselineOffset,
      metrics.leading * scale
    )
  }

  /// Whether something is painted besides the glyphs.
  var isDecorated: Bool { backgroundColor != nil || hasUnderline || hasStrikethrough }
}

extension TextRequest {
  /// The font and spacing of each look: that of the plain text, or one for each run.
  var styles: [RunStyle] { text.isPlain ? [RunStyle()] : text.runs.map(\.style) }

  /// The font of a part of the text.
  func font(of style: RunStyle) -> FontDescription {
    var font = font
    font.family = style.fontFamily ?? font.family
    font.fallback = style.fontFallback ?? font.fallback
    font.size = style.fontSize ?? font.size
    font.weight = style.fontWeight ?? font.weight
    font.isItalic = style.isItalic ?? font.isItalic
    font.usesMonospacedDigits = style.usesMonospacedDigits ?? font.usesMonospacedDigits
    // Axes belong to a font.
    if style.fontFamily != nil { font.axes = [:] }
    font.axes.merge(style.fontAxes) { $1 }
    return font
  }

  /// - Parameter faces: the faces of the style's font.
  func look(of style: RunStyle, faces: [FontFace]) -> TextLook {
    let font = font(of: style)
    let letterSpacing = style.letterSpacing ?? letterSpacing
    return TextLook(
      faces: faces,
      options: ShapingOptions(
        usesMonospacedDigits: font.usesMonospacedDigits, usesLigatures: letterSpacing == 0),
      spacing: GlyphSpacing(fontSize: font.size, letterSpacing: letterSpacing),
      color: style.textColor, backgroundColor: style.backgroundColor,
      hasUnderline: style.hasUnderline, hasStrikethrough: style.hasStrikethrough,
      baselineOffset: style.baselineOffset)
  }
}
