import AnimCodecs
import AnimDocuments
import AnimExport
import AnimFiles
import AnimInspect
import AnimMotion
import AnimPrimitives
import AnimProject
import AnimRendering
import AnimScenes

/// `animrender SCENE -o FILE`: renders a scene to files.
enum RenderCommand {
  static let command = Command(
    name: "render",
    summary: "Draws a scene, or the frames of a recording, to GIF, APNG, PNG or video files.",
    usage: "SCENE|RECORDING -o FILE [-o FILE …] [options]",
    options: RenderSetting.all.flatMap { setting in
      // Running again belongs to the run, as the number of threads does.
      setting.name == "jobs" ? [Option(setting), Watch.option] : [Option(setting)]
    } + EachCommand.options,
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
      "animrender scene.json -o demo.gif --appearance light,dark --scale 1,2 --snippet github",
      "animrender card.json --each users.jsonl -o 'out/{id}.gif'  # one for each line",
      "animrender clip.mov -o demo.gif --crop 0,88,780,1200 --resize 390 --from 1.2 --to 4",
      "animrender scene.json -o - --format png --time move.end | open-picture",
    ],
    run: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws(Failure) -> ExitCode {
    let request = try RenderRequest(
      arguments, scene: try scenePath(arguments), isFamily: true)
    try EachCommand.check(arguments)
    if try Failure.rethrowing(try Recording.isRecording(request.scene.path)) {
      return try renderRecording(request, arguments, console)
    }
    if arguments.has("each") { return try EachCommand.run(request, arguments, console) }
    try checkSnippet(request, console)
    let loader = SceneLoader(console: console)
    var family = try loader.printing { () throws(RequestError) in try RenderFamily(request) }
    loader.warn(of: family.renderers)
    let snippet = try request.snippet.map { form throws(Failure) in
      try Failure.rethrowing(request: try family.snippet(form))
    }
    family.change { $0.recordingMotion(includesGIF: request.embedsTimeline) }
    var progress = Progress(console, total: family.frameCount)
    let written: [WrittenFile]
    do {
      written = try family.write { progress.show($0) }
    } catch {
      progress.clear()
      throw Failure(error)
    }
    progress.clear()
    let report = RenderReport(files: written, seconds: progress.elapsedSeconds)
    if let snippet { try console.output(snippet) }
    try self.report(report, console)
    return .success
  }
}

// MARK: - Recordings

extension RenderCommand {
  private static func renderRecording(
    _ request: RenderRequest, _ arguments: Arguments, _ console: Console
  ) throws(Failure) -> ExitCode {
    if arguments.has("each") {
      throw .usage("'--each' needs a scene, and \(request.scene.path) is a recording")
    }
    let plan = try Failure.rethrowing(request: try RecordingPlan(request))
    var progress = Progress(console, total: plan.frameCount)
    let files: [WrittenFile]
    do {
      files = try plan.write { progress.show($0) }
    } catch {
      progress.clear()
      throw Failure(error)
    }
    progress.clear()
    try report(RenderReport(files: files, seconds: progress.elapsedSeconds), console)
    return .success
  }

  /// Prints the report beside a file on standard output, if there is one.
  private static func report(_ report: RenderReport, _ console: Console) throws(Failure) {
    if console.printsJSON, report.files.contains(where: { $0.path == "-" }) {
      console.writeError(report.json)
      return
    }
    try report.print(to: console)
  }
}

extension RenderCommand {
  /// The markup needs standard output for itself.
  private static func checkSnippet(_ request: RenderRequest, _ console: Console) throws(Failure) {
    guard let form = request.snippet else { return }
    if console.printsJSON { throw .pipedTwice("--snippet \(form.rawValue)", "--json") }
    if let path = request.outputs.first(where: RenderRequest.standardOutputs.contains) {
      throw .pipedTwice("--snippet \(form.rawValue)", "-o \(path)")
    }
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
}

/// The files that a run wrote.
struct RenderReport {
  let files: [WrittenFile]
  /// The time of the run; nil for files of a run that continues.
  let seconds: Double?

  func print(to console: Console) throws(Failure) {
    if console.printsJSON { try console.output(json) }
    for line in lines { console.note(line) }
    console.summarize(summary)
  }

  /// A line for each file, followed by its notes.
  var lines: [String] {
    files.flatMap { file in
      [Self.description(of: file) + time] + file.notes.map { "  note: \($0)" }
    }
  }

  /// All files and notes on one line.
  private var summary: String {
    let parts = files.map(Self.description) + files.flatMap(\.notes).map { "note: \($0)" }
    return parts.joined(separator: "; ") + time
  }

  private var time: String { seconds.map { " (in \($0.shortSeconds))" } ?? "" }

  /// Path, size, number of frames, duration.
  private static func description(of file: WrittenFile) -> String {
    let path = file.path == "-" ? "standard output" : file.path
    let pictures = file.frameCount == 1 ? "1 frame" : "\(file.frameCount) frames"
    let duration = file.frameCount == 1 ? "" : ", \(file.duration.rounded(places: 6)) s"
    return "\(path): \(file.byteCount.bytesText), \(pictures)\(duration)"
  }

  var json: String {
    JSONText.lines([
      "outputs": .lines(files.map(\.json), indent: 4, closing: "\n  ]"),
      "seconds": JSONText((seconds ?? 0).rounded(places: 3)),
    ]).text + "\n"
  }
}

extension WrittenFile {
  /// An object on one line.
  var json: JSONText {
    [
      "path": JSONText(path), "format": JSONText(format.rawValue), "bytes": JSONText(byteCount),
      "frames": JSONText(frameCount), "duration": JSONText(duration), "notes": JSONText(notes),
    ]
  }
}
