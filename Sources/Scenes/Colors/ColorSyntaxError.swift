/// A text that is no colour, and where.
struct ColorSyntaxError: Error, Hashable {
  var message: String
  /// UTF-8 bytes of the text.
  var range: Range<Int>

  init(_ message: String, at range: Range<Int>) {
    self.message = message
    self.range = range
  }
}
