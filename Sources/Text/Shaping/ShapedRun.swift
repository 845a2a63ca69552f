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
