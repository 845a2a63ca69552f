package import AnimDocuments
import AnimScenes

/// The program's exit codes: those of sysexits.h, and 1 for "different".
package enum ExitCode: Int32, CaseIterable {
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
  /// With several files, the command returns the highest code, whatever their order.
  package static func < (a: ExitCode, b: ExitCode) -> Bool { a.rawValue < b.rawValue }
}

/// An error that ends a command.
package struct Failure: Error {
  package let code: ExitCode
  /// The affected file or stream, or nil.
  package let path: String?
  /// One sentence in lower case, without a full stop and without the path; empty if everything has been printed.
  package let message: String
  package let hint: String?
  /// Diagnostics of a scene, which have been printed; reports repeat them.
  package let diagnostics: [Diagnostic]

  package init(
    _ code: ExitCode, path: String? = nil, _ message: String, hint: String? = nil,
    diagnostics: [Diagnostic] = []
  ) {
    self.code = code
    self.path = path
    self.message = message
    self.hint = hint
    self.diagnostics = diagnostics
  }

  /// The diagnostics without colour, each a text of several lines.
  package var details: [String] { diagnostics.map { $0.formatted(color: false) } }

  /// The message with the path before it.
  package var text: String { path.map { "\($0): \(message)" } ?? message }

  /// The message for a report that has already named `file`.
  package func message(of file: String) -> String { path == file ? message : text }

  /// Two arguments name the same file or folder to write.
  package static func writtenTwice(_ words: String, _ other: String) -> Failure {
    words == other
      ? .usage("'\(words)' is given twice")
      : .usage("'\(words)' and '\(other)' write to the same place")
  }

  /// Two options write to standard output.
  package static func pipedTwice(_ words: String, _ other: String) -> Failure {
    .usage(
      "'\(words)' and '\(other)' both write to standard output", hint: "name a file for one of them"
    )
  }

  package static func usage(_ message: String, hint: String? = nil) -> Failure {
    Failure(.usage, message, hint: hint)
  }
}
