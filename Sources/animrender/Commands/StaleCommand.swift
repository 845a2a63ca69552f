import AnimCodecs
import AnimDiff
import AnimDocuments
import AnimExport
import AnimFiles
import AnimInspect
import AnimPrimitives
import AnimRendering
import AnimScenes

/// `animrender stale`: finds files that are out of date with their scenes.
enum StaleCommand {
  static let command = Command(
    name: "stale",
    summary:
      "Renders the scenes of GIF, APNG and PNG files again; exits with 1 if a file is out of date.",
    usage: "stale FILE|FOLDER… [options]",
    options: [
      Option(
        "font-dir", value: "FOLDER", repeats: true,
        "folder of fonts, for files made with an absolute --font-dir, which files do not record"),
      .jobs,
    ],
    examples: [
      "animrender stale docs/ README.gif",
      "animrender stale docs/ --json",
    ],
    run: run)

  /// The state of a file.
  private enum Status: String {
    case current, stale
    /// The scene, or one of its images or fonts, cannot be found or read.
    case missing
    /// The file does not record a scene.
    case foreign
    /// The file is not an image, or cannot be read.
    case broken
  }

  private struct Finding {
    var path: String
    var status: Status
    var reason = ""
    /// The differences between the timelines, if the file records one.
    var notes: [String] = []
    /// The command that renders the file again.
    var command: String?
    /// The exit code for a broken file.
    var failure: ExitCode?
    /// Whether an argument is a path where nothing can be checked. Always printed as an error.
    var isError = false

    var code: ExitCode {
      switch status {
      case .current, .foreign: .success
      case .stale, .missing, .broken: failure ?? .different
      }
    }
  }

  private static func run(_ arguments: Arguments, _ console: Console) throws(Failure) -> ExitCode {
    guard !arguments.positionals.isEmpty else {
      throw .usage("no file or folder given", hint: "animrender stale docs/")
    }
    try arguments.refuseStandardInput("stale")
    let jobs = try arguments.jobs ?? Machine.processorCount
    var findings: [Finding] = []
    for path in arguments.positionals {
      let (files, faults) = files(at: path)
      findings += faults
      findings += files.map {
        check($0, fonts: arguments.all("font-dir"), jobs: jobs, console)
      }
    }
    let bad = findings.filter { $0.status != .current && $0.status != .foreign }
    if console.printsJSON {
      try console.output(json(findings))
    } else if !console.isQuiet {
      var lines = bad.flatMap { finding in
        ["\(finding.status.rawValue): \(finding.path): \(finding.reason)"]
          + finding.notes.map { "  \($0)" }
      }
      let current = findings.count { $0.status == .current }
      let foreign = findings.count { $0.status == .foreign }
      lines.append("\(current) up to date, \(bad.count) not, \(foreign) without a scene")
      lines += bad.compactMap(\.command)
      try console.report(lines)
    }
    for finding in bad where finding.isError || console.isQuiet && finding.status == .broken {
      console.error(Failure(finding.code, path: finding.path, finding.reason))
    }
    return findings.map(\.code).max() ?? .success
  }

  /// The images in a folder, with its unreadable parts as findings; for a file, its path.
  private static func files(at path: String) -> (paths: [String], faults: [Finding]) {
    var faults: [Finding] = []
    do throws(Failure) {
      switch FileSystem.kind(of: path) {
      case nil: throw .notFound(path)
      case .file, .other: return ([path], [])
      case .directory:
        let folder = path.hasSuffix("/") ? path : path + "/"
        let names = try Failure.rethrowing(
          file: try FileSystem.files(
            below: folder,
            unreadable: { error throws(FileError) in
              guard case .cannotRead(let path, _) = error else { throw error }
              faults.append(broken(path, Failure(error)))
            }))
        let pictures = names.filter { name in
          OutputFormat(path: name).map { [.gif, .apng, .png].contains($0) } ?? false
        }
        guard !pictures.isEmpty || !faults.isEmpty else {
          throw Failure(.noInput, path: path, "contains no GIF, APNG or PNG")
        }
        return (pictures.map { folder + $0 }, faults)
      }
    } catch {
      var finding = broken(path, error)
      finding.isError = true
      return ([], faults + [finding])
    }
  }

