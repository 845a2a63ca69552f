import Render
import Scenes

extension Renderer {
  /// What the scene expects of itself and does not hold: `card.json:12:5: …`.
  ///
  /// - Throws: 65 where an expectation cannot be understood, with all that is wrong.
  func unmetLines() throws(Failure) -> [String] {
    do {
      return try unmetExpectations().map { "\($0.file):\($0.line):\($0.column): \($0.message)" }
    } catch {
      throw Failure(
        .badData, error.diagnostics.map { $0.formatted(color: false) }.joined(separator: "\n"))
    }
  }
}
