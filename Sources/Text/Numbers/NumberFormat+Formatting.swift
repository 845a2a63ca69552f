extension NumberFormat {
  /// The formatted value with the surrounding text.
  public func string(from value: Double) -> String {
    prefix + number(value) + suffix
  }

  private func number(_ value: Double) -> String {
    guard value.isFinite else {
      return padded(
        value.isNaN ? "nan" : "inf", sign: sign(isNegative: value < 0), zeros: false)
    }
    var expansion = DecimalExpansion(value)
    let body: String
    switch conversion {
    case .integer(let radix):
      expansion.round(toPlaces: 0, tie: .awayFromZero)
      body = integer(expansion, radix: radix)
    case .fixed:
      let places = precision ?? 6
      expansion.round(toPlaces: places)
      body = fixed(expansion, places: places)
    case .exponent:
      let places = precision ?? 6
      expansion.round(keeping: places + 1)
      body = scientific(expansion, places: places)
    case .general:
      let count = max(1, precision ?? 6)
      expansion.round(keeping: count)
      body = general(expansion, count: count)
    }
    var sign = sign(isNegative: value < 0 && !expansion.isZero)
    if conversion == .integer(radix: 16), flags.alternative, !expansion.isZero { sign += "0x" }
    return padded(body, sign: sign, zeros: flags.zeroPadded && !isIntegerWithPrecision)
  }
}

// MARK: - Digits

extension NumberFormat {
  private func integer(_ expansion: DecimalExpansion, radix: Int) -> String {
    var digits = radix == 10 ? expansion.integerDigits : expansion.integerDigits(radix: radix)
    if precision == 0, expansion.isZero { digits = "" }
    digits = String(repeating: "0", count: max(0, (precision ?? 1) - digits.count)) + digits
    if radix == 8, flags.alternative, !digits.hasPrefix("0") { digits = "0" + digits }
    return radix == 10 ? grouped(digits) : digits
  }

  private func fixed(_ expansion: DecimalExpansion, places: Int) -> String {
    grouped(expansion.integerDigits) + fraction(expansion.fractionDigits(places))
  }

  private func scientific(_ expansion: DecimalExpansion, places: Int) -> String {
    let mantissa = expansion.string(of: 0..<1) + fraction(expansion.string(of: 1..<(places + 1)))
    let exponent = decimalExponent(of: expansion)
    let digits = String(abs(exponent))
    return mantissa + (exponent < 0 ? "e-" : "e+") + (digits.count < 2 ? "0" : "") + digits
  }

  /// C's rule: `e` if the exponent is below −4 or at least the number of digits, otherwise `f`.
  private func general(_ expansion: DecimalExpansion, count: Int) -> String {
    let exponent = decimalExponent(of: expansion)
    // Trailing zeros are omitted. The expansion has at most `count` digits here.
    let digits = flags.alternative ? count : max(1, expansion.digits.count)
    if exponent < -4 || exponent >= count {
      return scientific(expansion, places: digits - 1)
    }
    return fixed(expansion, places: max(0, digits - 1 - exponent))
  }

  /// The exponent of the first digit: 0 for 1…9.
  private func decimalExponent(of expansion: DecimalExpansion) -> Int {
    expansion.isZero ? 0 : expansion.exponent - 1
  }

  private func fraction(_ digits: String) -> String {
    digits.isEmpty && !flags.alternative ? "" : "." + digits
  }

  private func grouped(_ digits: String) -> String {
    guard flags.grouped else { return digits }
    var result = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { result.append(",") }
      result.append(digit)
    }
    return result
  }
}

// MARK: - Sign and width

extension NumberFormat {
  private func sign(isNegative: Bool) -> String {
    if isNegative { return "-" }
    if flags.alwaysSigned { return "+" }
    return flags.spaceForPlus ? " " : ""
  }

  private func padded(_ body: String, sign: String, zeros: Bool) -> String {
    let missing = max(0, width - sign.count - body.count)
    let padding = String(repeating: zeros && !flags.leftAligned ? "0" : " ", count: missing)
    let result =
      if flags.leftAligned { sign + body + padding } else if zeros { sign + padding + body } else {
        padding + sign + body
      }
    return isUppercase ? result.uppercased() : result
  }

  /// C's rule: `0` has no effect on an integer with a precision.
  private var isIntegerWithPrecision: Bool {
    guard case .integer = conversion else { return false }
    return precision != nil
  }
}
