import AnimPrimitives
import Testing

@testable import AnimText

/// Boxes is a font of 1000 units per em: a is 200 wide, b 300, a space 250; ascent 800, descent 200, gap 100.
@Suite struct TextLayoutTests {
  private func layout(_ request: TextRequest) throws -> TextLayout {
    var library = FontLibrary()
    try library.register(family: nil, data: vectorBytes("Boxes.ttf"))
    try library.register(family: nil, data: ShapingTests.dejaVu())
    var request = request
    request.font = FontDescription(family: "Boxes", size: 10)
    return try Typesetter(library: library).layout(request)
  }

  /// The left edge, right edge and baseline of every box, in tenths of a point, in the font above.
  private func boxes(_ layout: TextLayout) -> [[Double]] {
    // Four corners, and HarfBuzz's line back to the first one.
    #expect(layout.path.points.count % 5 == 0)
    return stride(from: 0, to: layout.path.points.count - 4, by: 5).map { first in
      let points = layout.path.points[first..<(first + 4)]
      let edges = [points.map(\.x).min(), points.map(\.x).max(), points.map(\.y).max()]
      return edges.map { (($0 ?? .nan) * 1e6).rounded() / 1e6 }
    }
  }

  @Test func `glyphs stand on the baseline at their advances`() throws {
    let layout = try layout(TextRequest("a ab"))
    #expect(layout.size == Size(9.5, 11))
    // Half of the gap lies above the ascent.
    #expect(boxes(layout) == [[0.5, 1.5, 8.5], [5, 6, 8.5], [7, 9, 8.5]])
    #expect(layout.lines.count == 1)
    #expect(layout.lines[0].baseline == Point(0, 8.5))
    #expect(layout.lines[0].ascent == 8 && layout.lines[0].descent == 2)
  }

  @Test(arguments: [
    (TextAlignment.left, 0.0), (.center, 10), (.right, 20), (.natural, 0), (.justified, 0),
  ])
  func `lines are aligned in the width and centred in the height`(
    alignment: TextAlignment, x: Double
  ) throws {
    let layout = try layout(TextRequest("b", alignment: alignment, bounds: Size(23, 31)))
    #expect(layout.lines[0].baseline == Point(x, 18.5))
  }

  @Test func `natural text from right to left stands at the right`() throws {
    let layout = try layout(TextRequest("שלום", bounds: Size(100, 11)))
    let line = layout.lines[0]
    #expect(abs(line.baseline.x + line.width - 100) < 1e-9)
  }

  @Test func `letter spacing stands between characters`() throws {
    let layout = try layout(TextRequest("aab", letterSpacing: 1))
    #expect(layout.size.width == 9)
    #expect(boxes(layout).map { $0[0] } == [0.5, 3.5, 6.5])
  }

  /// Arabic letters get no spacing; Hebrew and Latin letters, spaces and digits do.
  @Test(arguments: [
    ("محمد", 0), ("محمد محمد", 2), ("م\u{200C}م", 0), ("دار", 0), ("م\u{200D} م", 2),
    ("שלום", 3), ("abab", 3), ("م1", 1),
  ])
  func `cursive letters stay joined in spite of letter spacing`(text: String, gaps: Int) throws {
    func width(_ spacing: Double) throws -> Double {
      try layout(TextRequest(StyledText(text), letterSpacing: spacing)).size.width
    }
    // The spacing is not 0, because 0 would turn ligatures on.
    let difference = try width(7) - width(1)
    #expect(abs(difference - 6 * Double(gaps)) < 1e-9)
  }

  @Test(arguments: [
    ("Syriac", "\u{710}\u{712}\u{713}", 0), ("Mandaic", "\u{841}\u{842}\u{843}", 0),
    ("Mongolian", "\u{1820}\u{1821}\u{1822}", 0), ("N'Ko", "\u{7CA}\u{7CB}\u{7CC}", 0),
    ("Phags-pa", "\u{A840}\u{A841}\u{A842}", 0),
    ("Rohingya", "\u{10D00}\u{10D01}\u{10D02}", 0),
    ("Adlam", "\u{1E900}\u{1E922}\u{1E923}", 0),
    ("joined across a joiner", "\u{645}\u{200D}\u{645}", 0),
    ("two scripts", "\u{645}\u{645}\u{710}\u{710}", 1), ("and Latin", "\u{645}\u{645}ab", 2),
    ("Tibetan, which is not cursive", "\u{F40}\u{F41}\u{F42}", 2),
  ])
  func `letters of every cursive script stay joined`(
    name: String, text: String, gaps: Int
  ) throws {
    let typesetter = Typesetter(library: FontLibrary(), missingGlyphs: .box)
    func width(_ spacing: Double) throws -> Double {
      try typesetter.layout(TextRequest(StyledText(text), letterSpacing: spacing)).size.width
    }
    let difference = try width(7) - width(1)
    #expect(abs(difference - 6 * Double(gaps)) < 1e-9, "\(name)")
  }

