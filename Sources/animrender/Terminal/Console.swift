import AnimDocuments
import AnimFiles
import AnimPlatform
import AnimPrimitives
import AnimProject
import AnimRendering

/// Prints messages to standard error and results to standard output.
///
/// Messages and reports quote file contents and names. Control characters in quoted text, including line feeds, become
/// spaces, so no line begins with quoted text.
struct Console: MessagePrinter {
  let isQuiet: Bool
  let printsJSON: Bool
  /// Whether standard error is a terminal. It then shows progress, and colours unless NO_COLOR is set.
  let isTerminal: Bool
  let usesColor: Bool
  /// The `--watch` run that prints to this console, or nil.
  let watchedRun: WatchedRun?
  private let streams: Streams

  /// The functions that write bytes; each returns 0 or errno.
  struct Streams: Sendable {
    var output: @Sendable ([UInt8]) -> Int32
    var error: @Sendable ([UInt8]) -> Int32
    /// Writes a progress bar to standard error; nil uses `error`.
    var progress: (@Sendable ([UInt8]) -> Int32)?
    var isTerminal = false

    static let standard = Streams(
      output: { FileSystem.writeAll($0, to: STDOUT_FILENO) },
      error: { FileSystem.writeAll($0, to: STDERR_FILENO) },
      isTerminal: isatty(STDERR_FILENO) == 1)
  }

  init(isQuiet: Bool, printsJSON: Bool, streams: Streams, watchedRun: WatchedRun? = nil) {
    self.isQuiet = isQuiet
    self.watchedRun = watchedRun
    self.printsJSON = printsJSON
    self.streams = streams
    isTerminal = streams.isTerminal
    let noColor = Console.environment("NO_COLOR").map { !$0.isEmpty } ?? false
    usesColor = isTerminal && !noColor && Console.environment("TERM") != "dumb"
  }

  /// Prints a line about finished work unless quiet. A watched run prints its summary instead.
  func note(_ line: String) {
    if !isQuiet, watchedRun == nil { writeError(line.printableLine + "\n") }
  }

  /// Sets the summary of a run for the line printed by `--watch`.
  func summarize(_ summary: @autoclosure () -> String) {
    watchedRun?.summary = summary()
  }

  /// Prints a warning unless quiet.
  func warning(_ line: String) {
    guard !isQuiet else { return }
    writeError("\(paint("warning:", code: "1;35")) \(line.printableLine)\n")
  }

  func error(_ failure: Failure) {
    guard !failure.message.isEmpty else { return }
    writeError("\(paint("error:", code: "1;31")) \(failure.text.printableLine)\n")
    if let hint = failure.hint {
      writeError("\(paint("hint:", code: "1;36")) \(hint.printableLine)\n")
    }
  }

  func show(_ diagnostic: Diagnostic) {
    writeError(diagnostic.formatted(color: usesColor) + "\n")
  }

  /// Writes text to standard error unchanged, including control sequences.
  func writeError(_ text: String) {
    _ = streams.error(Array(text.utf8))
  }

  /// Draws or erases a progress bar.
  func writeProgress(_ text: String) {
    _ = (streams.progress ?? streams.error)(Array(text.utf8))
  }

  /// Prints a textual result.
  ///
  /// - Parameter isBeside: whether standard output is used for another result; the lines then go to standard error.
  func report(_ lines: [String], besideOutput isBeside: Bool = false) throws(Failure) {
    let text = lines.map { $0.printableLine + "\n" }.joined()
    if isBeside { writeError(text) } else { try output(text) }
  }

  /// Writes a machine-readable result unchanged.
  func output(_ text: String) throws(Failure) {
    let code = streams.output(Array(text.utf8))
    guard code == 0 else {
      throw Failure(.cannotWrite, path: "standard output", FileSystem.message(for: code))
    }
  }

  private func paint(_ text: String, code: String) -> String {
    usesColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  static func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }
}
