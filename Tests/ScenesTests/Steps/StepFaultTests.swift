import Testing

@testable import Scenes

/// What is wrong with a step is told at its place, with a hint where there is one.
@Suite struct StepFaultTests {
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
    (
      #"{"animate": {"card": {"shadow.blur": 0}}}"#,
      "2:23: unknown property `shadow.blur` (did you mean `shadow.radius`?)"
    ),
    (
      #"{"animate": {"alpha": 0}}"#,
      #"2:14: unknown id `alpha` (properties stand under an id: { "card": { "alpha": … } })"#
    ),
    (
      #"{"animate": {"score": {"color": "red"}}}"#,
      "2:24: unknown property `color` (did you mean `textColor`?)"
    ),
    (
      #"{"animate": {"card": {"shadowOpacity": 0}}}"#,
      "2:23: unknown property `shadowOpacity` (did you mean `shadow.opacity`?)"
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
      #"{"animate": {}, "repeat": "infinite"}"#,
      #"2:27: expected a count above 0, or true for ever for `repeat`, found "infinite" (for ever is true, without quotation marks)"#
    ),
    (
      #"{"together": [], "repeat": 1.5}"#,
      "2:28: expected a whole number from 1 to 1000000 for `repeat`, found 1.5"
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
    (
      #"{"wait": 1, "at": "+0.5"}"#,
      #"2:19: an offset stands after `<`, `>` or a step's id, found "+0.5" (write ">+0.5": from the end of the previous step)"#
    ),
    (
      #"{"wait": 1, "at": "-=0.2"}"#,
      #"2:19: an offset stands after `<`, `>` or a step's id, found "-=0.2" (write ">-0.2": from the end of the previous step)"#
    ),
    (
      #"{"wait": 1, "at": ""}"#,
      #"2:19: expected seconds or a place such as "<", ">-0.1" or "move.end+0.2" for `at`, found """#
    ),
    (
      #"{"wait": 1, "id": "m"}, {"wait": 1, "at": "m.end + 0.2"}"#,
      #"2:43: a place has no spaces in it, found "m.end + 0.2" (write "m.end+0.2")"#
    ),
    (
      #"{"wait": 1, "id": "m"}, {"wait": 1, "at": "m.start"}"#,
      #"2:43: a step's start is its id alone, found "m.start" (write "m")"#
    ),
    (
      #"{"wait": 1, "id": "m"}, {"wait": 1, "at": "m.start+1"}"#,
      #"2:43: a step's start is its id alone, found "m.start+1" (write "m+1")"#
    ),
    (
      #"{"wait": 1, "at": "prev"}"#,
      "2:19: no step before this one has the id `prev` (`<` is with the previous step, `>` after it)"
    ),
    (#"{"wait": 1, "at": "<0.5"}"#, "2:21: expected an offset such as +0.2 after `<`"),
    (
      #"{"wait": 1, "at": ">-1000001"}"#,
      "2:21: expected an offset from -1000000 to 1000000 after `>`"
    ),
    (
      #"{"wait": 1, "at": true}"#,
      #"2:19: expected seconds or a place such as "<", ">-0.1" or "move.end+0.2" for `at`, found true"#
    ),
    (
      #"{"wait": 1, "id": "a"}, {"wait": 1, "id": "a"}"#,
      "2:43: another step has the id `a` already"
    ),
    (
      #"{"sequence": [{"wait": 1, "id": "a"}], "id": "a"}"#,
      "2:46: another step has the id `a` already"
    ),
    (
      #"{"wait": 1, "id": "a", "then": [{"wait": 1, "id": "a"}]}"#,
      "2:51: another step has the id `a` already"
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
      #"{"keyframes": [{"animate": {"card": {"center.x": {"values": [1, 2]}}}}]}"#,
      "2:50: a keyframe takes a value, `by`, or `from` with `to`, found a list of keyframe values"
    ),
    (
      #"{"animator": "a", "keyframes": [{"animate": {"card": {"center": {"path": "M0 0L9 9"}}}}]}"#,
      "2:65: a keyframe takes a value, `by`, or `from` with `to`, found a motion along a path"
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

  @Test(arguments: [
    ("move+", 51, "such as +0.2 after `move`"), ("move+.5", 51, "such as +0.2 after `move`"),
    ("move+1e3", 51, "such as +0.2 after `move`"), ("move+-1", 51, "such as +0.2 after `move`"),
    ("move+1 ", 51, "such as +0.2 after `move`"), ("move-2s", 51, "such as +0.2 after `move`"),
    ("move.end- 1", 55, "such as +0.2 after `move.end`"),
    ("move+1000001", 51, "from -1000000 to 1000000 after `move`"),
  ])
  func `an offset that cannot be read is told of, and not its step`(
    place: String, column: Int, expected: String
  ) {
    let steps = #"{"wait": 1, "id": "move"}, {"wait": 1, "at": "\#(place)"}"#
    #expect(faults(of: sceneWithSteps(steps)) == ["2:\(column): expected an offset \(expected)"])
  }

  @Test func `what follows a sign may be a part of an id that there is not`() {
    let steps = #"{"wait": 1, "id": "step"}, {"wait": 1, "at": "step-two"}"#
    #expect(
      faults(of: sceneWithSteps(steps)) == ["2:46: no step before this one has the id `step-two`"])
  }

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

  @Test(arguments: [
    #"{"set": {"score": {"text": "3"}}}, {"animate": {"score": {"value": 3}}}"#,
    #"{"animate": {"score": {"value": 3}}}, {"wait": 1, "then": [{"set": {"score": {"text": "3"}}}]}"#,
  ])
  func `a text for a label that counts is told of`(steps: String) {
    let column = (steps.firstRange(of: "\"text\"")?.lowerBound).map {
      steps.distance(from: steps.startIndex, to: $0) + 1
    }
    #expect(
      faults(of: sceneWithSteps(steps)) == [
        "2:\(column ?? 0): the label counts its `value`, so `text` is never shown (give either `text`, or `value` with `format`)"
      ])
  }

  @Test func `a list of values has an end`() {
    let steps = #"{"animate": {"card": {"alpha": {"values": [\#(many("1", 10_001))]}}}}"#
    #expect(
      faults(of: sceneWithSteps(steps)) == [
        "2:43: expected a list of at most 10000 values for `values`, found a list of 10001"
      ])
  }
}
