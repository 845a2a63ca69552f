// Descriptions of unexpected characters.

import AnimPrimitives

extension JSONReader {
  /// The next character, for messages. An invisible character is shown by its code point and name.
  var nextSummary: String {
    guard peek != nil else { return "the end of the text" }
    let character = nextCharacter
    guard let scalar = character.unicodeScalars.first, Self.isInvisible(scalar) else {
      return "`\(character)`"
    }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let number = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return "\(number) (\(scalar.properties.name?.lowercased() ?? "a control character"))"
  }

  /// The next character, or the start of an invalid one.
  var nextCharacter: String {
    let end = min(position + 32, bytes.count)
    return String(decoding: bytes[position..<end], as: UTF8.self).prefix(1).description
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .spaceSeparator: scalar != " "
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// A hint for a character that is not allowed between values.
  var strayHint: String? {
    if peek == UInt8(ascii: "/") || peek == UInt8(ascii: "#") { return "JSON has no comments" }
    guard let scalar = nextCharacter.unicodeScalars.first, Self.isInvisible(scalar) else {
      return nil
    }
    return "only spaces, tabs and line ends may stand between values"
  }

  /// A hint for unquoted text in place of a key.
  var quotingHint: String? {
    switch nextCharacter {
    case "'", "`", "“", "”", "„", "‘", "’", "«", "»": "put text in double quotes: \""
    default: peek?.isWordCharacter == true ? "put keys in double quotes" : strayHint
    }
  }
}
