import AnimExport
import AnimInspect
import AnimPrimitives
import AnimProject
import AnimRendering
import AnimScenes

/// `animrender dump`: the presented values of views, as JSON.
enum DumpCommand {
  static let command = Command(
    name: "dump",
    summary: "Prints the presented values of each view as JSON: a golden in numbers.",
    usage: "dump SCENE [options]",
    options: [
      Option(
        "at", value: "TIMES",
        "seconds, percentages or step ids, separated by commas (default: all frames)"),
      Option(
        "property", value: "NAME", repeats: true, "such as card.center, or card for the whole view"),
      Option(
        "operations",
        "print the operations that draw the times of --at instead (default: the first frame), one a line"
      ),
      .framesPerSecond,
    ] + Option.scenes,
    examples: [
      "animrender dump scene.json > scene.golden.json",
      "animrender dump scene.json --at 0.1,0.25,move.end --property card.center",
      "animrender dump scene.json --operations --at 0,0.1  # and the damage from one to the next",
    ],
    run: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws(Failure) -> ExitCode {
    guard let path = arguments.positionals.first, arguments.positionals.count == 1 else {
      throw .usage("'dump' takes one scene", hint: "animrender dump scene.json")
    }
    let renderer = try SceneLoader(console: console).renderer(
      of: try RenderRequest(arguments, scene: path))
    var times: [Double]?
    if let list = arguments.value("at") {
      times = []
      for text in list.split(separator: ",", omittingEmptySubsequences: false) {
        times?.append(
          try Failure.rethrowing(request: try renderer.time(named: String(text), option: "at")))
      }
    } else if !arguments.has("operations") {
      try Failure.rethrowing(request: try PlaybackRange(all: renderer).checkFrameCount())
    }
    if arguments.has("operations") {
      let dump = OperationDump(renderer, times: times ?? [0])
      try console.output(console.printsJSON ? dump.json : dump.text)
      return .success
    }
    let dump: SceneDump
    do {
      dump = try SceneDump(renderer, times: times, properties: arguments.all("property"))
    } catch {
      throw .usage(
        "'--property \(error.name)': no such property in the scene",
        hint: error.known.nearest(to: error.name).map { "did you mean '\($0)'?" })
    }
    try console.output(dump.json)
    return .success
  }
}
