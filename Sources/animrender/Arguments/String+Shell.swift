import Primitives

extension String {
  /// A path that is not taken for an option.
  var asOperand: String { hasPrefix("-") && self != "-" ? "./" + self : self }

  /// As a word of a POSIX shell.
  var shellQuoted: String {
    let plain = unicodeScalars.allSatisfy { scalar in
      ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
        || ("0"..."9").contains(scalar) || "/._-=+,:%@".unicodeScalars.contains(scalar)
    }
    if plain, !isEmpty { return self }
    if unicodeScalars.contains(where: \.isControl) { return dollarQuoted }
    return "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }

  /// A word with control characters, which a terminal would obey and a line end would tear apart, as escapes of
  /// dollar-single-quotes: POSIX.1-2024 §2.2.4, and for long bash, ksh and zsh.
  private var dollarQuoted: String {
    let characters = unicodeScalars.map { scalar in
      switch scalar {
      case "'": "\\'"
      case "\\": "\\\\"
      // Each byte of UTF-8, in three octal digits: a digit that follows does not belong to it.
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
