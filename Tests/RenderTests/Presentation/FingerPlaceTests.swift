import AnimMotion
import AnimPrimitives
import AnimSceneSupport
import Testing

@testable import AnimRendering

/// Fingers on parts of the kit, beside places computed by hand.
@Suite struct FingerPlaceTests {
  /// A scene in which a finger comes down on a view at 1 s.
  struct Hit: Sendable, CustomStringConvertible {
    let description: String
    /// The views, one of which is touched.
    let views: String
    /// Steps of the first second.
    var steps = #"{"wait": 1}"#
    let view: String
    let place: Point
  }

  private static let switches = """
    {"type": "stack", "axis": "vertical", "frame": [20, 30, null, null], "spacing": 9, "subviews": [
      {"forEach": 3, "view": {"id": "s", "type": "switch"}}]}
    """

  private static let tabs = """
    {"type": "tabBar", "frame": [0, 100, 400, 83], "subviews": [
      {"forEach": ["house", "star", "gear", "bell"], "view": {"id": "tab", "type": "tab", "with": {"icon": "$item"}}}]}
    """

  static let hits = [
    Hit(
      description: "a knob",
      views: #"{"id": "s", "type": "switch", "frame": [100, 50, null, null]}"#,
      view: "s/knob", place: Point(115.5, 65.5)),
    Hit(
      description: "a knob that slid to the other end",
      views: #"{"id": "s", "type": "switch", "frame": [100, 50, null, null]}"#,
      steps: #"{"play": "s/turnOn"}, {"wait": 0.75}"#, view: "s/knob", place: Point(135.5, 65.5)),
    Hit(
      description: "a button that moved",
      views:
        #"{"id": "b", "type": "button", "frame": [20, 40, 200, null], "with": {"title": "Play"}}"#,
      steps: #"{"animate": {"b": {"center": [300, 200]}}, "duration": 1}"#, view: "b",
      place: Point(300, 200)),
    Hit(
      description: "a button that is moving",
      views:
        #"{"id": "b", "type": "button", "frame": [20, 40, 200, null], "with": {"title": "Play"}}"#,
      steps: """
        {"wait": 1}, {"at": 0, "animate": {"b": {"transform.translate": [100, 40]}}, "duration": 2, "curve": "linear"}, \
        {"at": 1, "tap": "b"}
        """, view: "", place: Point(170, 85)),
    Hit(
      description: "a thumb that constraints place",
      views:
        #"{"id": "s", "type": "slider", "frame": [20, 100, 228, null], "with": {"value": 0.5}}"#,
      view: "s/thumb", place: Point(134, 117)),
    Hit(
      description: "a thumb after its slider was set",
      views: #"{"id": "s", "type": "slider", "frame": [20, 100, 228, null], "with": {"value": 0}}"#,
      steps: #"{"play": "s/set", "with": {"to": 1, "duration": 1}}"#, view: "s/thumb",
      place: Point(234, 117)),
    Hit(description: "a tab", views: tabs, view: "tab.1", place: Point(150, 124.5)),
    Hit(
      description: "a copy in a stack", views: switches, view: "s.2/knob", place: Point(35.5, 125.5)
    ),
    Hit(
      description: "a copy that closed up behind a hidden one", views: switches,
      steps: #"{"animate": {"s.0": {"hidden": true}}, "duration": 1}"#, view: "s.2/knob",
      place: Point(35.5, 85.5)),
    Hit(
      description: "a segment",
      views:
        #"{"id": "c", "type": "segmentedControl", "frame": [30, 10, 300, null], "with": {"titles": ["A", "B", "C"]}}"#,
      view: "c/title.1", place: Point(180, 26)),
    Hit(
      description: "a button of an alert that is scaled",
      views: #"{"id": "a", "type": "alert", "center": [200, 200], "with": {"title": "Delete?"}}"#,
      steps: #"{"set": {"a": {"transform.scale": 0.5}}}, {"wait": 1}"#, view: "a",
      place: Point(200, 200)),
  ]

  @Test(arguments: hits)
  func `a finger comes down where the part is shown`(_ hit: Hit) throws {
    let tap = hit.view.isEmpty ? "" : #", {"tap": "\#(hit.view)"}"#
    let renderer = try Renderer(
      """
      {"size": [400, 300], "include": ["kit:ios"], "views": [\(hit.views)], "timeline": [\(hit.steps)\(tap)]}
      """)
    let places = renderer.timeline.touches(at: 1.05).map(\.location)
    #expect(places.count == 1)
    let place = try #require(places.first)
    #expect(abs(place.x - hit.place.x) < 0.01 && abs(place.y - hit.place.y) < 0.01, "\(place)")
  }

  @Test func `a pan begins on the part and moves from there`() throws {
    let renderer = try Renderer(
      """
      {"size": [400, 300], "include": ["kit:ios"], "views": [
        {"id": "s", "type": "slider", "frame": [20, 100, 228, null], "with": {"value": 0.5}}],
       "timeline": [{"pan": {"from": "s/thumb", "by": [60, 0]}, "duration": 1}]}
      """)
    let (start, end) = (renderer.timeline.touches(at: 0.01), renderer.timeline.touches(at: 0.99))
    #expect(abs((start.first?.location.x ?? 0) - 134) < 2)
    #expect(abs((end.first?.location.x ?? 0) - 194) < 2)
    #expect(start.first?.location.y == 117)
  }
}
