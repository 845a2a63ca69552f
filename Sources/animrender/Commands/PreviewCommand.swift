import AnimExport
import AnimFiles
import AnimPreview
import AnimPrimitives
import AnimProject
import AnimRendering
import AnimScenes

/// `animrender preview`: a page that shows a scene while it is edited.
enum PreviewCommand {
  static let command = Command(
    name: "preview",
    summary: "Shows scenes or a recording in a browser, and again after each save.",
    usage: "preview SCENE|FOLDER|RECORDING [options]",
    options: [
      Option(
        "port", value: "N", "port on this machine (default: 4370, or the next one that is free)"),
      Option("open", "opens the page in the browser"),
      Option("goldens", value: "FOLDER", "folder of the goldens (default: beside the scenes)"),
      Option(
        "editor", value: "COMMAND",
        "opens places in an editor: words with {file}, {line} and {column} (default: links to VS Code)"
      ),
      Option(
        "host", value: "ADDRESS",
        "serves other machines too, which need the printed link (default: 127.0.0.1)"),
      Option(
        "allow-host", value: "NAME", repeats: true,
        "a name under which the page is reached, such as that of a tunnel"),
      Option("allow-edits", "with --host: lets the page change files"),
      .jobs,
    ] + Option.assets,
    examples: [
      "animrender preview scene.json --open",
      "animrender preview scenes/  # a list with thumbnails",
      "animrender preview recording.mov  # the frames of a video or a GIF",
    ],
    run: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws(Failure) -> ExitCode {
    guard let given = arguments.positionals.first, arguments.positionals.count == 1 else {
      throw .usage(
        "'preview' takes one scene, folder or recording",
        hint: "animrender preview scene.json --open")
    }
    // A project is shown as the scenes of its folder.
    let parts = PathParts(given)
    let path = parts.name == ProjectFile.name ? parts.directory + "./" : given
    guard path != "-" else { throw .usage("'preview' needs a file, because it reads it again") }
    let isPattern = FileSystem.kind(of: path) == nil && (try? Recording.isRecording(path)) == true
    guard isPattern || FileSystem.kind(of: path) != nil else { throw .notFound(path) }
    let port = try arguments.integer("port", in: 1...65535)
    let request = try RenderRequest(arguments)
    var goldens = arguments.value("goldens")
    guard goldens != "" else { throw .usage("'--goldens' needs a path") }
    if goldens == nil, parts.name == ProjectFile.name {
      goldens = try ProjectFile.load(given, console).goldenFolder
    }
    let access = try access(arguments)
    let server: PreviewServer
    do {
      server = try PreviewServer(
        path, port: port, request: request, goldens: goldens, access: access)
    } catch {
      switch error {
      case .portTaken(let port):
        throw Failure(
          .unavailable, "'--port \(port)': the port is taken",
          hint: "choose another one, or leave out --port")
      case .system(let reason): throw Failure(.unavailable, "no page can be served: \(reason)")
      case .noScene: throw Failure(.noInput, path: path, "contains no scene and no frames")
      }
    }
    try console.output("\(server.address)\n")
    if !access.isLocal {
      console.note("everything is sent without encryption, so use a network that you trust")
    }
    console.note("press Ctrl-C to end")
    if arguments.has("open") { open(server.address, console) }
    server.run()
    return .success
  }

  private static func access(_ arguments: Arguments) throws(Failure) -> ServerAccess {
    var access = ServerAccess()
    if let address = arguments.value("host") {
      guard !address.isEmpty else { throw .usage("'--host' needs an address") }
      access.address = address
    }
    access.names = arguments.all("allow-host")
    access.allowsEdits = arguments.has("allow-edits")
    if let command = arguments.value("editor") {
      let words = command.split(separator: " ").map(String.init)
      guard !words.isEmpty else {
        throw .usage(
          "'--editor' needs a command", hint: "such as 'code --goto {file}:{line}:{column}'")
      }
      access.editor = words
    }
    return access
  }

  private static func open(_ address: String, _ console: Console) {
    #if canImport(Darwin)
      let tool = "open"
    #else
      let tool = "xdg-open"
    #endif
    if !StartedProgram.start([tool, address]) {
      console.warning("\(tool) was not found; open the page yourself")
    }
  }
}
