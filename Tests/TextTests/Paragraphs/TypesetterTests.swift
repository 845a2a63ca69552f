import AnimPrimitives
import Testing

@testable import AnimText

@Suite struct TypesetterTests {
  private let typesetter = Typesetter(library: FontLibrary())

  @Test func `a line of text has outlines, a width and the font's height`() throws {
    let layout = try typesetter.layout(TextRequest("Hello", font: FontDescription(size: 17)))
    #expect(layout.lines.count == 1)
    #expect(!layout.path.isEmpty)
    #expect(layout.size.width > 35 && layout.size.width < 50)
    // Inter: (2728 + 680) / 2816 em.
    #expect(abs(layout.size.height - 17 * 3408 / 2816) < 1e-9)
  }

  @Test func `no text has a width below 0`() throws {
    let layout = try typesetter.layout(TextRequest("Hello", letterSpacing: -20))
    #expect(layout.size.width == 0 && layout.size.height > 0)
  }

  @Test func `long texts are remembered for as long as there is room`() throws {
    var cache = LayoutCache()
    let line = String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 60)
    let layout = try typesetter.layout(TextRequest(StyledText(line)))
    func request(_ width: Int) -> TextRequest {
      TextRequest(StyledText(line), numberOfLines: 0, bounds: Size(Double(width), 100))
    }
    for width in 1...200 { cache.insert(layout, for: request(width)) }
    #expect(cache.count * layout.path.points.count <= 2 << 20)
    #expect(cache.layout(for: request(200)) != nil && cache.layout(for: request(1)) == nil)
    let short = try typesetter.layout(TextRequest("7"))
    for number in 0..<4000 { cache.insert(short, for: TextRequest("\(number)")) }
    #expect(cache.layout(for: TextRequest("0")) != nil)
  }

  @Test func `a text laid out in its own size keeps its lines`() throws {
    for text in ["Hello, world", "AV To Wa", "12,345.67", "a b c d e f g"] {
      var request = TextRequest(StyledText(text), font: FontDescription(size: 13.37))
      request.numberOfLines = 0
      let natural = try typesetter.layout(request)
      request.bounds = natural.size
      let boxed = try typesetter.layout(request)
      #expect(boxed == natural)
    }
  }

  @Test func `words go to the next line where they do not fit`() throws {
    let layout = try typesetter.layout(
      TextRequest("The quick brown fox", numberOfLines: 0, bounds: Size(50, 100)))
    #expect(layout.lines.count == 4)
    #expect(layout.lines.allSatisfy { $0.width <= 50 })
    #expect(!layout.isTruncated)
  }

  @Test func `a text that does not fit one line ends with an ellipsis`() throws {
    let layout = try typesetter.layout(TextRequest("The quick brown fox", bounds: Size(80, 20)))
    #expect(layout.lines.count == 1)
    #expect(layout.isTruncated)
    #expect(layout.size.width <= 80)
    let cut = try typesetter.layout(TextRequest("The qui…"))
    #expect(layout.size == cut.size)
  }

  @Test func `missing characters are an error that names each once`() throws {
    #expect(throws: TextError.missingGlyphs(["漢", "字"], family: "Inter")) {
      try typesetter.layout(TextRequest("a漢b\n字漢"))
    }
    let boxes = Typesetter(library: FontLibrary(), missingGlyphs: .box)
    let layout = try boxes.layout(TextRequest("a漢b\n字漢"))
    #expect(layout.missingCharacters == ["漢", "字"])
  }

  @Test func `a missing family is an error with the closest name`() throws {
    let request = TextRequest("a", font: FontDescription(family: "Intre"))
    #expect(
      throws: TextError.unknownFamily("Intre", suggestion: "Inter", available: ["Inter"])
    ) { try typesetter.layout(request) }
  }

  @Test(arguments: [
    (
      TextError.missingGlyphs(["日"], family: "Inter"),
      "no glyph for \"日\" (U+65E5) in \"Inter\" or its fallbacks"
    ),
    (
      .missingGlyphs(["\u{7}", "日"], family: "Inter"),
      "no glyph for U+0007 and \"日\" (U+65E5) in \"Inter\" or its fallbacks"
    ),
    (
      .missingGlyphs(
        ["\u{1}", "\u{2}", "\u{3}", "\u{4}", "\u{5}", "\u{6}", "\u{7}", "\u{8}", "日", "月"],
        family: "Inter"),
      "no glyph for U+0001, U+0002, U+0003, U+0004, U+0005, U+0006, U+0007, U+0008 and 2 more in "
        + "\"Inter\" or its fallbacks"
    ),
    (
      .unknownFamily("Helvetica", suggestion: nil, available: ["Inter", "Brand"]),
      "no font family \"Helvetica\"; there are \"Inter\", \"Brand\""
    ),
    (
      .numberFormat("%s", offset: 1, reason: "it is wrong"),
      "number format \"%s\", at offset 1: it is wrong"
    ),
  ])
  func `messages name the fault`(error: TextError, message: String) {
    #expect(error.description == message)
  }
}
