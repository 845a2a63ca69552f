import Primitives
import Testing

@testable import Motion

@Suite struct QuickSineTests {
  @Test func `it is the sine, for small, large and negative angles`() {
    for index in -20_000...20_000 {
      for step in [1e-9, 1e-3, 0.0471, 39.7] {
        let angle = Double(index) * step
        #expect(abs(quickSine(angle) - sine(angle)) <= 3e-16, "\(angle)")
      }
    }
    for angle in [0x1p20, -0x1.8p20, 1e15, 0x1p20.nextDown, -0x1p20.nextDown] {
      #expect(abs(quickSine(angle) - sine(angle)) <= 3e-16, "\(angle)")
    }
    #expect(quickSine(0) == 0)
    #expect(quickSine(.infinity).isNaN)
    #expect(quickSine(.nan).isNaN)
  }
}
