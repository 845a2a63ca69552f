import AnimMotion
import AnimPrimitives
import AnimTiming
import Testing

/// A gradient needs as many locations as colours.
@Suite struct GradientTests {
  private static let two: AnimatableValue = .colors([.black, .white])
  private static let three: AnimatableValue = .colors([.black, .white, .black])

  private func timeline(_ steps: [Step], locations: [Double] = [0, 1]) throws -> Timeline {
    try Timeline.card(steps, [.gradientColors: Self.two, .gradientLocations: .numbers(locations)])
  }

  private func faults(_ steps: [Step], locations: [Double] = [0, 1]) -> [String] {
    do {
      _ = try timeline(steps, locations: locations)
      return []
    } catch {
      return (error as? ScriptErrors)?.errors.map(\.message) ?? []
    }
  }

  private func locations(_ numbers: [Double]) -> PropertyChange {
    PropertyChange("card", .gradientLocations, to: .numbers(numbers))
  }

  private let colors = PropertyChange("card", .gradientColors, to: three)

  @Test(arguments: [[], [0.5], [0, 0.5, 1]])
  func `a step gives a location for each colour`(numbers: [Double]) {
    let fault = "a gradient has a location for each colour: \(numbers.count) for 2"
    #expect(faults([.set([locations(numbers)])]) == [fault])
    #expect(faults([.animate([locations(numbers)], delay: 1)]) == [fault])
    let frame = Keyframe(start: 0, duration: 1, changes: [locations(numbers)])
    #expect(faults([.keyframes([frame])]) == [fault])
    let change = PropertyChange(
      target: "card", property: .gradientLocations,
      goal: .values([.numbers(numbers), .numbers(numbers)], times: nil, curves: []))
    #expect(faults([.animate([change])]) == [fault])
  }

  @Test func `locations that are not even have to change with the number of colours`() {
    let fault = "a gradient has a location for each colour: 2 for 3"
    #expect(faults([.wait(1), .set([colors])], locations: [0.2, 0.8]) == [fault])
    #expect(faults([.wait(1), .set([colors])]).isEmpty)
  }

  @Test func `colours and locations change together in any order`() {
    let both = [colors, locations([0, 0.2, 1])]
    #expect(faults([.set(both)], locations: [0.2, 0.8]).isEmpty)
    #expect(faults([.set(both.reversed())], locations: [0.2, 0.8]).isEmpty)
    #expect(
      faults([.wait(1), .set([both[1]]), .animate([both[0]])], locations: [0.2, 0.8]).isEmpty)
    #expect(
      faults([.set([both[0]]), .wait(1), .set([both[1]])], locations: [0.2, 0.8]).count == 1)
  }

  @Test func `even locations go on from where they are for as many colours`() throws {
    let timeline = try timeline([
      .set([colors]),
      .animate([locations([0, 0.25, 1])], duration: 1, curve: .linear),
    ])
    #expect(timeline.value(.gradientLocations, at: 0.5) == .numbers([0, 0.375, 1]))
    let frame = Keyframe(start: 0, duration: 1, changes: [colors, locations([0, 0.25, 1])])
    let frames = try self.timeline([.keyframes([frame], duration: 1, curve: .linear)])
    #expect(frames.value(.gradientLocations, at: 0.5) == .numbers([0, 0.375, 1]))
  }
}
