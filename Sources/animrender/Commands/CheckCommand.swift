import Documents
import Inspect
import Primitives
import Render
import Scenes

/// `animrender check`: reads and reports without drawing.
enum CheckCommand {
  static let command = Command(
    name: "check",
    summary: "Reads scenes and reports what is wrong with them, or does not hold what they expect, "
      + "without drawing.",
    usage: "check SCENE… [options]",
    options: [
      .framesPerSecond,
      .scale,
      .background,
    ] + SceneOptions.commandLine + AssetSource.commandLine,
    examples: [
      "animrender check scene.json",
      "animrender check scenes/*/*.json --quiet",
    ],
    run: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws(Failure) -> ExitCode {
    guard !arguments.positionals.isEmpty else {
      throw .usage("no scene given", hint: "animrender check scene.json")
    }
    let settings = try RenderSettings(arguments)
    let loader = SceneLoader(console: console)
    var worst = ExitCode.success
    var rows: [String] = []
    for path in arguments.positionals {
      do {
        let renderer = try loader.renderer(
          at: path, options: settings.sceneOptions, overrides: settings.overrides,
          assets: try AssetSource(arguments, scene: path))
        let duration = renderer.duration.rounded(places: 6)
        let count = renderer.tree.nodes.count
        let unmet = try loader.unmetExpectations(of: renderer)
        if !unmet.isEmpty { worst = max(worst, .different) }
        console.note(
          "\(path): \(unmet.isEmpty ? "fine" : "does not hold what it expects") (\(count == 1 ? "1 view" : "\(count) views"), \(duration) s, "
            + "\(renderer.pixelWidth) × \(renderer.pixelHeight) pixels)")
        rows.append(
          "  { \"path\": \(path.jsonQuoted), \"valid\": true, \"duration\": \(duration), "
            + "\"unmet\": [\(unmet.map(\.message.jsonQuoted).joined(separator: ", "))], "
            + "\"diagnostics\": \(json(renderer.warnings + unmet)) }")
      } catch {
        console.error(error)
        worst = max(worst, error.code)
        let message = error.message.isEmpty ? "" : "\"error\": \(error.text.jsonQuoted), "
        rows.append(
          "  { \"path\": \(path.jsonQuoted), \"valid\": false, \(message)"
            + "\"diagnostics\": \(json(error.diagnostics)) }")
      }
    }
    if console.printsJSON { try console.output("[\n\(rows.joined(separator: ",\n"))\n]\n") }
    return worst
  }

  private static func json(_ diagnostics: [Diagnostic]) -> String {
    guard !diagnostics.isEmpty else { return "[]" }
    return "[\n\(diagnostics.map { "    \($0.json)" }.joined(separator: ",\n")) ]"
  }
}

extension Diagnostic {
  /// An object on one line.
  fileprivate var json: String {
    """
    { "severity": "\(severity.rawValue)", "file": \(file.jsonQuoted), "line": \(line), \
    "column": \(column), "message": \(message.jsonQuoted), "hint": \(hint?.jsonQuoted ?? "null") }
    """
  }
}
