import Foundation
import Testing

/// Values of `--time`, `--from`, `--to` and `--at` other than seconds.
@Suite struct TimeOptionTests {
  let workspace = Workspace(["scene.json": Scenes.steps])

  private func run(_ option: String, _ time: String) throws -> ProgramRun {
    if option == "--at" { return try workspace.run("dump", "scene.json", option, time) }
    let output = option == "--time" ? "a.png" : "a.gif"
    return try workspace.run("scene.json", "-o", output, "--quiet", option, time)
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
      Scenes.moving(fps: 5).changing(
        "\"timeline\": [", to: "\"timeline\": [{ \"wait\": 0.5 }, "
      ).changing("\"move\"", to: "\"\(id)\""), to: "scene.json")
    for (time, seconds) in [(id, "0.5"), ("\(id).end", "1.5"), ("\(id)+0.25", "0.75")] {
      let run = try run("--at", time)
      #expect(run.exitCode == 0, "\(run.messages)")
      #expect(try run.text == self.run("--at", seconds).text)
    }
    #expect(try run("--time", id).exitCode == 0)
  }

  @Test func `a step that is cut off ends with the scene`() throws {
    let end = try workspace.run("dump", "scene.json", "--at", "2").text
    #expect(try workspace.run("dump", "scene.json", "--at", "long.end").text == end)
  }

  @Test func `all of the duration is no later than its end`() throws {
    // As doubles, 0.35 + 0.05 is less than 0.4, but 100 times the sum divided by 100 is 0.4.
    try workspace.write(
      Scenes.moving().replacingOccurrences(
        of: "\"duration\": 1.0, \"id\": \"move\" }",
        with: "\"duration\": 0.35 }, { \"wait\": 0.05 }"), to: "sum.json")
    try workspace.run("sum.json", "-o", "a.gif", "--from", "100%", code: 0)
  }

  /// The durations of these springs have more than six digits, and round up or down.
  @Test(arguments: [480.7, 481.3, 490.1, 502.9])
  func `a printed duration is a time of the scene`(stiffness: Double) throws {
    try workspace.write(
      """
      { "size": [60, 20], "views": [{ "id": "a", "frame": [0, 0, 20, 20] }], "timeline": [{
      "animate": { "a": { "frame.x": 30 } },
      "curve": { "spring": { "mass": 1, "stiffness": \(stiffness), "damping": 12 } } }] }
      """, to: "spring.json")
    let text = try workspace.run("check", "spring.json", "--json", code: 0).text
    let scenes = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]]
    let duration = try #require(scenes?.first?["duration"] as? Double)
    #expect("\(duration)".count > 8)
    for time in ["\(duration)", String(format: "%.6f", duration)] {
      try workspace.run("spring.json", "-o", "a.png", "--time", time, code: 0)
      try workspace.run("spring.json", "-o", "a.gif", "--from", "0", "--to", time, code: 0)
      try workspace.run("dump", "spring.json", "--at", time, code: 0)
    }
  }
}
