import AnimDiff
import AnimExport
import AnimFiles
package import AnimInspect
import AnimPrimitives
import AnimRendering
import AnimScenes

extension Comparer {
  /// A comparison as a section of an HTML page. Both sides are read again for their pictures.
  ///
  /// - Parameter page: the path of the page.
  package func pageCase(
    _ report: ComparisonReport, name: String, _ baseline: ComparedInput,
    _ candidate: ComparedInput, page: String
  ) throws(Failure) -> HTMLReport.Case {
    let first = try baseline.frames(against: candidate)
    let second = try candidate.frames(against: baseline)
    let ignored = try ignoredParts(baseline, candidate)
    var result = try Failure.rethrowing(
      try HTMLReport.Case(
        name: name, comparison: report.comparison, moments: report.moments,
        settings: toleranceSettings + sceneSettings(of: candidate.renderer ?? baseline.renderer),
        baseline: first, candidate: second, tolerance: tolerance, ignoring: ignored))
    result.findings = report.findings
    result.curves = report.curves
    guard let renderer = candidate.renderer else { return result }
    if let finding = report.findings.first, let line = renderer.line(of: finding) {
      result.place = HTMLReport.Place(
        path: candidate.path, line: line,
        link: PathParts(page).relative(candidate.path))
    }
    return result
  }

  /// The settings of a rendered scene; empty without a scene.
  private func sceneSettings(of renderer: Renderer?) -> [HTMLReport.Setting] {
    guard let scene = renderer?.scene else { return [] }
    var rows = [
      setting("fps", scene.framesPerSecond.shortText, otherwise: "scene"),
      setting("scale", scene.scale.shortText, otherwise: "scene"),
      setting("appearance", request.variant.appearance.rawValue, otherwise: "default"),
    ]
    if let background = request.scene.background {
      rows.append(setting("background", background, otherwise: "scene"))
    }
    rows += ignoredViews.map { setting("ignore-view", $0, otherwise: "command line") }
    rows += request.scene.parameters.sorted { $0.name < $1.name }.map {
      setting("set", "\($0.name)=\($0.value)", otherwise: "command line")
    }
    return rows
  }

  private var toleranceSettings: [HTMLReport.Setting] {
    let ignored = tolerance.ignoredRects.map { "\($0.x),\($0.y),\($0.width),\($0.height)" }
    let budget =
      switch tolerance.budget {
      case .count(let count): "\(count)"
      case .fraction(let fraction): "\((fraction * 100).shortText)%"
      }
    return [
      setting("threshold", tolerance.threshold.shortText, otherwise: "default"),
      setting("max-pixels", budget, otherwise: "default"),
      setting("ignore-aa", tolerance.ignoresAntialiased ? "yes" : "no", otherwise: "default"),
      setting(
        "ignore", ignored.isEmpty ? "nothing" : ignored.joined(separator: " "),
        otherwise: "default"),
    ]
  }

  /// A setting with its origin: the command line if it has this option.
  private func setting(_ name: String, _ value: String, otherwise origin: String)
    -> HTMLReport.Setting
  {
    HTMLReport.Setting(
      name: name, value: value,
      origin: given.contains(name) ? "command line" : origin)
  }
}

extension PathParts {
  /// A path as it is written in the folder of this file. Absolute paths stay, because the folder's own place is not known.
  func relative(_ path: String) -> String {
    if path.hasPrefix("/") || directory.hasPrefix("/") {
      return path.hasPrefix(directory) ? String(path.dropFirst(directory.count)) : path
    }
    var parts = path.split(separator: "/")[...]
    var steps = directory.split(separator: "/")[...]
    while let part = parts.first, parts.count > 1, part == steps.first {
      parts.removeFirst()
      steps.removeFirst()
    }
    return (steps.map { _ in ".." } + parts).joined(separator: "/")
  }
}

extension HTMLReport {
  /// - Throws: 73 or 74 if the file cannot be written.
  package func save(to path: String) throws(Failure) {
    try Failure.rethrowing(file: try FileSystem.save(Array(html.utf8), to: path))
  }
}
