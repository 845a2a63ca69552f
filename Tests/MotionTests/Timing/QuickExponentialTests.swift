import Primitives
import Testing

@testable import Motion

@Suite struct QuickExponentialTests {
  @Test func `the sine is the exact one, for small, large and negative angles`() {
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

  @Test func `near nothing a sine keeps all its digits`() {
    for exponent in 1...300 {
      let angle = power(10, -Double(exponent))
      #expect(abs(quickSine(angle) / sine(angle) - 1) <= 3e-16, "\(angle)")
    }
  }

  @Test func `the exponential is the exact one`() {
    for index in -20_000...20_000 {
      for step in [1e-12, 1e-5, 1e-3, 0.034_97] {
        let x = Double(index) * step
        #expect(abs(quickExponential(x) / exponential(x) - 1) <= 4e-16, "\(x)")
      }
    }
    #expect(quickExponential(0) == 1)
  }

  @Test func `the exponential less 1 keeps its digits near nothing`() {
    for index in -20_000...20_000 where index != 0 {
      for step in [1e-300, 1e-12, 1e-5, 1e-3, 0.034_97] {
        let x = Double(index) * step
        let ratio = quickExponentialMinusOne(x) / exponentialMinusOne(x)
        #expect(abs(ratio - 1) <= 6e-16, "\(x)")
      }
    }
    #expect(quickExponentialMinusOne(0) == 0)
  }

  @Test func `exponents beyond what a double holds end at nothing and at infinity`() {
    for x in [700, 710, 1e10, .infinity] {
      #expect(quickExponential(x) == exponential(x))
      #expect(quickExponential(-x) == exponential(-x))
      #expect(quickExponentialMinusOne(x) == exponentialMinusOne(x))
      #expect(quickExponentialMinusOne(-x) == -1)
    }
    #expect(quickExponential(.nan).isNaN)
    #expect(quickExponentialMinusOne(.nan).isNaN)
  }
}
