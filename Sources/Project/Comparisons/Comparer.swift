import AnimCodecs
package import AnimDiff
package import AnimExport
import AnimFiles
import AnimInspect
import AnimPrimitives
import AnimRendering

/// Compares animations with the options of the command line.
package struct Comparer {
  package let tolerance: PixelTolerance
  package let request: RenderRequest
  /// The names of the options on the command line.
  package let given: Set<String>
  /// Ids of views to ignore.
  package let ignoredViews: [String]
  let console: any MessagePrinter

  package init(
    tolerance: PixelTolerance, request: RenderRequest, given: Set<String>,
    ignoredViews: [String] = [],
    console: any MessagePrinter
  ) {
    self.ignoredViews = ignoredViews
    self.given = given
    self.tolerance = tolerance
    self.request = request
    self.console = console
  }

  /// The scene, file or frames at a path.
  package func input(_ path: String) throws(Failure) -> ComparedInput {
    try ComparedInput(path, request: request, console: console)
  }

  /// - Parameter outputs: files that show the differences, written only if there are any.
  package func compare(_ baseline: ComparedInput, _ candidate: ComparedInput, outputs: [String])
    throws(Failure) -> ComparisonReport
  {
    let first = try baseline.frames(against: candidate)
    let second = try candidate.frames(against: baseline)
    let ignored = try ignoredParts(baseline, candidate)
    var files: [DifferenceFile] = []
    let comparison: AnimationComparison
    var moments: [AnimationComparison.Moment] = []
    do throws(ExportError) {
      for path in outputs {
        files.append(
          try DifferenceFile(
            path: path, format: Self.format(of: path) ?? .png, baseline: first, candidate: second,
            tolerance: tolerance, ignoring: ignored))
      }
      let open = files
      comparison = try AnimationComparison(first, second, tolerance: tolerance) {
        shown throws(ExportError) in
        moments.append(shown.moment)
        for file in open { try file.append(shown) }
      } ignoring: {
        ignored($0)
      }
      for file in files {
        if comparison.isDifferent {
          try file.finish(worst: comparison.worst ?? comparison.worstRemainder)
        } else {
          file.discard()
        }
      }
    } catch {
      for file in files { file.discard() }
      throw Failure(error)
    }
    for (input, frames) in [(baseline, first), (candidate, second)] {
      for fault in frames.faults { console.warning("\(input.path): \(fault)") }
    }
    let motion =
      comparison.isDifferent
      ? MotionReport(baseline, candidate, comparison, ignoring: ignoredViews) : nil
    return ComparisonReport(
      baseline: baseline.path, candidate: candidate.path, comparison: comparison,
      moments: moments, changes: motion?.changes ?? [], notes: motion?.notes ?? [],
      findings: motion?.findings ?? [], curves: motion?.curves ?? [])
  }

  /// The rectangles of the ignored views, as a function of time.
  ///
  /// - Throws: a usage error if no scene has such a view.
  func ignoredParts(_ baseline: ComparedInput, _ candidate: ComparedInput) throws(Failure)
    -> (Double) -> [IntRect]
  {
    let scenes = [baseline, candidate].filter { $0.renderer != nil }
    for id in ignoredViews where !scenes.contains(where: { $0.renderer?.hasView(id) ?? false }) {
      throw .usage(
        "'--ignore-view \(id)': "
          + (scenes.isEmpty ? "neither side is a scene" : "no such view"))
    }
    let ids = ignoredViews
    return { time in
      scenes.flatMap { scene in
        ids.flatMap { scene.renderer?.pixelRects(ofView: $0, at: scene.sceneTime(time)) ?? [] }
      }
    }
  }

  /// The format of a file that shows differences; nil for other extensions.
  package static func format(of path: String) -> OutputFormat? {
    guard let format = OutputFormat(path: path), [.gif, .apng, .png].contains(format) else {
      return nil
    }
    return format
  }
}
