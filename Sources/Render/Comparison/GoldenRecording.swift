package import Diff
import Render

/// Which goldens are written instead of failing a test.
package enum GoldenRecording: String, Hashable, Sendable, CaseIterable {
  /// Those that are not there.
  case missing
  /// Those that are not there, and those that show something else.
  case failed
  /// As `failed`, whatever a test tolerates.
  case all
  case never

  /// Why a golden does not show what its scene shows.
  package enum Lack: Hashable, Sendable, CaseIterable {
    case missing, different
  }

  /// Whether a golden is written for a reason; else the test fails.
  package func mends(_ lack: Lack) -> Bool {
    switch (self, lack) {
    case (.never, _), (.missing, .different): false
    case (.missing, .missing), (.failed, _), (.all, _): true
    }
  }

  /// What a golden may differ by before it counts as different.
  ///
  /// - Parameter asked: what the test tolerates.
  package func tolerance(_ asked: PixelTolerance) -> PixelTolerance {
    self == .all ? .exact : asked
  }

  /// Whether this is continuous integration, where no golden is written unasked, so that a forgotten one fails.
  ///
  /// - Parameter ci: what the environment's `CI` says; nil where it is not set.
  package static func isContinuousIntegration(ci: String?) -> Bool {
    !["", "0", "false"].contains(ci ?? "")
  }
}