  /// Checks a file. An unreadable file is a finding, so that the others are still checked.
  private static func check(_ path: String, fonts: [String], jobs: Int, _ console: Console)
    -> Finding
  {
    let bytes: [UInt8]
    let info: MediaInfo
    do {
      bytes = try FileSystem.contents(of: path)
    } catch {
      return broken(path, Failure(error))
    }
    do {
      info = try MediaInfo.read(bytes)
    } catch {
      return broken(path, Failure(error, path: path))
    }
    // With a limit of the size, the settings do not determine the quality.
    guard let origin = Provenance(of: info),
      !origin.settings.contains(where: { $0.name == "max-size" })
    else { return Finding(path: path, status: .foreign) }
    guard let place = locate(origin.scene, from: path) else {
      return Finding(path: path, status: .missing, reason: "scene \(origin.scene) not found")
    }
    let request: RenderRequest
    let comparison: AnimationComparison
    let notes: [String]
    do {
      var recorded = try Failure.rethrowing(
        request: try RenderRequest(origin, for: path, as: info.format, from: place, fonts: fonts))
      recorded.jobs = jobs
      request = recorded
      let file = ComparedInput(path: path, content: .file(bytes))
      let input = try ComparedInput(request.scene.path, request: request, console: console)
      comparison = try compare(file, input, request)
      notes = comparison.isDifferent ? MotionReport(file, input, comparison).notes : []
    } catch {
      return Finding(
        path: path, status: .missing,
        reason: error.message.isEmpty ? "\(place)\(origin.scene) has errors" : error.text)
    }
    guard comparison.isDifferent else { return Finding(path: path, status: .current) }
    return Finding(
      path: path, status: .stale, reason: comparison.clauses.joined(separator: "; "),
      notes: notes, command: request.command)
  }

  private static func compare(
    _ file: ComparedInput, _ input: ComparedInput, _ request: RenderRequest
  ) throws(Failure) -> AnimationComparison {
    let old = try file.frames(against: input)
    var new = try input.frames(against: file)
    if let renderer = input.renderer {
      new = try Failure.rethrowing(request: try single(request, renderer)) ?? new
    }
    return try Failure.rethrowing(try AnimationComparison(old, new))
  }

  /// The frame of a request for a single picture; nil for an animation.
  private static func single(_ request: RenderRequest, _ renderer: Renderer)
    throws(RequestError) -> (any FrameStream<ExportError>)?
  {
    if let overview = try request.overview {
      return Frames.of(
        try overview.drawing(of: renderer, in: try request.range(of: renderer)).pixmap)
    }
    return try request.time.map { text throws(RequestError) in
      Frames.of(renderer, at: try renderer.time(named: text, option: "time"))
    }
  }

  private static func broken(_ path: String, _ failure: Failure) -> Finding {
    Finding(
      path: path, status: .broken, reason: failure.message(of: path), failure: failure.code)
  }

  /// The folder that contains a recorded scene path: the current folder, the file's, or a parent; empty, or with a
  /// trailing slash. The file was rendered there, unless the scene had an absolute path, of which the file records only
  /// the name.
  private static func locate(_ scene: String, from file: String) -> String? {
    var folder = file[...]
    var places = [""]
    while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) {
      folder = folder[..<slash]
      places.append("\(folder)/")
    }
    if !file.hasPrefix("/") { places += above(file) }
    return places.first { FileSystem.kind(of: $0 + scene) == .file }
  }

  /// The parent folders of a relative path, including those reached by `..`; nearest first.
  private static func above(_ file: String) -> [String] {
    let names = file.split(separator: "/").prefix { $0 == "." || $0 == ".." }
    var places: [String] = []
    var place = String(repeating: "../", count: names.count { $0 == ".." })
    // The root folder is its own parent.
    while FileSystem.kind(of: place + "../") == .directory,
      FolderIdentity(place + "../") != FolderIdentity(place)
    {
      place += "../"
      places.append(place)
    }
    return places
  }

  private static func json(_ findings: [Finding]) -> String {
    let rows = findings.map { finding in
      """
        { "path": \(finding.path.jsonQuoted), "status": "\(finding.status.rawValue)", \
      "reason": \(finding.reason.jsonQuoted), \
      "notes": [\(finding.notes.map(\.jsonQuoted).joined(separator: ", "))], \
      "command": \(finding.command.map(\.jsonQuoted) ?? "null") }
      """
    }
    return "[\n\(rows.joined(separator: ",\n"))\n]\n"
  }
}
