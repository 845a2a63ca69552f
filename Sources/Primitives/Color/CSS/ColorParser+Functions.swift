extension ColorParser {
  struct Component {
    enum Unit { case number, percent, degrees }

    var value: Double
    var unit: Unit
    var range: Range<Int>
  }

  /// The functions with three components. Source: CSS Color 4.
  enum Function: String, CaseIterable {
    case rgb, rgba, hsl, hsla, hwb, lab, lch, oklab, oklch

    /// Whether commas may separate its components.
    var allowsCommas: Bool { [.rgb, .rgba, .hsl, .hsla].contains(self) }
  }

  mutating func function() throws(ColorSyntaxError) -> Color {
    let start = scanner.position
    scanner.skip { $0 != UInt8(ascii: "(") }
    let name = scanner.text(from: start).lowercased()
    let function = Function(rawValue: name)
    guard function != nil || name == "color" else {
      throw ColorSyntaxError("unknown colour function `\(name)`", at: start..<scanner.position)
    }
    scanner.advance()
    let space = function == nil ? try colorSpace() : nil
    let components = try arguments(allowingCommas: function?.allowsCommas ?? false)
    scanner.skip(while: \.isWhitespace)
    guard scanner.isAtEnd else {
      throw ColorSyntaxError(
        "unexpected \(summary) after the colour", at: here)
    }
    var color = try Self.color(function, space, components)
    color.alpha = components.count == 4 ? try Self.fraction(components[3], of: 1) : 1
    return color
  }

  private static func color(
    _ function: Function?, _ space: RGBSpace?, _ parts: [Component]
  ) throws(ColorSyntaxError) -> Color {
    switch function {
    case .rgb, .rgba:
      return Color(
        red: try fraction(parts[0], of: 255), green: try fraction(parts[1], of: 255),
        blue: try fraction(parts[2], of: 255))
    case .hsl, .hsla:
      return Color(
        hue: try hue(parts[0]), saturation: try fraction(parts[1], of: 100),
        lightness: try fraction(parts[2], of: 100))
    case .hwb:
      return Color(
        hue: try hue(parts[0]), whiteness: try fraction(parts[1], of: 100),
        blackness: try fraction(parts[2], of: 100))
    case .lab:
      return Color(
        labLightness: try lightness(parts[0], of: 100), a: try number(parts[1], percent: 125),
        b: try number(parts[2], percent: 125))
    case .lch:
      let chroma = max(0, try number(parts[1], percent: 150))
      let (sine, cosine) = sineAndCosine(degrees: try hue(parts[2]))
      return Color(
        labLightness: try lightness(parts[0], of: 100), a: chroma * cosine, b: chroma * sine)
    case .oklab:
      return Color(
        okLightness: try lightness(parts[0], of: 1), a: try number(parts[1], percent: 0.4),
        b: try number(parts[2], percent: 0.4))
    case .oklch:
      let chroma = max(0, try number(parts[1], percent: 0.4))
      let (sine, cosine) = sineAndCosine(degrees: try hue(parts[2]))
      return Color(
        okLightness: try lightness(parts[0], of: 1), a: chroma * cosine, b: chroma * sine)
    case nil:
      let values = (
        try number(parts[0], percent: 1), try number(parts[1], percent: 1),
        try number(parts[2], percent: 1)
      )
      return (space ?? .srgb).color(values.0, values.1, values.2)
    }
  }

  /// The first argument of `color()`.
  private mutating func colorSpace() throws(ColorSyntaxError) -> RGBSpace {
    scanner.skip(while: \.isWhitespace)
    let start = scanner.position
    scanner.skip { $0.isWordCharacter || $0 == UInt8(ascii: "-") }
    let name = scanner.text(from: start)
    guard let space = RGBSpace(rawValue: name.lowercased()) else {
      let names = RGBSpace.allCases.map(\.rawValue)
      throw ColorSyntaxError(
        "unknown colour space `\(name)`; "
          + (names.nearest(to: name).map { "did you mean `\($0)`?" }
            ?? "there are \(names.joined(separator: ", "))"),
        at: start..<max(scanner.position, min(start + 1, scanner.bytes.count)))
    }
    return space
  }

  /// Three components, an optional alpha, and the closing bracket.
  private mutating func arguments(
    allowingCommas: Bool
  ) throws(ColorSyntaxError) -> [Component] {
    var components = [try component()]
    scanner.skip(while: \.isWhitespace)
    let usesCommas = allowingCommas && scanner.isAt(",")
    while components.count < 3 {
      if usesCommas { try expect(UInt8(ascii: ",")) }
      components.append(try component())
      scanner.skip(while: \.isWhitespace)
    }
    if scanner.isAtEnd || scanner.isAt(")") {
      try expect(UInt8(ascii: ")"))
      return components
    }
    try expect(usesCommas ? UInt8(ascii: ",") : UInt8(ascii: "/"))
    components.append(try component())
    scanner.skip(while: \.isWhitespace)
    try expect(UInt8(ascii: ")"))
    return components
  }

  private mutating func expect(_ byte: UInt8) throws(ColorSyntaxError) {
    guard scanner.current == byte else {
      throw ColorSyntaxError(
        "expected `\(String(UnicodeScalar(byte)))`, found \(summary)", at: here)
    }
    scanner.advance()
  }
}

