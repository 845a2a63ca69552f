import AnimPrimitives

/// An error in a font, a text or a number format.
public enum TextError: Error, Hashable, Sendable {
  /// The bytes are not a readable font, with the reason.
  case unreadableFont(reason: String)
  /// An unknown family; with the closest name, if there is a close one, and all names.
  case unknownFamily(String, suggestion: String?, available: [String])
  /// The font does not have the axis; with those that it has.
  case unknownAxis(String, family: String, available: [FontAxis])
  /// The value is outside the axis's range.
  case axisValue(Double, axis: FontAxis, family: String)
  /// No available font has glyphs for the characters; each is listed once.
  case missingGlyphs([Character], family: String)
  /// No available font draws the characters: their glyphs are empty, or have colours of COLR version 1 or SVG.
  case missingOutlines([Character], family: String)
  /// A number format is wrong at an offset in code points, from 0.
  case numberFormat(String, offset: Int, reason: String)
}

extension TextError: CustomStringConvertible {
  /// The message as one sentence.
  public var description: String {
    switch self {
    case .unreadableFont(let reason):
      return "cannot read the font: \(reason)"
    case .unknownFamily(let name, let suggestion?, _):
      return "no font family \"\(name)\"; did you mean \"\(suggestion)\"?"
    case .unknownFamily(let name, nil, let available):
      let names = available.map { "\"\($0)\"" }.joined(separator: ", ")
      return "no font family \"\(name)\"; there are \(names)"
    case .unknownAxis(let tag, let family, _):
      return "font family \"\(family)\" has no axis `\(tag)`"
    case .axisValue(let value, let axis, let family):
      return
        "axis `\(axis.tag)` of font family \"\(family)\" goes from \(Self.text(axis.range.lowerBound)) to "
        + "\(Self.text(axis.range.upperBound)); found \(Self.text(value))"
    case .missingGlyphs(let characters, let family):
      return "no glyph for \(Self.names(of: characters)) in \"\(family)\" or its fallbacks"
    case .missingOutlines(let characters, let family):
      return "no outline for \(Self.names(of: characters)) in \"\(family)\" or its fallbacks: "
        + "there is only an empty glyph, or one of COLR version 1 or SVG"
    case .numberFormat(let format, let offset, let reason):
      return "number format \"\(format)\", at offset \(offset): \(reason)"
    }
  }

  /// A second sentence with advice, or nil.
  package var hint: String? {
    guard case .unknownAxis(let tag, _, let available) = self else { return nil }
    if let near = available.map(\.tag).nearest(to: tag) { return "did you mean `\(near)`?" }
    guard !available.isEmpty else { return "it is not a variable font" }
    let axes = available.prefix(8).map {
      "`\($0.tag)` (\(Self.text($0.range.lowerBound)) to \(Self.text($0.range.upperBound)))"
    }
    return "it has \(axes.joined(separator: ", "))"
  }

  /// A number without a redundant `.0`.
  private static func text(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? "\(number)"
  }

  /// The names of the characters, limited to a sentence.
  package static func names(of characters: [Character]) -> String {
    let limit = 8
    var names = characters.prefix(limit).map(name)
    if characters.count > limit { names.append("\(characters.count - limit) more") }
    guard names.count > 1, let last = names.popLast() else { return names.joined() }
    return names.joined(separator: ", ") + " and " + last
  }

  /// The character with its code points, or the code points alone if it is not visible.
  private static func name(of character: Character) -> String {
    let codes = character.unicodeScalars.map { "U+" + Self.hexadecimal($0.value) }
      .joined(separator: " ")
    return switch character.unicodeScalars.first?.properties.generalCategory {
    case nil, .control, .format, .unassigned, .privateUse, .surrogate: codes
    default: "\"\(character)\" (\(codes))"
    }
  }

  /// Hexadecimal with at least four digits.
  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
