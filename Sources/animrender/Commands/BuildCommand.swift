import AnimDocuments
import AnimExport
import AnimFiles
import AnimPrimitives
import AnimProject

/// `animrender build`: brings the files of a project up to date.
struct BuildCommand {
  static let command = Command(
    name: "build",
    summary: "Renders all files of a project that are not up to date: those of animrender.json.",
    usage: "build [PROJECT] [options]",
    options: [
      Option(
        "check",
        "write nothing; list files that are stale, missing, over budget or orphaned, and exit with 1"
      ),
      Option(
        "prune", "also delete orphaned files: those that the project made and no longer makes"),
      Option("shard", value: "I/N", "the part of the scenes to build, such as 3/16"),
      .jobs,
    ],
    examples: [
      "animrender build",
      "animrender build docs/animrender.json --check",
      "animrender build --prune",
      "animrender build --shard 3/16  # on one of sixteen machines",
    ],
    run: run)

  private let console: Console
  private var counts: [ProjectBuild.State: Int] = [:]
  private var worst = ExitCode.success
  private var knownWarnings: Set<Diagnostic> = []

  private static func run(_ arguments: Arguments, _ console: Console) throws(Failure) -> ExitCode {
    if arguments.has("check"), arguments.has("prune") {
      throw .usage("'--check' and '--prune' exclude each other")
    }
    let project = try ProjectFile.load(arguments, console)
    let plan = try Failure.rethrowing(request: try ProjectPlan(project))
    let shard = try arguments.value("shard").map { text throws(Failure) in
      try Failure.rethrowing(request: try Shard(text))
    }
    let build = ProjectBuild(
      plan, jobs: try arguments.jobs ?? Machine.processorCount, shard: shard)
    guard !plan.items.isEmpty else {
      throw Failure(.noInput, path: project.path, "no scene matches `scenes`")
    }
    var command = BuildCommand(console: console)
    do {
      let isCheck = arguments.has("check")
      try build.run(isCheck ? .check : .build) { try command.print($0) }
      if isCheck {
        for path in try build.orphans() {
          try command.print(.file(path: path, .orphaned, detail: ""))
        }
      } else if arguments.has("prune") {
        try build.prune(try build.orphans()) { try command.print($0) }
      }
    } catch let failure as Failure {
      throw failure
    } catch let error as FileError {
      throw Failure(error)
    } catch {
      throw Failure(.internalFault, "\(error)")
    }
    console.note("\(project.path): \(command.summary)")
    return command.worst
  }

  private init(console: Console) {
    self.console = console
  }

  private var summary: String {
    let order: [ProjectBuild.State] = [
      .written, .current, .stale, .missing, .overBudget, .orphaned, .removed,
    ]
    let parts = order.compactMap { state in
      counts[state].map { "\($0.groupedText) \(state == .current ? "up to date" : state.rawValue)" }
    }
    return parts.isEmpty ? "nothing to do" : parts.joined(separator: ", ")
  }

  private mutating func print(_ report: ProjectBuild.Report) throws(Failure) {
    switch report {
    case .warnings(let warnings):
      for warning in warnings where !console.isQuiet && knownWarnings.insert(warning).inserted {
        console.show(warning)
      }
    case .written(let file):
      counts[.written, default: 0] += 1
      for line in RenderReport(files: [file], seconds: nil).lines { console.note(line) }
      if console.printsJSON {
        try output(["state": "written", "output": file.json])
      }
    case .file(let path, let state, let detail):
      counts[state, default: 0] += 1
      if console.printsJSON {
        let (state, path) = (JSONText(state.rawValue), JSONText(path))
        try output(
          detail.isEmpty
            ? ["state": state, "path": path]
            : ["state": state, "path": path, "detail": JSONText(detail)])
      }
      guard state != .current else { return }
      if state != .removed { worst = max(worst, .different) }
      let line = "\(state.rawValue): \(path)" + (detail.isEmpty ? "" : ": \(detail)")
      if state == .removed || console.printsJSON {
        console.note(line)
      } else {
        try console.report([line])
      }
    case .failed(let scene, let error):
      let failure = Failure(error)
      worst = max(worst, failure.code == .usage ? .badData : failure.code)
      for diagnostic in failure.diagnostics { console.show(diagnostic) }
      if failure.diagnostics.isEmpty {
        console.error(
          Failure(failure.code, path: scene, failure.message(of: scene), hint: failure.hint))
      }
      if console.printsJSON {
        try output([
          "state": "failed", "path": JSONText(scene), "error": JSONText(failure.text),
          "diagnostics": JSONText(failure.diagnostics.map(\.json)),
        ])
      }
    }
  }

  private func output(_ members: KeyValuePairs<String, JSONText>) throws(Failure) {
    try console.output(JSONText.narrow(members).text + "\n")
  }
}

extension ProjectFile {
  /// The project of a command line: the positional, or the nearest one above the current folder.
  static func load(_ arguments: Arguments, _ console: Console) throws(Failure) -> ProjectFile {
    if let second = arguments.positionals.dropFirst().first {
      throw .usage("more than one project given: '\(second)'")
    }
    let given = arguments.positionals.first
    guard let path = find(given) else {
      throw Failure(
        .noInput, path: given.map { FileSystem.kind(of: $0) == .directory ? "\($0)" : $0 },
        given == nil ? "no \(name) in this folder or above it" : "there is no project here",
        hint: "docs/project.md shows one")
    }
    return try load(path, console)
  }

  /// Reads a project file and prints its errors.
  static func load(_ path: String, _ console: Console) throws(Failure) -> ProjectFile {
    do {
      return try ProjectFile(contentsOf: path)
    } catch {
      switch error {
      case .file(let error): throw Failure(error)
      case .invalid(let diagnostics):
        for diagnostic in diagnostics { console.show(diagnostic) }
        throw Failure(.badData, "", diagnostics: diagnostics)
      }
    }
  }

  /// The paths of the scenes.
  func scenes() throws(Failure) -> [String] {
    try Failure.rethrowing(file: try scenePaths()).map { folder + $0 }
  }

  /// The folder of the goldens with a trailing slash; nil if they are beside the scenes.
  var goldenFolder: String? {
    goldens.map { folder + ($0.hasSuffix("/") ? $0 : $0 + "/") }
  }
}
