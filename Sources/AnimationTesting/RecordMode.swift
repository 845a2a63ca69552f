import Foundation

/// When a golden is written.
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
    return ["", "0", "false"].contains(environment["CI"] ?? "") ? .missing : .never
  }
}
