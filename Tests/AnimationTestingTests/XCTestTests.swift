import AnimationTesting
import XCTest

/// The same function in the other framework.
final class XCTestTests: XCTestCase {
  func testASceneIsAsItsGoldenShowsIt() {
    expectAnimation("Scenes/slide.json", matches: "Goldens/slide.apng")
  }

  #if canImport(ObjectiveC)
    // XCTest on Linux cannot expect a failure.
    func testADifferenceFails() {
      XCTExpectFailure()
      XCTAssertFalse(
        expectAnimation(
          .json("{ \"size\": [4, 4], \"duration\": 1 }"), matches: "Goldens/slide.apng",
          record: .never))
    }
  #endif
}
