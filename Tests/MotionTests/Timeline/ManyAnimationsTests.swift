import AnimPrimitives
import AnimTestSupport
import AnimTiming
import Testing

@testable import AnimMotion

/// Very long generated scripts: the presented values agree with the definition, and the memory grows linearly.
@Suite struct ManyAnimationsTests {
  /// A linear movement of the card with its own end point.
  private struct Move {
    var start: Double
    var duration: Double
    var goal: Double

    var step: Step {
      .move(.centerX, to: .number(goal), duration, at: .seconds(start))
    }
  }

  /// The model value plus the remaining part of each movement, by the definition of additive animations.
  private func shown(_ moves: [Move], at time: Double) -> Double {
    var model = 0.0
    var rest = 0.0
    for move in moves where move.start <= time {
      rest += (model - move.goal) * max(1 - (time - move.start) / move.duration, 0)
      model = move.goal
    }
    return model + rest
  }

  @Test(arguments: [0, 1, 2]) func `additive animations end in any order`(order: Int) throws {
    var random = SeededGenerator(seed: 7)
    let moves = (0..<200).map { index in
      let start = Double(index) / 64
      // The animations end in order, in reverse order, or in random order.
      let duration = [2.0, 8 - 2 * start, Double.random(in: 0.05...4, using: &random)][order]
      return Move(
        start: start, duration: duration, goal: Double.random(in: -50...50, using: &random))
    }
    let timeline = try Timeline.card(moves.map(\.step))
    for index in 0..<700 {
      let time = Double(index) / 80 + 0.003
      let expected = shown(moves, at: time)
      #expect(abs(timeline.number(.centerX, at: time) - expected) < 1e-9, "at \(time)")
    }
  }

  @Test func `animations that add up share the later part`() throws {
    let moves = (0..<5000).map {
      Move(start: Double($0) / 1000, duration: 100, goal: Double($0 % 7))
    }
    let script = Script(targets: [.view("card")], steps: moves.map(\.step), duration: 200)
    var compiler = TimelineCompiler(script.targets)
    compiler.run(Schedule(script).events)
    #expect(compiler.tracks.map(\.track.additions.count) == [5000 - 1])

    let timeline = try Timeline(compiling: script)
    for time in [0.0005, 4.9995, 50, 99.9995, 102.4995, 104.9995] {
      #expect(abs(timeline.number(.centerX, at: time) - shown(moves, at: time)) < 1e-6)
    }
    #expect(timeline.number(.centerX, at: 105) == 1)
    #expect(!timeline.isStill(from: 0, through: 104.9))
    #expect(timeline.isStill(from: 105, through: 200))
  }

  @Test func `animations that end among others leave later ones where they are`() throws {
    var random = SeededGenerator(seed: 11)
    let moves = (0..<2000).map {
      Move(
        start: Double($0) / 1000, duration: Double.random(in: 2...9, using: &random),
        goal: Double($0 % 7))
    }
    let script = Script(targets: [.view("card")], steps: moves.map(\.step), duration: 12)
    var compiler = TimelineCompiler(script.targets)
    compiler.run(Schedule(script).events)
    // A rewrite copies at most as many animations as have ended since the last one.
    #expect(compiler.tracks[0].track.additions.count < 2 * 2000)

    let timeline = try Timeline(compiling: script)
    for time in stride(from: 0.0005, to: 12, by: 0.25) {
      #expect(abs(timeline.number(.centerX, at: time) - shown(moves, at: time)) < 1e-6)
    }
    let end = try #require(moves.map { $0.start + $0.duration }.max())
    #expect(!timeline.isStill(from: 0, through: end - 0.01))
    #expect(timeline.isStill(from: end, through: 12))
  }

  @Test func `tracks that come one after the other keep their own animations`() throws {
    let steps = (0..<20).flatMap { index -> [Step] in
      let (start, goal) = (Double(index) / 8, Double(index))
      let down = Step.move(.centerY, to: .number(-goal), 1, at: .seconds(start))
      return [Move(start: start, duration: 1, goal: goal).step, down]
    }
    let timeline = try Timeline.card(steps)
    for index in 0..<100 {
      let time = Double(index) / 30
      #expect(timeline.number(.centerX, at: time) == -timeline.number(.centerY, at: time))
    }
  }

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
    // Each scrub takes half a second, and each wait, during which the animator runs, takes a sixteenth.
    for index in stride(from: 1, to: 1000, by: 37) {
      let time = Double(index) * 0.5625 + 0.5
      #expect(abs(timeline.number(.centerX, at: time) - Double(index % 8) * 12.5) < 1e-6)
      let later = min(Double(index % 8) * 12.5 + 6.25, 100)
      #expect(abs(timeline.number(.centerX, at: time + 0.0625) - later) < 1e-6)
    }
  }

  @Test func `ends come in order, those at one time in that of their beginnings`() {
    var random = SeededGenerator(seed: 3)
    var ends = EndQueue<Int>()
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
