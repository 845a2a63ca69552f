extension String {
  /// The path, prefixed with `./` if it would otherwise be parsed as an option.
  package var asOperand: String { hasPrefix("-") && self != "-" ? "./" + self : self }

  /// The text quoted as a word of a POSIX shell.
  package var shellQuoted: String {
    let plain = unicodeScalars.allSatisfy { scalar in
      ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
        || ("0"..."9").contains(scalar) || "/._-=+,:%@".unicodeScalars.contains(scalar)
    }
    if plain, !isEmpty { return self }
    if unicodeScalars.contains(where: \.isControl) { return dollarQuoted }
    return "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }

  /// The text in dollar-single-quotes, with escapes for control characters. Source: POSIX.1-2024 §2.2.4; also supported
  /// by bash, ksh and zsh.
  private var dollarQuoted: String {
    let characters = unicodeScalars.map { scalar in
      switch scalar {
      case "'": "\\'"
      case "\\": "\\\\"
      // Three octal digits for each UTF-8 byte, so that a following digit is not part of the escape.
      case _ where scalar.isControl:
        String(scalar).utf8.map { byte in
          let digits = String(byte, radix: 8)
          return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
        }.joined()
      default: String(scalar)
      }
    }
    return "$'\(characters.joined())'"
  }
}
