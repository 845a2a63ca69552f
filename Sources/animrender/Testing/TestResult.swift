import Documents
import Inspect
import Primitives
import Render
import Scenes

/// What became of one scene.
struct TestResult: Sendable {
  enum Status: String, Sendable {
    case passed
    /// The golden was not there and was written.
    case recorded
    /// The golden differed and was written anew.
    case updated
    case failed
    /// There is no golden, and none may be written.
    case missing
    /// A golden without a scene.
    case orphan
    /// The scene or the golden cannot be read.
    case error
  }

  var test: TestPlan.Case
  var status: Status
  /// Why it is not passed; empty where it is.
  var message = ""
  /// What is wrong with the scene, at its places, or why files do not show the failure: a text of some lines each.
  /// Standard error has them, too.
  var details: [String] = []
  /// How scene and golden differ; nil where they were not compared.
  var comparison: ComparisonReport?
  /// The failure with its pictures, where a page was asked for.
  var page: HTMLReport.Case?
  /// What the scene expects of itself and does not hold, at its places.
  var unmet: [String] = []
  /// Pictures and fonts that the scene is made from.
  var assets: [String] = []
  /// Files that show the failure.
  var artifacts: [String] = []
  /// Seconds that it took.
  var duration = 0.0

  var isFailure: Bool {
    switch status {
    case .passed, .recorded, .updated: !unmet.isEmpty
    case .failed, .missing, .orphan, .error: true
    }
  }
}

extension TestResult {
  /// `failed: scenes/card.json: pixels: …`, with an indented line for each note.
  var lines: [String] {
    let path = status == .orphan ? test.golden : test.scene
    let word = isFailure && status == .passed ? "failed" : status.rawValue
    return ["\(word): \(path)\(message.isEmpty ? "" : ": \(message)")"]
      + (comparison?.notes ?? []).map { "  \($0)" } + unmet.map { "  \($0)" }
      + artifacts.map { "  see \($0)" }
  }

  var json: String {
    """
      { "name": \(test.name.jsonQuoted), "scene": \(test.scene.jsonQuoted), \
    "golden": \(test.golden.jsonQuoted), "status": "\(status.rawValue)", \
    "failed": \(isFailure), "message": \(message.jsonQuoted), \
    "details": [\(details.map(\.jsonQuoted).joined(separator: ", "))], \
    "notes": [\((comparison?.notes ?? []).map(\.jsonQuoted).joined(separator: ", "))], \
    "changes": [\((comparison?.changes ?? []).map(\.json).joined(separator: ", "))], \
    "unmet": [\(unmet.map(\.jsonQuoted).joined(separator: ", "))], \
    "artifacts": [\(artifacts.map(\.jsonQuoted).joined(separator: ", "))], \
    "seconds": \(duration.rounded(places: 3)) }
    """
  }
}
