/// Parses a printf format.
struct NumberFormatParser {
  private let format: String
  private let scalars: [Unicode.Scalar]
  private var index = 0

  /// The maximum width and precision.
  private static let limit = 1000

  init(_ format: String) {
    self.format = format
    scalars = Array(format.unicodeScalars)
  }

  mutating func parse(into result: inout NumberFormat) throws(TextError) {
    result.prefix = literal()
    guard index < scalars.count else {
      throw error(at: index, "the format takes no number; write %d or %.1f where the value goes")
    }
    try parseConversion(into: &result)
    result.suffix = literal()
    guard index == scalars.count else {
      throw error(at: index, "the format takes more than one number; write %% for a percent sign")
    }
  }

  /// The text up to the next conversion or the end.
  private mutating func literal() -> String {
    var text = String.UnicodeScalarView()
    while index < scalars.count {
      if scalars[index] == "%" {
        guard index + 1 < scalars.count, scalars[index + 1] == "%" else { break }
        index += 1
      }
      text.append(scalars[index])
      index += 1
    }
    return String(text)
  }

  private mutating func parseConversion(into result: inout NumberFormat) throws(TextError) {
    index += 1
    while let flag = next, result.flags.set(flag) { index += 1 }
    result.width = try number(named: "width") ?? 0
    if next == "." {
      index += 1
      result.precision = try number(named: "precision") ?? 0
    }
    while let modifier = next, "hljztLq".unicodeScalars.contains(modifier) { index += 1 }
    guard let letter = next else {
      throw error(at: index, "the format ends within a conversion; write %% for a percent sign")
    }
    guard result.setConversion(letter) else {
      throw error(at: index, "\"\(letter)\" is not one of the conversions d i u f F e E g G x X o")
    }
    index += 1
  }

  private var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  /// Decimal digits; nil if there are none.
  private mutating func number(named name: String) throws(TextError) -> Int? {
    let start = index
    var value = 0
    while let scalar = next, ("0"..."9").contains(scalar) {
      value = value * 10 + Int(scalar.value - 48)
      guard value <= Self.limit else {
        throw error(at: start, "the \(name) is above \(Self.limit)")
      }
      index += 1
    }
    return index > start ? value : nil
  }

  private func error(at offset: Int, _ reason: String) -> TextError {
    .numberFormat(format, offset: offset, reason: reason)
  }
}

extension NumberFormat.Flags {
  /// Sets a flag; false if the letter is not a flag.
  fileprivate mutating func set(_ letter: Unicode.Scalar) -> Bool {
    switch letter {
    case "-": leftAligned = true
    case "+": alwaysSigned = true
    case " ": spaceForPlus = true
    case "0": zeroPadded = true
    case "#": alternative = true
    case "'": grouped = true
    default: return false
    }
    return true
  }
}

extension NumberFormat {
  /// Sets the conversion; false if the letter is not a conversion.
  fileprivate mutating func setConversion(_ letter: Unicode.Scalar) -> Bool {
    switch letter {
    case "d", "i", "u": conversion = .integer(radix: 10)
    case "x", "X": conversion = .integer(radix: 16)
    case "o": conversion = .integer(radix: 8)
    case "f", "F": conversion = .fixed
    case "e", "E": conversion = .exponent
    case "g", "G": conversion = .general
    default: return false
    }
    isUppercase = letter.properties.isUppercase
    return true
  }
}
