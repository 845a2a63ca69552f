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

extension Double {
  /// Parses a decimal number; infinite if too large. Rejects Swift's other forms, such as `inf`, `nan` and `0x1p4`,
  /// because they may be step ids.
  package init?(decimal text: some StringProtocol) {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || "+-.eE".utf8.contains($0) }) else {
      return nil
    }
    self.init(text)
  }

  /// Rounded to six decimal places; integers have no fraction.
  package var shortText: String { rounded(places: 6).shortestText }
}

extension UnsignedInteger where Self: FixedWidthInteger {
  /// Hexadecimal digits in lower case, two per byte.
  package var hexadecimal: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: Self.bitWidth / 4 - digits.count) + digits
  }
}

extension Int {
  /// Such as `1,000,000`.
  package var groupedText: String {
    let digits = String(magnitude)
    let groups = stride(from: digits.count, to: 0, by: -3).map {
      digits.prefix($0).suffix(3)
    }
    return (self < 0 ? "-" : "") + groups.reversed().joined(separator: ",")
  }

  /// A number of bytes with a decimal unit: a kilobyte is 1000 bytes.
  package var bytesText: String {
    switch self {
    case ..<1_000: "\(self) bytes"
    case ..<1_000_000: "\((Double(self) / 1_000).rounded(places: 1)) kB"
    default: "\((Double(self) / 1_000_000).rounded(places: 2)) MB"
    }
  }
}

extension Duration {
  package var seconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }
}
