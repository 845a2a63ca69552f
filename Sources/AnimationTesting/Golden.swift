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

  /// A golden's file that differs from the scene.
  struct Difference {
    let golden: [UInt8]
    let found: GoldenComparison

    /// The differences, one clause each.
    var clauses: [String] { found.comparison.clauses + (found.motion?.briefSentences ?? []) }
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

  func verify(_ mode: RecordMode) throws -> GoldenVerdict<Difference, any Error> {
    let recording = mode.recording
    return try recording.verdict(of: url.path) {
      let golden = try FileSystem.contents(of: url.path)
      let found = try GoldenComparison(
        of: renderer, options, at: stillTime, with: golden, path: url.path,
        tolerance: recording.tolerance(tolerance))
      return found.comparison.isDifferent ? Difference(golden: golden, found: found) : nil
    } isUnreadable: { error in
      if case ExportError.codec(_, url.path) = error { true } else { false }
    } writing: {
      try record(to: url)
    }
  }

  /// A time up to half a microsecond beyond the end is the end.
  static let timeTolerance = 0.5e-6

  private var stillTime: Double? { time.map { min($0, renderer.duration) } }

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
        kind: stillTime.map { .still(time: $0) } ?? .animation(.apng))
    ])
  }

  /// Writes the actual animation, a report, and a copy of the golden.
  func show(_ difference: Difference, in folder: URL) throws -> Artifacts {
    let golden = difference.golden
    let found = difference.found
    let name = url.deletingPathExtension().lastPathComponent
    let kind = time == nil ? "apng" : "png"
    let expected = folder.appendingPathComponent("\(name).expected.\(kind)")
    let actual = folder.appendingPathComponent("\(name).actual.\(kind)")
    let page = folder.appendingPathComponent("\(name).report.html")
    try record(to: actual)
    try Data(golden).write(to: expected)
    var shown = try HTMLReport.Case(
      name: url.lastPathComponent, comparison: found.comparison, moments: found.moments,
      settings: settings, baseline: Frames.of(golden, path: url.path),
      candidate: GoldenComparison.frames(
        of: renderer, options, at: stillTime, comparedWith: golden),
      tolerance: tolerance)
    shown.findings = found.motion?.findings ?? []
    try Data(HTMLReport(title: name, cases: [shown]).html.utf8).write(to: page)
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
