import AnimationTesting
import Programs
import StageKit
import XCTest

/// The same in XCTest. On Linux, it runs tests on the main thread, but none that is isolated to the main actor.
final class LegacyTests: XCTestCase {
  func testAMovieLooksAsItsGoldenDoes() throws {
    try MainActor.assumeIsolated {
      _ = expectAnimation(try pan.golden(), matches: "Goldens/pan.apng")
    }
  }
}
