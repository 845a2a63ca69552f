package import AnimCodecs
package import AnimDiff
package import AnimExport
import AnimFiles
package import AnimPrimitives
import AnimRendering

extension HTMLReport.Case {
  /// The maximum size of a case's pictures in bytes.
  private static let byteLimit = 8 << 20

  /// The findings of a comparison, with pictures.
  ///
  /// - Parameters:
  ///   - moments: all moments of the comparison.
  ///   - baseline: the same frames again, from the start; likewise for the candidate.
  ///   - tolerance: the tolerance of the comparison.
  ///   - ignoring: additional ignored parts, at a time of the baseline.
  /// - Throws: errors of reading the frames.
  package init(
    name: String, comparison: AnimationComparison, moments: [AnimationComparison.Moment],
    settings: [HTMLReport.Setting], baseline: any FrameStream<ExportError>,
    candidate: any FrameStream<ExportError>, tolerance: PixelTolerance,
    ignoring: @escaping (Double) -> [IntRect] = { _ in [] }
  ) throws(ExportError) {
    self.init(
      name: name, outcome: comparison.isDifferent ? .different : .same,
      clauses: comparison.clauses, facts: Self.facts(comparison), settings: settings)
    let selection = MomentSelection(moments)
    let isTimed = comparison.baseline.duration != nil
    _ = try AnimationComparison(baseline, candidate, tolerance: tolerance) {
      shown throws(ExportError) in
      var tolerance = tolerance
      tolerance.ignoredRects += ignoring(shown.moment.start)
      let pictures =
        selection.indices.contains(self.moments.count)
        ? try HTMLReport.Pictures(shown, tolerance: tolerance) : nil
      self.moments.append(HTMLReport.Moment(shown.moment, isTimed: isTimed, pictures: pictures))
    } ignoring: {
      ignoring($0)
    }
    thinOut(to: Self.byteLimit)
  }

  /// Removes every other picture, except the one shown first, until the rest fits.
  mutating func thinOut(to byteLimit: Int) {
    let pinned = firstShown
    while moments.reduce(0, { $0 + ($1.pictures?.byteCount ?? 0) }) > byteLimit {
      let shown = moments.indices.filter { moments[$0].pictures != nil && $0 != pinned }
      guard !shown.isEmpty else { return }
      for (position, index) in shown.enumerated() where position % 2 == 0 {
        moments[index].pictures = nil
      }
    }
  }

  private static func facts(_ comparison: AnimationComparison) -> [HTMLReport.Fact] {
    let (first, second) = (comparison.baseline, comparison.candidate)
    func fact(_ name: String, _ text: (AnimationComparison.Side) -> String) -> HTMLReport.Fact {
      HTMLReport.Fact(name: name, expected: text(first), actual: text(second))
    }
    return [
      fact("size") { "\($0.width) × \($0.height)" },
      fact("frames") { "\($0.frameCount)" },
      fact("different pictures") { "\($0.pictureCount)" },
      fact("duration") { side in
        side.duration.map { "\(($0 * 1e6).rounded() / 1e6) s" } ?? "not timed"
      },
      fact("plays") { side in
        side.plays.map { $0 == 0 ? "forever" : "\($0)" } ?? "not said"
      },
    ]
  }
}

extension HTMLReport.Moment {
  fileprivate init(
    _ moment: AnimationComparison.Moment, isTimed: Bool, pictures: HTMLReport.Pictures?
  ) {
    self.init(
      expectedFrame: moment.baselineFrame, actualFrame: moment.candidateFrame,
      start: isTimed ? moment.start : nil, duration: isTimed ? moment.duration : nil,
      difference: moment.isDifferent ? moment.words : nil,
      bounds: moment.isDifferent ? moment.pixels?.bounds : nil, pictures: pictures)
  }
}

extension HTMLReport.Pictures {
  fileprivate init(_ shown: AnimationComparison.Shown, tolerance: PixelTolerance)
    throws(ExportError)
  {
    let hasDifference = shown.moment.pixels != nil && shown.moment.isDifferent
    do throws(CodecError) {
      self.init(
        expected: try Self.file(of: shown.baseline),
        actual: try Self.file(of: shown.candidate),
        difference: hasDifference
          ? try Self.file(
            of: DifferencePicture.of(shown.baseline, shown.candidate, tolerance: tolerance))
          : nil,
        weight: shown.moment.differingCount)
    } catch {
      throw .codec(error, path: "a report's picture")
    }
  }

  /// A WebP, which has about half the bytes of a PNG; a PNG of a picture that is too large for that.
  private static func file(of pixmap: Pixmap) throws(CodecError) -> [UInt8] {
    if let file = try WebPEncoder.encode(pixmap) { return file }
    return try PNGEncoder.encode(pixmap)
  }
}

extension AnimationComparison.Moment {
  /// A description of the difference: `12 pixels in 4 × 3 at 20, 16`.
  fileprivate var words: String {
    switch remainder {
    case nil: pixelWords
    case .baseline: "the actual one is over"
    case .candidate: "the expected one is over"
    }
  }

  private var pixelWords: String {
    guard let pixels, let bounds = pixels.bounds else { return "the sizes differ" }
    let count = pixels.differingCount == 1 ? "1 pixel" : "\(pixels.differingCount) pixels"
    return "\(count) in \(bounds.width) × \(bounds.height) at \(bounds.x), \(bounds.y)"
  }
}
