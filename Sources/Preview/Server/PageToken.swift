import AnimPrimitives

/// A random secret of the page, new at each start. A request needs it to write a file, so that a page of another program
/// on this machine cannot.
struct PageToken: Sendable {
  static let header = "X-Animrender-Token"

  /// 128 bits in hexadecimal digits.
  let text: String

  init() {
    var generator = SystemRandomNumberGenerator()
    text = (0..<2).map { _ in (generator.next() as UInt64).hexadecimal }.joined()
  }

  /// Whether a text is the token. The time does not depend on the place of the first wrong byte.
  func isEqual(to other: String?) -> Bool {
    guard let other, other.utf8.count == text.utf8.count else { return false }
    return zip(text.utf8, other.utf8).reduce(0 as UInt8) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
