import Render
import Scenes

/// A renderer of a scene of 100 × 100 points with a red `card` of 20 × 20 at (10, 10) and a blue `other`
/// of the same size at (60, 60).
func makeRenderer(timeline: String, expect: String? = nil) throws -> Renderer {
  let text = """
    { "size": [100, 100],
      "views": [
        { "id": "card", "frame": [10, 10, 20, 20], "backgroundColor": "red" },
        { "id": "other", "frame": [60, 60, 20, 20], "backgroundColor": "blue" }],
      "timeline": [\(timeline)]\(expect.map { ",\n  \"expect\": [\($0)]" } ?? "") }
    """
  return try Renderer(scene: SceneReader.read(Array(text.utf8), file: "scene.json"))
}
