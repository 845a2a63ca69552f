package import AnimPrimitives

/// A laid out text: positioned lines and the outlines of all glyphs.
///
/// Coordinates are points in the label, with the origin at the top left corner of its box, y down. Copies share their
/// storage.
package struct TextLayout: Hashable, Sendable {
  /// The size of the text, as for `sizeToFit`: the width of the widest line and the sum of all heights. Not rounded to
  /// pixels.
  package internal(set) var size = Size.zero
  /// The lines from top to bottom.
  package internal(set) var lines: [TextLine] = []
  /// The outlines of all glyphs, to be filled with the winding rule.
  package internal(set) var path = Path()
  /// The characters without a glyph, each once, drawn as boxes. Empty unless the policy is `.box`.
  package internal(set) var missingCharacters: [Character] = []
  /// Whether text is truncated, by the box or the number of lines.
  package internal(set) var isTruncated = false
}

/// A line of a laid out text.
package struct TextLine: Hashable, Sendable {
  /// The left end of the baseline.
  package var baseline: Point
  /// Points from the left to the right end, without trailing spaces.
  package var width: Double
  /// The requested font's ascent above the baseline, in points.
  package var ascent: Double
  /// The requested font's descent below the baseline, in points; positive.
  package var descent: Double
}
