import AnimDocuments
import AnimTestSupport

@testable import AnimScenes

/// The scene of a text. Throws its diagnostics if it has errors.
func readScene(
  _ text: String, options: SceneOptions = SceneOptions()
) throws(SceneErrors) -> Scene {
  try SceneReader.read(Array(text.utf8), file: "scene.json", options: options)
}

/// The scene of a text that may include files.
///
/// - Parameter files: the texts of the files by their paths.
func readScene(
  _ text: String, files: [String: String], options: SceneOptions = SceneOptions()
) throws(SceneErrors) -> Scene {
  try SceneReader.read(
    Array(text.utf8), file: "scene.json", path: "scene.json", options: options,
    includes: IncludeSource { path in
      files[path].map { .success(Array($0.utf8)) } ?? .failure(IncludeSource.Fault("is missing"))
    })
}

/// The scene of a file of the repository.
func readScene(at path: String) throws -> Scene {
  try SceneReader.read(
    try Repository.bytes(of: path), file: path, path: path, options: SceneOptions(),
    includes: IncludeSource { path in
      (try? Repository.bytes(of: path)).map { .success($0) }
        ?? .failure(IncludeSource.Fault("is missing"))
    })
}

/// The diagnostics of a text that may include files, with the file's name before those of another file.
func faults(of text: String, files: [String: String]) -> [String] {
  do throws(SceneErrors) {
    return try readScene(text, files: files).warnings.map { "warning: " + $0.summaryWithNotes }
  } catch {
    return error.diagnostics.map(\.summaryWithNotes)
  }
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
  /// The diagnostic and its notes, with the names of files other than the scene.
  var summaryWithNotes: String {
    let notes = notes.map { " [\(Self.place($0.location)) \($0.message)]" }.joined()
    return "\(Self.place(location)) \(message)" + (hint.map { " (\($0))" } ?? "") + notes
  }

  private static func place(_ location: Location) -> String {
    (location.file == "scene.json" ? "" : "\(location.file):")
      + "\(location.line):\(location.column):"
  }

  var summary: String {
    "\(line):\(column): \(message)" + (hint.map { " (\($0))" } ?? "")
  }
}
