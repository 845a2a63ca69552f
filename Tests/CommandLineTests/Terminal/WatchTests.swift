import Foundation
import AnimTestSupport
import Testing

/// `--watch` as a process: saves in the ways of editors, and the resulting runs.
@Suite struct WatchTests {
  let workspace = Workspace(["scene.json": Self.scene("10")])

  private static func scene(_ width: String, view: String = "") -> String {
    #"{ "size": [\#(width), 8], "views": [{ \#(view) }] }"#
  }

  /// The ways in which editors save. The program is stopped during a save, so that the machine's speed does not matter.
  enum Saving: String, CaseIterable {
    case inPlace, renaming, twice, emptiedFirst, removedFirst
  }

  private func save(_ text: String, _ program: RunningProgram, by saving: Saving = .renaming)
    throws
  {
    try program.whileStopped {
      switch saving {
      case .inPlace: break
      case .renaming:
        try workspace.write(text, to: "new")
        _ = unsafe rename(workspace.path("new"), workspace.path("scene.json"))
        return
      case .twice: try workspace.write("{ \"size\"", to: "scene.json")
      case .emptiedFirst: try workspace.write("", to: "scene.json")
      case .removedFirst: try workspace.remove("scene.json")
      }
      try workspace.write(text, to: "scene.json")
    }
  }

