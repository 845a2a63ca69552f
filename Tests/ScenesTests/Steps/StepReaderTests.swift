import Motion
import Primitives
import Testing

@testable import Scenes

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

  @Test func `every property reads a value and tells one of a wrong kind`() throws {
    let values: [ValueKind: String] = [
      .number: "0.5", .point: "[1, 2]", .size: "[1, 2]", .rect: "[1, 2, 3, 4]",
      .color: #""red""#, .colors: #"["red", "blue"]"#, .numbers: "[0, 1]",
      .transform: #"{"rotate": 1}"#, .path: #""M0 0L1 1""#, .text: #""a""#, .flag: "true",
    ]
    for property in Property.allCases {
      let context = DecodingContext(
        source: SourceText(bytes: [], file: ""), options: SceneOptions())
      func read(_ json: String) -> PropertyChange.Goal? {
        let node = JSONReader.read(Array(json.utf8)).root
        return node.flatMap { GoalReader(property, context).read($0, .all) }
      }
      let json = try #require(values[property.kind])
      guard case .to(let value) = read(json) else {
        Issue.record("\(property.rawValue) does not read \(json)")
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

  // MARK: Faults

  @Test(arguments: [
    (#"{"animate": {"crad": {"alpha": 0}}}"#, "2:14: unknown id `crad` (did you mean `card`?)"),
    (
      #"{"animate": {"card": {"alhpa": 0}}}"#,
      "2:23: unknown property `alhpa` (did you mean `alpha`?)"
    ),
    (
      #"{"animate": {"card": {"opacity": 0}}}"#,
      "2:23: unknown property `opacity` (did you mean `alpha`?)"
    ),
    (#"{"animate": {"card": {"x": 0}}}"#, "2:23: unknown property `x` (did you mean `center.x`?)"),
    (
      #"{"animate": {"card": {"clipsToBounds": true}}}"#,
      "2:23: unknown property `clipsToBounds` (it is fixed when the scene begins)"
    ),
    (
      #"{"animate": {"card": {"text": "a"}}}"#,
      #"2:23: `card` has no `text` (it belongs to a view of `"type": "label"`)"#
    ),
    (
      #"{"animate": {"card": {"gradient.start": [0, 0]}}}"#,
      "2:23: `card` has no `gradient.start` (give the view a `gradient` to begin with)"
    ),
    (
      #"{"animate": {"card": {"constant": 1}}}"#,
      "2:23: `card` has no `constant` (it is a property of constraints)"
    ),
    (
      #"{"animate": {"card": {"shadow": {"blur": 1}}}}"#,
      "2:34: `shadow` has no part `blur` that changes (did you mean `radius`?)"
    ),
    (#"{"animate": {"card": 1}}"#, "2:22: expected an object of properties for `card`, found 1"),
    (
      #"{"animate": []}"#,
      "2:13: expected an object of views and their properties for `animate`, found an empty list (for example { \"card\": { \"alpha\": 0 } })"
    ),
    (
      #"{"animate": {"card": {"alpha": 2}}}"#,
      "2:32: expected a number from 0 to 1 for `alpha`, found 2"
    ),
    (
      #"{"animate": {"card": {"alpha": {"by": "a"}}}}"#,
      #"2:39: expected a number for `by`, found "a""#
    ),
    (
      #"{"animate": {"card": {"alpha": {"to": 1}}}}"#,
      "2:32: a `from` with a `to` needs `from`: a number from 0 to 1"
    ),
    (
      #"{"animate": {"card": {"alpha": {"by": 1, "to": 1}}}}"#,
      "2:42: unknown key `to` in a difference (it has `by`)"
    ),
    (
      #"{"animate": {"card": {"backgroundColor": {"by": 1}}}}"#,
      "2:42: `backgroundColor` cannot be changed by a difference"
    ),
    (
      #"{"animate": {"card": {"alpha": {"path": "M0 0L1 1"}}}}"#,
      "2:32: only `center` moves along a path"
    ),
    (
      #"{"animate": {"card": {"center": {"path": "M0 0"}}}}"#,
      "2:42: a path to move along has at least one segment"
    ),
    (
      #"{"animate": {"card": {"alpha": {"values": [1]}}}}"#,
      "2:43: expected a list of at least 2 values for `values`, found a list of 1"
    ),
    (
      #"{"animate": {"card": {"alpha": {"values": [0, 1], "times": [0]}}}}"#,
      "2:60: `times` has a time for each value: 1 for 2"
    ),
    (
      #"{"animate": {"card": {"alpha": {"values": [0, 1], "times": [1, 0]}}}}"#,
      "2:64: `times` must not go back"
    ),
    (
      #"{"animate": {"card": {"alpha": {"values": [0, 1], "curves": ["linear", "linear"]}}}}"#,
      "2:61: `curves` has a curve from each value to the next: 2 for 1"
    ),
    (
      #"{"set": {"card": {"alpha": {"from": 0, "to": 1}}}}"#,
      "2:28: `set` takes a value, found a `from` with a `to`"
    ),
    (
      #"{"animate": {}, "duration": -1}"#,
      "2:29: expected a number from 0 to 86400 for `duration`, found -1"
    ),
    (
      #"{"animate": {}, "repeat": 0}"#,
      "2:27: expected a number above 0 and up to 1000000 for `repeat`, found 0"
    ),
    (
      #"{"animate": {}, "repeat": "x"}"#,
      #"2:27: expected a count above 0, or true for ever for `repeat`, found "x""#
    ),
    (
      #"{"animate": {}, "easing": "linear"}"#,
      "2:17: unknown key `easing` in a step (did you mean `curve`?)"
    ),
    (
      #"{"animate": {}, "wait": 1}"#,
      "2:17: unknown key `wait` in a step (a step does one thing: make `wait` a step of its own)"
    ),
    (
      #"{"animte": {}}"#,
      "2:1: a step needs a key that says what it does, such as `animate` (did you mean `animate`?)"
    ),
    (
      #"{"wait": 1, "at": "mvoe"}, {"wait": 1, "id": "move"}"#,
      "2:19: no step before this one has the id `mvoe`"
    ),
    (
      #"{"wait": 1, "id": "move"}, {"wait": 1, "at": "mvoe.end+0.2"}"#,
      "2:46: no step before this one has the id `mvoe` (did you mean `move`?)"
    ),
    (
      #"{"animator": "expand"}, {"wait": 1, "at": "expnad.end"}"#,
      "2:43: no step before this one has the id `expnad` (did you mean `expand`?)"
    ),
    (
      #"{"wait": 1, "at": "0.5"}"#,
      "2:19: no step before this one has the id `0.5` (write seconds without quotation marks)"
    ),
    (#"{"wait": 1, "at": "<0.5"}"#, "2:21: expected an offset such as +0.2 after `<`"),
    (
      #"{"wait": 1, "at": true}"#,
      #"2:19: expected seconds or a place such as "<", ">-0.1" or "move.end+0.2" for `at`, found true"#
    ),
    (
      #"{"wait": 1, "id": "a"}, {"wait": 1, "id": "a"}"#,
      "2:43: another step has the id `a` already"
    ),
    (
      #"{"animator": "a", "curve": "easeIn", "initialVelocity": [1, 0]}"#,
      "2:57: `initialVelocity` needs a spring (give a `curve` such as { \"spring\": { \"dampingRatio\": 0.8 } })"
    ),
    (
      #"{"animator": "a", "curve": "esaeIn", "initialVelocity": [1, 0]}"#,
      "2:28: unknown curve `esaeIn` (did you mean `easeIn`?)"
    ),
    (
      #"{"animator": "a"}, {"continue": "a", "curve": "linear", "initialVelocity": [1, 0]}"#,
      "2:76: `initialVelocity` needs a spring (give a `curve` such as { \"spring\": { \"dampingRatio\": 0.8 } })"
    ),
    (
      #"{"sequence": {"wait": 1}}"#,
      "2:14: expected a list of steps for `sequence`, found an object (put the step into brackets: [ … ])"
    ),
    (
      #"{"keyframes": [{"start": 0.5, "duration": 0.6, "animate": {}}]}"#,
      "2:16: a keyframe ends within the step: `start` and `duration` are 1.1 together"
    ),
    (
      #"{"keyframes": [{"start": 0.5}]}"#,
      "2:16: a keyframe needs `animate`: views and their properties"
    ),
    (
      #"{"keyframes": [], "calculationMode": "smooth"}"#,
      #"2:38: expected one of "linear", "discrete", "paced", "cubic", "cubicPaced" for `calculationMode`, found "smooth""#
    ),
    (
      #"{"start": "expand"}"#,
      "2:11: no step before this one declares an animator `expand` (declare it with { \"animator\": \"expand\", … })"
    ),
    (#"{"animator": "a"}, {"animator": "a"}"#, "2:33: another animator is called `a` already"),
    (#"{"animator": "a"}, {"scrub": "a"}"#, "2:20: a step needs `to`: a number from 0 to 1"),
    (
      #"{"animator": "a"}, {"finish": "a", "position": "middle"}"#,
      #"2:48: expected one of "end", "start", "current" for `position`, found "middle""#
    ),
    (#"{"pan": {"from": [0, 0]}}"#, "2:9: a pan needs `to`: a point [x, y]"),
    (
      #"{"animator": "a"}, {"pan": {"from": [0, 0], "to": [1, 1]}, "drives": {"animator": "a", "axis": "z", "distance": 0}}"#,
      #"2:96: expected one of "x", "y" for `axis`, found "z"|2:113: `distance` must not be 0"#
    ),
    (#"{"tap": 5}"#, "2:9: expected a point [x, y] for `tap`, found 5"),
  ])
  func `a step's faults are told`(step: String, fault: String) {
    #expect(faults(of: sceneWithSteps(step)).joined(separator: "|") == fault)
  }
}
