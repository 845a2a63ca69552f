package import Primitives

/// A text laid out: lines in their places and the outlines of all glyphs.
///
/// Points in the label's coordinates: the origin is the top left corner of its box, y down. Copies
/// share their storage.
package struct TextLayout: Hashable, Sendable {
  /// The size of the text itself, which is the box of a label that has none (`sizeToFit`): the widest
  /// line by the heights of all lines. Exact, not rounded to pixels.
  package internal(set) var size = Size.zero
  /// From top to bottom.
  package internal(set) var lines: [TextLine] = []
  /// The outlines of all glyphs, to be filled by the winding rule.
  package internal(set) var path = Path()
  /// The characters without a glyph, each once, which are drawn as boxes; empty unless the policy is `.box`.
  package internal(set) var missingCharacters: [Character] = []
  /// Whether some of the text is cut off because it lacks room or lines.
  package internal(set) var isTruncated = false
}

/// A line of a laid out text.
package struct TextLine: Hashable, Sendable {
  /// The left end of its baseline.
  package var baseline: Point
  /// Points from its left to its right end, without the spaces that the line break swallowed.
  package var width: Double
  /// Above the baseline, points: that of the font asked for.
  package var ascent: Double
  /// Below the baseline, points, positive downwards.
  package var descent: Double
}
