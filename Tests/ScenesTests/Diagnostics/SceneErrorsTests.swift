import Motion
import Testing

@testable import Scenes

@Suite struct SceneErrorsTests {
  @Test func `faults of the script are told at their places`() throws {
    let scene = try readScene(
      sceneWithSteps(
        #"""
        {"animator": "a", "animate": {"card": {"alpha": 0}}},
        {"continue": "a"}
        """#))
    do throws(SceneErrors) {
      _ = try scene.timeline()
      Issue.record("an animator that never started was continued")
    } catch {
      #expect(error.diagnostics.map(\.line) == [3])
      #expect(error.diagnostics.map(\.column) == [1])
    }
  }

  @Test(arguments: [
    (#"{"wait": 1, "at": "<-5"}"#, "2:19: the step would start at -5.0 s, before the scene"),
    (
      #"{"animator": "a"}, {"wait": 1, "at": "a"}"#,
      #"2:38: animator "a" is not started by a step before this one (start it in a step that is written before this one)"#
    ),
  ])
  func `a step that cannot be placed is told where its place is written`(
    steps: String, fault: String
  ) throws {
    let scene = try readScene(sceneWithSteps(steps))
    let error = #expect(throws: SceneErrors.self) { try scene.timeline() }
    #expect(error?.diagnostics.map(\.summary) == [fault])
  }

  @Test func `the script names all views, each before its subviews`() throws {
    let scene = try readScene(
      #"{"size": [9, 9], "views": [{"id": "a", "subviews": [{"id": "b"}]}, {"id": "c"}], "duration": 2}"#
    )
    let script = scene.script()
    #expect(script.targets.map(\.id) == ["a", "b", "c"])
    #expect(script.duration == 2)
  }

  @Test func `a file with thousands of faults is told in part`() {
    let views = (0..<1000).map { #"{"alhpa": \#($0), "backgroundColor": "gren"}"# }
    let told = faults(of: #"{"size": [9, 9], "views": [\#(views.joined(separator: ","))]}"#)
    #expect(told.count == 501)
    #expect(told.last?.hasSuffix("there are too many problems to tell the rest") == true)
  }

  @Test func `a number that is too large is told once`() {
    let told = faults(of: #"{"size": [9, 9], "scale": 1e400, "fps": 0}"#)
    #expect(told.count == 2)
    #expect(told.first == "1:27: the number is too large")
  }

  @Test func `a parameter that is not used is a warning`() throws {
    let scene = try readScene(#"{"size": [9, 9], "parameters": {"radius": 16}}"#)
    #expect(scene.warnings.map(\.summary) == ["1:33: the parameter `radius` is not used"])
    #expect(scene.warnings.map(\.severity) == [.warning])
  }
}
