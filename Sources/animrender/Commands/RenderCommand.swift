import Codecs
import Documents
import Export
import Files
import Inspect
import Motion
import Primitives
import Render
import Scenes

/// `animrender SCENE -o FILE`: the program's main job.
enum RenderCommand {
  static let command = Command(
    name: "render",
    summary: "Draws a scene to GIF, APNG, PNG or video files.",
    usage: "SCENE -o FILE [-o FILE …] [options]",
    options: [
      Option(
        "output", short: "o", value: "FILE", repeats: true,
        ".gif, .apng, .png (with --time, if there are several frames), .mp4, .webm, .webp, .avif, .y4m; "
          + "frames/ or frames/%04d.png; - for standard output"),
      Option(
        "format", value: "FORMAT",
        "of what is not named by its extension: gif, apng, png, y4m for standard output (--json then prints to "
          + "standard error); apng for a .png that is animated"),
      Option(
        "time", short: "t", value: "TIME",
        "one still: seconds, 50%, or a step's id (move, move.end, move+0.2)"),
      .framesPerSecond,
      .scale,
      Option("from", value: "TIME", "where to begin"),
      Option("to", value: "TIME", "where to end"),
      Option("speed", value: "N", "0.001 to 1000; 2 plays twice as fast (default: 1)"),
      Option("plays", value: "N", "how often it plays, 0 for ever (default: the scene's)"),
      .background,
      Option(
        "jobs", short: "j", value: "N",
        "threads to work with (default: the processors)"),
    ] + SceneOptions.commandLine + AssetSource.commandLine + GIFOptions.commandLine,
    examples: [
      "animrender scene.json -o demo.gif",
      "animrender scene.json -o demo.gif -o demo.apng -o frames/  # drawn once",
      "animrender scene.json -o demo.png --format apng  # for sites that know no .apng",
      "animrender scene.json -o still.png --time 50%",
      "animrender scene.json -o dark.gif --appearance dark --scale 2 --set radius=24",
      "animrender scene.json -o - --format png --time move.end | open-picture",
    ],
    run: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws(Failure) -> ExitCode {
    guard let path = arguments.positionals.first else {
      throw .usage("no scene given", hint: "animrender scene.json -o demo.gif")
    }
    if let second = arguments.positionals.dropFirst().first {
      guard FileSystem.kind(of: path) != nil || OutputFormat(path: second) != nil else {
        throw .usage(
          "'\(path)' is neither a command nor a file", hint: "'animrender help' lists the commands")
      }
      throw .usage(
        "more than one scene given: '\(second)'",
        hint: OutputFormat(path: second).map { _ in "an output has -o before it: -o \(second)" })
    }
    guard arguments.has("output") else {
      throw .usage("no output given", hint: "animrender \(path) -o demo.gif")
    }
    let settings = try RenderSettings(arguments)
    let renderer = try SceneLoader(console: console).renderer(
      at: path, options: settings.sceneOptions, overrides: settings.overrides,
      assets: try AssetSource(arguments, scene: path))
    let range = try settings.range(of: renderer)
    let outputs = try settings.outputs(for: renderer, scene: path)
    var options = ExportOptions(
      range: range, plays: settings.plays, jobs: settings.jobs, gif: settings.gif,
      verifiesGIF: arguments.has("verify")
    ).recordingMotion(in: arguments.has("embed-timeline") ? [.apng, .gif] : [.apng])
    options.provenance = Provenance(scene: path, arguments)
    let exporter = Exporter(renderer, options: options)

    if let limit = try arguments.byteCount("max-size") {
      return try writeLimited(
        outputs, limit: limit, options: exporter.options, renderer: renderer, console)
    }
    var progress = Progress(console, total: exporter.frameCount(of: outputs))
    let written: [WrittenFile]
    do {
      written = try exporter.write(outputs) { progress.show($0) }
    } catch {
      progress.clear()
      throw Failure(error)
    }
    progress.clear()
    let report = RenderReport(files: written, seconds: progress.elapsedSeconds)
    if console.printsJSON, outputs.contains(where: { $0.path == "-" }) {
      // Standard output has the file; beside lines for people no program could read it.
      console.writeError(report.json)
      return .success
    }
    if console.printsJSON { try console.output(report.json) }
    for line in report.lines { console.note(line) }
    return .success
  }
}

extension RenderCommand {
  /// `--max-size`: one GIF, with what has to be given up.
  private static func writeLimited(
    _ outputs: [Output], limit: Int, options: ExportOptions, renderer: Renderer, _ console: Console
  ) throws(Failure) -> ExitCode {
    guard outputs.count == 1, outputs[0].kind == .animation(.gif), outputs[0].path != "-",
      FileSystem.kind(of: outputs[0].path) != .other
    else {
      throw .usage("'--max-size' is for one .gif file")
    }
    let progress = Progress(console, total: 1)
    let result = try Failure.telling(
      try Exporter.write(
        gif: outputs[0].path, options: options, limit: limit, renderer: renderer,
        rescaled: { renderer.rescaled(by: $0) }))
    switch result {
    case .success(let file):
      let report = RenderReport(files: [file], seconds: progress.elapsedSeconds)
      if console.printsJSON { try console.output(report.json) }
      for line in report.lines { console.note(line) }
      return .success
    case .failure(let missed):
      throw Failure(
        .badData, path: outputs[0].path,
        "cannot be made smaller than \(missed.smallest.bytesText)",
        hint: "the limit is \(limit.bytesText); a shorter or calmer part may fit: --from, --to")
    }
  }
}

/// What a run of the program wrote.
struct RenderReport {
  let files: [WrittenFile]
  let seconds: Double

  /// A line for each file: path, size, pictures, duration.
  var lines: [String] {
    files.flatMap { file in
      let path = file.path == "-" ? "standard output" : file.path
      let pictures = file.frameCount == 1 ? "1 frame" : "\(file.frameCount) frames"
      let duration = file.frameCount == 1 ? "" : ", \(file.duration.rounded(places: 6)) s"
      let line =
        "\(path): \(file.byteCount.bytesText), \(pictures)\(duration) (in \(seconds.shortSeconds))"
      return [line] + file.notes.map { "  note: \($0)" }
    }
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
