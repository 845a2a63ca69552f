import Documents
import Scenes

/// The program's exit codes: sysexits.h, with 1 for "different".
enum ExitCode: Int32 {
  case success = 0
  case different = 1
  case usage = 64
  case badData = 65
  case noInput = 66
  case unavailable = 69
  case internalFault = 70
  case cannotCreate = 73
  case cannotWrite = 74
}

extension ExitCode: Comparable {
  /// Of several files the highest code is the command's: whatever their order, the same files give the same.
  static func < (a: ExitCode, b: ExitCode) -> Bool { a.rawValue < b.rawValue }
}

/// Why a command ends without doing what it was asked.
struct Failure: Error {
  let code: ExitCode
  /// The file or stream that it is about; nil where that is none, or several.
  let path: String?
  /// One sentence, lower case, without a full stop and without the path; empty where all was said already.
  let message: String
  let hint: String?
  /// What was said already of a scene, for reports that are read elsewhere.
  let diagnostics: [Diagnostic]

  init(
    _ code: ExitCode, path: String? = nil, _ message: String, hint: String? = nil,
    diagnostics: [Diagnostic] = []
  ) {
    self.code = code
    self.path = path
    self.message = message
    self.hint = hint
    self.diagnostics = diagnostics
  }

  /// What was said already, without colour: a text of some lines each.
  var details: [String] { diagnostics.map { $0.formatted(color: false) } }

  /// The message with the path before it.
  var text: String { path.map { "\($0): \(message)" } ?? message }

  /// The message where a report names a file: without the path if it is that file's.
  func message(of file: String) -> String { path == file ? message : text }

  /// That two words of the command line name one file or folder to write.
  static func writtenTwice(_ words: String, _ other: String) -> Failure {
    words == other
      ? .usage("'\(words)' is given twice")
      : .usage("'\(words)' writes to the same place as '\(other)'")
  }

  /// That two options ask for standard output.
  static func pipedTwice(_ words: String, _ other: String) -> Failure {
    .usage(
      "'\(words)' and '\(other)' both write to standard output, which holds one thing",
      hint: "name a file for one of them")
  }

  static func usage(_ message: String, hint: String? = nil) -> Failure {
    Failure(.usage, message, hint: hint)
  }
}
