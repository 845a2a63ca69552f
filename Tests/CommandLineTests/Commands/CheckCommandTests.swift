import Foundation
import AnimTestSupport
import Testing

/// `animrender check` as a process.
@Suite struct CheckCommandTests {
  private let workspace = Workspace()

  @Test func `faults are listed for programs`() throws {
    try workspace.write(Scenes.moving(), to: "fine.json")
    try workspace.write(
      """
      { "size": [10, 10],
        "vews": [], "fps": "x\\ny" }
      """, to: "wrong.json")
    try workspace.write(
      """
      { "size": [10, 10],
        "expect": [{ "visibleBy": 0, "view": "box" }],
        "views": [{ "id": "box", "frame": [0, 0, 5, 5], "alpha": 0 },
          { "id": "free", "frame": [0, 0, 5, 5] }],
        "constraints": ["free.left == 2 @2"] }
      """, to: "unmet.json")
    let run = try workspace.run(
      "check", "fine.json", "wrong.json", "unmet.json", "none.json", "--json", code: 66)
    let rows = try run.objects
    #expect(rows.map { $0["valid"] as? Bool } == [true, false, true, false])
    #expect(rows.map { $0["error"] != nil } == [false, false, false, true])
    let found = rows.map { $0["diagnostics"] as? [[String: Any]] ?? [[:]] }
    #expect(found[0].isEmpty && found[3].isEmpty)
    #expect(found[1].map { $0["line"] as? Int } == [2, 2])
    #expect(found[1].map { $0["column"] as? Int } == [3, 22])
    #expect(found[1].allSatisfy { $0["severity"] as? String == "error" })
    #expect(found[1].allSatisfy { $0["file"] as? String == "wrong.json" })
    #expect((found[1][0]["message"] as? String)?.hasPrefix("unknown key `vews`") == true)
    #expect(found[1][0]["hint"] as? String == "did you mean `views`?")
    let unmet = try #require(found[2].last)
    #expect(unmet["severity"] as? String == "error" && unmet["line"] as? Int == 2)
    #expect((rows[2]["unmet"] as? [String])?.last == unmet["message"] as? String)
  }

  @Test(arguments: [3, 4])
  func `a shadow in more than three others is a warning`(depth: Int) throws {
    let views = (1...depth).reduce("") { inner, number in
      #"{ "id": "v\#(number)", "frame": [1, 1, 9, 9], "shadow": {}, "subviews": [\#(inner)] }"#
    }
    try workspace.write(#"{ "size": [20, 20], "views": [\#(views)] }"#, to: "scene.json")
    let run = try workspace.run("check", "scene.json", code: 0)
    #expect(run.messages.contains("warning: the shadow of `v1` is not drawn") == (depth > 3))
  }
}
