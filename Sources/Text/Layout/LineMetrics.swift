/// A line's vertical measures in points.
///
/// They are those of the face asked for, whichever faces stand in for it, so that lines keep their
/// distance when a character comes from another one.
struct LineMetrics {
  let ascent: Double
  let descent: Double
  /// From the top of a line to the top of the next.
  let height: Double
  /// From the top of a line to its baseline.
  let baseline: Double

  /// - Parameter lineHeight: points; nil for the font's own: ascent, descent and leading.
  init(face: FontFace, fontSize: Double, lineHeight: Double?) {
    let scale = fontSize / face.metrics.unitsPerEm
    ascent = face.metrics.ascent * scale
    descent = face.metrics.descent * scale
    height = lineHeight ?? (ascent + descent + face.metrics.leading * scale)
    // What a line has besides ascent and descent is shared between above and below. Source: CSS 2 §10.8.1.
    baseline = (height - ascent - descent) / 2 + ascent
  }
}
