import AnimDocuments
import AnimExport
import AnimMotion
import AnimPrimitives
import AnimProject
import AnimRendering
import AnimScenes

/// `animrender curve`: plots timing curves or prints their values.
enum CurveCommand {
  static let command = Command(
    name: "curve",
    summary: "Plots timing curves, or prints their values and velocities.",
    usage: "curve CURVE… [-o FILE] [options]",
    options: [
      Option(
        "output", short: "o", value: "FILE", repeats: true,
        ".png or .gif file for the plot; a GIF shows moving dots"),
      Option(
        "duration", value: "SECONDS",
        "length of the curve (default: 1, or the settling time of a spring)"),
      Option(
        "at", value: "FRACTIONS",
        "elapsed fractions for --json, separated by commas; may be outside 0…1"),
      Option("appearance", value: "light|dark", "colours of the plot (default: light)"),
    ],
    examples: [
      "animrender curve easeOutBack easeOutElastic -o curves.png",
      "animrender curve 'cubic-bezier(0.2, 0, 0, 1)' '{\"spring\": {\"mass\": 1, \"stiffness\": 170, "
        + "\"damping\": 12}}' -o curves.gif",
      "animrender curve easeInOut --json --at 0,0.25,0.5",
    ],
    run: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws(Failure) -> ExitCode {
    let texts = arguments.positionals
    guard !texts.isEmpty else {
      throw .usage("no curve given", hint: "animrender curve easeOutBack -o curve.png")
    }
    try checkEffect(of: arguments, console)
    let fractions = try fractions(arguments)
    let duration = try arguments.number("duration", in: 0.001...3600, unit: "seconds")
    var curves: [CurveSource] = []
    for text in texts {
      curves.append(try CurveSource(text, duration: duration, console: console))
    }
    if arguments.has("output") { try plot(curves, arguments, console) }
    if console.printsJSON {
      let objects = curves.map { $0.samples(at: fractions) }
      try console.output((objects.count == 1 ? objects[0] : .stacked(objects)).text + "\n")
    }
    return .success
  }

  /// Rejects options that have no effect.
  private static func checkEffect(of arguments: Arguments, _ console: Console) throws(Failure) {
    let isPlotted = arguments.has("output")
    guard isPlotted || console.printsJSON else {
      throw .usage("no output given", hint: "give -o FILE or --json")
    }
    if !console.printsJSON, arguments.has("at") {
      throw .usage("'--at' has no effect without --json", hint: "give --json")
    }
    if !isPlotted, arguments.has("appearance") {
      throw .usage("'--appearance' has no effect without a plot", hint: "give -o FILE")
    }
    for path in arguments.all("output") where Comparer.format(of: path) == nil {
      throw .usage("'-o \(path)': a plot must be a .png, .gif or .apng file")
    }
    try arguments.checkFiles(of: ["output"], reading: [])
  }

  private static func fractions(_ arguments: Arguments) throws(Failure) -> [Double] {
    guard let list = arguments.value("at") else { return (0...20).map { Double($0) / 20 } }
    var result: [Double] = []
    for text in list.split(separator: ",", omittingEmptySubsequences: false) {
      guard let fraction = Double(decimal: text), fraction.isFinite else {
        throw .usage("'--at \(list)': '\(text)' is not a number")
      }
      result.append(fraction)
    }
    return result
  }

  private static func plot(
    _ curves: [CurveSource], _ arguments: Arguments, _ console: Console
  ) throws(Failure) {
    guard curves.count <= CurvePlot.limit else {
      throw .usage("\(curves.count) curves exceed the limit of \(CurvePlot.limit) in a plot")
    }
    if let slow = curves.first(where: { $0.duration > Timeline.longestDuration }) {
      throw Failure(
        .badData, "the curve '\(slow.text)' takes longer than a day to settle",
        hint: "give a --duration in seconds")
    }
    let renderer: Renderer
    do {
      // The legend contains the curve's text, which may have any characters.
      renderer = try Renderer(
        scene: try CurvePlot(curves: curves).scene(
          options: SceneOptions(appearance: try RenderRequest(arguments).variant.appearance)),
        assets: AssetSource(allowsMissingGlyphs: true))
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(.internalFault, "\(error)")
    }
    let outputs = arguments.all("output").map { path in
      let format = Comparer.format(of: path) ?? .png
      return Output(
        path: path, kind: format == .png ? .still(time: renderer.duration) : .animation(format))
    }
    let options = ExportOptions(range: PlaybackRange(all: renderer))
    let written = try Failure.rethrowing(try Exporter(renderer, options: options).write(outputs))
    for line in RenderReport(files: written, seconds: 0).lines where !console.printsJSON {
      console.note(line)
    }
  }
}
