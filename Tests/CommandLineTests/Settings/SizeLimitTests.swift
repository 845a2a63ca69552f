import Foundation
import Testing

/// `--max-size`, also together with `--exact`.
@Suite struct SizeLimitTests {
  let workspace = Workspace()

  /// Rotating squares, whose edges have more than a hundred colours.
  private func writeScene() throws {
    try workspace.write(
      """
      { "size": [120, 90], "fps": 25, "hold": 0,
        "views": [
          { "id": "a", "frame": [20, 20, 40, 40], "backgroundColor": "#FF3020" },
          { "id": "b", "frame": [60, 30, 40, 40], "backgroundColor": "#2040F0" }],
        "timeline": [
          { "animate": { "a": { "transform.rotate": 300 }, "b": { "transform.rotate": -200 } },
            "duration": 1 }] }
      """, to: "scene.json")
  }

  private func size(_ options: [String] = []) throws -> Int {
    try workspace.run(list: ["scene.json", "-o", "whole.gif"] + options, code: 0)
    return try workspace.contents(of: "whole.gif").count
  }

  @Test func `the search makes one file, and none where no attempt is small enough`() throws {
    try writeScene()
    let limit = try size() / 3
    try workspace.run("scene.json", "-o", "a.gif", "--max-size", "\(limit)", code: 0)
    let bytes = try workspace.contents(of: "a.gif")
    #expect(bytes.count <= limit)
    let missed = try workspace.run("scene.json", "-o", "a.gif", "--max-size", "50", code: 65)
    #expect(missed.messages.contains("a.gif: cannot be made smaller than"), "\(missed.messages)")
    #expect(try workspace.contents(of: "a.gif") == bytes)
    #expect(try workspace.names == ["a.gif", "scene.json", "whole.gif"])
  }

  @Test func `the file is the same if nothing has to be given up`() throws {
    for rate in [25, 100, 240] {
      try workspace.write(Scenes.moving(fps: Double(rate), hold: nil), to: "scene.json")
      _ = try size()
      let run = try workspace.run("scene.json", "-o", "a.gif", "--max-size", "1MB", code: 0)
      #expect(!run.messages.contains("to stay under"), "\(run.messages)")
      try workspace.run("diff", "a.gif", "whole.gif", code: 0)
    }
  }

  @Test func `requested settings are not reported as given up`() throws {
    try writeScene()
    let asked = ["--colors", "8", "--lossy", "200", "--quality", "5", "--fps", "5"]
    let limit = try size(asked) * 2 / 3
    let run = try workspace.run(
      list: ["scene.json", "-o", "a.gif", "--max-size", "\(limit)", "--json"] + asked, code: 0)
    let note = "to stay under \(limit) bytes: scale × "
    #expect(run.text.contains(note), "\(run.text)")
  }

  @Test func `an exact file is searched for too`() throws {
    try writeScene()
    let limit = try size(["--exact"]) / 2
    let run = try workspace.run(
      "scene.json", "-o", "a.gif", "--exact", "--max-size", "\(limit)", "--json", code: 0)
    #expect(try workspace.contents(of: "a.gif").count <= limit)
    #expect(run.text.contains("to stay under") && !run.text.contains("colours"), "\(run.text)")
    let missed = try workspace.run(
      "scene.json", "-o", "b.gif", "--exact", "--max-size", "50", code: 65)
    #expect(missed.messages.contains("b.gif: cannot be made smaller than"), "\(missed.messages)")
  }

  @Test func `the colours that a table may have are reported if nothing is exact`() throws {
    try writeScene()
    for limit in [[], ["--max-size", "1MB"]] {
      let run = try workspace.run(
        list: ["scene.json", "-o", "a.gif", "--exact", "--colors", "2"] + limit, code: 65)
      #expect(run.messages.contains(" colours, more than the 2 of its table\n"), "\(run.messages)")
    }
    #expect(try workspace.names == ["scene.json"])
  }

  @Test func `an output that is no file has no limit`() throws {
    try writeScene()
    try workspace.run(
      shell: "mkfifo a.gif; exec \"$0\" scene.json -o a.gif --max-size 1MB", code: 64)
  }
}
