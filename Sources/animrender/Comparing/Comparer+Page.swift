import Diff
import Files
import Inspect
import Primitives
import Render
import Scenes

extension Comparer {
  /// What a comparison found, for a page. Both sides are read once more, for their pictures.
  ///
  /// - Parameter arguments: what was asked for, which the page tells from what was not.
  func pageCase(
    _ report: ComparisonReport, name: String, _ baseline: ComparedInput,
    _ candidate: ComparedInput, _ arguments: Arguments
  ) throws(Failure) -> HTMLReport.Case {
    let first = try baseline.frames(against: candidate)
    let second = try candidate.frames(against: baseline)
    let ignored = try ignoredParts(baseline, candidate)
    var result = try Failure.telling(
      try HTMLReport.Case(
        name: name, comparison: report.comparison, moments: report.moments,
        settings: tolerance.settings(arguments)
          + Self.settings(of: candidate.renderer ?? baseline.renderer, arguments),
        baseline: first, candidate: second, tolerance: tolerance, ignoring: ignored))
    result.motion = report.notes
    return result
  }

  /// How a scene was drawn; nothing where there was none.
  private static func settings(of renderer: Renderer?, _ arguments: Arguments)
    -> [HTMLReport.Setting]
  {
    guard let scene = renderer?.scene else { return [] }
    var settings = [
      arguments.setting("fps", scene.framesPerSecond.shortText, otherwise: "scene"),
      arguments.setting("scale", scene.scale.shortText, otherwise: "scene"),
      arguments.setting(
        "appearance", arguments.value("appearance") ?? "light", otherwise: "default"),
    ]
    if let background = arguments.value("background") {
      settings.append(arguments.setting("background", background, otherwise: "scene"))
    }
    settings += arguments.all("ignore-view").map {
      .init(name: "ignore-view", value: $0, origin: "command line")
    }
    settings += arguments.all("set").map { .init(name: "set", value: $0, origin: "command line") }
    return settings
  }
}

extension PixelTolerance {
  fileprivate func settings(_ arguments: Arguments) -> [HTMLReport.Setting] {
    let ignored = ignoredRects.map { "\($0.x),\($0.y),\($0.width),\($0.height)" }
    return [
      arguments.setting("threshold", threshold.shortText, otherwise: "default"),
      arguments.setting(
        "max-pixels", arguments.value("max-pixels") ?? "0", otherwise: "default"),
      arguments.setting("ignore-aa", ignoresAntialiased ? "yes" : "no", otherwise: "default"),
      arguments.setting(
        "ignore", ignored.isEmpty ? "nothing" : ignored.joined(separator: " "),
        otherwise: "default"),
    ]
  }
}

extension Arguments {
  /// A setting that an option of the same name decides where it is given.
  fileprivate func setting(_ name: String, _ value: String, otherwise origin: String)
    -> HTMLReport.Setting
  {
    HTMLReport.Setting(name: name, value: value, origin: has(name) ? "command line" : origin)
  }
}

extension Option {
  static let html = Option(
    "html", value: "FILE", "a page that shows what differs, for any browser; - for standard output")
}

extension HTMLReport {
  /// - Throws: 73 or 74 where the file cannot be written.
  func save(to path: String) throws(Failure) {
    try Failure.telling(try FileSystem.save(Array(html.utf8), to: path))
  }
}