// MARK: - Components

extension ColorParser {
  private mutating func component() throws(ColorSyntaxError) -> Component {
    scanner.skip(while: \.isWhitespace)
    let start = scanner.position
    // A missing component is 0. Source: CSS Color 4 §4.4.
    if scanner.skip("none") {
      return Component(value: 0, unit: .number, range: start..<scanner.position)
    }
    scanner.skip { $0.isDigit || "+-.eE".utf8.contains($0) }
    let digits = scanner.text(from: start)
    guard let value = Double(digits), value.isFinite else {
      throw ColorSyntaxError(
        "expected a number, found \(digits.isEmpty ? summary : "`\(digits)`")",
        at: digits.isEmpty ? here : start..<scanner.position)
    }
    if scanner.skip("%") {
      return Component(value: value, unit: .percent, range: start..<scanner.position)
    }
    let unit = scanner.bytes[scanner.position...].prefix(while: \.isWordCharacter)
    guard !unit.isEmpty else {
      return Component(value: value, unit: .number, range: start..<scanner.position)
    }
    let word = String(decoding: unit, as: UTF8.self)
    guard let degrees = Self.degrees[word.lowercased()] else {
      throw ColorSyntaxError(
        "`\(word)` is not a unit of colours: use `%`, or `deg`, `turn`, `rad` or `grad` for a hue",
        at: unit.indices)
    }
    scanner.move(to: unit.endIndex)
    return Component(value: value * degrees, unit: .degrees, range: start..<scanner.position)
  }

  /// Degrees in the units of angles. Source: CSS Values 4 §7.1.
  private static let degrees = ["deg": 1, "turn": 360, "rad": 180 / Double.pi, "grad": 0.9]

  private static func hue(_ component: Component) throws(ColorSyntaxError) -> Double {
    guard component.unit != .percent else {
      throw ColorSyntaxError("a hue must be in degrees", at: component.range)
    }
    return component.value
  }

  /// A number as a fraction of its whole, or a percentage, clamped to 0…1.
  private static func fraction(
    _ component: Component, of whole: Double
  ) throws(ColorSyntaxError) -> Double {
    min(max(try number(component, percent: whole) / whole, 0), 1)
  }

  /// A lightness, clamped to 0 and its whole.
  private static func lightness(
    _ component: Component, of whole: Double
  ) throws(ColorSyntaxError) -> Double {
    min(max(try number(component, percent: whole), 0), whole)
  }

  /// A number, or a percentage of a whole.
  private static func number(
    _ component: Component, percent whole: Double
  ) throws(ColorSyntaxError) -> Double {
    switch component.unit {
    case .number: return component.value
    case .percent: return component.value / 100 * whole
    case .degrees:
      throw ColorSyntaxError("expected a number or a percentage", at: component.range)
    }
  }
}
