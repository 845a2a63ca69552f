import Codecs
import Diff
import Documents
import Export
import Files
import Inspect
import Primitives
import Render
import Scenes

/// `animrender stale`: whether pictures in documents still show what their scenes show.
enum StaleCommand {
  static let command = Command(
    name: "stale",
    summary:
      "Renders again what GIF, APNG and PNG files say they were made from; exits 1 where one "
      + "is out of date.",
    usage: "stale FILE|FOLDER… [options]",
    options: [
      Option(
        "font-dir", value: "DIR", repeats: true,
        "where fonts are for pictures that were made with an absolute --font-dir, which no file tells"
      ),
      Option("jobs", short: "j", value: "N", "threads"),
    ],
    examples: [
      "animrender stale docs/ README.gif",
      "animrender stale docs/ --json",
    ],
    run: run)

  /// What became of a file.
  private enum Status: String {
    case current, stale
    /// The scene that it names, or what that needs, cannot be found or read.
    case missing
    /// It says nothing.
    case foreign
    /// It is no picture, or cannot be read.
    case broken
  }

  private struct Finding {
    var path: String
    var status: Status
    var reason = ""
    /// What moved, as far as the file tells how it was.
    var notes: [String] = []
    /// What makes it anew.
    var command: String?
    /// Why it is broken.
    var failure: ExitCode?
    /// Whether it was asked for by itself and there is nothing to look at: an error wherever the report goes.
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
    try arguments.checkNames("stale", "a picture's scene is looked for from the picture's folder")
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
      lines.append("\(current) up to date, \(bad.count) not, \(foreign) not made from a scene")
      lines += bad.compactMap(\.command)
      try console.report(lines)
    }
    // Reports tell of them, too.
    for finding in bad where finding.isError || console.isQuiet && finding.status == .broken {
      console.error(Failure(finding.code, path: finding.path, finding.reason))
    }
    return findings.map(\.code).max() ?? .success
  }

  /// The pictures of a folder, and as findings what of it cannot be read; a file by itself.
  private static func files(at path: String) -> (paths: [String], faults: [Finding]) {
    var faults: [Finding] = []
    do throws(Failure) {
      switch FileSystem.kind(of: path) {
      case nil: throw .notFound(path)
      case .file, .other: return ([path], [])
      case .directory:
        let folder = path.hasSuffix("/") ? path : path + "/"
        let names = try Failure.telling(
          try FileSystem.files(
            below: folder,
            unreadable: { error throws(ExportError) in
              guard case .cannotRead(let path, _) = error else { throw error }
              faults.append(broken(path, Failure(error)))
            }))
        let pictures = names.filter { name in
          OutputFormat(path: name).map { [.gif, .apng, .png].contains($0) } ?? false
        }
        guard !pictures.isEmpty || !faults.isEmpty else {
          throw Failure(.noInput, path: path, "there is no GIF, APNG or PNG")
        }
        return (pictures.map { folder + $0 }, faults)
      }
    } catch {
      var finding = broken(path, error)
      finding.isError = true
      return ([], faults + [finding])
    }
  }

  /// What cannot be read is told; the other files are looked at all the same.
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
    guard let origin = origin(of: info) else {
      return Finding(path: path, status: .foreign)
    }
    guard let place = locate(origin.scene, from: path) else {
      return Finding(path: path, status: .missing, reason: "\(origin.scene) is not there")
    }
    let scene = place + origin.scene == "-" ? "./-" : place + origin.scene
    let words = origin.words(for: path, as: info.format, from: place, fonts: fonts)
    let command = Provenance.command(scene: scene, output: path, words: words)
    let comparison: AnimationComparison
    let notes: [String]
    do {
      let arguments = try Arguments(
        words + ["--jobs", "\(jobs)"], options: RenderCommand.command.options)
      let file = ComparedInput(path: path, content: .file(bytes))
      let input = try ComparedInput(
        scene, settings: try RenderSettings(arguments), console: console)
      comparison = try compare(file, input, arguments)
      notes = comparison.isDifferent ? MotionReport(file, input, comparison).notes : []
    } catch {
      return Finding(
        path: path, status: .missing,
        reason: error.message.isEmpty ? "\(scene) is wrong" : error.text)
    }
    guard comparison.isDifferent else { return Finding(path: path, status: .current) }
    return Finding(
      path: path, status: .stale, reason: comparison.clauses.joined(separator: "; "),
      notes: notes, command: command)
  }

  /// What a file was made from: it stands by itself in a PNG, and after the title and the description in a GIF.
  private static func origin(of info: MediaInfo) -> Provenance? {
    let keyword = info.format == .gif ? "Comment" : "Software"
    return info.texts.lazy.filter { $0.keyword == keyword }
      .compactMap { $0.text.lines.lazy.compactMap { Provenance(parsing: $0) }.last }.first
  }

  private static func compare(
    _ file: ComparedInput, _ input: ComparedInput, _ arguments: Arguments
  ) throws(Failure) -> AnimationComparison {
    let old = try file.frames(against: input)
    var new = try input.frames(against: file)
    if let time = arguments.value("time"), let renderer = input.renderer {
      new = Frames.of(renderer, at: try renderer.time(named: time, option: "time"))
    }
    return try Failure.telling(try AnimationComparison(old, new))
  }

  private static func broken(_ path: String, _ failure: Failure) -> Finding {
    Finding(
      path: path, status: .broken, reason: failure.message(of: path), failure: failure.code)
  }

  /// Where a scene is found from: here, the file's folder, or one above it; empty, or with a slash at its end. The
  /// program was there when it drew the file, unless the scene was named by an absolute path, of which the file
  /// tells the name alone.
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

  /// The folders above the one from which a relative path begins, or to which it goes back: the nearest first.
  private static func above(_ file: String) -> [String] {
    let names = file.split(separator: "/").prefix { $0 == "." || $0 == ".." }
    var places: [String] = []
    var place = String(repeating: "../", count: names.count { $0 == ".." })
    // The root is above itself.
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
