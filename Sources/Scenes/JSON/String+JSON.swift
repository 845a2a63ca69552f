import Primitives

extension String {
  /// As a JSON string, quotation marks included. Source: RFC 8259 §7.
  ///
  /// All control characters are escapes, not just those that have to be: terminals obey them.
  package var jsonQuoted: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.isControl:
        result += "\\u" + UInt16(truncatingIfNeeded: scalar.value).hexadecimal
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
