import AnimPrimitives

extension JSONReader {
  /// Powers of ten that a `Double` represents exactly.
  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17,
    1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// `-? (0 | [1-9][0-9]*) (. [0-9]+)? ([eE] [+-]? [0-9]+)?`
  mutating func readNumber() throws(Problem) -> JSONNode.Value {
    let start = position
    let isNegative = skip(UInt8(ascii: "-"))
    let integerStart = position
    var digits = Digits()
    readDigits(into: &digits)
    let integerCount = position - integerStart
    guard integerCount > 0 else {
      throw Problem("expected a digit after `-`, found \(nextSummary)", at: here)
    }
    if integerCount > 1, bytes[integerStart] == UInt8(ascii: "0") {
      problems.append(
        Problem(
          "a number must not begin with 0", at: place(start..<position), hint: "remove the zero"))
    }
    if skip(UInt8(ascii: ".")) {
      let fractionStart = position
      readDigits(into: &digits)
      guard position > fractionStart else {
        throw Problem("expected a digit after `.`, found \(nextSummary)", at: here)
      }
      digits.exponent -= position - fractionStart
    }
    if let byte = peek, byte | 0x20 == UInt8(ascii: "e") {
      try readExponent(into: &digits)
    }
    let number = value(of: digits, isNegative: isNegative, start..<position)
    if !number.isFinite {
      problems.append(Problem("the number is too large", at: place(start..<position)))
      return .number(0)
    }
    return .number(number)
  }

  /// The number so far: `mantissa × 10^exponent`, as long as `isExact`.
  private struct Digits {
    var mantissa: UInt64 = 0
    var exponent = 0
    var isExact = true
  }

  private mutating func readDigits(into digits: inout Digits) {
    while let byte = peek, byte.isDigit {
      if digits.mantissa < 1 << 49 {
        digits.mantissa = digits.mantissa * 10 + UInt64(byte - UInt8(ascii: "0"))
      } else {
        digits.isExact = false
      }
      position += 1
    }
  }

  private mutating func readExponent(into digits: inout Digits) throws(Problem) {
    position += 1
    let isNegative = peek == UInt8(ascii: "-")
    if isNegative || peek == UInt8(ascii: "+") { position += 1 }
    let start = position
    var exponent = 0
    while let byte = peek, byte.isDigit {
      exponent = min(exponent * 10 + Int(byte - UInt8(ascii: "0")), 100_000)
      position += 1
    }
    guard position > start else {
      throw Problem("expected a digit in the exponent, found \(nextSummary)", at: here)
    }
    digits.exponent += isNegative ? -exponent : exponent
  }

  /// The nearest `Double`: with one rounding if mantissa and power are exact (Clinger's fast path), otherwise by the
  /// standard library.
  private func value(of digits: Digits, isNegative: Bool, _ range: Range<Int>) -> Double {
    let magnitude = digits.exponent.magnitude
    if digits.isExact, digits.mantissa < 1 << 53, magnitude < Self.powersOfTen.count {
      let mantissa = Double(digits.mantissa)
      let power = Self.powersOfTen[Int(magnitude)]
      let number = digits.exponent < 0 ? mantissa / power : mantissa * power
      return isNegative ? -number : number
    }
    return Double(String(decoding: bytes[range], as: UTF8.self)) ?? .infinity
  }
}
