import AnimDocuments
import AnimMotion
import AnimPrimitives
import AnimTiming
import Testing

@testable import AnimScenes

@Suite struct StepReaderTests {
  private func steps(_ text: String) throws -> [Step] {
    try readScene(sceneWithSteps(text)).steps
  }

  private func changes(_ properties: String) throws -> [PropertyChange] {
    let steps = try steps(#"{"animate": {"card": \#(properties)}}"#)
    guard case .animate(let step)? = steps.first?.action else { return [] }
    return step.changes
  }

  // MARK: Steps

  @Test func `an animation has UIView's defaults`() throws {
    guard case .animate(let step) = try steps(#"{"animate": {"card": {"alpha": 0}}}"#)[0].action
    else { return #expect(Bool(false), "an animation") }
    #expect(step.duration == nil)
    #expect(step.delay == 0)
    #expect(step.repetition == .once)
    #expect(!step.autoreverses && !step.beginsFromCurrentState)
    guard case .cubic(let curve) = step.curve else { return #expect(Bool(false), "ease in out") }
    #expect(curve.controlPoint1 == Point(0.42, 0))
  }

  @Test func `an animation's keys are read`() throws {
    let step = try steps(
      #"{"id": "move", "at": 0.5, "animate": {"score": {"alpha": 0}, "card": {"alpha": 0}}, "duration": 2, "delay": 0.1, "repeat": true, "autoreverse": true, "stagger": 0.05, "beginFromCurrentState": true, "curve": "linear", "then": [{"wait": 1}]}"#
    )[0]
    #expect(step.id == "move")
    #expect(step.placement == .seconds(0.5))
    #expect(step.then.count == 1)
    guard case .animate(let animation) = step.action else { return #expect(Bool(false), "animate") }
    #expect(animation.changes.map(\.target) == ["score", "card"])
    #expect(animation.duration == 2)
    #expect(animation.delay == 0.1)
    #expect(animation.repetition == .forever)
    #expect(animation.autoreverses && animation.beginsFromCurrentState)
    #expect(animation.stagger == 0.05)
  }

  @Test func `lists of steps are read`() throws {
    let steps = try steps(
      #"{"sequence": [{"wait": 1}], "repeat": 2}, {"together": [], "stagger": 0.1}"#)
    guard case .sequence(let inner, .count(2)) = steps[0].action,
      case .together(let none, .once, stagger: 0.1) = steps[1].action
    else { return #expect(Bool(false), "two lists") }
    #expect(inner.count == 1)
    #expect(none.isEmpty)
  }

  @Test func `keyframes are fractions of their step`() throws {
    let steps = try steps(
      #"{"keyframes": [{"start": 0.5, "duration": 0.5, "animate": {"card": {"alpha": 0}}}, {"animate": {"card": {"hidden": true}}, "keyframes": [{"animate": {"card": {"zPosition": 1}}}]}], "calculationMode": "cubicPaced"}"#
    )
    guard case .keyframes(let step) = steps[0].action else {
      return #expect(Bool(false), "keyframes")
    }
    #expect(step.calculationMode == .cubicPaced)
    #expect(step.keyframes.map(\.start) == [0.5, 0])
    #expect(step.keyframes.map(\.duration) == [0.5, 1])
    #expect(step.keyframes[1].keyframes.count == 1)
  }

  @Test func `animators are declared and driven`() throws {
    let steps = try steps(
      #"""
      {"animator": "expand", "duration": 1, "animate": {"card": {"alpha": 0}}, "scrubsLinearly": false, "pausesOnCompletion": true, "curve": {"spring": {"dampingRatio": 1}}, "initialVelocity": [1, 2]},
      {"start": "expand", "delay": 0.5}, {"pause": "expand"}, {"reverse": "expand"},
      {"continue": "expand", "curve": "linear", "durationFactor": 0.5}, {"stop": "expand"},
      {"finish": "expand", "position": "current"}, {"scrub": "expand", "to": 0.6},
      {"add": "expand", "animate": {"score": {"alpha": 0}}, "delayFactor": 0.25},
      {"pan": {"from": [60, 600], "to": [60, 300]}, "duration": 0.8, "drives": {"animator": "expand", "axis": "y", "distance": -300}},
      {"tap": [10, 20]}, {"tap": {"at": [10, 20]}, "duration": 1}
      """#)
    guard case .animator(let animator) = steps[0].action,
      case .drive(animator: "expand", .start(afterDelay: 0.5)) = steps[1].action,
      case .drive(animator: "expand", .pause) = steps[2].action,
      case .drive(animator: "expand", .reverse) = steps[3].action,
      case .drive(animator: "expand", .continue(.linear?, 0.5, nil)) = steps[4].action,
      case .drive(animator: "expand", .stop) = steps[5].action,
      case .drive(animator: "expand", .finish(at: .current)) = steps[6].action,
      case .scrub(animator: "expand", to: 0.6, duration: 0, curve: .linear) = steps[7].action,
      case .drive(animator: "expand", .add(let added, delayFactor: 0.25)) = steps[8].action,
      case .pan(let pan) = steps[9].action, case .tap(let tap) = steps[10].action,
      case .tap(let long) = steps[11].action
    else { return #expect(Bool(false), "all that is done to an animator") }
    #expect(!animator.scrubsLinearly && animator.pausesOnCompletion)
    #expect(animator.initialVelocity == Point(1, 2))
    #expect(added.count == 1)
    #expect(pan.drives.map(\.distance) == [-300])
    #expect(tap.at == Point(10, 20) && tap.duration == 0.2)
    #expect(long.duration == 1)
  }

  // MARK: Goals

  @Test(
    arguments: [
      (#"{"center": [1, 2]}"#, .point(Point(1, 2))), (#"{"center.x": 3}"#, .number(3)),
      (#"{"bounds": [1, 2]}"#, .size(Size(1, 2))),
      (#"{"frame": [1, 2, 3, 4]}"#, .rect(Rect(x: 1, y: 2, width: 3, height: 4))),
      (#"{"hidden": true}"#, .flag(true)), (#"{"transform.scale": 2}"#, .size(Size(2, 2))),
      (#"{"transform": {"rotate": 90}}"#, .transform(TransformComponents(rotation: 90))),
      (#"{"transform": [1, 0, 0, 1, 5, 6]}"#, .matrix(AffineTransform(translationX: 5, y: 6))),
      (#"{"transform": [1, 0, 0, 1, 0, 0]}"#, .matrix(.identity)),
      (#"{"transform": {}}"#, .transform(.identity)),
      (#"{"backgroundColor": "red"}"#, .color(Color(rgb: 0xFF0000))),
      (#"{"backgroundColor": null}"#, .color(nil)), (#"{"shadow.opacity": 0.3}"#, .number(0.3)),
      (#"{"shadow": {"offset": [1, 2]}}"#, .point(Point(1, 2))),
    ] as [(String, AnimatableValue)])
  func `a goal is a value of the property's kind`(
    properties: String, value: AnimatableValue
  ) throws {
    guard case .to(let goal)? = try changes(properties).first?.goal else {
      return #expect(Bool(false), "a value")
    }
    #expect(goal == value)
  }

  @Test func `every property reads a value and rejects one of a wrong kind`() throws {
    let values: [ValueKind: String] = [
      .number: "0.5", .point: "[1, 2]", .size: "[1, 2]", .rect: "[1, 2, 3, 4]",
      .color: #""red""#, .colors: #"["red", "blue"]"#, .numbers: "[0, 1]",
      .transform: #"{"rotate": 1}"#, .path: #""M0 0L1 1""#, .text: #""a""#, .flag: "true",
    ]
    for property in Property.allCases {
      let context = DecodingContext(
        SourceFile(name: "", bytes: []), options: SceneOptions())
      func read(_ json: String) -> PropertyChange.Goal? {
        let node = JSONReader.read(Array(json.utf8)).root
        return node.flatMap { TargetValueReader(property, context).read($0, .all) }
      }
      let numbers = "[\(Array(repeating: "1", count: 20).joined(separator: ", "))]"
      let json =
        property == .filterColorMatrix ? numbers : try #require(values[property.kind])
      guard case .to(let value) = read(json) else {
        Issue.record("\(property.name) does not read \(json)")
        continue
      }
      #expect(value.kind == property.kind)
      #expect(read(#"[["x"]]"#) == nil)
      #expect(context.hasErrors)
    }
  }

  @Test func `parts of a group are properties of their own`() throws {
    let names = try changes(#"{"shadow": {"color": "red", "radius": {"by": 2}}}"#)
      .map(\.property)
    #expect(names == [.shadowColor, .shadowRadius])
  }

  @Test func `a goal may be a difference, a start with an end, keyframes or a path`() throws {
    let changes = try changes(
      #"""
      {"center.x": {"by": -30}, "alpha": {"from": 0.2, "to": 0.8},
       "cornerRadius": {"values": [0, 5, 1], "times": [0, 0.2, 1], "curves": ["linear", "easeIn"]},
       "center": {"path": "M0 0C1 1 2 2 3 3", "rotate": "auto"}, "bounds": {"by": [-1, 1]}}
      """#)
    guard case .by(.number(-30)) = changes[0].goal,
      case .fromTo(.number(0.2), .number(0.8)) = changes[1].goal,
      case .values(let values, times: [0, 0.2, 1]?, let curves, calculationMode: _) = changes[2]
        .goal,
      case .path(let path, rotates: true, calculationMode: _) = changes[3].goal,
      case .by(.size(Size(-1, 1))) = changes[4].goal
    else { return #expect(Bool(false), "four kinds of goals") }
    #expect(values == [.number(0), .number(5), .number(1)])
    #expect(curves.count == 2)
    #expect(path.points.count == 4)
  }

  @Test func `a difference of a whole transform adds what it names`() throws {
    func difference(_ transform: String) throws -> AnimatableValue? {
      let changes = try changes(#"{"transform": {"by": \#(transform)}}"#)
      guard case .by(let value)? = changes.first?.goal else { return nil }
      return value
    }
    let turn = TransformComponents(scale: Size(0, 0), rotation: 30)
    #expect(try difference(#"{"rotate": 30}"#) == .transform(turn))
    let growth = TransformComponents(scale: Size(1, 1))
    #expect(try difference(#"{"scale": 1}"#) == .transform(growth))
    #expect(try difference("[1, 0, 0, 1, 5, 0]") == .matrix(AffineTransform(translationX: 5, y: 0)))
  }

  // MARK: Places

  @Test(
    arguments: [
      ("1.5", .seconds(1.5)), (#""<""#, .withPrevious(offset: 0)),
      (#"">""#, .afterPrevious(offset: 0)),
      (#""<+0.2""#, .withPrevious(offset: 0.2)), (#"">-0.1""#, .afterPrevious(offset: -0.1)),
      (#""move""#, .withStep(id: "move", offset: 0)),
      (#""move.end+0.2""#, .afterStep(id: "move", offset: 0.2)),
      (#""move-1""#, .withStep(id: "move", offset: -1)),
      (#""step-2""#, .withStep(id: "step-2", offset: 0)),
      (#""step-2-2""#, .withStep(id: "step-2", offset: -2)),
      (#""step-3""#, .withStep(id: "step", offset: -3)),
      (#""step-2.end""#, .afterStep(id: "step-2", offset: 0)),
      (#""a.end""#, .withStep(id: "a.end", offset: 0)),
    ] as [(String, Placement)])
  func `a step is placed beside another`(at: String, placement: Placement) throws {
    let declared = ["move", "step", "step-2", "a", "a.end"].map { #"{"wait": 1, "id": "\#($0)"}"# }
    let steps = try steps((declared + [#"{"wait": 1, "at": \#(at)}"#]).joined(separator: ","))
    #expect(steps.last?.placement == placement)
  }

  // MARK: Limits

  @Test func `a sum is no offset, however long`() {
    let sum = String(repeating: "+0", count: 50_000)
    func steps(_ at: String) -> String { #"{"wait": 1, "id": "x"}, {"wait": 1, "at": "\#(at)"}"# }
    #expect(
      faults(of: sceneWithSteps(steps("x" + sum))) == [
        "2:45: expected an offset such as +0.2 after `x`"
      ])
    #expect(faults(of: sceneWithSteps(steps("x.end+0.5"))) == [])
    #expect(
      faults(of: sceneWithSteps(steps("x.end-0+0.5"))) == [
        "2:49: expected an offset such as +0.2 after `x.end`"
      ])
    let id = #"{"wait": 1, "id": "x\#(sum)"}, {"wait": 1, "at": "x\#(sum)+1"}"#
    #expect(faults(of: sceneWithSteps(id)) == [])
  }

  @Test func `a typed text is its beginnings, by whole characters`() throws {
    let scene = try readScene(
      sceneWithSteps(
        #"{"animate": {"score": {"text": {"typed": "né👍🏽"}}}, "duration": 2, "curve": "linear"}"#))
    let timeline = try scene.timeline()
    let texts = [0, 0.4, 0.6, 1.1, 1.6, 2].map { time in
      timeline.tracks.indices.map { timeline.value(ofTrackAt: $0, at: time) }
    }
    #expect(texts == ["", "", "n", "né", "né👍🏽", "né👍🏽"].map { [.text($0)] })
  }

  @Test func `a list of values has an end`() {
    let steps = #"{"animate": {"card": {"alpha": {"values": [\#(many("1", 10_001))]}}}}"#
    #expect(
      faults(of: sceneWithSteps(steps)) == [
        "2:43: expected a list of at most 10000 values for `values`, found a list of 10001"
      ])
  }
}
