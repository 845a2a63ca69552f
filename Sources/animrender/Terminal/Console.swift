import Files
import Primitives
import Render

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where the program talks: messages to standard error, what was asked for to standard output.
///
/// Messages and reports quote files and their names; control characters in them are spaces,
/// line feeds as well: no line begins with what a file says.
struct Console {
  let isQuiet: Bool
  let printsJSON: Bool
  /// Whether standard error is a terminal: only then is there progress, and colour unless NO_COLOR.
  let isTerminal: Bool
  let usesColor: Bool

  init(isQuiet: Bool, printsJSON: Bool) {
    self.isQuiet = isQuiet
    self.printsJSON = printsJSON
    isTerminal = isatty(STDERR_FILENO) == 1
    let noColor = Console.environment("NO_COLOR").map { !$0.isEmpty } ?? false
    usesColor = isTerminal && !noColor && Console.environment("TERM") != "dumb"
  }

  /// A line about what was done; nothing when quiet.
  func note(_ line: String) {
    if !isQuiet { writeError(line.printableLine + "\n") }
  }

  /// What may be a mistake; nothing when quiet.
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

  /// What is fit for a terminal, with the control sequences that are meant.
  func writeError(_ text: String) {
    _ = FileSystem.writeAll(Array(text.utf8), to: STDERR_FILENO)
  }

  /// What was asked for, for people.
  ///
  /// - Parameter isBeside: whether standard output gets something else that was asked for, with which nobody could
  ///   use it; then standard error has the lines.
  func report(_ lines: [String], besideOutput isBeside: Bool = false) throws(Failure) {
    let text = lines.map { $0.printableLine + "\n" }.joined()
    if isBeside { writeError(text) } else { try output(text) }
  }

  /// What was asked for, for programs: just these characters.
  func output(_ text: String) throws(Failure) {
    let code = FileSystem.writeAll(Array(text.utf8), to: STDOUT_FILENO)
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
