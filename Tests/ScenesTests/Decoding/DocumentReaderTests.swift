import AnimDocuments
import AnimMotion
import AnimPrimitives
import Testing

@testable import AnimScenes

@Suite struct DocumentReaderTests {
  @Test func `the smallest scene has the defaults of the format`() throws {
    let scene = try readScene(#"{"size": [320, 200]}"#)
    #expect(scene.size == Size(320, 200))
    #expect(scene.scale == 1)
    #expect(scene.framesPerSecond == 30)
    #expect(scene.background == .white)
    #expect(scene.duration == nil)
    #expect(scene.hold == nil)
    #expect(scene.loop == .forever)
    #expect(scene.title == nil)
    #expect(scene.views.isEmpty)
    #expect(scene.steps.isEmpty)
    #expect(scene.warnings.isEmpty)
  }

  @Test func `every key of the document is read`() throws {
    let scene = try readScene(
      """
      {
        "$schema": "scene.schema.json",
        "title": "Card drop", "description": "A red card falls and bounces.",
        "size": [375, 667], "scale": 2, "fps": 30, "background": "#F2F2F7",
        "duration": 4, "hold": 0.5, "loop": 3,
        "colors": { "accent": { "light": "#FF3B30", "dark": "#FF453A" } },
        "curves": { "drop": { "bounce": {}, "ease": "out" } },
        "fonts":  { "Brand": "Brand.ttf" },
        "parameters": { "radius": 16 },
        "views": [], "constraints": [], "timeline": []
      }
      """)
    #expect(scene.title == "Card drop")
    #expect(scene.summary == "A red card falls and bounces.")
    #expect(scene.scale == 2)
    #expect(scene.duration == 4)
    #expect(scene.hold == 0.5)
    #expect(scene.loop == .count(3))
    #expect(scene.fonts == ["Brand": "Brand.ttf"])
    #expect(scene.background == Color(rgb: 0xF2F2F7))
  }
}
