// A double is an integer times a power of two, so its decimal expansion is finite: m·2⁻ᵏ = m·5ᵏ·10⁻ᵏ. It has at most
// 767 significant digits. Rounding all of them is exact, unlike arithmetic on doubles, and cheap for a label's numbers.

/// The exact decimal magnitude of a finite number: 0.d₁d₂d₃… × 10^`exponent`.
struct DecimalExpansion: Equatable {
  /// 0…9, without leading or trailing zeros; empty for zero.
  private(set) var digits: [UInt8]
  /// The number of digits before the decimal point; if negative, minus the number of zeros after it.
  private(set) var exponent: Int

  var isZero: Bool { digits.isEmpty }

  /// - Precondition: the number is finite.
  init(_ value: Double) {
    precondition(value.isFinite, "only finite numbers have digits")
    guard value != 0 else {
      digits = []
      exponent = 0
      return
    }
    let hidden: UInt64 = value.isNormal ? 1 << 52 : 0
    var significand = value.significandBitPattern | hidden
    // The smallest exponent is that of subnormal numbers, which have no hidden bit.
    var power = max(Int(value.exponentBitPattern), 1) - 1075
    let zeros = significand.trailingZeroBitCount
    significand >>= UInt64(zeros)
    power += zeros

    var number = BigDecimal(significand)
    number.multiply(by: power < 0 ? 5 : 2, times: abs(power))
    digits = number.digits
    exponent = digits.count - max(0, -power)
    trimZeros()
  }

  private mutating func trimZeros() {
    while digits.last == 0 { digits.removeLast() }
    if digits.isEmpty { exponent = 0 }
  }
}

// MARK: - Rounding

extension DecimalExpansion {
  enum Tie {
    /// Halves are rounded to even, as in C's printf.
    case toEven
    case awayFromZero
  }

  /// Rounds to a number of digits after the decimal point.
  mutating func round(toPlaces places: Int, tie: Tie = .toEven) {
    round(keeping: exponent + places, tie: tie)
  }

  /// Rounds to a number of significant digits; at 0 or below, to a place left of the first digit.
  mutating func round(keeping count: Int, tie: Tie = .toEven) {
    guard count < digits.count else { return }
    guard count >= 0 else {
      digits = []
      exponent = 0
      return
    }
    let roundsUp = isAboveHalf(at: count, tie: tie)
    digits.removeLast(digits.count - count)
    if roundsUp { increment(keeping: count) }
    trimZeros()
  }

  /// Whether the digits from a place on round up.
  private func isAboveHalf(at index: Int, tie: Tie) -> Bool {
    guard digits[index] == 5, index + 1 == digits.count else { return digits[index] >= 5 }
    let isOdd = index > 0 && digits[index - 1] % 2 == 1
    return tie == .awayFromZero || isOdd
  }

  /// Adds one to the last of `count` digits.
  private mutating func increment(keeping count: Int) {
    var index = count - 1
    while index >= 0, digits[index] == 9 {
      digits[index] = 0
      index -= 1
    }
    guard index < 0 else {
      digits[index] += 1
      return
    }
    digits.insert(1, at: 0)
    exponent += 1
  }
}

// MARK: - Writing

extension DecimalExpansion {
  /// The digits before the decimal point, at least one.
  var integerDigits: String {
    guard exponent > 0 else { return "0" }
    return string(of: 0..<exponent)
  }

  /// The first digits after the decimal point.
  func fractionDigits(_ count: Int) -> String {
    string(of: exponent..<(exponent + count))
  }

  /// The digits in a range of places, with zeros outside the expansion.
  func string(of places: Range<Int>) -> String {
    String(decoding: places.map { UInt8(ascii: "0") + digit(at: $0) }, as: UTF8.self)
  }

  private func digit(at index: Int) -> UInt8 {
    digits.indices.contains(index) ? digits[index] : 0
  }

  /// The digits before the decimal point in another base, by long division; at least one.
  func integerDigits(radix: Int) -> String {
    var rest = (0..<max(0, exponent)).map(digit)
    var result: [Character] = []
    repeat {
      var remainder = 0
      for index in rest.indices {
        remainder = remainder * 10 + Int(rest[index])
        rest[index] = UInt8(remainder / radix)
        remainder %= radix
      }
      result.append(contentsOf: String(remainder, radix: radix))
    } while rest.contains { $0 != 0 }
    return String(result.reversed())
  }
}
