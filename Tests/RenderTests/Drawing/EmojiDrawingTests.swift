import AnimPrimitives
import AnimRendering
import AnimSceneSupport
import AnimTestSupport
import FoundationEssentials
import Testing

/// Emoji.ttf has layers, Strikes.ttf bitmaps in sbix, and Bitmaps.ttf bitmaps in CBDT. The baseline is at 32 points.
@Suite struct EmojiDrawingTests {
  private func colors(
    _ font: String, _ view: String = "", at places: [(Int, Int)]
  ) throws -> [[UInt8]] {
    let bytes = try Repository.bytes(of: "Tests/TextTests/Vectors/\(font).ttf")
    let data = Data(bytes).base64EncodedString()
    let pixmap = try Renderer(
      """
      { "size": [40, 40], "background": "white", "fonts": { "F": "data:font/ttf;base64,\(data)" },
        "views": [{ "type": "label", "frame": [0, 0, 40, 40], "text": "😀",
                    "font": { "size": 40, "family": "F" } \(view) }] }
      """
    ).pixmap(at: 0)
    return places.map { place in
      let color = pixmap[place.0, place.1]
      return [color.red, color.green, color.blue]
    }
  }

  @Test(arguments: ["Strikes", "Bitmaps"])
  func `a bitmap fills its place above and below the baseline`(font: String) throws {
    let blue: [UInt8] = [0, 0, 255]
    #expect(
      try colors(font, at: [(20, 1), (20, 2), (1, 20), (38, 39)]) == [
        [255, 255, 255], blue, blue, blue,
      ])
    #expect(
      try colors(font, #", "alpha": 0.2, "textColor": "red""#, at: [(20, 20)]) == [[204, 204, 255]])
  }

  @Test func `layers lie on each other, and only the last one has the colour of the text`() throws {
    #expect(
      try colors("Emoji", #", "textColor": "blue""#, at: [(30, 10), (10, 28), (36, 20)]) == [
        [255, 0, 0], [0, 0, 255], [255, 255, 255],
      ])
  }

  @Test func `layers fade as a whole`() throws {
    #expect(
      try colors("Emoji", #", "alpha": 0.2"#, at: [(30, 10), (10, 28)]) == [
        [255, 204, 204], [204, 204, 204],
      ])
  }
}
