import Documents
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
