import AnimCodecs
import AnimRendering
import AnimSceneSupport
import Testing

@testable import AnimExport

@Suite struct TimeSpreadTests {
  @Test func `times lie at equal parts of the change`() {
    // All change is in the third of four seconds; time itself counts a tenth.
    let times = TimeSpread.spread([0, 0.25, 0.5, 0.75, 1], over: [0, 1, 2, 3, 4], [0, 0, 8, 0])
    let expected = [0, 2 + 0.2 / 0.925, 2 + 0.45 / 0.925, 2 + 0.7 / 0.925, 4]
    for (time, wanted) in zip(times, expected) { #expect(abs(time - wanted) < 1e-9) }
  }

  @Test func `a part without change is spread by time`() {
    #expect(TimeSpread.spread([0, 0.5, 1], over: [1, 2, 3], [0, 0]) == [1, 2, 3])
  }

  @Test func `times follow the movement of a scene and include both ends`() throws {
    let renderer = try Renderer(
      """
      { "size": [100, 10], "fps": 50, "duration": 2, "hold": 0,
        "views": [{ "id": "a", "frame": [0, 0, 10, 10], "backgroundColor": "red" }],
        "timeline": [{ "animate": { "a": { "center.x": 95 } }, "at": 1, "duration": 0.5,
          "curve": "linear" }] }
      """)
    let range = PlaybackRange(all: renderer)
    let times = TimeSpread.change.times(5, over: range, of: renderer, .movement)
    #expect(times.first == 0 && times.last == 2)
    #expect(times[1...3].allSatisfy { 1...1.5 ~= $0 }, "\(times)")
    #expect(TimeSpread.time.times(3, over: range, of: renderer, .movement) == [0, 1, 2])
  }

  @Test func `a scene without views is spread by time`() throws {
    let renderer = try Renderer(#"{ "size": [9, 9], "duration": 2, "hold": 0 }"#)
    let range = PlaybackRange(all: renderer)
    let times = TimeSpread.change.times(3, over: range, of: renderer, .everything)
    for (time, wanted) in zip(times, [0.0, 1, 2]) { #expect(abs(time - wanted) < 1e-9) }
  }

  @Test func `a file records its spread, and older files were spread by time`() throws {
    var request = RenderRequest(SceneSource(path: "scene.json"))
    try request.set("sheet", to: "8")
    let provenance = try #require(request.provenance)
    #expect(provenance.text.hasSuffix(" scene=scene.json sheet=8 spread=change"))
    let older = try #require(Provenance(parsing: "animrender 0.1.0 scene=scene.json sheet=8"))
    let again = try RenderRequest(older, for: "a.png", as: .png, from: "", fonts: [])
    #expect(again.spread == .time)
  }
}
