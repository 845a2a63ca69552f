public import AnimRendering
public import AnimScenes

extension Scene {
  /// A scene from JSON text.
  public init(_ text: String) throws {
    self = try SceneReader.read(Array(text.utf8), file: "scene.json")
  }
}

extension Renderer {
  /// A renderer for a scene from JSON text.
  public init(_ text: String) throws {
    try self.init(scene: Scene(text))
  }

  /// A renderer of a scene of 100 × 100 points with a red `card` of 20 × 20 at (10, 10) and a blue `other` of the same
  /// size at (60, 60).
  public init(timeline: String, expect: String? = nil) throws {
    try self.init(
      """
      { "size": [100, 100],
        "views": [
          { "id": "card", "frame": [10, 10, 20, 20], "backgroundColor": "red" },
          { "id": "other", "frame": [60, 60, 20, 20], "backgroundColor": "blue" }],
        "timeline": [\(timeline)]\(expect.map { ",\n  \"expect\": [\($0)]" } ?? "") }
      """)
  }
}
