package import AnimDiff
import AnimDocuments
import AnimExport
package import AnimInspect
import AnimPrimitives
import AnimRendering
import AnimScenes

/// The result of a comparison, as text and as JSON.
package struct ComparisonReport {
  package let baseline: String
  package let candidate: String
  package let comparison: AnimationComparison
  /// The compared moments, in order of time.
  package var moments: [AnimationComparison.Moment] = []
  /// The differences between the timelines, if both are known.
  package var changes: [SceneChange] = []
  /// `changes` as sentences, or the views under the changed pixels.
  package var notes: [String] = []
  /// `notes` by cause.
  package var findings: [SceneFinding] = []
  /// The numbers that move otherwise.
  var curves: [ComparedCurve] = []

  package var isDifferent: Bool { comparison.isDifferent }

  /// One line, and an indented line for each note.
  package var lines: [String] {
    guard isDifferent else {
      let side = comparison.candidate
      let frames = side.pictureCount == 1 ? "1 picture" : "\(side.pictureCount) pictures"
      let duration = side.duration.map { ", \($0.shortText) s" } ?? ""
      return ["same: \(candidate) shows what \(baseline) shows (\(frames)\(duration))"]
    }
    return ["different: \(candidate): \(comparison.clauses.joined(separator: "; "))"]
      + notes.map { "  \($0)" }
  }

  /// A JSON object, indented by two spaces.
  package var json: String {
    let kinds = comparison.kinds.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    let frames = comparison.differingMoments.map { "    \($0.json)" }.joined(separator: ",\n")
    let timing = comparison.timingChanges.map {
      "{ \"frame\": \($0.frame), \"baseline\": \($0.baseline), \"candidate\": \($0.candidate) }"
    }.joined(separator: ", ")
    return """
      {
        "baseline": { "path": \(baseline.jsonQuoted), \(comparison.baseline.json) },
        "candidate": { "path": \(candidate.jsonQuoted), \(comparison.candidate.json) },
        "same": \(!isDifferent),
        "differences": [\(kinds)],
        "summary": [\(comparison.clauses.map(\.jsonQuoted).joined(separator: ", "))],
        "changes": [\(changesJSON)],
        "notes": [\(notes.map(\.jsonQuoted).joined(separator: ", "))],
        "timing": [\(timing)],
        "missingFrames": \(comparison.missingFrames),
        "addedFrames": \(comparison.addedFrames),
        "worstFrame": \(comparison.worst.map { "\($0.moment.baselineFrame)" } ?? "null"),
        "frames": [\(frames.isEmpty ? "" : "\n\(frames)\n  ")]
      }
      """
  }

  private var changesJSON: String {
    changes.isEmpty ? "" : "\n    \(changes.map(\.json).joined(separator: ",\n    "))\n  "
  }
}

extension AnimationComparison.Side {
  fileprivate var json: String {
    """
    "width": \(width), "height": \(height), "frames": \(frameCount), "pictures": \(pictureCount), \
    "duration": \(duration.map { "\($0)" } ?? "null"), \
    "plays": \(plays.map(String.init) ?? "null")
    """
  }
}

extension AnimationComparison.Moment {
  fileprivate var json: String {
    let bounds = pixels?.bounds.map { "[\($0.x), \($0.y), \($0.width), \($0.height)]" } ?? "null"
    return """
      { "baselineFrame": \(baselineFrame), "candidateFrame": \(candidateFrame), \
      "start": \(start), "duration": \(duration), \
      "pixels": \(pixels?.differingCount ?? 0), "antialiased": \(pixels?.antialiasedCount ?? 0), \
      "bounds": \(bounds), "distance": \(pixels?.largestDistance ?? 0) }
      """
  }
}
