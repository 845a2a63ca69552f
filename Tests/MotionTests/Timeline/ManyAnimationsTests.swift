import Primitives
import TestSupport
import Testing

@testable import Motion

/// Scripts of a length that nobody writes by hand: what is shown is what the definition says, and what is kept grows
/// as the script does.
@Suite struct ManyAnimationsTests {
  @Test func `an animator may be called any number of times`() throws {
    let animator = AnimatorDeclaration(
      id: "expand", duration: 1, curve: .linear,
      changes: [PropertyChange("card", .centerX, to: .number(100))])
    var steps: [Step] = [.animator(animator), .start("expand")]
    for index in 0..<1000 {
      steps += [
        .pause("expand"), .scrub("expand", to: Double(index % 8) / 8, duration: 0.5),
        .continue("expand"), .wait(1.0 / 16),
      ]
    }
    let timeline = try Timeline.card(steps)
    // Each scrub takes half a second, each wait a sixteenth, in which it runs on.
    for index in stride(from: 1, to: 1000, by: 37) {
      let time = Double(index) * 0.5625 + 0.5
      #expect(abs(timeline.number(.centerX, at: time) - Double(index % 8) * 12.5) < 1e-6)
      let later = min(Double(index % 8) * 12.5 + 6.25, 100)
      #expect(abs(timeline.number(.centerX, at: time + 0.0625) - later) < 1e-6)
    }
  }

  @Test func `ends come in order, those at one time in that of their beginnings`() {
    var random = SeededGenerator(seed: 3)
    var ends = PendingEnds<Int>()
    var expected: [(time: Double, order: Int)] = []
    var taken: [(time: Double, order: Int)] = []
    for order in 0..<2000 {
      let time = Double(Int.random(in: 0..<50, using: &random))
      ends.insert(-order, at: time, order: order)
      expected.append((time, order))
      if order % 3 == 2, let next = ends.first {
        #expect(next.subject == -next.order)
        ends.removeFirst()
        let least = expected.indices.min { expected[$0] < expected[$1] }
        #expect(least.map { expected.remove(at: $0) }.map { $0 == (next.time, next.order) } == true)
      }
    }
    while let next = ends.first {
      taken.append((next.time, next.order))
      ends.removeFirst()
    }
    #expect(taken.elementsEqual(expected.sorted { $0 < $1 }, by: ==))
    ends.removeFirst()
    #expect(ends.first == nil)
  }
}
