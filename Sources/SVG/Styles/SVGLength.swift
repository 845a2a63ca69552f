import AnimPrimitives

/// A length of an attribute, in points (CSS pixels) or relative to a side of the viewport.
struct SVGLength: Equatable {
  /// Points, or a fraction of the side.
  var value: Double
  var isRelative: Bool

  init(value: Double, isRelative: Bool) {
    self.value = value
    self.isRelative = isRelative
  }

  /// nil for a text that is not a length. Source: CSS Values 4 §6: 96 px are an inch.
  init?(_ text: String) {
    var scanner = SVGScanner(text)
    scanner.skipWhitespace()
    guard let number = scanner.number() else { return nil }
    let unit = scanner.word()
    scanner.skipWhitespace()
    guard scanner.isAtEnd else { return nil }
    if unit == "%" {
      (value, isRelative) = (number / 100, true)
      return
    }
    guard let factor = Self.units[unit.lowercased()] else { return nil }
    (value, isRelative) = (number * factor, false)
  }

  func points(of side: Double) -> Double { isRelative ? value * side : value }

  /// `em` and `ex` are those of text of 16 pixels, as in a browser.
  private static let units: [String: Double] = [
    "": 1, "px": 1, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4, "q": 96 / 101.6, "pt": 96.0 / 72,
    "pc": 16, "em": 16, "ex": 8, "rem": 16,
  ]
}
