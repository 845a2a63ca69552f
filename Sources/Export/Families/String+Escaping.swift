import AnimPrimitives

// Texts in the languages of documents. Each result has one line.

extension String {
  /// The text with a space for each sequence of line ends, tabs and other control characters, and none at its ends.
  var onOneLine: String {
    var result = ""
    for scalar in unicodeScalars {
      let isGap = scalar.isControl || scalar == "\u{2028}" || scalar == "\u{2029}" || scalar == " "
      if !isGap {
        result.unicodeScalars.append(scalar)
      } else if let last = result.unicodeScalars.last, last != " " {
        result += " "
      }
    }
    if result.unicodeScalars.last == " " { result.removeLast() }
    return result
  }

  /// A path in a URL: everything but unreserved characters, slashes and `@` is percent-encoded, so that it needs no
  /// other escapes in HTML, Markdown and lists of sources. Source: RFC 3986 §2.
  var urlEncoded: String {
    var result = ""
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"), UInt8(ascii: "@"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default: result += "%" + byte.hexadecimal.uppercased()
      }
    }
    return result
  }

  /// The text of a Markdown image. Source: CommonMark §2.4 (backslash escapes), and GFM for `|`, `~` and `$`.
  var markdownEscaped: String { escaping("\\`*_[]<>|&~!#$") }

  /// The destination of a Markdown image that is not a URL. Source: CommonMark §6.3.
  var markdownDestination: String {
    let text = onOneLine
    let isPlain = text.unicodeScalars.allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || "0123456789-._~@".unicodeScalars.contains($0))
    }
    return isPlain ? text : "<\(text.escaping("\\<>`&"))>"
  }

  /// The argument of a directive in reStructuredText, in which unescaped spaces are removed.
  var rstArgument: String { onOneLine.escaping("\\ ") }

  private func escaping(_ characters: String) -> String {
    var result = ""
    for scalar in unicodeScalars {
      if characters.unicodeScalars.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
