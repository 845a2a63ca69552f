import AnimCodecs
import AnimDocuments
import FoundationEssentials
import AnimPrimitives
import AnimSceneSupport
import AnimScenes
import Testing

@testable import AnimRendering

/// An unusable picture or font is reported at its place in the scene.
@Suite struct AssetFaultTests {
  /// The errors, each as `line:column: message`.
  private func faults(_ text: String, _ assets: AssetSource = AssetSource()) throws -> [String] {
    let scene = try Scene(text)
    do throws(RenderError) {
      return try Renderer(scene: scene, assets: assets).warnings.map(\.place)
    } catch {
      return error.diagnostics.map(\.place)
    }
  }

  private static let texts = """
    { "size": [90, 60], "views": [
        { "id": "l", "type": "label",
          "text": "Like 👍, 👍 and 🎉" },
        { "id": "m", "type": "label", "text": "Hi" },
        { "id": "n", "type": "label", "value": 3,
          "format": "👍 %d" } ],
      "timeline": [
        { "set": { "m": {
          "text": "Done ✅" } } },
        { "animate": { "m": { "text": { "values": ["a", "b",
          "c 🎉"] } } } } ] }
    """

  @Test func `each text that lacks glyphs is reported at its place`() throws {
    let missing = "in \"Inter\" or its fallbacks"
    #expect(
      try faults(Self.texts) == [
        "3:15: label `l`: no glyph for \"👍\" (U+1F44D) and \"🎉\" (U+1F389) \(missing)",
        "6:17: label `n`: no glyph for \"👍\" (U+1F44D) \(missing)",
        "9:15: label `m`: no glyph for \"✅\" (U+2705) \(missing)",
        "11:7: label `m`: no glyph for \"🎉\" (U+1F389) \(missing)",
      ])
  }

  @Test func `boxes are warned of at the same places`() throws {
    let boxes = try faults(Self.texts, AssetSource(allowsMissingGlyphs: true))
    #expect(boxes.map { $0.prefix { $0 != " " } } == ["3:15:", "6:17:", "9:15:", "11:7:"])
    #expect(
      boxes.first
        == "3:15: label `l`: no font has \"👍\" (U+1F44D) and \"🎉\" (U+1F389); a box stands for it")
  }

  @Test func `a missing glyph comes with a hint`() throws {
    let error = #expect(throws: RenderError.self) {
      try Renderer(Self.texts)
    }
    #expect(
      error?.faults.first?.hint
        == "name a font that has it under `fonts`, or draw boxes: --missing-glyphs warn")
  }

  @Test func `missing pictures and families are reported where they are named`() throws {
    let pictures = """
      { "size": [90, 60], "views": [
          { "id": "i", "type": "image",
            "source": "nowhere.png", "frame": [0, 0, 9, 9] }],
        "timeline": [{ "set": { "i": {
          "source": "elsewhere.png" } } }] }
      """
    let places = try faults(pictures).map { String($0.prefix { $0 != " " }) }
    #expect(places == ["3:17:", "5:15:"])
    let family = """
      { "size": [90, 60], "views": [
          { "id": "l", "type": "label", "text": "Hi",
            "font": { "size": 12, "family": "Intre" } }] }
      """
    #expect(
      try faults(family) == [
        "3:39: label `l`: no font family \"Intre\"; did you mean \"Inter\"?"
      ])
  }

  @Test func `pictures that cannot be drawn in nine parts are reported`() throws {
    let drawing = "data:,<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"
    func text(_ source: String, _ resizable: String) -> String {
      #"{ "size": [9, 9], "views": [{ "type": "image", "source": "\#(source)", "resizable": \#(resizable) }] }"#
    }
    #expect(try faults(text(AssetSource.red, "[5, 9, 4, 10]")) == [])
    for (source, insets, message) in [
      (AssetSource.red, "[4, 10, 5, 10]", "leaves nothing to stretch of its 20 × 10 points"),
      (drawing, "2", "stretches parts of pixels, and it is a drawing"),
    ] {
      let found = try faults(text(source, insets))
      #expect(found.count == 1 && found[0].hasSuffix("cannot be shown: `resizable` \(message)"))
    }
  }

  @Test func `pictures and their tints have a limit together`() throws {
    let picture = try PNGEncoder.encode(Pixmap(width: 8, height: 5))
    let source = "data:image/png;base64,\(Data(picture).base64EncodedString())"
    let views = ["red", "lime", "red"].map {
      #"{ "type": "image", "tintColor": "\#($0)", "source": "\#(source)" }"#
    }
    let text = #"{ "size": [9, 9], "views": [\#(views.joined(separator: ", "))] }"#
    let scene = try Scene(text)
    let usage = ContentUsage(scene, changes: scene.changes)
    for (limit, count) in [(80, 2), (79, 1), (39, 0)] {
      var faults = SceneFaults()
      let images = Resources.loadImages(usage, from: AssetSource(), pixelLimit: limit, &faults)
      #expect(images.count == count)
      #expect(faults.areNone == (count == 2))
    }
  }

  private func error(_ text: String) throws -> RenderError? {
    #expect(throws: RenderError.self) { try Renderer(text) }
  }

  @Test func `a scene of which only fonts and pictures are missing is not wrong itself`() throws {
    let label = #"{ "type": "label", "text": "x", "font": { "family": "DejaVu Sans" } }"#
    let image = #"{ "type": "image", "source": "nowhere.png" }"#
    let missing = try error(#"{ "size": [9, 9], "views": [\#(label), \#(image)] }"#)
    #expect(missing?.diagnostics.count == 2 && missing?.faults == [])
    let mixed = try error(
      #"{ "size": [9, 9], "views": [\#(label), { "type": "label", "text": "👍" }] }"#)
    #expect(mixed?.faults.count == 2)
  }
}

extension Diagnostic {
  fileprivate var place: String { "\(line):\(column): \(message)" }
}
