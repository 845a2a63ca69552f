import Documents
import Motion
import Testing

@testable import Scenes

@Suite struct SceneErrorsTests {
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
    #expect(told.last?.hasSuffix("there are too many problems to list the rest") == true)
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
