extension Double {
  /// The fewest digits that parse to the same number. Integers have no fraction, and zero has no sign.
  package var shortestText: String {
    // Up to this limit every integer is a distinct Double, which Swift prints in full.
    self == rounded() && abs(self) < 0x1p53 ? String(Int(self)) : "\(self)"
  }

  /// The number rounded to a number of decimal places, halves away from zero.
  package func rounded(places: Int) -> Double {
    var factor = 1.0
    for _ in 0..<places { factor *= 10 }
    return (self * factor).rounded() / factor
  }
}

extension UnsignedInteger where Self: FixedWidthInteger {
  /// Hexadecimal digits in lower case, two per byte.
  package var hexadecimal: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: Self.bitWidth / 4 - digits.count) + digits
  }
}
