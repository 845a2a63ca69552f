import AnimTestSupport
import AnimTiming
import Testing

@Suite struct CurveSyntaxFuzzTests {
  private static let seeds = [
    "cubic-bezier(0.25, .1, 2.5e-1, 1)", "steps(4, jump-none)", "linear(0, 0.25 25% 75%, 1 100%)",
    "/* a */ ease-in-out", "t < 0.5 ? 4*t^3 : 1 - (2 - 2*t)^3 / 2", "clamp(mix(0, π, t), -1e3, 2)",
    "!(t ≥ 0.5) && sin(tau × t) ÷ 2 || max(t, 1, 2)",
  ]

  @Test(arguments: 0..<20)
  func `no text crashes a parser, and every error has its place`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let alphabet = Array(Self.seeds.joined().unicodeScalars)
    for _ in 0..<100 {
      var scalars = Array(
        Self.seeds[Int.random(in: 0..<Self.seeds.count, using: &generator)]
          .unicodeScalars)
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: 0...scalars.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0 where place < scalars.count: scalars.remove(at: place)
        case 1: scalars.removeLast(scalars.count - place)
        default:
          let letter = alphabet[Int.random(in: 0..<alphabet.count, using: &generator)]
          scalars.insert(letter, at: place)
        }
      }
      let text = String(String.UnicodeScalarView(scalars))
      for error in [
        Self.error { () throws(CurveSyntaxError) in try TimingCurve(parsing: text).value(at: 0.3) },
        Self.error { () throws(CurveSyntaxError) in try TimingExpression(text).value(t: 0.3) },
      ] {
        guard let error else { continue }
        #expect((0...text.utf8.count).contains(error.offset), "\(text): \(error)")
        #expect(!error.message.isEmpty)
      }
    }
  }

  private static func error(
    _ body: () throws(CurveSyntaxError) -> Double
  ) -> CurveSyntaxError? {
    do throws(CurveSyntaxError) {
      _ = try body()
      return nil
    } catch {
      return error
    }
  }
}
