import AnimRendering
import AnimSceneSupport
import Testing

@testable import AnimInspect

@Suite struct CurveNamesTests {
  @Test(arguments: [
    #"{ "keyframes": [{ "animate": CHANGES }], "curve": "easeOutBack" }"#,
    #"{ "keyframes": [{ "keyframes": [{ "animate": CHANGES }] }], "curve": "easeOutBack" }"#,
    #"{ "animator": "a", "keyframes": [{ "animate": CHANGES }], "curve": "easeOutBack" }"#,
    #"{ "animator": "a", "keyframes": [{ "keyframes": [{ "animate": CHANGES }] }], "curve": "easeOutBack" }"#,
  ])
  func `the curve of keyframes is the curve of all their changes`(step: String) throws {
    let changes = #"{ "card": { "center.y": 50 } }"#
    let renderer = try Renderer(timeline: step.replacing("CHANGES", with: changes))
    let key = MotionKey(view: "card", property: "center.y")
    #expect(CurveNames(renderer.scene).name(of: key) == "easeOutBack")
  }
}
