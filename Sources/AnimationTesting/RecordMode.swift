import Export
import Foundation
import Render

/// When a golden is written.
// Of this module alone, so that tests need not import another to name a case.
public enum RecordMode: String, Hashable, Sendable, CaseIterable {
  /// Where there is none.
  case missing
  /// Where there is none, and where it differs.
  case failed
  /// Always; one whose pixels and times did not change keeps its bytes.
  case all
  case never

  /// `ANIMRENDER_RECORD` names none.
  struct Unknown: Error, CustomStringConvertible {
    let word: String

    var description: String {
      let words = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
      return "ANIMRENDER_RECORD: expected one of \(words); found \"\(word)\""
    }
  }

  /// What `ANIMRENDER_RECORD` names; where it is not set, or empty, `never` where `CI` is set, so that a
  /// forgotten golden fails there, and `missing` everywhere else.
  ///
  /// - Throws: where it names none of these; the description says which there are.
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

  /// What it means for goldens.
  var recording: GoldenRecording {
    switch self {
    case .missing: .missing
    case .failed: .failed
    case .all: .all
    case .never: .never
    }
  }
}
