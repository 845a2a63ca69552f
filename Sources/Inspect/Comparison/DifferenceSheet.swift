package import AnimCodecs
package import AnimDiff
import AnimDocuments
package import AnimExport
import AnimFiles
package import AnimPrimitives
package import AnimRendering
import AnimScenes

/// A contact sheet of a comparison: one column per moment with the expected picture, the difference and the actual
/// picture. A difference of time is said in words.
package struct DifferenceSheet {
  package var count: Int
  /// The number of moments per row; nil means all.
  package var columns: Int?
  package var isDark: Bool

  package init(count: Int, columns: Int?, isDark: Bool) {
    self.count = count
    self.columns = columns
    self.isDark = isDark
  }

  /// - Parameters:
  ///   - moments: all moments of the comparison. The sheet shows an even selection of those that differ, including the
  ///     first and last, of those that last longer or shorter if no pixel differs, or else of all.
  ///   - timing: the pictures that last longer or shorter.
  ///   - baseline: the same frames again, from the start; likewise for the candidate.
  ///   - path: the sheet's path, for errors.
  ///   - renderer: the source of the fonts, and of the scale of the captions.
  /// - Throws: `codec` if the sheet would be too large or its texts cannot be drawn, and errors of reading the frames.
  package func picture(
    of moments: [AnimationComparison.Moment], timing: [AnimationComparison.TimingChange],
    title: String, baseline: any FrameStream<ExportError>,
    candidate: any FrameStream<ExportError>, tolerance: PixelTolerance,
    ignoring: @escaping (Double) -> [IntRect], path: String, fontsOf renderer: Renderer
  ) throws(ExportError) -> Pixmap {
    let differing = moments.indices.filter { moments[$0].isDifferent }
    let durations = Dictionary(
      timing.map { ($0.frame, $0) }, uniquingKeysWith: { first, _ in first })
    let changed = moments.indices.filter { durations[moments[$0].baselineFrame] != nil }
    let candidates =
      !differing.isEmpty ? differing : changed.isEmpty ? Array(moments.indices) : changed
    let chosen =
      count == 1 ? Array(candidates.prefix(1)) : MomentSelection.evenly(candidates, count)
    let columns = max(1, min(self.columns ?? chosen.count, chosen.count))
    let blocks = (chosen.count + columns - 1) / columns
    /// The position of one of a moment's pictures: 0 is expected, 2 actual.
    func place(_ position: Int, _ part: Int) -> Int {
      (position / columns * 3 + part) * columns + position % columns
    }
    var captions = Array(repeating: "", count: max(1, blocks) * 3 * columns)
    for (position, index) in chosen.enumerated() {
      let moment = moments[index]
      let time = baseline.isTimed ? moment.start.captionText : "frame \(moment.baselineFrame)"
      captions[place(position, 0)] = "expected · \(time)"
      captions[place(position, 1)] =
        moment.isDifferent
        ? "difference · \(moment.differingCount) px"
        : durations[moment.baselineFrame].map {
          "shown \($0.candidate.captionText), was \($0.baseline.captionText)"
        } ?? "no difference"
      captions[place(position, 2)] = "actual"
    }
    let layout = SheetLayout(
      count: captions.count, width: max(baseline.width, candidate.width),
      height: max(baseline.height, candidate.height), columns: columns,
      scale: renderer.scene.scale, hasTitle: true)
    guard layout.fits else {
      throw .codec(
        .sideLimit(width: layout.width, height: layout.height, limit: SheetLayout.sideLimit),
        path: path)
    }
    var sheet: ContactSheet
    do {
      sheet = try ContactSheet(
        layout, title: title, captions: captions, isDark: isDark, fontsOf: renderer)
    } catch {
      throw .codec(
        .library(
          name: "texts", message: error.diagnostics.map(\.message).joined(separator: "; ")),
        path: path)
    }
    let positions = Dictionary(
      uniqueKeysWithValues: chosen.enumerated().map { ($0.element, $0.offset) })
    var visited = 0
    _ = try AnimationComparison(baseline, candidate, tolerance: tolerance) {
      shown throws(ExportError) in
      defer { visited += 1 }
      guard let position = positions[visited] else { return }
      sheet.place(shown.baseline, at: place(position, 0))
      sheet.place(shown.candidate, at: place(position, 2))
      guard shown.moment.isDifferent, shown.baseline.width == shown.candidate.width,
        shown.baseline.height == shown.candidate.height
      else { return }
      var tolerance = tolerance
      tolerance.ignoredRects += ignoring(shown.moment.start)
      sheet.place(
        DifferencePicture.of(shown.baseline, shown.candidate, tolerance: tolerance),
        at: place(position, 1))
    } ignoring: {
      ignoring($0)
    }
    return sheet.pixmap
  }
}
