import AnimDocuments

@testable import AnimScenes

/// The scene of a text. Throws its diagnostics if it has errors.
func readScene(
  _ text: String, options: SceneOptions = SceneOptions()
) throws(SceneErrors) -> Scene {
  try SceneReader.read(Array(text.utf8), file: "scene.json", options: options)
}

/// The diagnostics of a text, each as `line:column: message (hint)`.
func faults(of text: String, options: SceneOptions = SceneOptions()) -> [String] {
  do throws(SceneErrors) {
    _ = try readScene(text, options: options)
    return []
  } catch {
    return error.diagnostics.map(\.summary)
  }
}

/// A scene with one view of these keys.
func sceneWithView(_ keys: String) -> String {
  #"{"size": [100, 100], "views": [{"id": "card", \#(keys)}]}"#
}

/// A scene with a view `card`, a label `score` and these steps.
func sceneWithSteps(_ steps: String) -> String {
  """
  {"size": [100, 100], "views": [{"id": "card"}, {"id": "score", "type": "label"}], "timeline": [
  \(steps)]}
  """
}

/// A scene with views `card` and `other`, a constraint `gap` and claims of what it expects of itself.
func sceneWithClaims(_ claims: String) -> String {
  """
  {"size": [100, 100], "views": [{"id": "card"}, {"id": "other"}, {}],
  "constraints": [{"id": "gap", "equation": "card.left == other.right"}], "expect": [
  \(claims)]}
  """
}

/// A value repeated a number of times, separated by commas.
func many(_ json: String, _ count: Int) -> String {
  Array(repeating: json, count: count).joined(separator: ",")
}

extension Diagnostic {
  var summary: String {
    "\(line):\(column): \(message)" + (hint.map { " (\($0))" } ?? "")
  }
}
