import AnimPrimitives

extension AffineTransform {
  /// A list of transforms of an attribute; nil if it is not one. Source: SVG 1.1 §7.6.
  init?(svg text: String) {
    var scanner = SVGScanner(text)
    var result = AffineTransform.identity
    scanner.skipWhitespace()
    while !scanner.isAtEnd {
      let name = scanner.word()
      scanner.skipWhitespace()
      guard scanner.skip("(") else { return nil }
      var numbers: [Double] = []
      scanner.skipWhitespace()
      while !scanner.skip(")") {
        guard let number = scanner.number() else { return nil }
        numbers.append(number)
        // CSS writes units of lengths and angles.
        guard ["", "px", "deg"].contains(scanner.word()) else { return nil }
        scanner.skipSeparator()
      }
      guard let next = Self.function(name, numbers) else { return nil }
      result = next.concatenating(result)
      scanner.skipSeparator()
    }
    self = result
  }

  private static func function(_ name: String, _ numbers: [Double]) -> AffineTransform? {
    switch (name, numbers.count) {
    case ("matrix", 6):
      return AffineTransform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    case ("translate", 1...2):
      return AffineTransform(translationX: numbers[0], y: numbers.count == 2 ? numbers[1] : 0)
    case ("translateX", 1): return AffineTransform(translationX: numbers[0], y: 0)
    case ("translateY", 1): return AffineTransform(translationX: 0, y: numbers[0])
    case ("scale", 1...2):
      return AffineTransform(scaleX: numbers[0], y: numbers.last ?? 1)
    case ("rotate", 1): return AffineTransform(rotationDegrees: numbers[0])
    case ("rotate", 3):
      return AffineTransform(translationX: -numbers[1], y: -numbers[2])
        .concatenating(AffineTransform(rotationDegrees: numbers[0]))
        .concatenating(AffineTransform(translationX: numbers[1], y: numbers[2]))
    case ("skewX", 1):
      return skew(numbers[0]).map { AffineTransform(a: 1, b: 0, c: $0, d: 1, tx: 0, ty: 0) }
    case ("skewY", 1):
      return skew(numbers[0]).map { AffineTransform(a: 1, b: $0, c: 0, d: 1, tx: 0, ty: 0) }
    default: return nil
    }
  }

  /// The tangent of an angle in degrees; nil if it is infinite.
  private static func skew(_ degrees: Double) -> Double? {
    let (sine, cosine) = sineAndCosine(degrees: degrees)
    return cosine == 0 ? nil : sine / cosine
  }
}
