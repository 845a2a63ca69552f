import AnimTestSupport
import Testing

@testable import AnimLayout

/// Compares layouts with those of an independent solver, which `Vectors/make-kiwi.py` ran.
@Suite struct KiwiTests {
  private static func expectations() throws -> [[Double]] {
    try Repository.lines(of: "Tests/LayoutTests/Vectors/kiwi.txt")
      .map { $0.split(separator: " ").compactMap { Double(String($0)) } }
  }

  @Test func `a thousand layouts are as good as kiwisolver's`() throws {
    let expectations = try Self.expectations()
    #expect(expectations.count == 1000)
    for (number, expected) in expectations.enumerated() {
      let random = try RandomLayout(number: number)
      let errors = random.errors(try random.layout.frames())
      #expect(errors[1000, default: 0] < 0.001, "layout \(number)")
      for (priority, error) in zip([750.0, 500, 250], expected) {
        #expect(abs(errors[priority, default: 0] - error) < 0.001, "layout \(number)")
      }
    }
  }
}
