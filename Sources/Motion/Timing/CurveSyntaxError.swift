/// A text that is no curve, and where.
public struct CurveSyntaxError: Error, Hashable, Sendable {
  /// Bytes of UTF-8 from the start of the text to what is wrong; the text's length for its end.
  public var offset: Int
  /// One sentence, lower case, without a full stop.
  public var message: String
  /// A second sentence that helps, such as "did you mean …", or nil.
  public var hint: String?

  /// An error of that message at a byte.
  public init(_ message: String, at offset: Int, hint: String? = nil) {
    self.offset = offset
    self.message = message
    self.hint = hint
  }
}
