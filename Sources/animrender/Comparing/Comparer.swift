import Diff
import Primitives
import Render

/// Compares animations as the command line's options say.
struct Comparer {
  let tolerance: PixelTolerance
  let settings: RenderSettings
  /// Views of scenes that are not looked at.
  var ignoredViews: [String] = []
  private let console: Console

  init(_ arguments: Arguments, _ console: Console) throws(Failure) {
    self.init(
      tolerance: try PixelTolerance(arguments), settings: try RenderSettings(arguments),
      console: console)
    ignoredViews = arguments.all("ignore-view")
  }

  init(tolerance: PixelTolerance, settings: RenderSettings, console: Console) {
    self.tolerance = tolerance
    self.settings = settings
    self.console = console
  }

  /// What a path holds.
  func input(_ path: String) throws(Failure) -> ComparedInput {
    try ComparedInput(path, settings: settings, console: console)
  }

  /// - Parameter outputs: files that show the differences; none is written where there are none.
  func compare(_ baseline: ComparedInput, _ candidate: ComparedInput, outputs: [String])
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
            tolerance: tolerance))
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
          try file.finish(worst: comparison.worst)
        } else {
          file.discard()
        }
      }
    } catch {
      for file in files { file.discard() }
      throw Failure(error)
    }
    return ComparisonReport(
      baseline: baseline.path, candidate: candidate.path, comparison: comparison,
      moments: moments,
      notes: comparison.isDifferent ? notes(baseline, candidate, comparison) : [])
  }

  /// Where the views that are not looked at are, by time into the animations.
  ///
  /// - Throws: a usage error where no scene has such a view.
  func ignoredParts(_ baseline: ComparedInput, _ candidate: ComparedInput) throws(Failure)
    -> (Double) -> [IntRect]
  {
    let scenes = [baseline, candidate].filter { $0.renderer != nil }
    for id in ignoredViews where !scenes.contains(where: { $0.renderer?.hasView(id) ?? false }) {
      throw .usage(
        "'--ignore-view \(id)': "
          + (scenes.isEmpty ? "neither side is a scene" : "there is no such view"))
    }
    let ids = ignoredViews
    return { time in
      scenes.flatMap { scene in
        ids.flatMap { scene.renderer?.pixelRects(ofView: $0, at: scene.sceneTime(time)) ?? [] }
      }
    }
  }

  /// How many sentences are told; more say no more.
  private static let noteLimit = 20

  /// What moved, where both sides are scenes; the views under the changed pixels, where one is.
  private func notes(
    _ baseline: ComparedInput, _ candidate: ComparedInput, _ comparison: AnimationComparison
  ) -> [String] {
    if let old = baseline.renderer, let new = candidate.renderer {
      let sentences = MotionDifference(old, new).sentences
      guard sentences.count > Self.noteLimit else { return sentences }
      return sentences.prefix(Self.noteLimit) + ["and \(sentences.count - Self.noteLimit) more"]
    }
    guard let scene = [candidate, baseline].first(where: { $0.renderer != nil }),
      let moment = comparison.worst?.moment, let bounds = moment.pixels?.bounds
    else { return [] }
    let views = scene.renderer?.views(under: bounds, at: scene.sceneTime(moment.start)) ?? []
    guard !views.isEmpty else { return [] }
    let names = views.prefix(5).map { "`\($0)`" }.joined(separator: ", ")
    return ["views under the changed pixels: \(names)"]
  }

  /// What a difference is written as, or nil where the extension names none of them.
  static func format(of path: String) -> OutputFormat? {
    guard let format = OutputFormat(path: path), [.gif, .apng, .png].contains(format) else {
      return nil
    }
    return format
  }
}
