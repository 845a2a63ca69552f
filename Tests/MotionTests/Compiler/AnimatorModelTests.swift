import AnimMotion
import AnimPrimitives
import AnimTiming
import Testing

/// The effects of animators on model values and on properties that switch without interpolation.
@Suite struct AnimatorModelTests {
  // MARK: Stopping

  /// Animates the centre to 105 and to 55 in one animator of six seconds, which is stopped after one second.
  private func stopped(finishedAt position: AnimatingPosition) throws -> Timeline {
    try .card(
      [
        .hero(curve: .linear, [.init("card", .centerX, to: 105)]),
        .drive(.add(changes: [.init("card", .centerX, to: 55)], delayFactor: 0)), .start("hero"),
        .wait(1), .stop("hero"), .wait(1), .finish("hero", at: position), .wait(1),
      ], [.centerX: .number(5)])
  }

  @Test(arguments: [(AnimatingPosition.end, 55.0), (.start, 5), (.current, 30)])
  func `an animator that animates a property twice finishes where its animations lead`(
    position: AnimatingPosition, value: Double
  ) throws {
    let timeline = try stopped(finishedAt: position)
    #expect(abs(timeline.number(.centerX, at: 1.5) - 30) < 1e-9)
    timeline.expect(.centerX, [2: value, 3: value])
  }

  @Test(arguments: [[.stop("hero"), .finish("hero", at: .start)], [.reverse("hero")]] as [[Step]])
  func `a matrix that is animated twice goes back all the way`(ending: [Step]) throws {
    let first = AffineTransform(a: 1.2, b: 0.4, c: -0.3, d: 0.8, tx: 20, ty: 5)
    let second = AffineTransform(a: 0.5, b: 0.1, c: 0.2, d: 2, tx: -8, ty: 3)
    let timeline = try Timeline.card(
      [
        .hero(curve: .linear, [.init("card", .transform, to: .matrix(first))]),
        .drive(.add(changes: [.init("card", .transform, to: .matrix(second))], delayFactor: 0)),
        .start("hero"), .wait(1),
      ] + ending + [.wait(2)])
    #expect(timeline.value(.matrix, at: 3) == .matrix(.identity))
  }

