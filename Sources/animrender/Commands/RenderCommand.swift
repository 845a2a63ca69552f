import AnimCodecs
import AnimDocuments
import AnimExport
import AnimFiles
import AnimInspect
import AnimMotion
import AnimPrimitives
import AnimRendering
import AnimScenes

/// `animrender SCENE -o FILE`: renders a scene to files.
enum RenderCommand {
  static let command = Command(
    name: "render",
    summary: "Draws a scene to GIF, APNG, PNG or video files.",
    usage: "SCENE -o FILE [-o FILE …] [options]",
    options: [
      Option(
        "output", short: "o", value: "FILE", repeats: true,
        ".gif, .apng, .png (one frame, see --time), .mp4, .webm, .webp, .avif, .y4m; "
          + "frames/ or frames/%04d.png; - for standard output"),
      Option(
        "format", value: "FORMAT",
        "output format when the name has no extension: gif, apng, png, y4m; apng for an animated .png"
      ),
      Option(
        "time", short: "t", value: "TIME",
        "write one frame, at seconds, 50%, or the id of a step (move, move.end, move+0.2)"),
      Overview.sheet,
      Overview.columns,
      Overview.trail,
      .framesPerSecond,
      .scale,
      Option("from", value: "TIME", "start of the part to play (default: the scene's start)"),
      Option("to", value: "TIME", "end of the part to play (default: the scene's end)"),
      Option("speed", value: "N", "0.001 to 1000; 2 plays twice as fast (default: 1)"),
      Option("plays", value: "N", "number of plays, 0 forever (default: the scene's)"),
      .background,
      .jobs,
      Watch.option,
    ] + SceneOptions.commandLine + AssetOptions.commandLine + GIFOptions.commandLine,
    examples: [
      "animrender scene.json -o demo.gif",
      "animrender scene.json -o demo.gif -o demo.apng -o frames/  # drawn once",
      "animrender scene.json -o demo.png --format apng  # for sites that do not accept .apng",
      "animrender scene.json -o still.png --time 50%",
      "animrender scene.json -o demo.gif --watch  # again after each save",
      "animrender scene.json -o sheet.png --sheet 12",
      "animrender scene.json -o trail.png --trail 8",
      "animrender scene.json -o dark.gif --appearance dark --scale 2 --set radius=24",
      "animrender scene.json -o demo.html --appearance light,dark  # a page with both",
      "animrender scene.json -o - --format png --time move.end | open-picture",
    ],
    run: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws(Failure) -> ExitCode {
    let path = try scenePath(arguments)
    let plan = try plan(arguments, scene: path, console)
    if let limit = plan.settings.maxSize {
      return try writeLimited(
        plan.outputs, limit: limit, options: plan.exporter.options, renderer: plan.renderer,
        console)
    }
    let picture = try plan.settings.overviewPicture(of: plan.renderer)
    return try write(picture, to: plan.outputs, with: plan.exporter, console)
  }
}

extension RenderCommand {
  /// The outputs of a run, with the renderer and the exporter that make them.
  private struct Plan {
    let settings: RenderSettings
    let renderer: Renderer
    let exporter: Exporter
    let outputs: [Output]
  }

  /// Returns the path of the scene. Exactly one scene and an output must be given.
  private static func scenePath(_ arguments: Arguments) throws(Failure) -> String {
    guard let path = arguments.positionals.first else {
      throw .usage("no scene given", hint: "animrender scene.json -o demo.gif")
    }
    if let second = arguments.positionals.dropFirst().first {
      guard FileSystem.kind(of: path) != nil || OutputFormat(path: second) != nil else {
        throw .usage(
          "'\(path)' is neither a command nor a file",
          hint: "list the commands with 'animrender help'")
      }
      throw .usage(
        "more than one scene given: '\(second)'",
        hint: OutputFormat(path: second).map { _ in "put -o before an output: -o \(second)" })
    }
    guard arguments.has("output") else {
      throw .usage("no output given", hint: "animrender \(path) -o demo.gif")
    }
    return path
  }

