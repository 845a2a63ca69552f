package import AnimCodecs
package import AnimDiff
package import AnimExport
package import AnimRendering

/// The differences between a scene and its golden: in pixels, and in what moves.
package struct GoldenComparison: Sendable {
  package let comparison: AnimationComparison
  /// The compared moments, in order of time.
  package let moments: [AnimationComparison.Moment]
  /// The differences in what moves; nil if the pictures are equal or the golden has no timeline.
  package let motion: SceneDifference?

  /// - Parameters:
  ///   - time: the time in seconds at which the scene is compared with a golden of one picture; nil for all frames.
  ///   - file: the golden's bytes.
  ///   - path: for errors.
  /// - Throws: `codec` if the golden is damaged.
  package init(
    of renderer: Renderer, _ options: ExportOptions, at time: Double? = nil, with file: [UInt8],
    path: String, tolerance: PixelTolerance = .exact
  ) throws(ExportError) {
    let golden = try Frames.of(file, path: path)
    let scene = Self.frames(of: renderer, options, at: time, comparedWith: file)
    var moments: [AnimationComparison.Moment] = []
    comparison = try AnimationComparison(golden, scene, tolerance: tolerance) {
      shown throws(ExportError) in moments.append(shown.moment)
    }
    self.moments = moments
    if comparison.isDifferent, case .summary(let old) = MotionSummary.record(in: file) {
      motion = SceneDifference(old, MotionSummary(renderer))
    } else {
      motion = nil
    }
  }

  /// The frames of a scene that are compared with a golden.
  package static func frames(
    of renderer: Renderer, _ options: ExportOptions, at time: Double?, comparedWith file: [UInt8]
  ) -> any FrameStream<ExportError> {
    guard let time else { return Frames.of(renderer, options: options, comparedWith: file) }
    return Frames.of(renderer, at: time)
  }
}
