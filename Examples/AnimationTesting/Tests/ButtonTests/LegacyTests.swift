import AnimationTesting
import XCTest

/// The same in XCTest.
final class LegacyTests: XCTestCase {
  func testAButtonSpringsBackAfterATap() {
    expectAnimation("Scenes/tap.json", matches: "Goldens/tap.apng")
  }
}
