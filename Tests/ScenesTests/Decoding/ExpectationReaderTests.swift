import AnimDocuments
import AnimMotion
import Testing

@testable import AnimScenes

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
    let place = scene.expectations.first.map {
      scene.sources.location(of: scene.sources.place(of: $0.origin))
    }
    #expect(place?.line == 3)
    #expect(place?.column == 15)
  }
}
