import AnimMotion
import AnimPrimitives
import AnimTestSupport
import AnimTiming

/// Random scripts for three cards. The same seed gives the same script.
struct RandomScript {
  private var generator: SeededGenerator
  private var names = 0
  private(set) var script: Script
  /// Every id that must complete, with its allowed positions.
  private(set) var expected: [String: [AnimatingPosition]] = [:]

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    script = Script(targets: ["a", "b", "c"].map { .view($0) }, steps: [])
    for _ in 0..<Int.random(in: 4...14, using: &generator) { script.steps.append(step(depth: 0)) }
    script.steps += animator()
  }

  private mutating func step(depth: Int) -> Step {
    let placement: Placement? =
      [nil, nil, .withPrevious(offset: number(0, 0.3))].randomElement(using: &generator) ?? nil
    names += 1
    let id = "step \(names)"
    expected[id] = [.end]
    switch Int.random(in: 0..<(depth < 2 ? 8 : 5), using: &generator) {
    case 0: return Step(.set([change()]), id: id, placement: placement)
    case 1: return Step(.wait(seconds: number(0, 0.4)), id: id, placement: placement)
    case 5: return Step(.sequence(steps(depth), repetition: .once), id: id, placement: placement)
    case 6:
      return Step(
        .together(steps(depth), repetition: .once, stagger: number(0, 0.2)), id: id,
        placement: placement)
    default:
      var animate = AnimateStep(
        changes: (0..<3).map { _ in change() }, duration: number(0.05, 1), curve: curve())
      animate.delay = Bool.random(using: &generator) ? 0 : number(0, 0.3)
      animate.stagger = Bool.random(using: &generator) ? 0 : number(0, 0.2)
      animate.beginsFromCurrentState = Bool.random(using: &generator)
      if Int.random(in: 0..<5, using: &generator) == 0 {
        animate.repetition = .count(2)
        animate.autoreverses = Bool.random(using: &generator)
      }
      return Step(.animate(animate), id: id, placement: placement)
    }
  }

  private mutating func steps(_ depth: Int) -> [Step] {
    (0..<3).map { _ in step(depth: depth + 1) }
  }

  /// An animator that is paused, scrubbed, continued and reversed.
  private mutating func animator() -> [Step] {
    var declaration = AnimatorDeclaration(
      id: "animator", duration: number(0.5, 2), curve: curve(), changes: [change(), change()])
    declaration.scrubsLinearly = Bool.random(using: &generator)
    var steps = [Step(.animator(declaration)), drive(.start(afterDelay: number(0, 0.2)))]
    let length = declaration.duration ?? 1
    steps += [wait(0.3 * length), drive(.pause), wait(0.2)]
    // The fraction is not close to the end, because the rest takes half the duration, and the way back has the same
    // speed.
    let scrubbed = number(0, 0.6)
    steps.append(
      Step(
        .scrub(animator: "animator", to: scrubbed, duration: number(0, 0.4), curve: curve())))
    let parameters = Bool.random(using: &generator) ? curve() : nil
    steps.append(drive(.continue(curve: parameters, durationFactor: 0.5)))
    steps += [wait(0.4 * length), drive(.reverse)]
    expected["animator"] = [.start, .end]
    return steps
  }

  private func drive(_ command: AnimatorCommand) -> Step {
    Step(.drive(animator: "animator", command))
  }

  private func wait(_ seconds: Double) -> Step { Step(.wait(seconds: seconds)) }

  private mutating func change() -> PropertyChange {
    let target = ["a", "b", "c"].randomElement(using: &generator) ?? "a"
    let color = Color(red: number(0, 1), green: number(0, 1), blue: number(0, 1))
    let candidates: [(Property, AnimatableValue)] = [
      (.center, .point(Point(number(0, 300), number(0, 300)))),
      (.centerX, .number(number(0, 300))),
      (.frame, .rect(Rect(x: number(0, 9), y: 3, width: number(1, 90), height: 50))),
      (.bounds, .size(Size(number(1, 100), number(1, 100)))),
      (.alpha, .number(number(0, 1))), (.cornerRadius, .number(number(0, 50))),
      (.rotate, .number(number(-720, 720))), (.scale, .number(number(0.2, 2))),
      (.backgroundColor, .color(color)), (.borderWidth, .number(number(0, 5))),
      (.hidden, .flag(Bool.random(using: &generator))),
      (.transform, .transform(TransformComponents(rotation: number(-90, 90)))),
    ]
    let (property, value) = candidates[Int.random(in: 0..<candidates.count, using: &generator)]
    return PropertyChange(target, property, to: value)
  }

  private mutating func curve() -> TimingCurve {
    let spring = try? SpringTimingParameters(dampingRatio: number(0.3, 1))
    let curves: [TimingCurve] = [
      .linear, .easeInOut, .easeOut, .power(3, .in), .bounce(.out), .sine(.inOut),
      spring.map(TimingCurve.spring) ?? .linear,
    ]
    return curves[Int.random(in: 0..<curves.count, using: &generator)]
  }

  private mutating func number(_ low: Double, _ high: Double) -> Double {
    Double.random(in: low...high, using: &generator)
  }
}
