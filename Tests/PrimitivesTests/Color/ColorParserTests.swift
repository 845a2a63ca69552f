import Testing

@testable import AnimPrimitives

@Suite struct ColorParserTests {
  @Test(
    arguments: [
      ("#f00", 0xFF0000, 1), ("#F80a", 0xFF8800, 170.0 / 255), ("#34c759", 0x34C759, 1),
      ("#11223380", 0x112233, 128.0 / 255), ("rgb(52, 199, 89)", 0x34C759, 1),
      ("rgb(52 199 89)", 0x34C759, 1), ("RGB( 52 199 89 / 0.5 )", 0x34C759, 0.5),
      ("rgba(52,199,89,.5)", 0x34C759, 0.5), ("rgb(100% 0% 20%)", 0xFF0033, 1),
      ("rgb(255 0 0 / 25%)", 0xFF0000, 0.25), ("rgb(300 -5 0)", 0xFF0000, 1),
      ("hsl(0, 100%, 50%)", 0xFF0000, 1), ("hsl(120 100% 50%)", 0x00FF00, 1),
      ("hsl(240deg 100% 50% / 1)", 0x0000FF, 1), ("hsl(-120 100% 50%)", 0x0000FF, 1),
      ("hsl(480 100% 50%)", 0x00FF00, 1), ("hsl(60 100 50)", 0xFFFF00, 1),
      ("hsla(0, 0%, 20%, 0.1)", 0x333333, 0.1),
    ] as [(String, UInt32, Double)])
  func `a notation gives its colour`(text: String, rgb: UInt32, alpha: Double) throws {
    let color = try ColorParser.parse(text)
    let expected = Color(rgb: rgb, alpha: alpha)
    #expect(abs(color.red - expected.red) < 1e-12)
    #expect(abs(color.green - expected.green) < 1e-12)
    #expect(abs(color.blue - expected.blue) < 1e-12)
    #expect(abs(color.alpha - expected.alpha) < 1e-12)
  }

  @Test(arguments: [
    ("#", "0..<1 a colour in # notation has 3, 4, 6 or 8 digits, not 0"),
    ("#12345", "0..<6 a colour in # notation has 3, 4, 6 or 8 digits, not 5"),
    ("#12G", "3..<4 `G` is not a hexadecimal digit"),
    ("rgp(1, 2, 3)", "0..<3 unknown colour function `rgp`"),
    ("rgb(1, 2)", "8..<9 expected `,`, found `)`"),
    ("rgb(1, 2 3)", "9..<10 expected `,`, found `3`"),
    ("rgb(1 2)", "7..<8 expected a number, found `)`"),
    ("rgb(1 2 3 4)", "10..<11 expected `/`, found `4`"),
    ("rgb(1, 2, 3", "11..<11 expected `)`, found the end"),
    ("rgb(1 2 3 ", "10..<10 expected `)`, found the end"),
    ("rgb(1, 2", "8..<8 expected `,`, found the end"),
    (
      "rgb(10px, 2, 3)",
      "6..<8 `px` is not a unit of colours: use `%`, or `deg`, `turn`, `rad` or `grad` for a hue"
    ),
    ("oklch(50%, 0.1, 20)", "9..<10 expected a number, found `,`"),
    (
      "color(display-p4 1 0 0)",
      "6..<16 unknown colour space `display-p4`; did you mean `display-p3`?"
    ),
    (
      "color(1 0 0)",
      "6..<7 unknown colour space `1`; there are srgb, srgb-linear, display-p3, a98-rgb, prophoto-rgb, rec2020, xyz, xyz-d50, xyz-d65"
    ),
    ("rgb(1, 2, 3) x", "13..<14 unexpected `x` after the colour"),
    ("rgb(1.2.3, 2, 3)", "4..<9 expected a number, found `1.2.3`"),
    ("rgb(1deg 2 3)", "4..<8 expected a number or a percentage"),
    ("hsl(50% 1% 1%)", "4..<7 a hue must be in degrees"),
  ])
  func `a text that is no colour is reported at its place`(text: String, fault: String) {
    #expect {
      try ColorParser.parse(text)
    } throws: { error in
      guard let error = error as? ColorSyntaxError else { return false }
      return "\(error.range.lowerBound)..<\(error.range.upperBound) \(error.message)" == fault
    }
  }

  @Test func `CSS names are known in any case`() {
    #expect(CSSColorNames.values.count == 148)
    #expect(CSSColorNames.color(named: "RebeccaPurple") == Color(rgb: 0x663399))
    #expect(CSSColorNames.color(named: "transparent") == .clear)
    #expect(CSSColorNames.color(named: "systemRed") == nil)
  }
}
