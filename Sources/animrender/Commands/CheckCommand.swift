import AnimDocuments
import AnimExport
import AnimInspect
import AnimPrimitives
import AnimProject
import AnimRendering
import AnimScenes

/// `animrender check`: validates scenes without rendering them.
enum CheckCommand {
  static let command = Command(
    name: "check",
    summary: "Checks scenes for errors and unmet expectations, without drawing.",
    usage: "check SCENE… [options]",
    options: [
      .framesPerSecond,
      .scale,
      .background,
      Option(
        "safety", "also draw the scene and look for flashes that can cause seizures (WCAG 2.3.1)"),
      .jobs,
      Watch.option,
    ] + Option.scenes,
    examples: [
      "animrender check scene.json",
      "animrender check scenes/*/*.json --quiet",
      "animrender check scene.json --safety",
      "animrender check scene.json --watch  # again after each save",
    ],
    run: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws(Failure) -> ExitCode {
    guard !arguments.positionals.isEmpty else {
      throw .usage("no scene given", hint: "animrender check scene.json")
    }
    var request = try RenderRequest(arguments)
    request.scene.checksLibraries = true
    let loader = SceneLoader(console: console)
    var worst = ExitCode.success
    var rows: [JSONText] = []
    var valid: [String] = []
    for path in arguments.positionals {
      do {
        let renderer = try loader.renderer(of: request.at(path))
        let count = renderer.tree.nodes.count
        let unmet = try loader.unmetExpectations(of: renderer)
        for diagnostic in unmet { console.show(diagnostic) }
        let flashes = arguments.has("safety") ? renderer.flashes(jobs: request.jobs) : []
        for flash in flashes { console.error(Failure(.different, path: path, flash.message)) }
        let isGood = unmet.isEmpty && flashes.isEmpty
        if !isGood { worst = max(worst, .different) }
        let line =
          if let count = renderer.scene.libraryCount {
            "\(path): valid (a library of \(count == 1 ? "1 component" : "\(count) components"))"
          } else {
            "\(path): \(unmet.isEmpty ? flashes.isEmpty ? "valid" : "not safe" : "expectations are not met") "
              + "(\(count == 1 ? "1 view" : "\(count) views"), \(renderer.duration.rounded(places: 6)) s, "
              + "\(renderer.pixelWidth) × \(renderer.pixelHeight) pixels)"
          }
        console.note(line)
        if isGood { valid.append(line) }
        rows.append([
          "path": JSONText(path), "valid": true, "duration": JSONText(renderer.duration),
          "unmet": JSONText(unmet.map(\.message)), "flashes": JSONText(flashes.map(\.message)),
          "diagnostics": (renderer.warnings + unmet).json,
        ])
      } catch {
        console.error(error)
        worst = max(worst, error.code)
        var row: JSONText = ["path": JSONText(path), "valid": false]
        if !error.message.isEmpty { row = row.adding(["error": JSONText(error.text)]) }
        rows.append(row.adding(["diagnostics": error.diagnostics.json]))
      }
    }
    let paths = arguments.positionals
    console.summarize(
      paths.count == 1
        ? valid.first ?? paths[0] : "\(valid.count) of \(paths.count) scenes are valid")
    if console.printsJSON { try console.output(JSONText.lines(rows).text + "\n") }
    return worst
  }
}

extension [Diagnostic] {
  /// A JSON array with one line per diagnostic.
  var json: JSONText { .lines(map(\.json), indent: 4, closing: " ]") }
}
