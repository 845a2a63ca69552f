import AnimExport
import AnimFiles
import AnimPlatform
import AnimPreview
import AnimPrimitives
import AnimProject
import AnimRendering
import AnimScenes

/// `animrender preview`: a page that shows a scene while it is edited.
enum PreviewCommand {
  static let command = Command(
    name: "preview",
    summary: "Shows a scene, or all scenes of a folder, in a browser, and again after each save.",
    usage: "preview SCENE|FOLDER [options]",
    options: [
      Option(
        "port", value: "N", "port on this machine (default: 4370, or the next one that is free)"),
      Option("open", "opens the page in the browser"),
      Option("goldens", value: "DIR", "folder of the goldens (default: beside the scenes)"),
      .jobs,
    ] + Option.assets,
    examples: [
      "animrender preview scene.json --open",
      "animrender preview scenes/  # a list with thumbnails",
    ],
    run: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws(Failure) -> ExitCode {
    guard let given = arguments.positionals.first, arguments.positionals.count == 1 else {
      throw .usage(
        "'preview' takes one scene or folder", hint: "animrender preview scene.json --open")
    }
    // A project is shown as the scenes of its folder.
    let parts = PathParts(given)
    let path = parts.name == ProjectFile.name ? parts.directory + "./" : given
    guard path != "-" else { throw .usage("'preview' needs a file, because it reads it again") }
    guard FileSystem.kind(of: path) != nil else { throw .notFound(path) }
    let port = try arguments.integer("port", in: 1...65535)
    let request = try RenderRequest(arguments)
    var goldens = arguments.value("goldens")
    guard goldens != "" else { throw .usage("'--goldens' needs a path") }
    if goldens == nil, parts.name == ProjectFile.name {
      goldens = try ProjectFile.load(given, console).goldenFolder
    }
    let server: PreviewServer
    do {
      server = try PreviewServer(path, port: port, request: request, goldens: goldens)
    } catch {
      switch error {
      case .portTaken(let port):
        throw Failure(
          .unavailable, "'--port \(port)': the port is taken",
          hint: "choose another one, or leave out --port")
      case .system(let reason): throw Failure(.unavailable, "no page can be served: \(reason)")
      case .noScene: throw Failure(.noInput, path: path, "contains no scene")
      }
    }
    try console.output("\(server.address)\n")
    console.note("press Ctrl-C to end")
    if arguments.has("open") { open(server.address, console) }
    server.run()
    return .success
  }

  private static func open(_ address: String, _ console: Console) {
    #if canImport(Darwin)
      let tool = "open"
    #else
      let tool = "xdg-open"
    #endif
    var words = unsafe [strdup(tool), strdup(address), nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    var process: pid_t = 0
    // The array of words ends with nil and outlives the call.
    if unsafe posix_spawnp(&process, tool, nil, nil, &words, environ) != 0 {
      console.warning("\(tool) was not found; open the page yourself")
    }
  }
}
