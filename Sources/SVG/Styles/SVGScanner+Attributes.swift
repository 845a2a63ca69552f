import AnimPrimitives

/// Attributes have words and units beside the numbers of path data.
extension SVGScanner {
  var isAtEnd: Bool { current == nil }

  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard let current, UInt32(current) == character.value else { return false }
    advance()
    return true
  }

  /// A number; nil if there is none, or one beyond the limit.
  mutating func number() -> Double? { try? readNumber() }

  /// Letters, digits, `-`, `_` and `%`; empty if there are none.
  mutating func word() -> String {
    var word: [UInt8] = []
    while let byte = current, byte.isWordCharacter || "-%".utf8.contains(byte) {
      word.append(byte)
      advance()
    }
    return String(decoding: word, as: UTF8.self)
  }

  /// All numbers of a list; nil if something else is in it.
  static func numbers(_ text: String) -> [Double]? {
    var scanner = SVGScanner(text)
    var numbers: [Double] = []
    scanner.skipWhitespace()
    while !scanner.isAtEnd {
      guard let number = scanner.number() else { return nil }
      numbers.append(number)
      scanner.skipSeparator()
    }
    return numbers
  }
}
