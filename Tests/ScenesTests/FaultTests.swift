import AnimDocuments
import Foundation
import AnimScenes
import AnimTestSupport
import Testing

/// The scenes in `Faults`, each with all diagnostics that it must have, in a file beside it: `line:column: message`, with
/// `warning: ` before the message of a warning, and lines for a hint and notes.
///
/// `RECORD_FAULTS=1 swift test --filter FaultTests` writes those files again.
@Suite struct FaultTests {
  private static let folder = "Tests/ScenesTests/Faults"

  static let scenes = Repository.paths(in: folder, endingWith: ".json")

  @Test(arguments: scenes)
  func `a scene has the diagnostics of its file`(path: String) throws {
    let source = try Repository.bytes(of: path)
    let found = Self.diagnostics(of: source).map(Self.text).joined()
    let expected = path.dropLast("json".count) + "expected"
    if ProcessInfo.processInfo.environment["RECORD_FAULTS"] == "1" {
      try found.write(to: Repository.url(of: String(expected)), atomically: true, encoding: .utf8)
    }
    #expect(try Repository.text(of: String(expected)) == found)
  }

  @Test func `every file of diagnostics has its scene`() {
    let expected = Repository.paths(in: Self.folder, endingWith: ".expected")
    #expect(!Self.scenes.isEmpty)
    #expect(
      expected.map { $0.dropLast("expected".count) }
        == Self.scenes.map { $0.dropLast("json".count) })
  }

  private static func diagnostics(of source: [UInt8]) -> [Diagnostic] {
    do throws(SceneErrors) {
      let scene = try SceneReader.read(source, file: "scene.json")
      _ = try scene.timeline()
      return scene.warnings
    } catch {
      return error.diagnostics
    }
  }

  private static func text(_ diagnostic: Diagnostic) -> String {
    let severity = diagnostic.severity == .warning ? "warning: " : ""
    return "\(diagnostic.line):\(diagnostic.column): \(severity)\(diagnostic.message)\n"
      + (diagnostic.hint.map { "  hint: \($0)\n" } ?? "")
      + diagnostic.notes.map { note in
        "  note: \(note.location.line):\(note.location.column): \(note.message)\n"
      }.joined()
  }
}
