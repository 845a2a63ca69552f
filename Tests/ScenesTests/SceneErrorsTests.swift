import AnimDocuments
import AnimMotion
import Testing

@testable import AnimScenes

@Suite struct SceneErrorsTests {
  @Test func `the script names all views, each before its subviews`() throws {
    let scene = try readScene(
      #"{"size": [9, 9], "views": [{"id": "a", "subviews": [{"id": "b"}]}, {"id": "c"}], "duration": 2}"#
    )
    let script = scene.script()
    #expect(script.targets.map(\.id) == ["a", "b", "c"])
    #expect(script.duration == 2)
  }

  @Test func `a file with thousands of faults is reported in part`() {
    let views = (0..<1000).map { #"{"alhpa": \#($0), "backgroundColor": "gren"}"# }
    let told = faults(of: #"{"size": [9, 9], "views": [\#(views.joined(separator: ","))]}"#)
    #expect(told.count == 501)
    #expect(told.last?.hasSuffix("there are more than 500 errors; the rest is not listed") == true)
  }

  private static func scene(unusedParameters count: Int, views: String = "") -> String {
    let parameters = (0..<count).map { #""p\#($0)": 1"# }.joined(separator: ", ")
    return #"{"size": [9, 9], "parameters": {\#(parameters)}, "views": [\#(views)]}"#
  }

  @Test(arguments: [
    (500, "the parameter `p499` is not used"), (501, "one more warning is not listed"),
    (2000, "1500 more warnings are not listed"),
  ])
  func `warnings never fail, and the last of many counts the rest`(
    count: Int, last: String
  ) throws {
    let scene = try readScene(Self.scene(unusedParameters: count))
    #expect(scene.warnings.count == min(count, 501))
    #expect(scene.warnings.last?.message == last)
    #expect(scene.warnings.allSatisfy { $0.severity == .warning })
  }

  @Test(arguments: [499, 500, 501, 2000])
  func `an error behind any number of warnings is reported`(count: Int) {
    let found = faults(of: Self.scene(unusedParameters: count, views: #"{"alhpa": 1}"#))
    #expect(found.count == min(count, 500) + 1)
    #expect(found.last?.contains("unknown key `alhpa`") == true)
  }
}
