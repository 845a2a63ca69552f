import AnimPrimitives
import Testing

@testable import AnimText

/// UILabel.adjustsFontSizeToFitWidth, in a font of boxes: a is 200 of 1000 units wide, b 300; ascent 800, descent 200,
/// gap 100.
@Suite struct TextShrinkingTests {
  private func layout(
    _ text: String, in bounds: Size?, _ shrinking: TextShrinking?, numberOfLines: Int = 1,
    letterSpacing: Double = 0, lineHeight: Double? = nil
  ) throws -> TextLayout {
    var library = FontLibrary()
    try library.register(family: nil, data: vectorBytes("Boxes.ttf"))
    return try Typesetter(library: library).layout(
      TextRequest(
        StyledText(text), font: FontDescription(family: "Boxes", size: 10),
        numberOfLines: numberOfLines,
        lineHeight: lineHeight, letterSpacing: letterSpacing, shrinking: shrinking, bounds: bounds))
  }

  /// The width of a line of 10 points. Without a box, the line has the width of its text.
  private func width(_ text: String) throws -> Double {
    try layout(text, in: nil, nil).size.width
  }

  @Test func `a line that is too wide is made to fit its width`() throws {
    let half = try width("aabb") / 2
    let layout = try layout("aabb", in: Size(half, 31), TextShrinking())
    #expect(layout.lines.count == 1)
    #expect(abs(layout.lines[0].width - half) < 1e-9)
    #expect(abs(layout.lines[0].ascent - 4) < 1e-9 && abs(layout.lines[0].descent - 1) < 1e-9)
    #expect(!layout.isTruncated)
  }

  @Test func `a text that fits, or has no box or several lines, keeps its size`() throws {
    let wide = try Size(width("aabb"), 31)
    #expect(try layout("aabb", in: wide, TextShrinking()) == layout("aabb", in: wide, nil))
    #expect(try layout("aabb", in: nil, TextShrinking()) == layout("aabb", in: nil, nil))
    let lines = try layout("aabb aabb", in: wide, nil, numberOfLines: 0)
    #expect(try layout("aabb aabb", in: wide, TextShrinking(), numberOfLines: 0) == lines)
  }

  /// UILabel.minimumScaleFactor
  @Test func `below the smallest size it is cut`() throws {
    let third = try Size(width("aaaaaaaaa") / 3, 31)
    let cut = try layout("aaaaaaaaa", in: third, TextShrinking(minimumScaleFactor: 0.5))
    #expect(cut.lines[0].ascent == 4)
    #expect(cut.isTruncated)
    #expect(cut.lines[0].width <= third.width + 1e-6)
    let whole = try layout("aaaaaaaaa", in: third, TextShrinking(minimumScaleFactor: 0.25))
    #expect(!whole.isTruncated)
    let rigid = try layout("aaaaaaaaa", in: third, TextShrinking(minimumScaleFactor: 1))
    #expect(try rigid == layout("aaaaaaaaa", in: third, nil))
  }

  /// UIBaselineAdjustment. At full size the line is 11 points high, begins 10 points below the top of a box of 31, and
  /// has its baseline at 18.5. At half size it is 5.5 points high, and its baseline is 4.25 points below its top.
  @Test(arguments: [
    (TextShrinking.BaselineAdjustment.alignBaselines, 18.5), (.alignCenters, 12.75 + 4.25),
    (.none, 10 + 4.25),
  ])
  func `a smaller line stays by its baseline, its middle or its top`(
    adjustment: TextShrinking.BaselineAdjustment, baseline: Double
  ) throws {
    let half = try Size(width("aabb") / 2, 31)
    let layout = try layout("aabb", in: half, TextShrinking(baselineAdjustment: adjustment))
    #expect(abs(layout.lines[0].baseline.y - baseline) < 1e-9)
    #expect(abs(layout.lines[0].baseline.x) < 1e-9)
  }

  @Test func `spacing and line height shrink with the font`() throws {
    let wide = try layout("aabb", in: nil, nil, letterSpacing: 2).size.width
    let layout = try layout(
      "aabb", in: Size(wide / 2, 40), TextShrinking(), letterSpacing: 2, lineHeight: 20)
    #expect(abs(layout.size.width - wide / 2) < 1e-9)
    #expect(abs(layout.size.height - 10) < 1e-9)
  }

  @Test func `a box without a width is no division by nothing`() throws {
    #expect(try layout("aabb", in: Size(0, 31), TextShrinking()).lines.count == 1)
    #expect(try layout("", in: Size(0, 31), TextShrinking()).lines.count == 1)
  }
}
