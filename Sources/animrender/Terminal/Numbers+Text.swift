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
