/// A positioned glyph from HarfBuzz: font units, y up, before letter spacing.
struct ShapedGlyph: Hashable, Sendable {
  /// The glyph's index in its face; 0 is the missing-character box.
  var glyph: UInt32
  /// The index of the glyph's first code point in the shaped text.
  var cluster: Int
  var xAdvance: Int
  var xOffset: Int
  var yOffset: Int
}

/// Settings for shaping, except the face.
struct ShapingOptions: Hashable, Sendable {
  /// `tnum`
  var usesMonospacedDigits = false
  /// Off for spaced letters: CSS Text 3 §8.2 disables optional ligatures then.
  var usesLigatures = true
}

/// Shaped adjacent characters of one look, face, script and direction.
struct ShapedRun: Sendable {
  /// An index into the shaper's looks.
  var look: Int
  var face: FontFace
  /// The code points of the run, as indices into the shaped text.
  var range: Range<Int>
  /// The embedding level of UAX #9: odd is right to left.
  var level: UInt8
  /// The glyphs from left to right, for both directions.
  var glyphs: [ShapedGlyph]
}
