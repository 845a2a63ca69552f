import AnimDocuments
import AnimExport
import AnimFiles
import AnimPrimitives
import AnimProject

/// `animrender SCENE --each TABLE -o 'out/{id}.gif'`: renders a scene for each line of a table.
struct EachCommand {
  static let options = [
    Option(
      "each", value: "TABLE",
      "renders once for each line of a .jsonl or .csv file; columns set parameters and stand in "
        + "braces in names: -o 'out/{id}.gif'"),
    Option("shard", value: "I/N", "the part of the lines of '--each' to render, such as 3/16"),
  ]

  private let table: String
  private let console: Console
  private var written = 0
  private var current = 0
  private var failed = 0
  private var worst = ExitCode.success
  private var knownWarnings: Set<Diagnostic> = []

  /// Rejects options that have no effect together.
  static func check(_ arguments: Arguments) throws(Failure) {
    if arguments.has("shard"), !arguments.has("each") {
      throw .usage("'--shard' has no effect without '--each'")
    }
    if arguments.has("each"), arguments.has("watch") {
      throw .usage("'--watch' and '--each' exclude each other")
    }
  }

  static func run(_ request: RenderRequest, _ arguments: Arguments, _ console: Console)
    throws(Failure) -> ExitCode
  {
    var run = EachCommand(table: arguments.value("each") ?? "-", console: console)
    let shard = try arguments.value("shard").map { text throws(Failure) in
      try Failure.rethrowing(request: try Shard(text))
    }
    let each = try Failure.rethrowing(
      request: try EachRender(request, table: run.table, shard: shard))
    let clock = ContinuousClock()
    let start = clock.now
    do {
      try each.run { report in try run.print(report) }
    } catch let failure as Failure {
      throw failure
    } catch let error as FileError {
      throw Failure(error)
    } catch let error as RowError {
      throw run.failure(error)
    } catch {
      throw Failure(.internalFault, "\(error)")
    }
    let seconds = (clock.now - start).seconds
    let parts = [(run.written, "written"), (run.current, "up to date"), (run.failed, "failed")]
      .filter { $0.0 > 0 }.map { "\($0.0.groupedText) \($0.1)" }
    console.note(
      "\(run.name): \(parts.isEmpty ? "no lines" : parts.joined(separator: ", ")) "
        + "(in \(seconds.shortSeconds))")
    return run.worst
  }

  private init(table: String, console: Console) {
    self.table = table
    self.console = console
  }

  private var name: String { table == "-" ? "standard input" : table }

  private mutating func print(_ report: EachRender.Report) throws(Failure) {
    switch report {
    case .warning(let message, let hint):
      console.warning("\(name): \(message)" + (hint.map { "; \($0)" } ?? ""))
    case .row(let line, .written(let files, let current, let warnings)):
      for warning in warnings where !console.isQuiet && knownWarnings.insert(warning).inserted {
        console.show(warning)
      }
      if files.isEmpty { self.current += 1 } else { written += 1 }
      for line in RenderReport(files: files, seconds: nil).lines { console.note(line) }
      guard console.printsJSON else { return }
      let row: JSONText = .narrow([
        "line": JSONText(line), "outputs": JSONText(files.map(\.json)),
        "current": JSONText(current),
      ])
      try console.output(row.text + "\n")
    case .row(_, .invalid(let error)): try fail(error.line, failure(error))
    case .row(let line, .failed(let error)):
      let cause = Failure(error)
      let message = cause.message.isEmpty ? "the scene has errors with these values" : cause.text
      try fail(
        line,
        Failure(
          cause.code == .usage ? .badData : cause.code, path: "\(name):\(line)", message,
          hint: cause.hint, diagnostics: cause.diagnostics))
    }
  }

  private func failure(_ error: RowError) -> Failure {
    Failure(.badData, path: "\(name):\(error.line)", error.message, hint: error.hint)
  }

  private mutating func fail(_ line: Int, _ failure: Failure) throws(Failure) {
    failed += 1
    worst = max(worst, failure.code)
    console.error(failure)
    for diagnostic in failure.diagnostics { console.show(diagnostic) }
    guard console.printsJSON else { return }
    let row: JSONText = .narrow([
      "line": JSONText(line), "error": JSONText(failure.message),
      "diagnostics": JSONText(failure.diagnostics.map(\.json)),
    ])
    try console.output(row.text + "\n")
  }
}
