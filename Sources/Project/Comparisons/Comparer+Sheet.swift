import AnimDiff
import AnimExport
import AnimFiles
package import AnimInspect
import AnimPrimitives
import AnimRendering
import AnimScenes

extension Comparer {
  /// The sheet of `diff --sheet`; nil without the option.
  ///
  /// - Throws: a usage error if the option's value is not a count, and for outputs that are not PNGs.
  package var sheet: DifferenceSheet? {
    get throws(Failure) {
      guard let overview = try Failure.rethrowing(request: try request.overview),
        case .sheet(let times, let columns) = overview.kind
      else { return nil }
      guard case .spread(let count) = times else {
        throw .usage("'--sheet': 'diff' expects the number of moments, such as 8")
      }
      guard !request.outputs.isEmpty else {
        throw .usage("'--sheet' has no effect without an output", hint: "give -o sheet.png")
      }
      for path in request.outputs where OutputFormat(path: path) != .png {
        throw .usage("'--sheet' writes a single picture, and '\(path)' is not a .png")
      }
      return DifferenceSheet(count: count, columns: columns, isDark: overview.isDark)
    }
  }

  /// Renders both sides again and writes the sheet to all outputs.
  package func write(
    _ sheet: DifferenceSheet, of report: ComparisonReport, _ baseline: ComparedInput,
    _ candidate: ComparedInput
  ) throws(Failure) {
    let ignored = try ignoredParts(baseline, candidate)
    let fonts = try Failure.rethrowing(request: try fonts(baseline, candidate))
    let title = "\(PathParts(baseline.path).name) → \(PathParts(candidate.path).name)"
    for path in request.outputs {
      let first = try baseline.frames(against: candidate)
      let second = try candidate.frames(against: baseline)
      let picture = try Failure.rethrowing(
        try sheet.picture(
          of: report.moments, timing: report.comparison.timingChanges, title: title,
          baseline: first, candidate: second, tolerance: tolerance, ignoring: ignored, path: path,
          fontsOf: fonts))
      try Failure.rethrowing(try Exporter.write(picture, to: path))
    }
  }

  /// A renderer with the fonts of the compared scenes or, for two files, with those of `--font-dir`.
  private func fonts(_ baseline: ComparedInput, _ candidate: ComparedInput) throws(RequestError)
    -> Renderer
  {
    if let renderer = candidate.renderer ?? baseline.renderer { return renderer }
    do {
      return try Renderer(scene: Scene(size: Size(1, 1)), assets: request.scene.assets)
    } catch {
      throw RequestError(SceneLoadError(error))
    }
  }
}
