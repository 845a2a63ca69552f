import AnimMotion
import AnimTestSupport
import Testing

@Suite struct DecayTests {
  @Test func `decay is POPDecayAnimation's`() throws {
    for row in try vectors("decay", count: 85) {
      let decay = try Decay(
        initialVelocity: try row.number("velocity"),
        deceleration: try row.number("deceleration"))
      let value: Double
      switch row.function {
      case "decay.position": value = decay.position(at: try row.time)
      case "decay.velocity": value = decay.velocity(at: try row.time)
      case "decay.duration": value = decay.duration(threshold: try row.number("threshold"))
      case "decay.restDistance": value = decay.restDistance
      default:
        Issue.record("\(row) is not known")
        continue
      }
      #expect(abs(value - (try row.expectedNumber)) <= row.tolerance, "\(row)")
    }
  }

  @Test func `what is too slow from the start needs no time`() throws {
    #expect(try Decay(initialVelocity: 4).duration() == 0)
    #expect(throws: TimingParameterError.self) { try Decay(initialVelocity: 1, deceleration: 1) }
  }
}
