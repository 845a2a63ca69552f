/// What is wrong with SVG path data, and where.
public struct PathSyntaxError: Error, Hashable, Sendable {
  /// UTF-8 bytes from the beginning of the data to the offending place.
  public var offset: Int
  /// One sentence, lower case, without full stop: `expected a number, found "x"`.
  public var message: String

  public init(offset: Int, message: String) {
    self.offset = offset
    self.message = message
  }
}
