import Foundation
import TestSupport
import Testing

/// `animrender check` as a process.
@Suite struct CheckCommandTests {
  private let workspace = Workspace()

  @Test func `what is wrong is listed for programs`() throws {
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

  @Test func `a scene that is fine is told in a line`() throws {
    try workspace.write(Scenes.moving(), to: "one.json")
    try workspace.write(#"{ "size": [9, 8], "scale": 2, "views": [{}, {}] }"#, to: "two.json")
    let run = try workspace.run("check", "one.json", "two.json", code: 0)
    #expect(
      run.messages == """
        one.json: valid (1 view, 1.0 s, 32 × 24 pixels)
        two.json: valid (2 views, 0.0 s, 18 × 16 pixels)

        """)
  }

  @Test(arguments: [8, 9])
  func `a shadow in more than eight others is a warning`(depth: Int) throws {
    let views = (1...depth).reduce("") { inner, number in
      #"{ "id": "v\#(number)", "frame": [1, 1, 9, 9], "shadow": {}, "subviews": [\#(inner)] }"#
    }
    try workspace.write(#"{ "size": [20, 20], "views": [\#(views)] }"#, to: "scene.json")
    let run = try workspace.run("check", "scene.json", code: 0)
    #expect(run.messages.contains("warning: the shadow of `v1` is not drawn") == (depth > 8))
  }

  @Test func `where only a font or a picture is missing, that is the exit code`() throws {
    let label = #"{ "type": "label", "text": "x", "font": { "family": "DejaVu Sans" } }"#
    let image = #"{ "type": "image", "source": "none.png" }"#
    let blank = #"{ "type": "label", "text": "👍" }"#
    let fonts = Repository.url(of: "scenes/text/fonts").path
    for (views, code) in [
      (label, Int32(69)), ("\(label), \(image)", 69), ("\(label), \(blank)", 65),
    ] {
      try workspace.write("{ \"size\": [40, 20], \"views\": [\(views)] }", to: "scene.json")
      try workspace.run("check", "scene.json", code: code)
    }
    try workspace.write("{ \"size\": [40, 20], \"views\": [\(label)] }", to: "scene.json")
    try workspace.run("check", "scene.json", "--font-dir", fonts, code: 0)
  }

  @Test func `claims that say nothing are errors of the scene, drawn or not`() throws {
    try workspace.write(
      #"{ "size": [10, 10], "expect": [{ "settlesBy": -1, "view": "none" }] }"#, to: "scene.json")
    for words in [["check", "scene.json"], ["scene.json", "-o", "a.gif"]] {
      let run = try workspace.run(list: words, code: 65)
      #expect(
        run.messages.hasPrefix("scene.json:1:47: error: expected a number"), "\(run.messages)")
    }
  }
}
