extension NumberFormat: CustomStringConvertible {
  /// The format as text, without parts that have no effect.
  public var description: String {
    let width = width > 0 ? "\(width)" : ""
    let precision = precision.map { ".\($0)" } ?? ""
    return Self.escaped(prefix) + "%" + flags.letters + width + precision + letter
      + Self.escaped(suffix)
  }

  private var letter: String {
    let lowercase =
      switch conversion {
      case .integer(radix: 8): "o"
      case .integer(radix: 16): "x"
      case .integer: "d"
      case .fixed: "f"
      case .exponent: "e"
      case .general: "g"
      }
    return isUppercase ? lowercase.uppercased() : lowercase
  }

  /// Doubles percent signs in the surrounding text.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { $0 += $1 == "%" ? "%%" : String($1) }
  }
}

extension NumberFormat.Flags {
  fileprivate var letters: String {
    let letters = [
      (leftAligned, "-"), (alwaysSigned, "+"), (spaceForPlus, " "), (zeroPadded, "0"),
      (alternative, "#"), (grouped, "'"),
    ]
    return letters.filter(\.0).map(\.1).joined()
  }
}
