extension UnsignedInteger where Self: FixedWidthInteger {
  /// All of its hexadecimal digits, in lower case: two for each byte.
  package var hexadecimal: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: Self.bitWidth / 4 - digits.count) + digits
  }
}
