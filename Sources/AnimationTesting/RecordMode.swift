import AnimExport
import Foundation
import AnimInspect
import AnimRendering

/// The condition for writing a golden.
// The type is defined in this module, so that tests need no other import.
public enum RecordMode: String, Hashable, Sendable, CaseIterable {
  /// Writes a golden only if it is missing.
  case missing
  /// Writes a golden if it is missing or differs.
  case failed
  /// Writes every golden. A golden with the same pixels and times keeps its bytes.
  case all
  /// Writes no golden.
  case never

  /// `ANIMRENDER_RECORD` has no valid value.
  struct Unknown: Error, CustomStringConvertible {
    let word: String

    var description: String {
      let words = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
      return "ANIMRENDER_RECORD: expected one of \(words); found \"\(word)\""
    }
  }

  /// The mode in `ANIMRENDER_RECORD`. If it is not set or is empty: `never` if `CI` is set, so that a missing golden
  /// fails there, otherwise `missing`.
  ///
  /// - Throws: an error that lists the valid values.
  public static func current() throws -> RecordMode {
    try current(in: ProcessInfo.processInfo.environment)
  }

  static func current(in environment: [String: String]) throws(Unknown) -> RecordMode {
    if let word = environment["ANIMRENDER_RECORD"], !word.isEmpty {
      guard let mode = RecordMode(rawValue: word) else { throw Unknown(word: word) }
      return mode
    }
    return GoldenRecording.isContinuousIntegration(ci: environment["CI"]) ? .never : .missing
  }

  /// The corresponding setting for goldens.
  var recording: GoldenRecording {
    switch self {
    case .missing: .missing
    case .failed: .failed
    case .all: .all
    case .never: .never
    }
  }
}
