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

  /// What `ANIMRENDER_RECORD` names; else `never` where `CI` is set, so that a forgotten golden
  /// fails there, and `missing` everywhere else.
  public static func current() -> RecordMode {
    current(in: ProcessInfo.processInfo.environment)
  }

  static func current(in environment: [String: String]) -> RecordMode {
    if let mode = environment["ANIMRENDER_RECORD"].flatMap(RecordMode.init) { return mode }
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
