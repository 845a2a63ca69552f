// animrender-bench timeline [NAME]
//
// Nanoseconds per evaluation of a property of a compiled timeline at a million random times: the best, the median and the
// worst of several rounds, and the number of allocations, for all cases or those whose name contains NAME.

import AnimTiming
import CAnimAllocations
import AnimMotion
import AnimPrimitives

enum TimelineBenchmarks {
  private static let rounds = 7
  private static let count = 1_000_000

  static func run(_ arguments: [String]) throws {
    for (name, steps, channel) in try cases() where name.contains(arguments.first ?? "") {
      let timeline = try Timeline(compiling: Script(targets: [card], steps: steps))
      let track = timeline.tracks.firstIndex { $0.channel == channel } ?? 0
      let times = randomTimes(upTo: timeline.duration)
      switch channel {
      case .backgroundColor:
        report(name, times) {
          guard case .color(let color?) = timeline.value(ofTrackAt: track, at: $0) else {
            return .nan
          }
          return color.red
        }
      case .path:
        report(name, times) {
          guard case .path(let path) = timeline.value(ofTrackAt: track, at: $0) else { return .nan }
          return Double(path.points.count)
        }
      default:
        report(name, times) { timeline.number(ofTrackAt: track, at: $0) }
      }
    }
  }

  private static let card = ScriptTarget(
    id: "card",
    initialValues: [
      .centerX: .number(0), .centerY: .number(0), .alpha: .number(1), .rotate: .number(0),
      .backgroundColor: .color(.white), .path: .path(ellipse(radius: 10)),
    ])

  private static func ellipse(radius: Double) -> Path {
    var path = Path()
    path.addEllipse(in: Rect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
    return path
  }

  private static func cases() throws -> [(name: String, steps: [Step], channel: Channel)] {
    var hundred: [Step] = []
    var overlapping: [Step] = []
    for index in 0..<100 {
      let value = AnimatableValue.number(Double(index * 37 % 100))
      hundred.append(move(.centerX, to: value, .easeInOut))
      overlapping.append(move(.centerX, to: value, .easeInOut, at: Double(index) * 0.5))
    }
    let values = AnimatableValue.number
    let keyframes = PropertyChange.Goal.values(
      [values(0), values(10), values(5), values(20)], times: nil, curves: [],
      calculationMode: .cubic)
    return [
      ("centre/linear", [move(.centerX, to: .number(100), .linear)], .centerX),
      ("centre/easeInOut", [move(.centerX, to: .number(100), .easeInOut)], .centerX),
      ("centre/easeOutQuad", [move(.centerX, to: .number(100), .power(2, .out))], .centerX),
      ("centre/easeInOutQuint", [move(.centerX, to: .number(9), .power(5, .inOut))], .centerX),
      ("centre/easeOutBounce", [move(.centerX, to: .number(100), .bounce(.out))], .centerX),
      ("alpha/easeOutQuad", [move(.alpha, to: .number(0), .power(2, .out))], .alpha),
      (
        "colour/easeOutQuad", [move(.backgroundColor, to: .color(.black), .power(2, .out))],
        .backgroundColor
      ),
      ("path/linear", [move(.path, to: .path(ellipse(radius: 20)), .linear)], .path),
      (
        "centre/linear()",
        [move(.centerX, to: .number(1), try TimingCurve(css: "linear(0, 1.2 40%, 1)"))], .centerX
      ),
      (
        "centre/expression",
        [move(.centerX, to: .number(1), .expression(try TimingExpression("t^2 * (3 - 2*t)")))],
        .centerX
      ),
      ("centre/hundred in a row", hundred, .centerX),
      ("centre/hundred, two at a time", overlapping, .centerX),
      ("rotate/cubic keyframes", [change(.rotate, keyframes, .linear)], .rotate),
      ("centre/animator, paused, reversed", try interrupted(), .centerX),
    ] + (try springs()).map { ($0, [move(.centerX, to: .number(100), .spring($1))], .centerX) }
  }

  private static func springs() throws -> [(name: String, parameters: SpringTimingParameters)] {
    [
      ("centre/spring", try SpringTimingParameters(dampingRatio: 0.7)),
      ("centre/spring let go", try SpringTimingParameters(dampingRatio: 0.7, initialVelocity: 3)),
      ("centre/spring, critical", try SpringTimingParameters(dampingRatio: 1)),
      (
        "centre/spring of Core Animation",
        try SpringTimingParameters(stiffness: 170, damping: 10, initialVelocity: -2)
      ),
      ("centre/spring of SwiftUI", try SpringTimingParameters(duration: 0.5, bounce: 0.3)),
      ("centre/spring, overdamped", try SpringTimingParameters(duration: 0.5, bounce: -0.5)),
    ]
  }

  private static func interrupted() throws -> [Step] {
    let animator = AnimatorDeclaration(
      id: "expand", duration: 2, curve: .easeInOut,
      changes: [PropertyChange(target: "card", property: .centerX, goal: .to(.number(100)))])
    var steps = [Step(.animator(animator))]
    let commands: [AnimatorCommand] = [
      .start(afterDelay: 0), .pause, .continue(curve: nil, durationFactor: 0), .reverse, .reverse,
    ]
    for command in commands {
      steps += [Step(.drive(animator: "expand", command)), Step(.wait(seconds: 0.3))]
    }
    return steps
  }

  private static func move(
    _ property: Property, to value: AnimatableValue, _ curve: TimingCurve, at start: Double? = nil
  ) -> Step {
    change(property, .to(value), curve, at: start)
  }

  private static func change(
    _ property: Property, _ goal: PropertyChange.Goal, _ curve: TimingCurve, at start: Double? = nil
  ) -> Step {
    let change = PropertyChange(target: "card", property: property, goal: goal)
    return Step(
      .animate(AnimateStep(changes: [change], duration: 1, curve: curve)),
      placement: start.map(Placement.seconds))
  }

  private static func randomTimes(upTo duration: Double) -> [Double] {
    var generator = SplitMix(state: 42)
    return (0..<count).map { _ in Double.random(in: 0...duration, using: &generator) }
  }

  private static func report(_ name: String, _ times: [Double], _ body: (Double) -> Double) {
    var sum = 0.0
    var rounds: [Double] = []
    let clock = ContinuousClock()
    let allocationsBefore = allocation_count()
    for time in times { sum += body(time) }
    let allocations = allocation_count() - allocationsBefore
    for _ in 0..<Self.rounds {
      let elapsed = clock.measure {
        for time in times { sum += body(time) }
      }
      let (seconds, attoseconds) = elapsed.components
      rounds.append((Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(times.count))
    }
    rounds.sort()
    let figures = [rounds[0], rounds[rounds.count / 2], rounds[rounds.count - 1]].map {
      "\(($0 * 10).rounded() / 10)"
    }
    // The sum keeps the loop from being optimized away.
    print(
      "timeline/\(name): \(figures.joined(separator: " ")) ns\(sum.isNaN ? " NaN" : ""),",
      allocationsBefore < 0 ? "allocations not counted" : "\(allocations) allocations")
  }
}

/// Source: SplitMix64 (Steele, Lea, Flood 2014).
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed &>> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed &>> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed &>> 31)
  }
}
