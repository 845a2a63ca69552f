import Diff
import Render

/// Compares animations as the command line's options say.
struct Comparer {
  let tolerance: PixelTolerance
  let settings: RenderSettings
  private let console: Console

  init(_ arguments: Arguments, _ console: Console) throws(Failure) {
    self.init(
      tolerance: try PixelTolerance(arguments), settings: try RenderSettings(arguments),
      console: console)
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
      moments: moments)
  }

  /// What a difference is written as, or nil where the extension names none of them.
  static func format(of path: String) -> OutputFormat? {
    guard let format = OutputFormat(path: path), [.gif, .apng, .png].contains(format) else {
      return nil
    }
    return format
  }
}
