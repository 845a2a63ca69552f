package import AnimDocuments
import AnimExport
package import AnimInspect
import AnimPrimitives
import AnimRendering
import AnimScenes

/// The test result of one scene.
package struct TestResult: Sendable {
  package enum Status: String, Sendable {
    case passed
    /// The golden did not exist and was written.
    case recorded
    /// The golden differed and was replaced.
    case updated
    case failed
    /// The golden does not exist and must not be written.
    case missing
    /// A golden without a scene.
    case orphan
    /// The scene or the golden cannot be read.
    case error
  }

  package var test: TestPlan.Case
  package var status: Status
  /// Why the test did not pass, or empty.
  package var message = ""
  /// Errors in the scene with their places, or errors of writing files, each with several lines. Also printed to
  /// standard error.
  package var details: [String] = []
  /// The differences of scene and golden; nil if they were not compared.
  package var comparison: ComparisonReport?
  /// The failure for an HTML page.
  package var page: HTMLReport.Case?
  /// Unmet expectations of the scene, with their places.
  package var unmet: [String] = []
  /// Paths of the scene's images and fonts.
  package var assets: [String] = []
  /// Files that show the failure.
  package var artifacts: [String] = []
  /// Seconds.
  package var duration = 0.0

  var isFailure: Bool {
    switch status {
    case .passed, .recorded, .updated: !unmet.isEmpty
    case .failed, .missing, .orphan, .error: true
    }
  }
}

extension TestResult {
  /// `failed: scenes/card.json: pixels: …`, with an indented line for each note.
  package var lines: [String] {
    let path = status == .orphan ? test.golden : test.scene
    let word = isFailure && status == .passed ? "failed" : status.rawValue
    return ["\(word): \(path)\(message.isEmpty ? "" : ": \(message)")"]
      + (comparison?.notes ?? []).map { "  \($0)" } + unmet.map { "  \($0)" }
      + artifacts.map { "  see \($0)" }
  }

  package var json: JSONText {
    [
      "name": JSONText(test.name), "scene": JSONText(test.scene), "golden": JSONText(test.golden),
      "status": JSONText(status.rawValue), "failed": JSONText(isFailure),
      "message": JSONText(message), "details": JSONText(details),
      "notes": JSONText(comparison?.notes ?? []),
      "changes": JSONText((comparison?.changes ?? []).map(\.json)), "unmet": JSONText(unmet),
      "artifacts": JSONText(artifacts), "seconds": JSONText(duration.rounded(places: 3)),
    ]
  }
}
