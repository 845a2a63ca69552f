import Testing

@testable import AnimPrimitives

/// Colours of CSS Color 4. Expected values are those of the specification's examples and of the Web Platform Tests
/// (css/css-color), or follow from the definition.
@Suite struct ColorSpaceTests {
  @Test(
    arguments: [
      ("hwb(120 0% 50%)", [0.0, 0.5, 0]), ("hwb(90deg 60% 60%)", [0.5, 0.5, 0.5]),
      ("hsl(0.5turn 100% 50%)", [0, 1, 1]), ("hsl(200grad 100% 50%)", [0, 1, 1]),
      ("hsl(3.14159265358979rad 100% 50%)", [0, 1, 1]),
      ("rgb(none 128 none)", [0, 128 / 255.0, 0]),
      // WPT lab-001 to 007, lch-001 to 007: green and black, white.
      ("lab(46.2775% -47.5621 48.5837)", [0, 0.501961, 0]), ("lab(0% 0 0)", [0, 0, 0]),
      ("lab(100% 0 0)", [1, 1, 1]), ("lch(46.2775% 67.9892 134.3912)", [0, 0.501961, 0]),
      // WPT oklab-001 to 007, oklch-001 to 007.
      ("oklab(51.975% -0.1403 0.10768)", [0, 0.501961, 0]), ("oklab(1 0 0)", [1, 1, 1]),
      ("oklch(51.975% 0.17686 142.495)", [0, 0.501961, 0]),
      ("oklch(50% 0.2 270)", [0.230562, 0.317296, 0.826282]),
      // WPT predefined-*: the green of each space.
      ("color(srgb 0 0.6 0)", [0, 0.6, 0]), ("color(srgb-linear 0 0.21586 0)", [0, 0.50196, 0]),
      ("color(display-p3 0.21604 0.49418 0.13151)", [0, 0.501961, 0]),
      ("color(a98-rgb 0.281363 0.498012 0.116746)", [0, 0.501961, 0]),
      ("color(prophoto-rgb 0.230479 0.395789 0.129968)", [0, 0.501961, 0]),
      ("color(rec2020 0.235202 0.431704 0.085432)", [0, 0.501961, 0]),
      ("color(xyz 0.07719 0.15438 0.02573)", [0, 0.501961, 0]),
      ("color(xyz-d50 0.08312 0.154746 0.020961)", [0, 0.501961, 0]),
      ("color(display-p3 100% 100% 100%)", [1, 1, 1]),
    ] as [(String, [Double])])
  func `a colour of another space has its sRGB components`(
    text: String, expected: [Double]
  ) throws {
    let color = try ColorParser.parse(text)
    for (found, expected) in zip([color.red, color.green, color.blue], expected) {
      // A quarter of a level: the numbers of the tests are rounded, and those with the white point D50 come from an
      // older matrix of the specification.
      #expect(abs(found - expected) < 1e-3)
    }
    #expect(color.alpha == 1)
  }

  @Test func `colours outside of sRGB keep their components`() throws {
    let color = try ColorParser.parse("color(display-p3 1 0 0 / 50%)")
    #expect(color.red > 1.09 && color.green < -0.22 && color.blue < -0.15)
    #expect(color.alpha == 0.5)
  }
}
