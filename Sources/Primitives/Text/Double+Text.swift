extension Double {
  /// The shortest digits that give the same number again; of whole numbers without a fraction, of zero without a sign.
  package var shortestText: String {
    // Up to here each whole number has a Double of its own, and Swift shows it in full.
    self == rounded() && abs(self) < 0x1p53 ? String(Int(self)) : "\(self)"
  }

  /// Rounded to so many decimal places: of what is half between two to the one farther from zero.
  package func rounded(places: Int) -> Double {
    var factor = 1.0
    for _ in 0..<places { factor *= 10 }
    return (self * factor).rounded() / factor
  }
}
