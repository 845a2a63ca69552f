package import AnimDiff
package import AnimDocuments
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

  /// An object with a line for each member and each frame.
  package var json: JSONText {
    let timing = comparison.timingChanges.map { change -> JSONText in
      [
        "frame": JSONText(change.frame), "baseline": JSONText(change.baseline),
        "candidate": JSONText(change.candidate),
      ]
    }
    return .lines(
      [
        "baseline": (["path": JSONText(baseline)] as JSONText).adding(comparison.baseline.json),
        "candidate": (["path": JSONText(candidate)] as JSONText).adding(comparison.candidate.json),
        "same": JSONText(!isDifferent),
        "differences": JSONText(comparison.kinds.map(\.rawValue)),
        "summary": JSONText(comparison.clauses),
        "changes": .lines(changes.map(\.json), indent: 4, closing: "\n  ]"),
        "notes": JSONText(notes),
        "timing": JSONText(timing),
        "missingFrames": JSONText(comparison.missingFrames.map { JSONText($0) }),
        "addedFrames": JSONText(comparison.addedFrames.map { JSONText($0) }),
        "worstFrame": JSONText(comparison.worst?.moment.baselineFrame),
        "frames": .lines(comparison.differingMoments.map(\.json), indent: 4, closing: "\n  ]"),
      ])
  }
}

extension AnimationComparison.Side {
  fileprivate var json: JSONText {
    [
      "width": JSONText(width), "height": JSONText(height), "frames": JSONText(frameCount),
      "pictures": JSONText(pictureCount), "duration": JSONText(duration),
      "plays": JSONText(plays),
    ]
  }
}

extension AnimationComparison.Moment {
  fileprivate var json: JSONText {
    let bounds = pixels?.bounds.map { box in
      JSONText([box.x, box.y, box.width, box.height].map { JSONText($0) })
    }
    return [
      "baselineFrame": JSONText(baselineFrame), "candidateFrame": JSONText(candidateFrame),
      "start": JSONText(start), "duration": JSONText(duration),
      "pixels": JSONText(pixels?.differingCount ?? 0),
      "antialiased": JSONText(pixels?.antialiasedCount ?? 0), "bounds": bounds ?? nil,
      "distance": JSONText(pixels?.largestDistance ?? 0),
    ]
  }
}
