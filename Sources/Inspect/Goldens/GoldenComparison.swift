package import AnimDiff
package import AnimExport
package import AnimRendering
import AnimPrimitives

/// The differences between a scene and its golden: in pixels, and in what moves.
package struct GoldenComparison: Sendable {
  package let comparison: AnimationComparison
  /// The compared moments, in order of time.
  package let moments: [AnimationComparison.Moment]
  /// The differences in what moves, by cause; empty if the golden has no timeline.
  package let findings: [SceneFinding]

  /// Compares exactly, as `animrender test` does without tolerances.
  ///
  /// - Parameters:
  ///   - file: the golden's bytes.
  ///   - path: for errors.
  /// - Throws: `codec` if the golden is damaged.
  package init(
    of renderer: Renderer, _ options: ExportOptions, with file: [UInt8], path: String
  ) throws(ExportError) {
    let golden = try Frames.of(file, path: path)
    let scene = Frames.of(renderer, options: options, comparedWith: file)
    var moments: [AnimationComparison.Moment] = []
    comparison = try AnimationComparison(golden, scene) { shown throws(ExportError) in
      moments.append(shown.moment)
    }
    self.moments = moments
    if comparison.isDifferent, case .summary(let old) = MotionSummary.record(in: file) {
      findings = SceneDifference(old, MotionSummary(renderer)).findings
    } else {
      findings = []
    }
  }
}