  @Test func `a line height is shared above and below`() throws {
    let layout = try layout(TextRequest("a\nb", numberOfLines: 0, lineHeight: 20))
    #expect(layout.size == Size(3, 40))
    #expect(layout.lines.map(\.baseline.y) == [13, 33])
  }

  @Test func `lines break at their spaces, which need no room`() throws {
    let layout = try layout(TextRequest("aa aa  aa", numberOfLines: 0, bounds: Size(10.5, 100)))
    #expect(layout.lines.map(\.width) == [10.5, 4])
    let narrow = try self.layout(TextRequest("aa aa  aa", numberOfLines: 0, bounds: Size(4, 100)))
    #expect(narrow.lines.map(\.width) == [4, 4, 4])
    #expect(!narrow.isTruncated)
  }

  @Test func `a word that is too long breaks between characters, at least one a line`() throws {
    let layout = try layout(TextRequest("aaaaa", numberOfLines: 0, bounds: Size(4.5, 100)))
    #expect(layout.lines.map(\.width) == [4, 4, 2])
    let narrow = try self.layout(TextRequest("ab", numberOfLines: 0, bounds: Size(1, 100)))
    #expect(narrow.lines.map(\.width) == [2, 3])
  }

  @Test func `justified lines fill the width, the last of a paragraph does not`() throws {
    let request = TextRequest(
      "a a a aa", alignment: .justified, numberOfLines: 0, bounds: Size(12, 100))
    let layout = try layout(request)
    #expect(layout.lines.map(\.width) == [12, 4])
    // 11 points of glyphs and spaces leave half a point for each of two spaces.
    #expect(boxes(layout).map { $0[0] } == [0.5, 5.5, 10.5, 0.5, 2.5])
  }

  @Test func `spaces that do not break are widened as others are`() throws {
    let request = TextRequest(
      "a\u{A0}a a aa", alignment: .justified, numberOfLines: 0, bounds: Size(12, 100))
    let layout = try layout(request)
    #expect(layout.lines.map(\.width) == [12, 4])
    // The space comes from another font.
    let space = try self.layout(TextRequest("a\u{A0}a")).size.width - 4
    let extra = (12 - 3 * 2 - 2.5 - space) / 2
    #expect(abs(boxes(layout)[1][0] - (2.5 + space + extra)) < 1e-5)
    #expect(boxes(layout)[2][0] == 10.5)
  }

  @Test func `a soft hyphen shows where a line breaks at it`() throws {
    let plain = try layout(TextRequest("aa\u{AD}aa"))
    #expect(plain.size.width == 8)
    let layout = try layout(TextRequest("aa\u{AD}aa", numberOfLines: 0, bounds: Size(7.9, 100)))
    #expect(layout.lines.count == 2)
    // The hyphen comes from another font.
    #expect(layout.lines[0].width > 4.5 && layout.lines[1].width == 4)
  }

  @Test func `a hyphen without room is not shown, nor one before a space`() throws {
    let request = TextRequest("aa\u{AD}aa", numberOfLines: 0, bounds: Size(4.2, 100))
    #expect(try layout(request).lines.map(\.width) == [4, 4])
    let spaced = TextRequest("aa\u{AD} aa", numberOfLines: 0, bounds: Size(8, 100))
    #expect(try layout(spaced).lines.map(\.width) == [4, 4])
  }

