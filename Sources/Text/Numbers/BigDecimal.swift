/// A whole number of any size, in digits of base 10⁹.
struct BigDecimal {
  /// Least significant first; the last one is not 0.
  private var limbs: [UInt64]

  private static let base: UInt64 = 1_000_000_000

  init(_ value: UInt64) {
    limbs = []
    var rest = value
    while rest > 0 {
      limbs.append(rest % Self.base)
      rest /= Self.base
    }
  }

  /// Multiplies by a power of a small number, in steps of at most 32 bits.
  mutating func multiply(by factor: UInt64, times: Int) {
    precondition(factor > 1 && factor < 10, "the factor is a single digit")
    var rest = times
    while rest > 0 {
      var chunk = factor
      rest -= 1
      while rest > 0, chunk * factor < 1 << 32 {
        chunk *= factor
        rest -= 1
      }
      multiply(by: chunk)
    }
  }

  /// The factor is below 2³² and a limb below 2³⁰, so their product plus the carry fits in 64 bits.
  private mutating func multiply(by factor: UInt64) {
    var carry: UInt64 = 0
    for index in limbs.indices {
      let product = limbs[index] * factor + carry
      limbs[index] = product % Self.base
      carry = product / Self.base
    }
    while carry > 0 {
      limbs.append(carry % Self.base)
      carry /= Self.base
    }
  }

  /// 0…9, most significant first, without leading zeros; empty for zero.
  var digits: [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(limbs.count * 9)
    for limb in limbs.reversed() {
      var place = Self.base / 10
      while place > 0 {
        let digit = UInt8(limb / place % 10)
        if digit != 0 || !result.isEmpty { result.append(digit) }
        place /= 10
      }
    }
    return result
  }
}
