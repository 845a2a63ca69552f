package import AnimPrimitives

/// A laid out text: positioned lines and the parts that are painted.
///
/// Coordinates are points in the label, with the origin at the top left corner of its box, y down. Copies share their
/// storage.
package struct TextLayout: Hashable, Sendable {
  /// The size of the text, as for `sizeToFit`: the width of the widest line and the sum of all heights. Not rounded to
  /// pixels.
  package internal(set) var size = Size.zero
  /// The lines from top to bottom.
  package internal(set) var lines: [TextLine] = []
  /// The painted parts from back to front. A plain text is one part.
  package internal(set) var parts: [TextPart] = []
  /// The characters without a glyph, each once, drawn as boxes. Empty unless the policy is `.box`.
  package internal(set) var missingCharacters: [Character] = []
  /// Whether text is truncated, by the box or the number of lines.
  package internal(set) var isTruncated = false
  /// Whether parts may lie on each other: backgrounds, lines, and glyphs with colours of their own.
  package internal(set) var hasOverlaps = false
  /// The box that cuts off a line that is wider; nil if there is none.
  package internal(set) var clip: Rect?

  /// The outlines of all parts.
  package var path: Path {
    guard parts.count != 1 else { return parts[0].path }
    var path = Path()
    for part in parts { path.addPath(part.path) }
    return path
  }
}

/// A part of a text in one colour, or a glyph that is a picture.
package struct TextPart: Hashable, Sendable {
  /// To be filled with the winding rule; empty for a picture.
  package internal(set) var path: Path
  /// nil means the label's colour.
  package internal(set) var color: Color?
  package internal(set) var picture: Picture?

  package struct Picture: Hashable, Sendable {
    package var glyph: GlyphPicture
    /// The place of the whole picture.
    package var frame: Rect
  }
}

/// A line of a laid out text.
package struct TextLine: Hashable, Sendable {
  /// The left end of the baseline.
  package var baseline: Point
  /// Points from the left to the right end, without trailing spaces.
  package var width: Double
  /// The largest ascent of the line's fonts above the baseline, in points.
  package var ascent: Double
  /// The largest descent of the line's fonts below the baseline, in points; positive.
  package var descent: Double
}
