extension Double {
  /// The shortest digits that give the same number again. Whole numbers have no fraction, and zero has no sign.
  package var shortestText: String {
    // Up to here each whole number is a Double of its own, and Swift prints it in full.
    self == rounded() && abs(self) < 0x1p53 ? String(Int(self)) : "\(self)"
  }

  /// The number rounded to some decimal places, halves away from zero.
  package func rounded(places: Int) -> Double {
    var factor = 1.0
    for _ in 0..<places { factor *= 10 }
    return (self * factor).rounded() / factor
  }
}

extension UnsignedInteger where Self: FixedWidthInteger {
  /// All hexadecimal digits in lower case, two for each byte.
  package var hexadecimal: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: Self.bitWidth / 4 - digits.count) + digits
  }
}
