// Numbers in messages.

import AnimPrimitives

extension Duration {
  var seconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }
}

extension Double {
  /// Parses a decimal number; infinite if too large. Rejects Swift's other forms, such as `inf`, `nan` and `0x1p4`,
  /// because they may be step ids.
  init?(decimal text: some StringProtocol) {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || "+-.eE".utf8.contains($0) }) else {
      return nil
    }
    self.init(text)
  }

  /// Rounded to six decimal places; integers have no fraction.
  var shortText: String { rounded(places: 6).shortestText }

  /// Such as `0.42 s` or `12 s`.
  var shortSeconds: String {
    self < 10 ? "\(rounded(places: 2)) s" : "\(Int(self)) s"
  }
}

extension Int {
  /// Such as `1,000,000`.
  var groupedText: String {
    let digits = String(magnitude)
    let groups = stride(from: digits.count, to: 0, by: -3).map {
      digits.prefix($0).suffix(3)
    }
    return (self < 0 ? "-" : "") + groups.reversed().joined(separator: ",")
  }

  /// A number of bytes with a decimal unit: a kilobyte is 1000 bytes.
  var bytesText: String {
    switch self {
    case ..<1_000: "\(self) bytes"
    case ..<1_000_000: "\((Double(self) / 1_000).rounded(places: 1)) kB"
    default: "\((Double(self) / 1_000_000).rounded(places: 2)) MB"
    }
  }
}
