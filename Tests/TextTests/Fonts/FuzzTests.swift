import AnimPrimitives
import AnimTestSupport
import Testing

@testable import AnimText

/// Broken fonts and unusual texts give errors or boxes, never a crash.
@Suite struct FuzzTests {
  private let text = "AV fi é שָׁ لا 12:5 \u{200D}\u{FE0F} …"

  @Test(arguments: ["Boxes.ttf", "Boxes.ttc", "DejaVu", "Inter"])
  func `broken fonts do not crash`(name: String) throws {
    let original =
      switch name {
      case "DejaVu": try ShapingTests.dejaVu()
      case "Inter": try Repository.bytes(of: "Sources/CFontData/Fonts/Inter-Regular.otf")
      default: try vectorBytes(name)
      }
    var random = SeededGenerator(seed: 0xF0)
    var used = 0
    for _ in 0..<300 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...20, using: &random) {
        // Changes of the table directory at the beginning reach the most code.
        let place = Bool.random(using: &random) ? min(bytes.count, 400) : bytes.count
        bytes[Int.random(in: 0..<place, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      if Int.random(in: 0..<4, using: &random) == 0 {
        bytes.removeLast(Int.random(in: 1..<bytes.count, using: &random))
      }
      var library = FontLibrary()
      guard (try? library.register(family: "Broken", data: bytes)) != nil else { continue }
      let font = FontDescription(
        family: "Broken", weight: Double.random(in: 1...1000, using: &random),
        isItalic: Bool.random(using: &random))
      let typesetter = Typesetter(library: library, missingGlyphs: .box)
      let layout = try typesetter.layout(
        TextRequest(StyledText(text), font: font, numberOfLines: 0, bounds: Size(60, 500)))
      #expect(!layout.lines.isEmpty)
      #expect(layout.size.width.isFinite && layout.size.height.isFinite)
      used += 1
    }
    // Some fonts are rejected, and some are not.
    #expect((1..<300).contains(used))
  }

  @Test func `odd texts do not crash`() throws {
    let typesetter = Typesetter(library: FontLibrary(), missingGlyphs: .box)
    var random = SeededGenerator(seed: 0x7E)
    let special: [UInt32] = [
      0, 0x7, 0x9, 0xA, 0xD, 0x20, 0x61, 0x41, 0x301, 0x5D0, 0x627, 0x200B, 0x200D, 0x2028, 0x202E,
      0x202C,
      0x2066, 0x2067, 0x2069, 0xAD, 0xFE0F, 0xFEFF, 0xFFFC, 0xFFFD, 0xFFFE, 0x1F1E6, 0x1F469,
      0x1F3FD,
      0xE0001, 0xE0100, 0x10FFFF, 0xAC00, 0x1100, 0xE48, 0x94D, 0x915,
    ]
    for _ in 0..<600 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...40, using: &random) {
        let value =
          Bool.random(using: &random)
          ? special.randomElement(using: &random) ?? 0
          : UInt32.random(in: 0...0x10FFFF, using: &random)
        if let scalar = Unicode.Scalar(value) { text.append(scalar) }
      }
      var request = TextRequest(StyledText(String(text)))
      request.alignment = TextAlignment.allCases.randomElement(using: &random) ?? .left
      request.numberOfLines = Int.random(in: 0...3, using: &random)
      request.letterSpacing = Double.random(in: -30...30, using: &random)
      if Bool.random(using: &random) {
        request.shrinking = TextShrinking(
          minimumScaleFactor: Double.random(in: 0...1, using: &random),
          baselineAdjustment: TextShrinking.BaselineAdjustment.allCases
            .randomElement(using: &random) ?? .alignCenters)
      }
      if Bool.random(using: &random) {
        request.bounds = Size(
          Double.random(in: -10...200, using: &random), Double.random(in: -10...90, using: &random))
      }
      let layout = try typesetter.layout(request)
      #expect(!layout.lines.isEmpty)
      #expect(request.numberOfLines == 0 || layout.lines.count <= request.numberOfLines)
    }
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1e-300, 1e300])
  func `odd numbers do not crash`(number: Double) throws {
    let typesetter = Typesetter(library: FontLibrary())
    _ = try typesetter.layout(TextRequest("Hello world", font: FontDescription(size: number)))
    _ = try typesetter.layout(TextRequest("Hello world", font: FontDescription(weight: number)))
    for size in [Size(number, 50), Size(50, number)] {
      _ = try typesetter.layout(
        TextRequest("Hello world", shrinking: TextShrinking(), bounds: size))
      _ = try typesetter.layout(TextRequest("Hello world", numberOfLines: 0, bounds: size))
    }
    _ = try typesetter.layout(
      TextRequest("Hello world", lineHeight: number, letterSpacing: number, bounds: Size(50, 50)))
  }
}
