package import AnimDiff

/// Which goldens are written instead of failing a test.
package enum GoldenRecording: String, Hashable, Sendable, CaseIterable {
  /// Missing goldens.
  case missing
  /// Missing goldens, and those that differ.
  case failed
  /// Like `failed`, but regardless of tolerances.
  case all
  case never

  /// Why a golden does not match its scene.
  package enum Mismatch: Hashable, Sendable, CaseIterable {
    case missing, different
  }

  /// Whether a golden is written for this reason; otherwise the test fails.
  package func mends(_ mismatch: Mismatch) -> Bool {
    switch (self, mismatch) {
    case (.never, _), (.missing, .different): false
    case (.missing, .missing), (.failed, _), (.all, _): true
    }
  }

  /// The tolerance with which a golden is compared.
  ///
  /// - Parameter asked: the requested tolerance.
  package func tolerance(_ asked: PixelTolerance) -> PixelTolerance {
    self == .all ? .exact : asked
  }

  /// Whether this is continuous integration, where goldens are written only on request, so that missing ones fail.
  ///
  /// - Parameter ci: the environment variable `CI`; nil if it is not set.
  package static func isContinuousIntegration(ci: String?) -> Bool {
    !["", "0", "false"].contains(ci ?? "")
  }
}
