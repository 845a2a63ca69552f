package import AnimDocuments
package import AnimExport
import AnimFiles
import AnimInspect
import AnimPrimitives
import AnimRendering
import AnimScenes

/// A request that is carried out for each row of a table: columns set parameters and name the outputs.
///
/// Rows are a stream, so memory does not grow with their number, except for a hash of each name. They are drawn on all
/// threads, one row each, and reported in their order. A row that fails does not end the run.
package struct EachRender: Sendable {
  /// What became of a row.
  package enum Outcome: Sendable {
    /// - Parameters:
    ///   - current: the outputs that were up to date.
    ///   - warnings: likely mistakes in the scene.
    case written([WrittenFile], current: [String], warnings: [Diagnostic])
    case invalid(RowError)
    case failed(RequestError)
  }

  package enum Report: Sendable {
    /// A column without an effect; once for each.
    case warning(String, hint: String?)
    case row(line: Int, Outcome)
  }

  private let request: RenderRequest
  private let table: String
  private let shard: Shard?
  private let patterns: [NamePattern]
  /// The names of the scene's parameters.
  private let parameters: [String]
  private let hashes = InputHashes()

  /// - Parameters:
  ///   - request: its outputs are patterns.
  ///   - table: the path of a file of JSON Lines or CSV; `-` is standard input.
  ///   - shard: the part of the rows to draw; nil means all.
  /// - Throws: `usage` for outputs that cannot be patterns; also if the scene cannot be read.
  package init(_ request: RenderRequest, table: String, shard: Shard?) throws(RequestError) {
    for output in request.outputs where RenderRequest.standardOutputs.contains(output) {
      throw .usage("'-o \(output)' cannot be used with '--each'", hint: "such as -o 'out/{id}.gif'")
    }
    if request.snippet != nil { throw .usage("'--snippet' and '--each' exclude each other") }
    if table == "-", request.scene.path == "-" {
      throw .usage("'-' is given twice, but standard input can be read only once")
    }
    patterns = try request.outputs.map { text throws(RequestError) in try NamePattern(text) }
    if let fixed = patterns.firstIndex(where: \.columns.isEmpty) {
      throw .usage(
        "'-o \(request.outputs[fixed])' is the same file for each line",
        hint: "name a column in braces, such as -o 'out/{id}.gif'")
    }
    var read = request
    do {
      read.scene = try request.scene.reading()
    } catch {
      throw RequestError(error)
    }
    self.request = read
    self.table = table
    self.shard = shard
    parameters = read.scene.parameterNames
  }

  /// - Parameter report: called in the order of the rows, on the current thread. If it throws, the run ends.
  /// - Throws: also `FileError` or `RowError` for a table that cannot be read.
  package func run(_ report: (Report) throws -> Void) throws {
    var reader = try RowReader(table)
    var names = TakenNames()
    var known: Set<String> = []
    let batchLength = request.jobs * Self.rowsPerJob
    var isAtEnd = false
    while !isAtEnd {
      var batch: [Task] = []
      while batch.count < batchLength {
        guard let row = try reader.next() else {
          isAtEnd = true
          break
        }
        if case .success(let row) = row {
          for cell in row.cells where known.insert(cell.column).inserted {
            if let warning = warning(about: cell.column) { try report(warning) }
          }
        }
        if let task = task(for: row, &names) { batch.append(task) }
      }
      let tasks = batch
      let outcomes = Parallel.map(count: tasks.count, workers: request.jobs) {
        outcome(of: tasks[$0])
      }
      for (task, outcome) in zip(tasks, outcomes) {
        try report(.row(line: task.line, outcome))
      }
    }
  }

  /// At the end of a batch threads wait for the last rows, and its results take memory.
  private static let rowsPerJob = 32

  private struct Task: Sendable {
    var line: Int
    var work: Result<RenderRequest, RowError>
  }

  /// A row with its request or error; nil if another shard has it.
  private func task(for row: Result<Row, RowError>, _ names: inout TakenNames) -> Task? {
    let (line, outputs): (Row, [String])
    do throws(RowError) {
      line = try row.get()
      outputs = try patterns.map { pattern throws(RowError) in try pattern.path(for: line) }
    } catch {
      // Without a name, the number of the line decides.
      let isOwn = shard?.has(UInt64(error.line)) ?? true
      return isOwn ? Task(line: error.line, work: .failure(error)) : nil
    }
    // All shards take all names, so that each finds the same collisions.
    let collision = names.take(outputs)
    guard shard?.has(TakenNames.hash(of: outputs[0])) ?? true else { return nil }
    do throws(RowError) {
      if let collision {
        throw RowError(
          line: line.line,
          "'\(collision)' is also the name of an earlier line, perhaps in other case")
      }
      return Task(line: line.line, work: .success(try request(for: line, outputs)))
    } catch {
      return Task(line: line.line, work: .failure(error))
    }
  }

  private func request(for row: Row, _ outputs: [String]) throws(RowError) -> RenderRequest {
    let columns = row.cells.filter { parameters.contains($0.column) }
    let kept = request.scene.parameters.filter { row[$0.name] == nil }
    var changes = ["output": outputs, "jobs": ["1"]]
    changes["set"] =
      kept.map { "\($0.name)=\($0.value)" } + columns.map { "\($0.column)=\($0.value)" }.sorted()
    do {
      return try request.changing(changes)
    } catch {
      throw RowError(line: row.line, error.message, hint: error.hint)
    }
  }

  private func outcome(of task: Task) -> Outcome {
    let request: RenderRequest
    switch task.work {
    case .failure(let error): return .invalid(error)
    case .success(let value): request = value
    }
    do throws(RequestError) {
      var family = try RenderFamily(
        request, hashes, isCurrent: { Provenance.isCurrent($0, inputs: $1) })
      family.change { $0.recordingMotion(includesGIF: request.embedsTimeline) }
      try family.makeFolders()
      return .written(
        try family.write(), current: family.currentOutputs,
        warnings: family.renderers.flatMap(\.warnings))
    } catch {
      return .failed(error)
    }
  }

  private func warning(about column: String) -> Report? {
    guard !parameters.contains(column), !patterns.contains(where: { $0.columns.contains(column) })
    else { return nil }
    let hint = parameters.nearest(to: column).map { "did you mean the parameter '\($0)'?" }
    return .warning(
      "the column `\(column)` is neither a parameter of the scene nor in a name", hint: hint)
  }
}

/// The names that rows have written, in any case of letters, because some file systems ignore it.
private struct TakenNames {
  /// Hashes, because a million names would take a hundred megabytes.
  private var hashes: Set<UInt64> = []

  static func hash(of name: String) -> UInt64 { XXH64.hash(Array(name.lowercased().utf8)) }

  /// - Returns: the name that was taken before.
  mutating func take(_ names: [String]) -> String? {
    var collision: String?
    for name in names where !hashes.insert(Self.hash(of: name)).inserted { collision = name }
    return collision
  }
}
