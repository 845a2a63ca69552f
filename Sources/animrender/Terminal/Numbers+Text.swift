// Numbers as messages have them.

import Primitives

extension Duration {
  var seconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }
}

extension Double {
  /// A number as people write it, in decimal digits; infinite where it is too large. What Swift takes beside those,
  /// such as `inf`, `nan` and `0x1p4`, are words, which may well be names.
  init?(decimal text: some StringProtocol) {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || "+-.eE".utf8.contains($0) }) else {
      return nil
    }
    self.init(text)
  }

  /// To the microsecond; whole numbers without a fraction.
  var shortText: String { rounded(places: 6).shortestText }

  /// Seconds as people read them: `0.42 s`, `12 s`.
  var shortSeconds: String {
    self < 10 ? "\(rounded(places: 2)) s" : "\(Int(self)) s"
  }
}

extension Int {
  /// Bytes as people read them: 1000 bytes are a kilobyte.
  var bytesText: String {
    switch self {
    case ..<1_000: "\(self) bytes"
    case ..<1_000_000: "\((Double(self) / 1_000).rounded(places: 1)) kB"
    default: "\((Double(self) / 1_000_000).rounded(places: 2)) MB"
    }
  }
}
