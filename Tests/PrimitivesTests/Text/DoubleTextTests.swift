import AnimPrimitives
import Testing

struct DoubleTextTests {
  @Test(arguments: [
    (0, "0"), (-0.0, "0"), (3, "3"), (-12, "-12"), (0.1, "0.1"), (-2.5, "-2.5"), (1e-7, "1e-07"),
    (1e15, "1000000000000000"), (0x1p53 - 1, "9007199254740991"), (1e300, "1e+300"),
    (.infinity, "inf"), (.nan, "nan"),
  ])
  func `whole numbers have no fraction, and others their shortest digits`(
    number: Double, text: String
  ) {
    #expect(number.shortestText == text)
  }

  @Test func `digits give the same number again`() {
    for number in [0x1p53, -0x1p53, 0x1p54, 123_456_789.125, 1 / 3, .leastNonzeroMagnitude] {
      #expect(Double(number.shortestText) == number)
    }
  }

  @Test(arguments: [
    (2.345_678, 0, 2), (2.345_678, 3, 2.346), (-2.5, 0, -3), (0.1 + 0.2, 6, 0.3), (1e-9, 6, 0),
  ])
  func `halves are rounded away from zero`(number: Double, places: Int, rounded: Double) {
    #expect(number.rounded(places: places) == rounded)
  }
}