  @Test(arguments: [[.stop("hero"), .finish("hero", at: .start)], [.reverse("hero")]] as [[Step]])
  func `a value that is animated twice and does not add up returns all the way`(ending: [Step])
    throws
  {
    let red = AnimatableValue.color(Color(red: 1, green: 0, blue: 0))
    func list(_ values: AnimatableValue...) -> PropertyChange.Goal {
      .values(values, times: nil, curves: [])
    }
    let numbers = list(.number(10), .number(20))
    let turned = AnimatableValue.transform(TransformComponents(rotation: 90))
    let flipped = AnimatableValue.matrix(AffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0))
    let goals: [(Property, PropertyChange.Goal, PropertyChange.Goal)] = [
      (.alpha, .to(.number(0.2)), .to(.number(0.8))),
      (.alpha, .to(.number(0.2)), .to(.number(0.2))),
      (.borderWidth, .to(.number(3)), .to(.number(8))),
      (.backgroundColor, .to(.color(.black)), .to(red)),
      (.centerX, numbers, .to(.number(50))), (.centerX, .to(.number(50)), numbers),
      (.centerX, numbers, .to(.number(20))), (.centerX, numbers, numbers),
      (.transform, .to(turned), .to(flipped)), (.transform, .to(flipped), .to(turned)),
      (.transform, .to(turned), list(turned, flipped)),
      (.transform, list(turned, flipped), .to(.matrix(.identity))),
    ]
    for (property, first, second) in goals {
      let timeline = try Timeline.card(
        [
          .hero(curve: .linear, [PropertyChange(target: "card", property: property, goal: first)]),
          .drive(
            .add(
              changes: [PropertyChange(target: "card", property: property, goal: second)],
              delayFactor: 0)),
          .start("hero"), .wait(0.5),
        ] + ending + [.wait(2)], [.alpha: .number(0.9), .centerX: .number(5)])
      for (index, track) in timeline.tracks.enumerated() {
        let start = timeline.value(ofTrackAt: index, at: -1)
        #expect(timeline.value(ofTrackAt: index, at: 3) == start, "\(track.channel)")
      }
    }
  }

  // MARK: Switching

  private let hiding = [
    PropertyChange("card", .hidden, to: true), PropertyChange("card", .centerX, to: 50),
  ]

  @Test func `hidden switches after the delay of a start`() throws {
    let timeline = try Timeline.card([
      .hero(curve: .linear, hiding), .start("hero", afterDelay: 1), .wait(4),
    ])
    timeline.expect(.isHidden, [0: false, 0.99: false, 1: true, 4: true])
  }

  @Test func `hidden waits when the animator is paused within its delay`() throws {
    let timeline = try Timeline.card([
      .hero(curve: .linear, hiding), .start("hero", afterDelay: 1), .wait(0.5), .pause("hero"),
      .wait(2), .continue("hero"), .wait(4),
    ])
    timeline.expect(.isHidden, [2.4: false, 2.5: true])
  }

  @Test func `text that is added with a delayFactor switches after it`() throws {
    let timeline = try Timeline.card([
      .hero(curve: .linear, [.init("card", .centerX, to: 50)]),
      .drive(.add(changes: [.init("card", .text, to: "late")], delayFactor: 0.5)), .start("hero"),
      .wait(4),
    ])
    timeline.expect(.text, [0.9: "", 1: "late"])
  }

  @Test func `text that is added with a delayFactor switches where a scrub passes its beginning`()
    throws
  {
    let timeline = try Timeline.card([
      .hero(curve: .linear, [.init("card", .centerX, to: 50)]),
      .drive(.add(changes: [.init("card", .text, to: "late")], delayFactor: 0.5)),
      .scrub("hero", to: 0.4, duration: 1), .scrub("hero", to: 0.6, duration: 1),
      .scrub("hero", to: 0, duration: 1),
    ])
    timeline.expect(.text, [1.4: "", 1.6: "late", 3: "late"])
  }

  @Test func `hidden switches at once where an animator is scrubbed or paused before it starts`()
    throws
  {
    let scrubbed = try Timeline.card([.hero(hiding), .scrub("hero", to: 0.5, duration: 1)])
    #expect(scrubbed.value(.isHidden, at: 0.1) == true)
    let paused = try Timeline.card([.hero(hiding), .pause("hero"), .wait(1)])
    #expect(paused.value(.isHidden, at: 0.1) == true)
  }

  @Test func `an animator that is stopped within its delay has hidden nothing`() throws {
    let timeline = try Timeline.card([
      .hero(hiding), .start("hero", afterDelay: 1), .wait(0.5), .stop("hero"),
      .finish("hero", at: .current), .wait(2),
    ])
    #expect(timeline.value(.isHidden, at: 2) == false)
  }

  // MARK: Faults

  @Test func `an animator whose spring never settles is reported once, with a remedy`() throws {
    let endless = TimingCurve.spring(
      try SpringTimingParameters(mass: 1, stiffness: 100, damping: 0))
    let found = faults([
      Step(.animator(AnimatorDeclaration(id: "hero", curve: endless)), origin: .init(offset: 7)),
      .start("hero"), .wait(1), .pause("hero"),
    ])
    #expect(
      found == [
        ScriptError(
          "a spring without damping never settles", at: ScriptOrigin(offset: 7),
          hint: "give the animator a duration")
      ])
    let negative = faults([
      Step(.animator(AnimatorDeclaration(id: "hero", duration: -1))), .start("hero"),
    ])
    #expect(
      negative.map(\.message) == ["an animator's duration must be 0 or more seconds; found -1.0"])
  }
}

extension Step {
  /// Declares the animator "hero": two seconds.
  fileprivate static func hero(
    curve: TimingCurve = .easeInOut, _ changes: [PropertyChange]
  ) -> Step {
    .animator(AnimatorDeclaration(id: "hero", duration: 2, curve: curve, changes: changes))
  }

  fileprivate static func drive(_ command: AnimatorCommand) -> Step {
    Step(.drive(animator: "hero", command))
  }
}
