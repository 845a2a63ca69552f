import AnimPrimitives

extension String {
  /// A JSON string, with quotation marks. Source: RFC 8259 §7.
  ///
  /// All control characters are escaped, because terminals would execute them.
  package var jsonQuoted: String {
    // Nearly all texts are names.
    if utf8.allSatisfy(\.isPlain) { return "\"\(self)\"" }
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

extension UInt8 {
  /// Whether the byte is an ASCII character that stands for itself in a JSON string.
  fileprivate var isPlain: Bool { 0x20..<0x7F ~= self && self != 0x22 && self != 0x5C }
}

extension Double {
  /// A JSON number, or `null` for infinity and NaN, which JSON does not have (RFC 8259 §6).
  package var json: String { isFinite ? "\(self)" : "null" }
}
