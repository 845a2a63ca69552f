import Export
import Inspect
import Primitives
import Render
import Scenes

/// `animrender dump`: what is seen, in numbers.
enum DumpCommand {
  static let command = Command(
    name: "dump",
    summary: "Prints what is seen of each view, as JSON: a golden in numbers.",
    usage: "dump SCENE [options]",
    options: [
      Option(
        "at", value: "TIMES", "seconds, percentages or step ids, with commas; else all frames"),
      Option(
        "property", value: "NAME", repeats: true, "such as card.center, or card for all of it"),
      .framesPerSecond,
    ] + SceneOptions.commandLine + AssetSource.commandLine,
    examples: [
      "animrender dump scene.json > scene.golden.json",
      "animrender dump scene.json --at 0.1,0.25,move.end --property card.center",
    ],
    run: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws(Failure) -> ExitCode {
    guard let path = arguments.positionals.first, arguments.positionals.count == 1 else {
      throw .usage("'dump' takes one scene", hint: "animrender dump scene.json")
    }
    let renderer = try SceneLoader(console: console).renderer(
      at: path, options: try SceneOptions(arguments), overrides: try SceneOverrides(arguments),
      assets: try AssetSource(arguments, scene: path))
    var times: [Double]?
    if let list = arguments.value("at") {
      times = []
      for text in list.split(separator: ",", omittingEmptySubsequences: false) {
        times?.append(try renderer.time(named: String(text), option: "at"))
      }
    } else {
      try PlaybackRange(all: renderer).checkFrameCount()
    }
    let dump: SceneDump
    do {
      dump = try SceneDump(renderer, times: times, properties: arguments.all("property"))
    } catch {
      throw .usage(
        "'--property \(error.name)': the scene has no such property",
        hint: error.known.nearest(to: error.name).map { "did you mean '\($0)'?" })
    }
    try console.output(dump.json)
    return .success
  }
}
