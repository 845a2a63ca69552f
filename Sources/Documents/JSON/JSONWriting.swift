import AnimPrimitives

extension String {
  /// A JSON string, with quotation marks. Source: RFC 8259 §7.
  ///
  /// All control characters are escaped, because terminals would execute them.
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

extension Double {
  /// A JSON number, or `null` for infinity and NaN, which JSON does not have (RFC 8259 §6).
  package var json: String { isFinite ? "\(self)" : "null" }
}
