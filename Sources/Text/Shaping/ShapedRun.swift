/// A glyph as HarfBuzz placed it: font units, y up, before letter spacing.
struct ShapedGlyph: Hashable, Sendable {
  /// The glyph's number in its face; 0 is the box for characters that the face lacks.
  var glyph: UInt32
  /// The first code point that it stands for, counted in the text that was shaped.
  var cluster: Int
  var xAdvance: Int
  var xOffset: Int
  var yOffset: Int
}

/// Settings for shaping, besides the face.
struct ShapingOptions: Hashable, Sendable {
  /// `tnum`
  var usesMonospacedDigits = false
  /// Off where letters are spaced: CSS Text 3 §8.2 turns optional ligatures off then.
  var usesLigatures = true
}

/// Neighbouring characters of one face, script and direction, shaped.
struct ShapedRun: Sendable {
  var face: FontFace
  /// The code points it covers, counted in the text that was shaped.
  var range: Range<Int>
  /// UAX #9's embedding level: odd from right to left.
  var level: UInt8
  /// From left to right, whatever the direction.
  var glyphs: [ShapedGlyph]
}