  @Test(arguments: Saving.allCases)
  func `a save causes one run, and Ctrl-C leaves whole files`(saving: Saving) throws {
    let program = try RunningProgram(["scene.json", "-o", "a.png", "--watch"], in: workspace)
    try program.wait { program.messages.count == 2 }
    #expect(program.messages[1] == "watching 1 file; press Ctrl-C to end")
    try save(Self.scene("20"), program, by: saving)
    try program.wait { program.runs.count == 2 }
    try save(Self.scene("30"), program)
    try program.wait { program.runs.count == 3 }
    #expect(
      program.runs == ["run 1: a.png", "run 2 (scene.json): a.png", "run 3 (scene.json): a.png"])
    #expect(program.messages.count == 4 && program.output.isEmpty)
    #expect(program.interrupt() == SIGINT)
    #expect(try workspace.names == ["a.png", "scene.json"])
    #expect(try workspace.run("info", "a.png").text.contains("30 × 8"))
  }

  @Test func `a mistake is printed, and the run after its correction says so`() throws {
    let program = try RunningProgram(["check", "scene.json", "--watch"], in: workspace)
    try program.wait { program.runs.count == 1 }
    try save(#"{ "sise": [10, 8] }"#, program)
    try program.wait { program.runs.count == 2 }
    try save(Self.scene("10"), program)
    try program.wait { program.runs.count == 3 }
    #expect(
      program.runs == [
        "run 1: scene.json: valid (1 view, 0.0 s, 10 × 8 pixels)",
        "run 2 (scene.json): failed: scene.json",
        "run 3 (scene.json): mended: scene.json: valid (1 view, 0.0 s, 10 × 8 pixels)",
      ])
    #expect(program.messages.contains { $0.hasPrefix("scene.json:1:3: error: unknown key `sise`") })
  }

  @Test func `pictures are watched, also one that does not exist yet`() throws {
    try workspace.write(
      Self.scene("10", view: #""type": "image", "source": "dot.png""#), to: "scene.json")
    let program = try RunningProgram(["scene.json", "-o", "a.png", "--watch"], in: workspace)
    try program.wait { program.runs.count == 1 }
    for (number, color) in ["red", "blue"].enumerated() {
      try workspace.write(
        "{ \"size\": [4, 4], \"background\": \"\(color == "red" ? "#F00" : "#00F")\" }",
        to: "dot.json")
      try workspace.run("dot.json", "-o", "dot.png")
      try program.wait { program.runs.count == number + 2 }
    }
    #expect(
      program.runs == [
        "run 1: failed", "run 2 (dot.png): mended: a.png", "run 3 (dot.png): a.png",
      ])
  }

  @Test func `goldens that a test writes cause no run; new scenes and changed goldens do`() throws {
    let program = try RunningProgram(["test", ".", "--watch"], in: workspace)
    try program.wait { program.runs.count == 1 }
    try program.whileStopped { try workspace.write(Self.scene("12"), to: "second.json") }
    try program.wait { program.runs.count == 2 }
    try program.whileStopped {
      try workspace.write(try workspace.contents(of: "scene.golden.apng"), to: "second.golden.apng")
    }
    try program.wait { program.runs.count == 3 }
    #expect(
      program.runs == [
        "run 1: 0 passed, 1 recorded", "run 2 (./): 1 passed, 1 recorded",
        "run 3 (./second.golden.apng): failed: 1 passed, 1 failed",
      ])
    #expect(program.output.contains { $0.hasPrefix("failed: ./second.json: ") })
  }

  @Test func `for programs each run is a line of JSON; quiet prints errors alone`() throws {
    let program = try RunningProgram(
      ["check", "scene.json", "--watch", "--json", "-q"], in: workspace)
    try program.wait { program.output.count == 1 }
    try save("[]", program)
    try program.wait { program.output.count == 2 }
    let runs = try program.output.map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(runs.map { $0["run"] as? Int } == [1, 2])
    #expect(runs.map { $0["exitCode"] as? Int } == [0, 65])
    #expect(runs.map { $0["changed"] as? [String] } == [[], ["scene.json"]])
    #expect(runs.allSatisfy { ($0["result"] as? [[String: Any]])?.count == 1 })
    #expect(program.runs.isEmpty && program.messages.first?.hasPrefix("scene.json:1:1") == true)
  }

  @Test func `a folder that goes and comes is watched in between`() throws {
    try workspace.makeFolders("s")
    try workspace.copy("scene.json", to: "s/scene.json")
    let program = try RunningProgram(["test", "s", "--watch"], in: workspace)
    try program.wait { program.runs.count == 1 }
    program.whileStopped { _ = unsafe rename(workspace.path("s"), workspace.path("away")) }
    try program.wait { program.runs.count == 2 && program.messages.last == "waiting for s" }
    program.whileStopped { _ = unsafe rename(workspace.path("away"), workspace.path("s")) }
    try program.wait { program.runs.count == 3 }
    #expect(
      program.runs == [
        "run 1: 0 passed, 1 recorded", "run 2 (s/ and 2 other files): failed",
        "run 3 (s): mended: 1 passed",
      ])
  }

  @Test func `a folder that does not exist at the start is waited for`() throws {
    let program = try RunningProgram(["test", "s", "--watch"], in: workspace)
    try program.wait { program.messages.last == "waiting for s" }
    try program.whileStopped {
      try workspace.makeFolders("s")
      try workspace.copy("scene.json", to: "s/scene.json")
    }
    try program.wait { program.runs.count == 2 }
    #expect(program.runs == ["run 1: failed", "run 2 (s): mended: 0 passed, 1 recorded"])
  }

  @Test(arguments: ["folder", "pipe"])
  func `a scene that something else replaces is watched until it returns`(kind: String) throws {
    let program = try RunningProgram(["check", "scene.json", "--watch"], in: workspace)
    try program.wait { program.runs.count == 1 }
    try program.whileStopped {
      try workspace.remove("scene.json")
      if kind == "folder" {
        try workspace.makeFolders("scene.json")
      } else {
        _ = unsafe mkfifo(workspace.path("scene.json"), 0o600)
      }
    }
    try program.wait {
      program.runs.count == 2 && program.messages.last == "waiting for scene.json"
    }
    try program.whileStopped {
      try workspace.remove("scene.json")
      try workspace.write(Self.scene("20"), to: "scene.json")
    }
    try program.wait { program.runs.count == 3 }
    #expect(
      program.runs.last
        == "run 3 (scene.json): mended: scene.json: valid (1 view, 0.0 s, 20 × 8 pixels)")
  }

  @Test func `a save that keeps the size and sets the old time causes a run`() throws {
    let program = try RunningProgram(["check", "scene.json", "--watch"], in: workspace)
    try program.wait { program.runs.count == 1 }
    try program.whileStopped {
      let path = workspace.path("scene.json")
      let time = try #require(
        try FileManager.default.attributesOfItem(atPath: path)[.modificationDate])
      let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
      try file.write(contentsOf: Data(Self.scene("20").utf8))
      try file.close()
      try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: path)
    }
    try program.wait { program.runs.count == 2 }
    #expect(program.runs.last?.hasSuffix("20 × 8 pixels)") == true)
  }

  @Test func `a first run with a wrong command line ends the watch`() throws {
    let run = try workspace.launch(
      "scene.json", "-o", "a.png", "--time", "none", "--watch", code: 64)
    #expect(run.messages.hasPrefix("error: '--time none'"))
  }
}
