import AnimMotion
import AnimPrimitives
import AnimSceneSupport
import AnimScenes
import Testing

@testable import AnimExport
@testable import AnimRendering

/// Changes by steps are found wherever a scene may contain them, including nested keyframes.
@Suite struct ContentUsageTests {
  private static let changes = """
    { "i": { "source": "new.png" }, "l": { "text": "New", "textColor": "#112233" }, "n": { "value": 7 } }
    """

  static let steps = [
    #"{ "animate": \#(changes) }"#,
    #"{ "set": \#(changes) }"#,
    #"{ "sequence": [{ "wait": 1 }], "then": [{ "set": \#(changes) }] }"#,
    #"{ "keyframes": [{ "animate": \#(changes) }] }"#,
    #"{ "keyframes": [{ "keyframes": [{ "animate": \#(changes) }] }] }"#,
    #"{ "keyframes": [{ "keyframes": [{ "keyframes": [{ "animate": \#(changes) }] }] }] }"#,
    #"{ "animator": "a", "keyframes": [{ "animate": \#(changes) }] }"#,
    #"{ "animator": "a", "keyframes": [{ "keyframes": [{ "animate": \#(changes) }] }] }"#,
    #"{ "animator": "a" }, { "add": "a", "animate": \#(changes) }"#,
  ]

  private func scene(_ step: String) throws -> Scene {
    let text = """
      { "size": [50, 50],
        "views": [
          { "id": "i", "type": "image", "source": "old.png", "frame": [0, 0, 9, 9] },
          { "id": "n", "type": "label", "value": 1, "center": [9, 9] },
          { "id": "l", "type": "label", "text": "Old", "center": [25, 25] }],
        "timeline": [\(step)] }
      """
    return try Scene(text)
  }

  @Test(arguments: steps)
  func `pictures, texts, values and colours are those of all steps`(step: String) throws {
    let scene = try scene(step)
    let usage = ContentUsage(scene, changes: scene.changes)
    #expect(Set(usage.images.map(\.key.source)) == ["old.png", "new.png"])
    #expect(usage.texts["l"]?.map(\.text.string) == ["Old", "New"])
    #expect(usage.countedViews == ["n"])
    let color = PremultipliedColor(Color(red: 17 / 255, green: 34 / 255, blue: 51 / 255, alpha: 1))
    #expect(scene.flatColors.contains(color))
  }

  @Test func `tints are flat colours, and so are as many as a scene names`() throws {
    let views = (0..<60).map {
      ##"{ "frame": [0, 0, 9, 9], "backgroundColor": "#0000\##(10 + $0)" }"##
    }
    let text = ##"""
      { "size": [50, 50], "background": "white", "duration": 1, "views": [
          { "type": "image", "source": "icon.png", "frame": [0, 0, 9, 9], "tintColor": "#4A7B9D" },
          \##(views.joined(separator: ", "))] }
      """##
    let colors = try Scene(text).flatColors
    #expect(colors.count > 61)
    #expect(colors.contains(PremultipliedColor(rgba: 0xFF9D_7B4A)))
  }

  /// The first mip level that is kept of a picture of 12 megapixels.
  @Test(arguments: [
    // 160 pixels: 250 are enough.
    (#""frame": [0, 0, 40, 30]"#, 4), (#""frame": [0, 0, 40, 40]"#, 4),
    (#""frame": [0, 0, 1000, 750]"#, 0), (#""frame": [0, 0, 500, 375]"#, 1),
    (#""frame": [0, 0, 500, 375], "contentMode": "scaleAspectFit""#, 1),
    (#""frame": [0, 0, 1, 1]"#, 4),
    // Layout gives the size.
    ("", 1), (#""center": [9, 9]"#, 1),
    (#""frame": [0, 0, 40, 30], "contentMode": "center""#, 0),
    (#""frame": [0, 0, 40, 30], "resizable": 5"#, 0),
  ])
  func `a picture keeps the levels that its view can show`(keys: String, level: Int) throws {
    let view = ##"{ "type": "image", "source": "a.jpg" \##(keys.isEmpty ? "" : ", " + keys) }"##
    let scene = try Scene(##"{ "size": [50, 50], "views": [\##(view)] }"##)
    let sizes = ContentUsage(scene, changes: []).shownSizes[ImageKey(source: "a.jpg")]
    #expect(sizes?.firstLevel(of: Size(4000, 3000)) == level)
    #expect(sizes?.firstLevel(of: Size(256, 256)) == 0)
  }

  @Test func `a picture keeps the levels of the largest view that shows it`() throws {
    let views = [(40, 30), (500, 375), (60, 60)].map { width, height in
      ##"{ "type": "image", "source": "a.jpg", "frame": [0, 0, \##(width), \##(height)] }"##
    }
    let scene = try Scene(##"{ "size": [50, 50], "views": [\##(views.joined(separator: ", "))] }"##)
    let sizes = ContentUsage(scene, changes: []).shownSizes[ImageKey(source: "a.jpg")]
    #expect(sizes?.firstLevel(of: Size(4000, 3000)) == 1)
  }
}