  /// The glyph of an arrow is narrower than the hyphen that remains of it; V and o are closer than V and the end of a
  /// line.
  @Test(arguments: [
    "foo -> bar", "x->y->z->x", "VoVoVoVo", "aa\u{AD}bb\u{AD}cc", "fififi", "7,7,7,",
  ])
  func `no line of several characters is wider than its box`(text: String) throws {
    let typesetter = Typesetter(library: FontLibrary())
    for width in 8...80 {
      let request = TextRequest(
        StyledText(text), numberOfLines: 0, bounds: Size(Double(width), 1000))
      for line in try typesetter.layout(request).lines {
        // The widest single character.
        #expect(line.width <= max(Double(width), 12.5) + 1e-6)
      }
    }
  }

  @Test func `an empty text has a line in a box of any width`() throws {
    for width in [-5, 0, .nan, .infinity] {
      #expect(try layout(TextRequest("", bounds: Size(width, 20))).lines.count == 1)
      let narrow = try layout(TextRequest("ab", numberOfLines: 0, bounds: Size(width, 40)))
      #expect(narrow.lines.count == (width <= 0 ? 2 : 1))
    }
  }

  @Test func `no more lines than fit are shown, but one always is`() throws {
    let text = "a\na\na"
    for (height, count) in [(33.0, 3), (32.9, 2), (22, 2), (11, 1), (5, 1), (0, 1)] {
      let layout = try layout(
        TextRequest(StyledText(text), numberOfLines: 0, bounds: Size(50, height)))
      #expect(layout.lines.count == count)
      #expect(layout.isTruncated == (count < 3))
    }
    #expect(try layout(TextRequest(StyledText(text), numberOfLines: 2)).lines.count == 2)
  }

  @Test func `an empty text has the height of a line and no outlines`() throws {
    let layout = try layout(TextRequest(""))
    #expect(layout.size == Size(0, 11))
    #expect(layout.path.isEmpty)
    #expect(!layout.isTruncated)
  }

  @Test func `the same request gives the same storage`() throws {
    let typesetter = Typesetter(library: FontLibrary())
    let first = try typesetter.layout(TextRequest("Hello"))
    // More layouts than the cache has room for. A layout that is used in between stays in the cache.
    for number in 0..<10_000 {
      if number % 1000 == 0 { _ = try typesetter.layout(TextRequest("Hello")) }
      _ = try typesetter.layout(TextRequest("\(number % 5000)", numberOfLines: 0))
    }
    #expect(try typesetter.layout(TextRequest("Hello")) == first)
  }

  @Test(arguments: [0, -5, -1e19, -1e300, -.infinity, .nan])
  func `one line is shown in a box of no height at all`(height: Double) throws {
    let layout = try layout(TextRequest("a b", bounds: Size(100, height)))
    #expect(layout.lines.count == 1)
  }

  @Test func `any number of threads lays out the same`() throws {
    let texts = (0..<64).map { "\($0 % 16) fi שלום \($0 % 7)" }
    let layouts = [1, 4].map { workers in
      let typesetter = Typesetter(library: FontLibrary(), missingGlyphs: .box)
      return Parallel.map(count: texts.count, workers: workers) { index in
        try? typesetter.layout(TextRequest(StyledText(texts[index])))
      }
    }
    #expect(layouts[0] == layouts[1])
    #expect(layouts[0].allSatisfy { $0?.lines.count == 1 })
  }

  @Test(arguments: [400.0, 500, 600, 700])
  func `the embedded faces write Latin, Greek, Cyrillic and signs`(weight: Double) throws {
    let text = """
      ABCXYZ abcxyz 0123456789 .,:;!?'"()[]{}<>/\\|@#$%^&*_-+=~`
      ÀÉÎÕÜàéîõüÇçÑñßÆæŒœØøÅåÐðÞþŁłŽžĄąĞğİıŐőȘșȚț ƠơƯưẠạẾếỮữ
      ΑΒΓΔΩαβγδωάέήίόύώς АБВЯабвяЁёЄєІіЇїҐґ
      “”‘’„«»–—…•·†‡€£¥₹₽₿¢©®™°§¶№½¼¾×÷±≈≠≤≥∞√∑µ←↑→↓↗⌘⌥⇧✓★●▲
      """
    let typesetter = Typesetter(library: FontLibrary())
    let request = TextRequest(
      StyledText(text), font: FontDescription(weight: weight), numberOfLines: 0)
    #expect(try typesetter.layout(request).lines.count == 4)
  }
}
