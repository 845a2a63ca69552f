import AnimPrimitives
import AnimSceneSupport
import Testing

@testable import AnimRendering

/// Borders of some sides.
@Suite struct BorderEdgeDrawingTests {
  private func picture(_ views: String) throws -> Pixmap {
    try Renderer(#"{"size": [60, 40], "views": [\#(views)]}"#).pixmap(at: 0)
  }

  private static let view =
    ##""frame": [10, 5, 40, 30], "backgroundColor": "#EEE", "borderWidth": 4, "borderColor": "#F008""##

  private static func strip(_ frame: String) -> String {
    ##"{"frame": \##(frame), "backgroundColor": "#F008"}"##
  }

  @Test(
    arguments: [
      (#"["top"]"#, ["[10, 5, 40, 4]"]), (#"["bottom"]"#, ["[10, 31, 40, 4]"]),
      (#"["left", "right"]"#, ["[10, 5, 4, 30]", "[46, 5, 4, 30]"]), ("[]", []),
      // The corner is painted once.
      (#"["top", "left"]"#, ["[10, 5, 40, 4]", "[10, 9, 4, 26]"]),
    ])
  func `each side has a strip of the border's width`(edges: String, strips: [String]) throws {
    let drawn = try picture("{\(Self.view), \"borderEdges\": \(edges)}")
    let plain = ##"{"frame": [10, 5, 40, 30], "backgroundColor": "#EEE"}"##
    #expect(drawn == (try picture(([plain] + strips.map(Self.strip)).joined(separator: ", "))))
  }

  @Test func `all four sides are a whole border`() throws {
    let whole = try picture("{\(Self.view)}")
    let named = #"["top", "left", "bottom", "right"]"#
    #expect(try picture("{\(Self.view), \"borderEdges\": \(named)}") == whole)
  }

  @Test func `the outline cuts a strip at round corners`() throws {
    let view = #"\#(Self.view), "cornerRadius": 12, "borderEdges": ["bottom"]"#
    let clipped = """
      {"frame": [10, 5, 40, 30], "backgroundColor": "#EEE", "cornerRadius": 12}, \
      {"frame": [10, 5, 40, 30], "cornerRadius": 12, "clipsToBounds": true, "subviews": \
      [{"frame": [0, 26, 40, 4], "backgroundColor": "#F008"}]}
      """
    let (drawn, expected) = (try picture("{\(view)}"), try picture(clipped))
    #expect(drawn == expected)
    // The corner of the strip lies outside of the outline.
    #expect(drawn.pixels[34 * drawn.width + 10] == drawn.pixels[0])
  }
}
