import AnimCodecs
import AnimDiff
import AnimExport
import AnimFiles
import Foundation
import AnimInspect
import AnimRendering
import AnimScenes

/// A scene and its golden, independent of test frameworks.
///
/// Uses Foundation, unlike lower layers, because only tests link this module.
struct Golden {
  /// The APNG file.
  let url: URL
  let renderer: Renderer
  /// The time of a still in seconds; nil for an animation.
  var time: Double?
  let tolerance: PixelTolerance

  /// The result of a test.
  enum Verdict {
    case same
    case recorded
    /// The differences, one clause each, and files that show them.
    case different([String], Artifacts)
    /// The golden does not exist.
    case missing
  }

  /// Files that show a difference.
  struct Artifacts {
    /// An HTML page.
    let report: URL
    /// APNGs.
    let expected: URL
    let actual: URL

    var all: [URL] { [report, expected, actual] }
  }

  /// - Parameter folder: the folder for artifacts; evaluated only if the pictures differ.
  func verify(
    _ mode: RecordMode, artifacts folder: @autoclosure () throws -> URL
  ) throws -> Verdict {
    guard FileSystem.kind(of: url.path) != nil else {
      guard mode.recording.mends(.missing) else { return .missing }
      try record(to: url)
      return .recorded
    }
    let golden = try FileSystem.contents(of: url.path)
    let comparison: Comparison
    do {
      comparison = try compare(golden, tolerance: mode.recording.tolerance(tolerance))
    } catch ExportError.codec(_, url.path) where mode.recording.mends(.different) {
      // A truncated golden, or a Git LFS pointer, has no pictures.
      try record(to: url)
      return .recorded
    }
    guard comparison.result.isDifferent else { return .same }
    guard !mode.recording.mends(.different) else {
      try record(to: url)
      return .recorded
    }
    let motion = motion(since: golden)
    let artifacts = try write(comparison, motion, golden, in: folder())
    return .different(
      comparison.result.clauses + (motion?.briefSentences ?? []), artifacts)
  }

  // MARK: - Comparing

  private struct Comparison {
    var result: AnimationComparison
    var moments: [AnimationComparison.Moment]
  }

  private func compare(_ golden: [UInt8], tolerance: PixelTolerance) throws -> Comparison {
    var moments: [AnimationComparison.Moment] = []
    let result = try AnimationComparison(
      Frames.of(golden, path: url.path),
      candidate(comparedWith: golden),
      tolerance: tolerance
    ) { shown throws(ExportError) in moments.append(shown.moment) }
    return Comparison(result: result, moments: moments)
  }

  /// A time up to half a microsecond beyond the end is the end.
  static let timeTolerance = 0.5e-6

  private func candidate(comparedWith golden: [UInt8]) -> any FrameStream<ExportError> {
    guard let time else { return Frames.of(renderer, options: options, comparedWith: golden) }
    return Frames.of(renderer, at: min(time, renderer.duration))
  }

  /// The changes of motion; nil unless the golden contains a record of its timeline.
  private func motion(since golden: [UInt8]) -> SceneDifference? {
    guard case .summary(let summary) = MotionSummary.record(in: golden) else { return nil }
    return SceneDifference(summary, MotionSummary(renderer))
  }

  private var options: ExportOptions {
    ExportOptions(range: PlaybackRange(all: renderer)).recordingMotion()
  }

  // MARK: - Writing

  private func record(to url: URL) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    _ = try Exporter(renderer, options: options).write([
      Output(
        path: url.path,
        kind: time.map { .still(time: min($0, renderer.duration)) } ?? .animation(.apng))
    ])
  }

  /// Writes the actual animation, a report, and a copy of the golden.
  private func write(
    _ comparison: Comparison, _ motion: SceneDifference?, _ golden: [UInt8], in folder: URL
  ) throws -> Artifacts {
    let name = url.deletingPathExtension().lastPathComponent
    let kind = time == nil ? "apng" : "png"
    let expected = folder.appendingPathComponent("\(name).expected.\(kind)")
    let actual = folder.appendingPathComponent("\(name).actual.\(kind)")
    let page = folder.appendingPathComponent("\(name).report.html")
    try record(to: actual)
    try Data(golden).write(to: expected)
    var found = try HTMLReport.Case(
      name: url.lastPathComponent, comparison: comparison.result, moments: comparison.moments,
      settings: settings, baseline: Frames.of(golden, path: url.path),
      candidate: candidate(comparedWith: golden), tolerance: tolerance)
    found.findings = motion?.findings ?? []
    try Data(HTMLReport(title: name, cases: [found]).html.utf8).write(to: page)
    return Artifacts(report: page, expected: expected, actual: actual)
  }

  private var settings: [HTMLReport.Setting] {
    func setting<Value: Equatable>(
      _ name: String, _ path: KeyPath<PixelTolerance, Value>, _ text: (Value) -> String
    ) -> HTMLReport.Setting {
      let value = tolerance[keyPath: path]
      let isDefault = value == PixelTolerance.exact[keyPath: path]
      return .init(name: name, value: text(value), origin: isDefault ? "default" : "test")
    }
    return [
      setting("threshold", \.threshold) { "\($0)" },
      setting("ignoresAntialiased", \.ignoresAntialiased) { "\($0)" },
      setting("maxPixels", \.budget) { budget in
        switch budget {
        case .count(let count): "\(count)"
        case .fraction(let fraction): "\(fraction * 100) %"
        }
      },
    ]
  }
}
