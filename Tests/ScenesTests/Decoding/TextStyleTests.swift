import AnimMotion
import Testing

@testable import AnimScenes

/// Labels with a text style of iOS.
@Suite struct TextStyleTests {
  private func label(_ keys: String, textScale: Double = 1) throws -> View {
    let text = """
      {"size": [9, 9], "textScale": \(textScale), "fonts": {"Own": "own.ttf"},
       "views": [{"type": "label", \(keys)}]}
      """
    return try #require(try readScene(text).views.first)
  }

  private func content(_ view: View) throws -> LabelContent {
    guard case .label(let content) = view.content else { throw NotALabel() }
    return content
  }

  private struct NotALabel: Error {}

  @Test(
    arguments: [
      ("largeTitle", 33, 400, 41, -1.34), ("title1", 27, 400, 34, -0.77),
      ("title2", 21.3, 400, 28, -0.78), ("title3", 19.4, 400, 25, -0.65),
      ("headline", 16.5, 600, 22, -0.07), ("body", 16.5, 400, 22, -0.24),
      ("callout", 15.5, 400, 21, -0.11), ("subheadline", 14.5, 400, 20, -0.03),
      ("footnote", 12.6, 400, 18, 0.08), ("caption1", 11.6, 400, 16, 0.16),
      ("caption2", 10.7, 400, 13, 0.17), ("tabLabel", 9.7, 500, 12, 0.3),
    ] as [(String, Double, Double, Double, Double)])
  func `a style gives the embedded font its numbers`(
    style: String, size: Double, weight: Double, lineHeight: Double, letterSpacing: Double
  ) throws {
    let view = try label(#""font": {"style": "\#(style)"}"#)
    let content = try content(view)
    #expect(view.fontSize == size)
    #expect(content.fontWeight == weight)
    #expect(content.lineHeight == lineHeight)
    #expect(content.letterSpacing == letterSpacing)
  }

  @Test(
    arguments: [
      ("largeTitle", #""bold""#, -0.55), ("largeTitle", "540", -1.34), ("largeTitle", "560", -0.55),
      ("title3", #""semibold""#, -0.43), ("body", #""medium""#, -0.13),
      ("headline", #""bold""#, -0.07),
    ] as [(String, String, Double)])
  func `a weight takes the letter spacing of the nearest row`(
    style: String, weight: String, letterSpacing: Double
  ) throws {
    let view = try label(#""font": {"style": "\#(style)", "weight": \#(weight)}"#)
    #expect(try content(view).letterSpacing == letterSpacing)
  }

  @Test func `another family gets the numbers of SF`() throws {
    let view = try label(#""font": {"style": "title2", "family": "Own"}"#)
    #expect(view.fontSize == 22)
    #expect(try content(view).letterSpacing == -0.26)
    #expect(try content(view).lineHeight == 28)
  }

  @Test func `a label's own line height and letter spacing win`() throws {
    let view = try label(
      #""font": {"style": "body"}, "lineHeight": 30, "letterSpacing": 0"#, textScale: 2)
    #expect(try content(view).lineHeight == 30)
    #expect(try content(view).letterSpacing == 0)
  }

  @Test func `textScale scales styles and no other font`() throws {
    let styled = try label(#""font": {"style": "body"}"#, textScale: 2)
    #expect(styled.fontSize == 33)
    #expect(try content(styled).lineHeight == 44)
    #expect(try content(styled).letterSpacing == -0.48)
    #expect(try label(#""font": {"size": 20}"#, textScale: 2).fontSize == 20)
  }
}