  /// Reads the scene and the options. Checks them before anything is written.
  private static func plan(
    _ arguments: Arguments, scene path: String, _ console: Console
  ) throws(Failure) -> Plan {
    let hasBoth = arguments.value("appearance") == SceneOptions.bothAppearances
    let settings = try RenderSettings(arguments, appearance: hasBoth ? .light : nil)
    let loader = SceneLoader(console: console)
    let bytes = try loader.contents(of: path)
    let assets = settings.assets.source(besideScene: path)
    let renderer = try loader.renderer(
      at: path, bytes: bytes, options: settings.sceneOptions, overrides: settings.overrides,
      assets: assets)
    let range = try settings.range(of: renderer)
    let outputs = try settings.outputs(for: renderer, scene: path)
    var dark: Renderer?
    if hasBoth {
      if let single = outputs.first(where: { !$0.isPage }) {
        throw .usage(
          "'--appearance \(SceneOptions.bothAppearances)' is for pages, and '-o \(single.path)' shows "
            + "one appearance", hint: "name an .html, or choose light or dark")
      }
      dark = try loader.renderer(
        at: path, bytes: bytes, options: try SceneOptions(arguments, appearance: .dark),
        overrides: settings.overrides, assets: assets, known: renderer.warnings)
    }
    var options = ExportOptions(
      range: range, plays: settings.plays, jobs: settings.jobs, gif: settings.gif,
      verifiesGIF: settings.verifiesGIF)
    options.provenance = Provenance(scene: path, arguments)
    let exporter = Exporter(
      renderer,
      options: options.recordingMotion(in: settings.embedsTimeline ? [.apng, .gif] : [.apng]),
      dark: dark)
    return Plan(settings: settings, renderer: renderer, exporter: exporter, outputs: outputs)
  }

  /// - Parameter picture: an overview to write instead of the frames.
  private static func write(
    _ picture: Pixmap?, to outputs: [Output], with exporter: Exporter, _ console: Console
  ) throws(Failure) -> ExitCode {
    var progress = Progress(console, total: exporter.frameCount(of: outputs))
    let written: [WrittenFile]
    do {
      written =
        if let picture {
          try exporter.write(picture, to: outputs)
        } else {
          try exporter.write(outputs) { progress.show($0) }
        }
    } catch {
      progress.clear()
      throw Failure(error)
    }
    progress.clear()
    let report = RenderReport(files: written, seconds: progress.elapsedSeconds)
    if console.printsJSON, outputs.contains(where: { $0.path == "-" }) {
      // Standard output contains the file.
      console.writeError(report.json)
      return .success
    }
    try report.print(to: console)
    return .success
  }

  /// Writes one GIF within `--max-size`.
  private static func writeLimited(
    _ outputs: [Output], limit: Int, options: ExportOptions, renderer: Renderer, _ console: Console
  ) throws(Failure) -> ExitCode {
    guard outputs.count == 1, outputs[0].kind == .animation(.gif), outputs[0].path != "-",
      FileSystem.kind(of: outputs[0].path) != .other
    else {
      throw .usage("'--max-size' needs exactly one output, a .gif file")
    }
    let progress = Progress(console, total: 1)
    let result = try Failure.rethrowing(
      try Exporter.write(
        gif: outputs[0].path, options: options, limit: limit, renderer: renderer,
        rescaled: { renderer.rescaled(by: $0) }))
    switch result {
    case .success(let file):
      let report = RenderReport(files: [file], seconds: progress.elapsedSeconds)
      try report.print(to: console)
      return .success
    case .failure(let missed):
      throw Failure(
        .badData, path: outputs[0].path,
        "cannot be made smaller than \(missed.smallest.bytesText), and the limit is \(limit.bytesText)",
        hint: "render a shorter part with --from and --to, or lower --fps or --scale")
    }
  }
}

/// The files that a run wrote.
struct RenderReport {
  let files: [WrittenFile]
  let seconds: Double

  func print(to console: Console) throws(Failure) {
    if console.printsJSON { try console.output(json) }
    for line in lines { console.note(line) }
    console.summarize(summary)
  }

  /// A line for each file, followed by its notes.
  var lines: [String] {
    files.flatMap { file in
      ["\(Self.description(of: file)) (in \(seconds.shortSeconds))"]
        + file.notes.map { "  note: \($0)" }
    }
  }

  /// All files and notes on one line.
  private var summary: String {
    let parts = files.map(Self.description) + files.flatMap(\.notes).map { "note: \($0)" }
    return "\(parts.joined(separator: "; ")) (in \(seconds.shortSeconds))"
  }

  /// Path, size, number of frames, duration.
  private static func description(of file: WrittenFile) -> String {
    let path = file.path == "-" ? "standard output" : file.path
    let pictures = file.frameCount == 1 ? "1 frame" : "\(file.frameCount) frames"
    let duration = file.frameCount == 1 ? "" : ", \(file.duration.rounded(places: 6)) s"
    return "\(path): \(file.byteCount.bytesText), \(pictures)\(duration)"
  }

  var json: String {
    let rows = files.map { file in
      let notes = file.notes.map(\.jsonQuoted).joined(separator: ", ")
      return """
            { "path": \(file.path.jsonQuoted), "format": \(file.format.rawValue.jsonQuoted), \
        "bytes": \(file.byteCount), "frames": \(file.frameCount), \
        "duration": \(file.duration), "notes": [\(notes)] }
        """
    }
    return """
      {
        "outputs": [
      \(rows.joined(separator: ",\n"))
        ],
        "seconds": \(seconds.rounded(places: 3))
      }

      """
  }
}
