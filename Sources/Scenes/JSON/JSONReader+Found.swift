// What stands where something else should, in words.

extension JSONReader {
  /// The next character, for messages; one that cannot be seen by its number and name.
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

  /// The next character, whole, or what begins one.
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

  /// For a character that has no place between values.
  var strayHint: String? {
    if peek == UInt8(ascii: "/") || peek == UInt8(ascii: "#") { return "JSON has no comments" }
    guard let scalar = nextCharacter.unicodeScalars.first, Self.isInvisible(scalar) else {
      return nil
    }
    return "between values stand spaces, tabs and line ends alone"
  }

  /// For what stands where a key should.
  var quotingHint: String? {
    switch nextCharacter {
    case "'", "`", "“", "”", "„", "‘", "’", "«", "»": "text stands in double quotes: \""
    default: peek?.isWordCharacter == true ? "keys stand in double quotes" : strayHint
    }
  }
}
