import AnimCodecs
import AnimDocuments
import AnimExport
import AnimPrimitives
import AnimProject
import AnimRendering
import AnimScenes

/// `animrender hash`: a hash of each frame's pixels.
enum HashCommand {
  static let command = Command(
    name: "hash",
    summary: "Prints a hash of each frame's pixels: the smallest kind of golden.",
    usage: "hash SCENE|RECORDING… [options]",
    options: [
      .framesPerSecond,
      .scale,
      .jobs,
    ] + Option.scenes,
    examples: [
      "animrender hash scenes/*/*.json > hashes.txt",
      "animrender hash scene.json --jobs 1 | diff - hashes.txt",
    ],
    run: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws(Failure) -> ExitCode {
    guard !arguments.positionals.isEmpty else {
      throw .usage("no scene given", hint: "animrender hash scene.json")
    }
    let request = try RenderRequest(arguments)
    let loader = SceneLoader(console: console)
    var rows: [JSONText] = []
    for path in arguments.positionals {
      let hashes: [String]
      if let recording = try Failure.rethrowing(try self.hashes(ofRecording: path)) {
        hashes = recording
      } else {
        hashes = try self.hashes(of: request.at(path), loader)
      }
      if console.printsJSON {
        rows.append(["path": JSONText(path), "hashes": JSONText(hashes)])
      } else {
        try console.report(hashes.enumerated().map { "\(path) \($0) \($1)" })
      }
    }
    if console.printsJSON { try console.output(JSONText.lines(rows).text + "\n") }
    return .success
  }

  private static func hashes(of request: RenderRequest, _ loader: SceneLoader) throws(Failure)
    -> [String]
  {
    let renderer = try loader.renderer(of: request)
    let range = PlaybackRange(all: renderer)
    try Failure.rethrowing(request: try range.checkFrameCount())
    return renderer.frameHashes(range, jobs: request.jobs).map(\.hash.hexadecimal)
  }

  /// The hashes of the frames of a recording; nil for a scene.
  private static func hashes(ofRecording path: String) throws(ExportError) -> [String]? {
    guard try Recording.isRecording(path) else { return nil }
    let frames = try Recording(path: path).frames()
    var hashes: [String] = []
    while let frame = try frames.next() { hashes.append(frame.pixmap.contentHash.hexadecimal) }
    return hashes
  }
}
