import Motion
import Testing

@testable import Scenes

@Suite struct ExpectationReaderTests {
  @Test func `claims are kept with their places`() throws {
    let scene = try readScene(
      sceneWithClaims(
        #"""
        {"margin": 2, "staysInside": "card", "of": "other"},
        {"settlesBy": 1, "view": "card", "property": "center.y"}, {"continuous": "card"},
        {"visibleBy": 0.5, "view": "other"}, {"order": ["card", "other"]}
        """#))
    #expect(
      scene.expectations.map(\.claim) == [
        .staysInside(view: "card", other: "other", margin: 2),
        .settlesBy(1, view: "card", property: "center.y"),
        .continuous(view: "card", property: nil),
        .visibleBy(0.5, view: "other", alpha: 0.99), .order(["card", "other"]),
      ])
    let place = scene.expectations.first.map { scene.source.place(of: $0.origin.offset) }
    #expect(place?.line == 3)
    #expect(place?.column == 15)
  }

  @Test(arguments: [
    (
      #"{"staysInsid": "card"}"#,
      "1: expected an object with one of `staysInside`, `settlesBy`, `overshoot`, `order`, "
        + "`neverOverlaps`, `continuous`, `visibleBy`, found an object (did you mean `staysInside`?)"
    ),
    (#"{"staysInside": "crad"}"#, "17: there is no view `crad` (did you mean `card`?)"),
    (#"{"staysInside": "gap"}"#, "17: there is no view `gap`"),
    (##"{"staysInside": "#2"}"##, "17: there is no view `#2`"),
    (
      #"{"staysInside": "card", "off": "canvas"}"#,
      "25: unknown key `off` in the claim `staysInside` (did you mean `of`?)"
    ),
    (
      #"{"staysInside": "card", "order": ["card", "other"]}"#,
      "25: unknown key `order` in the claim `staysInside` "
        + "(an object has one claim: make `order` one of its own)"
    ),
    (
      #"{"settlesBy": -1, "view": "card"}"#,
      "15: expected a number from 0 to 1000000 for `settlesBy`, found -1"
    ),
    (#"{"settlesBy": 1}"#, "1: the claim `settlesBy` needs `view`: a view's id"),
    (
      #"{"overshoot": 0.1, "view": "card"}"#,
      "1: the claim `overshoot` needs `property`: a property such as \"center.y\""
    ),
    (
      #"{"overshoot": 0.1, "view": "card", "property": "centre"}"#,
      "48: `centre` is no number that moves"
    ),
    (
      #"{"overshoot": 0, "view": "card", "property": "constant"}"#,
      "46: `constant` is no number that moves"
    ),
    (
      #"{"settlesBy": 1, "view": "card", "property": "value"}"#,
      #"46: `card` has no `value` (it belongs to a view of `"type": "label"`)"#
    ),
    (
      #"{"continuous": "card", "property": "strokeEnd"}"#,
      #"36: `card` has no `strokeEnd` (it belongs to a view of `"type": "shape"`)"#
    ),
    (
      #"{"overshoot": 0.1, "view": "card", "property": "font.size"}"#,
      #"48: `card` has no `font.size` (it belongs to a view of `"type": "label"`)"#
    ),
    (
      #"{"continuous": "card", "property": "center"}"#,
      "36: `center` is no number that moves (its numbers are `center.x`, `center.y`)"
    ),
    (
      #"{"continuous": "card", "property": "centre.x"}"#,
      "36: `centre.x` is no number that moves (did you mean `center.x`?)"
    ),
    (
      #"{"neverOverlaps": ["card"]}"#,
      "19: expected a list of 2 views for `neverOverlaps`, found a list of 1"
    ),
    (#"{"neverOverlaps": ["card", "card"]}"#, "28: `card` is named twice in one claim"),
    (#"{"order": ["card", "other", "card"]}"#, "29: `card` is named twice in one claim"),
    (#"{"staysInside": "card", "of": "card"}"#, "31: `card` is named twice in one claim"),
    (
      #"{"visibleBy": 0.5, "view": "card", "alpha": 50}"#,
      "45: expected a number from 0 to 1 for `alpha`, found 50"
    ),
    (
      #""later""#,
      "1: expected an object with one of `staysInside`, `settlesBy`, `overshoot`, `order`, "
        + "`neverOverlaps`, `continuous`, `visibleBy`, found \"later\""
    ),
  ])
  func `a claim that says nothing is an error at its place`(claim: String, fault: String) {
    #expect(faults(of: sceneWithClaims(claim)) == ["3:\(fault)"])
  }

  @Test func `what is wrong with claims is told with all else that is`() {
    let text = #"""
      {"size": [10, 10], "views": [{"id": "a", "aplha": 1}],
       "expect": [{"settlesBy": -1, "view": "zz"}, {"order": ["a", "b", "c"], "of": 1}]}
      """#
    #expect(
      faults(of: text) == [
        "1:42: unknown key `aplha` in a view (did you mean `alpha`?)",
        "2:27: expected a number from 0 to 1000000 for `settlesBy`, found -1",
        "2:39: there is no view `zz`", "2:62: there is no view `b`", "2:67: there is no view `c`",
        "2:73: unknown key `of` in the claim `order` (it has `order`)",
      ])
    #expect(
      faults(of: #"{"size": [9, 9], "expect": {}}"#) == [
        "1:28: expected a list of claims for `expect`, found an object"
      ])
  }
}
