import AnimPrimitives

extension JSONReader {
  /// Reads a string, starting at its quotation mark.
  mutating func readString() throws(Problem) -> String {
    let start = position
    position += 1
    var text: [UInt8]?
    var runStart = position
    while true {
      guard let byte = peek else { throw unclosedString(from: start) }
      switch byte {
      case UInt8(ascii: "\""):
        let run = bytes[runStart..<position]
        position += 1
        guard let text else { return String(decoding: run, as: UTF8.self) }
        return String(decoding: text + run, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text = (text ?? []) + bytes[runStart..<position]
        try readEscape(into: &text, string: start)
        runStart = position
      case 0..<0x20:
        if byte == 0x0A || byte == 0x0D { throw unclosedString(from: start) }
        problems.append(
          Problem(
            "a string must not contain a control character", at: here,
            hint: "write \(Self.escape(of: byte))"))
        position += 1
      default:
        position += 1
      }
    }
  }

  private func unclosedString(from start: Int) -> Problem {
    Problem(
      "the string has no closing quotation mark", at: place(start..<start + 1),
      hint: peek == nil ? nil : "write a line end in a string as \\n")
  }

  private static func escape(of byte: UInt8) -> String {
    switch byte {
    case 0x08: return "\\b"
    case 0x09: return "\\t"
    case 0x0C: return "\\f"
    default: return "\\u00" + byte.hexadecimal
    }
  }

  private mutating func readEscape(into text: inout [UInt8]?, string: Int) throws(Problem) {
    let start = position
    position += 1
    guard let byte = peek else { throw unclosedString(from: string) }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text?.append(byte)
    case UInt8(ascii: "b"): text?.append(0x08)
    case UInt8(ascii: "f"): text?.append(0x0C)
    case UInt8(ascii: "n"): text?.append(0x0A)
    case UInt8(ascii: "r"): text?.append(0x0D)
    case UInt8(ascii: "t"): text?.append(0x09)
    case UInt8(ascii: "u"):
      let scalar = readUnicodeEscape(from: start)
      text?.append(contentsOf: Array(String(scalar).utf8))
    default:
      position -= 1
      problems.append(
        Problem(
          "`\\` must be followed by one of \" \\ / b f n r t u, found \(nextSummary)",
          at: place(start..<here.range.upperBound),
          hint: "write \\\\ for a backslash"))
    }
  }

  /// Reads a scalar from one escape, or from a surrogate pair of two; `start` is the place of the backslash.
  private mutating func readUnicodeEscape(from start: Int) -> Unicode.Scalar {
    let replacement: Unicode.Scalar = "\u{FFFD}"
    guard let unit = readHexadecimal() else {
      problems.append(
        Problem("expected four hexadecimal digits after \\u", at: place(start..<position)))
      return replacement
    }
    if let scalar = Unicode.Scalar(unit) { return scalar }
    let afterFirst = position
    if unit < 0xDC00, skip(UInt8(ascii: "\\")), skip(UInt8(ascii: "u")),
      let low = readHexadecimal(), low >= 0xDC00, low <= 0xDFFF
    {
      return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)) ?? replacement
    }
    position = afterFirst
    problems.append(
      Problem("half of a surrogate pair stands alone", at: place(start..<afterFirst)))
    return replacement
  }

  private mutating func readHexadecimal() -> UInt32? {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek, let digit = Character(UnicodeScalar(byte)).hexDigitValue else {
        return nil
      }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return value
  }
}
