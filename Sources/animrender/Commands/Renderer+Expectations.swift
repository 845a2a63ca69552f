import Documents
import Inspect
import Render
import Scenes

extension Renderer {
  /// What the scene expects of itself and does not hold: `card.json:12:5: …`.
  ///
  /// - Throws: 65 where an expectation cannot be understood; then all that is wrong was printed.
  func unmetLines(_ console: Console) throws(Failure) -> [String] {
    do {
      return try unmetExpectations().map { "\($0.file):\($0.line):\($0.column): \($0.message)" }
    } catch {
      throw SceneLoader(console: console).report(error.diagnostics)
    }
  }
}
