import Foundation
import Testing

/// What `--time`, `--from`, `--to` and `--at` take beside seconds.
@Suite struct TimeOptionTests {
  let workspace: Workspace

  /// The scene ends in the middle of `long`, and before `late` begins.
  init() throws {
    workspace = try Workspace()
    try workspace.write(
      """
      { "size": [32, 24], "duration": 2, "fps": 10,
        "views": [{ "id": "box", "frame": [2, 8, 8, 8], "backgroundColor": "#FF0000" }],
        "timeline": [
          { "animate": { "box": { "center.x": 26 } }, "duration": 1, "id": "mv" },
          { "animate": { "box": { "center.x": 6 } }, "duration": 3, "id": "long" },
          { "set": { "box": { "alpha": 0 } }, "id": "late" } ] }
      """, to: "scene.json")
  }

  private func run(_ option: String, _ time: String) throws -> ProgramRun {
    if option == "--at" { return try workspace.run("dump", "scene.json", option, time) }
    let output = option == "--time" ? "a.png" : "a.gif"
    return try workspace.run("scene.json", "-o", output, "--quiet", option, time)
  }

  @Test(
    arguments: ["--time", "--from", "--to", "--at"],
    ["mv+9", "mv-9", "mv.end+1.5", "mv.end-1.5", "long.end-0.1", "late", "late.end", "2.5", "-1"])
  func `a time that the scene does not show is refused however it is named`(
    option: String, time: String
  ) throws {
    let run = try run(option, time)
    #expect(run.exitCode == 64)
    #expect(
      run.messages.hasPrefix("error: '\(option) \(time)': the scene lasts from 0 to 2 s\n"),
      "\(run.messages)")
    #expect(try workspace.names == ["scene.json"])
  }

  @Test(
    arguments: ["--time", "--from", "--to", "--at"],
    ["mv", "mv+0.5", "mv.end", "mv.end-1", "mv.end+1", "long", "long.end", "100%", "2"])
  func `a time that the scene shows is taken, and so is the end of a step that it cuts off`(
    option: String, time: String
  ) throws {
    let run = try run(option, time)
    #expect(run.exitCode == 0, "\(run.messages)")
  }

  @Test(arguments: ["inf", "nan", "infinity", "NAN", "0x1"])
  func `a step's id may be a word that is a number elsewhere`(id: String) throws {
    try workspace.write(
      Scenes.moving(fps: 5).replacingOccurrences(
        of: "\"timeline\": [", with: "\"timeline\": [{ \"wait\": 0.5 }, "
      ).replacingOccurrences(of: "\"move\"", with: "\"\(id)\""), to: "scene.json")
    for (time, seconds) in [(id, "0.5"), ("\(id).end", "1.5"), ("\(id)+0.25", "0.75")] {
      let run = try run("--at", time)
      #expect(run.exitCode == 0, "\(run.messages)")
      #expect(try run.text == self.run("--at", seconds).text)
    }
    #expect(try run("--time", id).exitCode == 0)
  }

  @Test(arguments: ["inf", "-inf", "nan", "infinity", "nan%", "inf%", "mv+inf", "mv-nan", "0x1"])
  func `what is no number and no step is told so`(time: String) throws {
    for option in ["--time", "--at"] {
      let run = try run(option, time)
      #expect(run.exitCode == 64)
      #expect(
        run.messages.hasPrefix(
          "error: '\(option) \(time)': expected seconds, a percentage or a step's id"),
        "\(run.messages)")
    }
  }

  @Test(arguments: ["inf", "nan", "infinity", "-inf", "0x10", "1e999"])
  func `numbers of options are finite, and written in decimal digits`(text: String) throws {
    for option in ["fps", "scale", "speed", "plays", "jobs", "colors", "max-size"] {
      let run = try workspace.run("scene.json", "-o", "a.gif", "--\(option)=\(text)")
      #expect(run.exitCode == 64)
      #expect(run.messages.hasPrefix("error: '--\(option) \(text)': expected"), "\(run.messages)")
    }
    for option in ["threshold", "max-pixels"] {
      let run = try workspace.run("diff", "scene.json", "scene.json", "--\(option)=\(text)")
      #expect(run.exitCode == 64)
      #expect(run.messages.hasPrefix("error: '--\(option) \(text)': expected"), "\(run.messages)")
    }
  }

  @Test func `a step that is cut off ends with the scene`() throws {
    let end = try workspace.run("dump", "scene.json", "--at", "2").text
    #expect(try workspace.run("dump", "scene.json", "--at", "long.end").text == end)
  }

  @Test func `times are told as people read them`() throws {
    try workspace.write(
      Scenes.moving().replacingOccurrences(
        of: "\"duration\": 1,", with: "\"duration\": 1.2000000000000002,"), to: "long.json")
    let late = try workspace.run("long.json", "-o", "a.png", "--time", "3")
    #expect(late.messages == "error: '--time 3': the scene lasts from 0 to 1.2 s\n")
    let swapped = try workspace.run(
      "long.json", "-o", "a.gif", "--from", "1.1", "--to", "0.30000000000000004")
    #expect(swapped.messages == "error: '--from' (1.1 s) comes after '--to' (0.3 s)\n")
  }

  @Test func `all of the duration is no later than its end`() throws {
    // As doubles 0.35 + 0.05 is less than 0.4, and 100 times that by 100 is 0.4.
    try workspace.write(
      Scenes.moving().replacingOccurrences(
        of: "\"duration\": 1, \"id\": \"move\" }",
        with: "\"duration\": 0.35 }, { \"wait\": 0.05 }"), to: "sum.json")
    let run = try workspace.run("sum.json", "-o", "a.gif", "--from", "100%")
    #expect(run.exitCode == 0, "\(run.messages)")
  }
}
