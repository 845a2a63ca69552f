import AnimPrimitives
import Testing

@testable import AnimText

/// Texts whose parts have looks of their own, in a font of boxes: a is 200 of 1000 units wide, b 300, a space 250;
/// ascent 800, descent 200, gap 100.
@Suite struct TextRunTests {
  private func layout(
    _ text: StyledText, numberOfLines: Int = 0, lineHeight: Double? = nil, in bounds: Size? = nil,
    _ mode: LineBreakMode = .byTruncatingTail
  ) throws -> TextLayout {
    var library = FontLibrary()
    try library.register(family: nil, data: vectorBytes("Boxes.ttf"))
    return try Typesetter(library: library).layout(
      TextRequest(
        text, font: FontDescription(family: "Boxes", size: 10), numberOfLines: numberOfLines,
        lineHeight: lineHeight, lineBreakMode: mode, bounds: bounds))
  }

  private func text(_ parts: (String, (inout RunStyle) -> Void)...) -> StyledText {
    var text = StyledText()
    for (string, change) in parts {
      var style = RunStyle()
      change(&style)
      text.append(string, style)
    }
    return text
  }

  @Test func `a run has its own size, on the same baseline`() throws {
    let layout = try layout(text(("a", { _ in }), ("b", { $0.fontSize = 20 }), ("a", { _ in })))
    #expect(layout.size == Size(2 + 6 + 2, 22))
    let line = try #require(layout.lines.first)
    #expect(line.ascent == 16 && line.descent == 4 && line.baseline == Point(0, 17))
  }

  @Test func `only lines with a large run are high`() throws {
    let layout = try layout(text(("a\n", { _ in }), ("b", { $0.fontSize = 20 })))
    #expect(layout.lines.map(\.baseline.y) == [8.5, 11 + 17])
    let fixed = try self.layout(
      text(("a\n", { _ in }), ("b", { $0.fontSize = 20 })), lineHeight: 30)
    #expect(fixed.size.height == 60)
  }

  @Test func `an empty line has the look of its line break`() throws {
    let layout = try layout(text(("a", { _ in }), ("\n\n", { $0.fontSize = 20 }), ("a", { _ in })))
    #expect(layout.lines.map(\.ascent) == [8, 16, 8])
  }

  @Test func `runs of one colour are one part, in the order of their first run`() throws {
    let red = Color(red: 1, green: 0, blue: 0, alpha: 1)
    let layout = try layout(
      text(
        ("a", { _ in }), ("a", { $0.textColor = red }), ("a", { _ in }),
        ("a", { $0.textColor = red })))
    #expect(layout.parts.map(\.color) == [nil, red])
    #expect(layout.parts.map { $0.path.bounds?.minX } == [0.5, 2.5])
  }

  @Test func `a run may be above the baseline`() throws {
    let layout = try layout(text(("a", { _ in }), ("a", { $0.baselineOffset = 3 })))
    #expect(layout.size.height == 8 + 3 + 2 + 1)
    let low = try self.layout(text(("a", { _ in }), ("a", { $0.baselineOffset = -3 })))
    #expect(low.size.height == 8 + 2 + 3 + 1)
    let boxes = try [layout, low].map { try #require($0.path.bounds) }
    let single = try #require(try self.layout("a").path.bounds)
    #expect(boxes.allSatisfy { abs($0.height - single.height - 3) < 1e-9 })
  }

  /// The font has no lines in its tables, so they are a twentieth of an em thick.
  @Test func `lines and backgrounds of a font without their positions`() throws {
    let blue = Color(red: 0, green: 0, blue: 1, alpha: 1)
    let layout = try layout(
      text(
        ("a", { _ in }),
        (
          "ab",
          {
            $0.backgroundColor = blue
            $0.hasUnderline = true
            $0.hasStrikethrough = true
          }
        )))
    let bounds = layout.parts.map { $0.path.bounds }
    #expect(layout.parts.map(\.color) == [blue, nil, nil, nil])
    #expect(bounds[0] == Rect(x: 2, y: 0.5, width: 5, height: 10))
    #expect(bounds[1] == Rect(x: 2, y: 9.25, width: 5, height: 0.5))
    #expect(bounds[3] == Rect(x: 2, y: 5.75, width: 5, height: 0.5))
  }

  /// Inter: `post.underlinePosition` -464 and thickness 192, `OS/2.yStrikeoutPosition` 922 and size 192 of 2816 units.
  @Test func `lines lie where the font puts them`() throws {
    let request = TextRequest(
      text(
        (
          "x",
          {
            $0.hasUnderline = true
            $0.hasStrikethrough = true
          }
        )), font: FontDescription(size: 28.16))
    let layout = try Typesetter(library: FontLibrary()).layout(request)
    let baseline = layout.lines[0].baseline.y
    let places = layout.parts.map { part in
      part.path.bounds.map { [$0.minY - baseline, $0.height].map { ($0 * 1e6).rounded() / 1e6 } }
    }
    #expect(places[0] == [4.64, 1.92])
    #expect(places[2] == [-9.22, 1.92])
  }

  @Test func `a justified background is as wide as its widened spaces`() throws {
    let layout = try Self.justified(
      text(("a", { _ in }), (" a ", { $0.backgroundColor = .black }), ("a bbb", { _ in })))
    // The line `a a a` is 11 wide, and both spaces become 2 wider.
    #expect(layout.parts[0].path.bounds.map { [$0.minX, $0.maxX] } == [2, 13])
  }

  private static func justified(_ text: StyledText) throws -> TextLayout {
    var library = FontLibrary()
    try library.register(family: nil, data: vectorBytes("Boxes.ttf"))
    return try Typesetter(library: library).layout(
      TextRequest(
        text, font: FontDescription(family: "Boxes", size: 10), alignment: .justified,
        numberOfLines: 0, bounds: Size(15, 40)))
  }

  @Test func `a font of a run may be missing`() throws {
    #expect(throws: TextError.self) { try layout(text(("a", { $0.fontFamily = "None" }))) }
  }

  @Test func `a text with one plain style is plain`() {
    #expect(text(("a", { _ in }), ("b", { _ in })) == "ab")
    #expect(text(("a", { $0.fontSize = 9 }), ("b", { $0.fontSize = 9 })).runs.count == 1)
    #expect(text(("", { $0.fontSize = 9 })).isPlain)
  }
}
