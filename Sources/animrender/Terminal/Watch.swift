import AnimDocuments
import AnimExport
import AnimFiles
import AnimPlatform
import AnimPrimitives
import AnimProject
import Synchronization

/// `--watch`: repeats a command after each change of a file that it read, until the program is ended.
struct Watch {
  static let option = Option(
    "watch", "runs again after each save of a file that was read; Ctrl-C ends")

  let command: Command
  let arguments: Arguments
  let console: Console
  let streams: Console.Streams

  /// The time for which a file must not change. Some editors write a file twice.
  private static let settling = Duration.milliseconds(50)
  /// The pause between polls.
  private static let pause = Duration.milliseconds(100)
  /// The pause between polls while a file is being saved.
  private static let shortPause = Duration.milliseconds(15)
  /// The ratio of the pause to the duration of a poll of many files, so that watching takes at most 1 % of a processor.
  private static let restFactor = 100

  /// - Returns: only if no change of a file can help: the first run had a usage error, or no input.
  /// - Throws: 64 for input or output that cannot be repeated; 74 if standard output is closed.
  func run() throws(Failure) -> ExitCode {
    try check()
    var watcher = FileWatcher(settling: Self.settling)
    var number = 1
    var changed: [String] = []
    var hasFailed = false
    while true {
      let run = WatchedRun(self)
      if number == 1, run.code == .usage || run.files.isEmpty {
        run.showMessages(streams)
        return run.code
      }
      watcher.watch(run.files)
      if run.code != .success {
        // A file that is being saved may have been read incompletely.
        let more = Self.changes(
          &watcher, within: watcher.lacksFile ? watcher.patience : watcher.settling)
        if !more.isEmpty {
          changed = Set(changed + more).sorted()
          continue
        }
      }
      run.showMessages(streams)
      if console.printsJSON { try console.output(run.json(number, changed)) }
      console.note(line(of: run, number, changed, hasFailed: hasFailed))
      if number == 1 { console.note(Self.invitation(watcher.paths.count)) }
      let unread = run.files.unreadInputs
      if !unread.isEmpty { console.note("waiting for \(unread.joined(separator: ", "))") }
      hasFailed = run.code != .success
      number += 1
      changed = Self.changes(&watcher, within: nil)
    }
  }

  /// Rejects inputs that can be read only once, and results on standard output, which would be concatenated.
  fileprivate func check() throws(Failure) {
    for path in arguments.positionals
    where path == "-" || FileSystem.kind(of: path) == .other {
      throw .usage(
        "'--watch' reads its input again after each save, and "
          + "\(path == "-" ? "standard input" : path) can be read only once", hint: "name a file")
    }
    for option in ["output", "html", "junit"]
    where arguments.all(option).contains(where: RenderRequest.standardOutputs.contains) {
      throw .usage(
        "'--watch' writes again after each save, and cannot write to standard output",
        hint: "name a file")
    }
  }

  /// `run 2 (card.json): mended: demo.gif: …`
  private func line(
    of run: WatchedRun, _ number: Int, _ changed: [String], hasFailed: Bool
  ) -> String {
    let others = changed.count == 2 ? "another file" : "\(changed.count - 1) other files"
    let cause = changed.first.map { " (\($0)\(changed.count > 1 ? " and \(others)" : ""))" } ?? ""
    let state = run.code != .success ? "failed" : hasFailed ? "mended" : nil
    let parts = [state, run.summary].compactMap { $0 }
    return "run \(number)\(cause): \(parts.joined(separator: ": "))"
  }

  private static func invitation(_ count: Int) -> String {
    "watching \(count == 1 ? "1 file" : "\(count) files"); press Ctrl-C to end"
  }

  /// Waits for settled changes.
  ///
  /// - Parameter limit: the time after which it gives up if no file is being saved; nil for none.
  private static func changes(_ watcher: inout FileWatcher, within limit: Duration?) -> [String] {
    let clock = ContinuousClock()
    let start = clock.now
    while true {
      let before = clock.now
      let changed = watcher.poll(at: before)
      let now = clock.now
      if !changed.isEmpty { return changed }
      if let limit, !watcher.isUnsettled, now - start > limit { return [] }
      let rest = max(pause, (now - before) * restFactor)
      let time = watcher.isUnsettled || limit != nil ? shortPause : rest
      usleep(UInt32(time.seconds * 1e6))
    }
  }
}

/// One run of a command under `--watch`. Its output is buffered, because a run that read an incomplete file is
/// discarded.
///
/// A class, because the command's threads share its console.
final class WatchedRun: Sendable {
  private enum Piece {
    case output([UInt8])
    case error([UInt8])
  }

  private struct State {
    var code = ExitCode.success
    var failure: Failure?
    var summary: String?
    var pieces: [Piece] = []
    var files = FileRecord()
  }

  private let state = Mutex(State())
  private let printsJSON: Bool

  var code: ExitCode { state.withLock { $0.code } }
  /// The files that the run read and wrote.
  var files: FileRecord { state.withLock { $0.files } }

  /// The command's results on one line; nil if the command ended early.
  var summary: String? {
    get { state.withLock { $0.summary } }
    set { state.withLock { $0.summary = newValue } }
  }

  /// Runs the command.
  init(_ watch: Watch) {
    printsJSON = watch.console.printsJSON
    let console = Console(
      isQuiet: watch.console.isQuiet, printsJSON: watch.console.printsJSON,
      streams: Console.Streams(
        output: { [unowned self] in self.add(.output($0)) },
        error: { [unowned self] in self.add(.error($0)) },
        progress: watch.streams.error, isTerminal: watch.streams.isTerminal),
      watchedRun: self)
    let (result, files) = FileRecord.recording(inputs: watch.arguments.positionals) {
      Result { () throws(Failure) in
        // A pipe may have taken an input's place.
        try watch.check()
        return try watch.command.run(watch.arguments, console)
      }
    }
    if case .failure(let failure) = result { console.error(failure) }
    state.withLock { state in
      state.files = files
      switch result {
      case .success(let code): state.code = code
      case .failure(let failure): (state.code, state.failure) = (failure.code, failure)
      }
    }
  }

  private func add(_ piece: Piece) -> Int32 {
    state.withLock { $0.pieces.append(piece) }
    return 0
  }

  /// Prints the messages and textual results.
  func showMessages(_ streams: Console.Streams) {
    for piece in state.withLock({ $0.pieces }) {
      switch piece {
      case .output(let bytes): if !printsJSON { _ = streams.output(bytes) }
      case .error(let bytes): _ = streams.error(bytes)
      }
    }
  }

  /// One line of JSON that contains the command's own JSON.
  func json(_ number: Int, _ changed: [String]) -> String {
    let (code, failure, pieces) = state.withLock { ($0.code, $0.failure, $0.pieces) }
    var result: [UInt8] = []
    for case .output(let bytes) in pieces { result += bytes }
    let error = failure.flatMap { $0.message.isEmpty ? nil : $0.text }
    let line: JSONText = [
      "run": JSONText(number), "changed": JSONText(changed), "exitCode": JSONText(code.rawValue),
      "error": JSONText(error), "diagnostics": (failure?.diagnostics ?? []).json,
      "result": result.isEmpty ? nil : JSONText(json: String(decoding: result, as: UTF8.self)),
    ]
    // Line feeds in strings are escaped, so all line feeds are formatting.
    return line.text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
      + "\n"
  }
}
