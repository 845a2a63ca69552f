import Codecs
import Diff
import Render

/// `animrender stale`: whether pictures in documents still show what their scenes show.
enum StaleCommand {
  static let command = Command(
    name: "stale",
    summary:
      "Renders again what GIF, APNG and PNG files say they were made from; exits 1 where one "
      + "is out of date.",
    usage: "stale FILE|FOLDER… [options]",
    options: [Option("jobs", short: "j", value: "N", "threads")],
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
    /// It is no picture.
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
  }

  private static func run(_ arguments: Arguments, _ console: Console) throws(Failure) -> ExitCode {
    guard !arguments.positionals.isEmpty else {
      throw .usage("no file or folder given", hint: "animrender stale docs/")
    }
    let jobs = try arguments.integer("jobs", in: 1...256) ?? Machine.processorCount
    var findings: [Finding] = []
    for path in arguments.positionals {
      let files = try files(at: path)
      guard !files.isEmpty else {
        throw Failure(.noInput, "\(path): there is no GIF, APNG or PNG")
      }
      for file in files { findings.append(try check(file, jobs: jobs, console)) }
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
      try console.output(lines.joined(separator: "\n") + "\n")
    }
    if bad.contains(where: { $0.status == .broken }) { return .badData }
    return bad.isEmpty ? .success : .different
  }

  private static func files(at path: String) throws(Failure) -> [String] {
    switch FileSystem.kind(of: path) {
    case nil: throw Failure(.noInput, "\(path): \(FileSystem.message(for: 2))")
    case .file, .other: return [path]
    case .directory:
      let folder = path.hasSuffix("/") ? path : path + "/"
      var found: [String] = []
      for name in FileSystem.names(in: folder) where !name.hasPrefix(".") {
        if FileSystem.kind(of: folder + name) == .directory {
          found += try files(at: folder + name)
        } else if let format = OutputFormat(path: name), [.gif, .apng, .png].contains(format) {
          found.append(folder + name)
        }
      }
      return found
    }
  }

  private static func check(_ path: String, jobs: Int, _ console: Console) throws(Failure)
    -> Finding
  {
    let bytes: [UInt8]
    let info: MediaInfo
    do {
      bytes = try FileSystem.contents(of: path)
    } catch {
      throw Failure(error)
    }
    do {
      info = try MediaInfo.read(bytes)
    } catch {
      // The others are looked at all the same.
      return Finding(
        path: path, status: .broken,
        reason: String(Failure(error, path: path).message.dropFirst(path.count + 2)))
    }
    let lines = info.texts.flatMap { $0.text.split(separator: "\n") }
    guard let origin = lines.lazy.compactMap({ Provenance(parsing: $0) }).first else {
      return Finding(path: path, status: .foreign)
    }
    guard let scene = locate(origin.scene, from: path) else {
      return Finding(path: path, status: .missing, reason: "\(origin.scene) is not there")
    }
    let command = origin.command(scene: scene, output: path)
    let words = origin.words + ["--jobs", "\(jobs)"]
    let arguments = try Arguments(words, options: RenderCommand.command.options)
    let comparison: AnimationComparison
    let notes: [String]
    do {
      let file = ComparedInput(path: path, content: .file(bytes))
      let input = try ComparedInput(
        scene, settings: try RenderSettings(arguments), console: console)
      comparison = try compare(file, input, arguments)
      notes = comparison.isDifferent ? MotionReport(file, input, comparison).notes : []
    } catch {
      return Finding(
        path: path, status: .missing,
        reason: error.message.isEmpty ? "\(scene) is wrong" : error.message)
    }
    guard comparison.isDifferent else { return Finding(path: path, status: .current) }
    return Finding(
      path: path, status: .stale, reason: comparison.clauses.joined(separator: "; "),
      notes: notes, command: command)
  }

  private static func compare(
    _ file: ComparedInput, _ input: ComparedInput, _ arguments: Arguments
  ) throws(Failure) -> AnimationComparison {
    let old = try file.frames(against: input)
    var new = try input.frames(against: file)
    if let time = arguments.value("time"), let renderer = input.renderer {
      new = Frames.of(renderer, at: try renderer.time(named: time, option: "time"))
    }
    do {
      return try AnimationComparison(old, new)
    } catch {
      throw Failure(error)
    }
  }

  /// The scene's path from here, from the file's folder, or from one above it.
  private static func locate(_ scene: String, from file: String) -> String? {
    var folder = file[...]
    var candidates = [scene]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      candidates.append("\(folder)/\(scene)")
    }
    return candidates.first { FileSystem.kind(of: $0) == .file }
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
