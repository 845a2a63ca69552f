import AnimPrimitives

/// A syntax error in the text of a curve.
public struct CurveSyntaxError: Error, Hashable, Sendable {
  /// The offset of the error in UTF-8 bytes; the text's length for an error at the end.
  public var offset: Int
  /// One sentence, lower case, without a full stop.
  public var message: String
  /// A second sentence with advice, such as "did you mean …", or nil.
  public var hint: String?

  package init(_ message: String, at offset: Int, hint: String? = nil) {
    self.offset = offset
    self.message = message
    self.hint = hint
  }
}

extension ByteScanner {
  /// Reads an unsigned number with an optional fraction and exponent; nil if there is none.
  ///
  /// - Throws: if the number is too large for a double.
  mutating func number() throws(CurveSyntaxError) -> Double? {
    let start = position
    skip(while: \.isDigit)
    if isAt("."), byte(at: 1)?.isDigit == true {
      advance()
      skip(while: \.isDigit)
    }
    guard position > start else { return nil }
    skipExponent()
    guard let value = Double(text(from: start)), value.isFinite else {
      throw CurveSyntaxError("\(text(from: start)) is too large a number", at: start)
    }
    return value
  }

  /// The character at the cursor, for a message.
  var currentDescription: String { found(quotedBy: "'") }
}
