import Documents
import Motion
import Primitives
import Testing

@testable import Scenes

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

  @Test(arguments: [
    ("{}", "1:1: a scene needs `size`: a size [width, height]"),
    (#"{"size": [0, 10]}"#, "1:11: expected a number above 0 and up to 16384 for `size`, found 0"),
    (#"{"size": [-1, 1]}"#, "1:11: expected a number above 0 and up to 16384 for `size`, found -1"),
    (
      #"{"size": [1e9, 1]}"#,
      "1:11: expected a number above 0 and up to 16384 for `size`, found 1000000000"
    ),
    (
      #"{"size": [9000, 1], "scale": 2}"#,
      "1:10: `size` times `scale` is 18000 × 2 pixels; each side must be from 1 to 16384"
    ),
    (
      #"{"size": [10, 10], "fps": 0}"#, "1:27: expected a number from 1 to 240 for `fps`, found 0"
    ),
    (
      #"{"size": [10, 10], "fps": "30"}"#,
      "1:27: expected a number from 1 to 240 for `fps`, found \"30\" (write it without quotation marks)"
    ),
    (
      #"{"size": [10, 10], "loop": 0}"#,
      "1:28: expected a whole number from 1 to 65535 for `loop`, found 0"
    ),
    (
      #"{"size": [10, 10], "loops": 1}"#,
      "1:20: unknown key `loops` in a scene (did you mean `loop`?)"
    ),
    (
      #"{"size": [10, 10], "title": "é\u0000b"}"#,
      "1:31: `title` must not hold a NUL character"
    ),
    (
      #"{"size": [10, 10], "description": "\u0000"}"#,
      "1:36: `description` must not hold a NUL character"
    ),
    (
      #"{"size": [10, 10], "fonts": {"A": "a.ttf\u0000"}}"#,
      "1:41: `A` must not hold a NUL character"
    ),
    (
      #"{"size": [10, 10], "fonts": {"Brand": "a.ttf", "brand": "b.ttf"}}"#,
      "1:57: `fonts` has the family `brand` twice; names are compared without case"
    ),
    (
      #"{"size": [10, 10], "views": [{"id": "i", "type": "image", "source": "a.png"}], "timeline": [{"set": {"i": {"source": "\u0000"}}}]}"#,
      "1:119: `source` must not hold a NUL character"
    ),
    ("[]", "1:1: a scene must be an object, found an empty list"),
  ])
  func `a document's faults are told where they are`(text: String, fault: String) {
    #expect(faults(of: text) == [fault])
  }
}
