import AnimPrimitives
import AnimRaster
import AnimSceneSupport
import Testing

@testable import AnimRendering

@Suite struct ShadowDrawingTests {
  private func renderer(_ view: String, timeline: String = "") throws -> Renderer {
    let text = """
      { "size": [100, 90],
        "views": [{ "id": "it", "frame": [20, 20, 60, 40], \(view),
          "shadow": { "radius": 4, "offset": [0, 6] },
          "subviews": [{ "type": "label", "frame": [0, 0, 60, 40], "text": "Hi", "textColor": "red" }] }],
        "timeline": [\(timeline)] }
      """
    return try Renderer(text)
  }

  private func picture(_ view: String) throws -> Pixmap { try renderer(view).pixmap(at: 0) }

  @Test(arguments: [
    #""backgroundColor": "clear""#, ##""backgroundColor": "#ff000000""##,
    #""gradient": { "colors": ["clear", "transparent"] }"#,
    #""backgroundColor": "clear", "gradient": { "colors": ["clear", "clear"] }"#,
  ])
  func `a clear background throws no shadow`(background: String) throws {
    #expect(try picture(background) == picture(#""backgroundColor": null"#))
  }

  @Test(arguments: [
    ##""backgroundColor": "#ff000010""##, ##""backgroundColor": "#ff000080""##,
    #""gradient": { "colors": ["clear", "black"] }"#,
  ])
  func `a translucent background throws the shadow of the outline`(background: String) throws {
    let operations = try renderer(background).displayList(at: 0).operations
    guard case .shadow(_, let color, _, _) = try #require(operations.first) else {
      Issue.record("no shadow")
      return
    }
    #expect(color.alpha == 1)
    #expect(!operations.contains { if case .pushLayer = $0 { true } else { false } })
  }

  @Test func `a shadow does not jump where a background becomes clear`() throws {
    let renderer = try renderer(
      #""backgroundColor": "white""#,
      timeline: """
        { "animate": { "it": { "backgroundColor": "#ffffff00" } }, "duration": 1, "curve": "linear" }
        """)
    var last = renderer.pixmap(at: 0.9)
    // Steps of 1/800 of the background's alpha. The shadows blend into each other over 1/16.
    for step in 721...800 {
      let picture = renderer.pixmap(at: Double(step) / 800)
      #expect(difference(picture, last) <= 8, "at step \(step)")
      last = picture
    }
  }

  @Test func `a list of shadows is drawn with the first on top`() throws {
    func picture(_ views: String) throws -> Pixmap {
      try Renderer(#"{ "size": [100, 90], "views": [\#(views)] }"#).pixmap(at: 0)
    }
    let place = #""frame": [20, 20, 60, 40], "backgroundColor": "white""#
    let shadows = [
      #"{ "color": "red", "radius": 3, "offset": [4, 0] }"#,
      #"{ "color": "blue", "opacity": 0.5, "radius": 0, "offset": [0, 8] }"#,
      #"{ "radius": 6 }"#,
    ]
    let list = try picture(#"{ \#(place), "shadow": [\#(shadows.joined(separator: ", "))] }"#)
    let stack = shadows.reversed().map { #"{ \#(place), "shadow": \#($0) }"# }
    // Each view of the stack covers the shadow of the one below it with white.
    let cut = list.pixels.indices.filter {
      !(20..<80).contains($0 % 100) || !(20..<60).contains($0 / 100)
    }
    let stacked = try picture(stack.joined(separator: ", "))
    #expect(cut.allSatisfy { list.pixels[$0] == stacked.pixels[$0] })
    let others = try picture(
      #"{ \#(place), "shadow": [{ "opacity": 0 }, \#(shadows[1])] }"#)
    #expect(others == (try picture(#"{ \#(place), "shadow": \#(shadows[1]) }"#)))
  }

  @Test func `further shadows need a background, as they are those of the outline`() throws {
    let text =
      #"{ "size": [90, 90], "views": [{ "frame": [20, 20, 40, 40], "shadow": [{}, {}] }] }"#
    #expect(try Renderer(text).displayList(at: 0).operations.isEmpty)
  }

  /// The largest difference of a component of a pixel.
  private func difference(_ a: Pixmap, _ b: Pixmap) -> Int {
    var most = 0
    for (first, second) in zip(a.pixels, b.pixels) where first != second {
      for shift in [0, 8, 16, 24] as [UInt32] {
        most = max(most, abs(Int(first >> shift & 255) - Int(second >> shift & 255)))
      }
    }
    return most
  }
}
