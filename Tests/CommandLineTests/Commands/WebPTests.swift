import AnimCodecs
import AnimTestSupport
import Foundation
import Testing

/// WebP as an output, and as a file that other commands read.
@Suite struct WebPTests {
  private let workspace = Workspace(["scene.json": Scenes.moving(fps: 60, hold: 0.4)])

  private func freshness(_ name: String) throws -> String? {
    try workspace.launch("stale", name, "--json").objects.first?["status"] as? String
  }

  @Test func `a file lasts as long as the scene, and is exact`() throws {
    try workspace.launch("scene.json", "-o", "a.webp", code: 0)
    let info = try MediaInfo.read(try workspace.contents(of: "a.webp"))
    #expect(info.format == .webP && info.colorDescription == "lossless")
    #expect(info.duration == 1.4 && info.frames.count == 61 && info.numPlays == 0)
    #expect(info.frames.last?.duration == 0.4)
    #expect(Set(info.frames.dropLast().map(\.duration)) == [0.016, 0.017])
    try workspace.launch("diff", "scene.json", "a.webp", code: 0)
    // At 25 frames a second, frames begin at whole milliseconds.
    try workspace.launch(
      "scene.json", "-o", "b.webp", "-o", "b.apng", "--fps", "25", "--plays", "3", code: 0)
    try workspace.launch("diff", "b.webp", "b.apng", code: 0)
    #expect(try MediaInfo.read(try workspace.contents(of: "b.webp")).numPlays == 3)
    try workspace.launch("hash", "b.webp", code: 0)
  }

  @Test(arguments: [[], ["--quality", "60"], ["--plays", "2", "--scale", "0.5"]])
  func `a file is up to date until its scene changes`(options: [String]) throws {
    try workspace.launch(list: ["scene.json", "-o", "a.webp"] + options, code: 0)
    #expect(try freshness("a.webp") == "current")
    try workspace.write(Scenes.moving(fps: 60, hold: 0.4, color: "#00FF00"), to: "scene.json")
    let run = try workspace.launch("stale", ".", "--json", code: 1)
    let row = try #require(try run.objects.first)
    #expect(row["status"] as? String == "stale")
    let command = try #require(row["command"] as? String)
    #expect(command.contains("-o a.webp") || command.contains("-o ./a.webp"), "\(command)")
    #expect(options.isEmpty || command.contains("\(options[0])=\(options[1])"), "\(command)")
  }

  @Test func `a quality has loss, and a limit of the size is kept`() throws {
    try workspace.launch("scene.json", "-o", "a.webp", "--quality", "30", code: 0)
    try workspace.launch("scene.json", "-o", "whole.webp", code: 0)
    let limit = try workspace.contents(of: "whole.webp").count - 100
    let run = try workspace.launch(
      "scene.json", "-o", "b.webp", "--max-size", "\(limit)", "--json", code: 0)
    #expect(try workspace.contents(of: "b.webp").count <= limit)
    #expect(run.text.contains("to stay under \(limit) bytes: "), "\(run.text)")
    #expect(try freshness("b.webp") == "foreign")
  }

  @Test func `a page can be piped, and a still scene is a still picture`() throws {
    let piped = try workspace.launch("scene.json", "-o", "-", "--format", "webp", code: 0)
    #expect(try MediaInfo.read(Array(piped.output)).frames.count == 61)
    try workspace.write(
      #"{ "size": [9, 7], "duration": 1, "views": [{ "frame": [1, 1, 4, 4], "backgroundColor": "red" }] }"#,
      to: "scene.json")
    try workspace.launch("scene.json", "-o", "still.webp", code: 0)
    let info = try MediaInfo.read(try workspace.contents(of: "still.webp"))
    #expect(info.frames.count == 1 && info.width == 9 && info.height == 7)
    #expect(try freshness("still.webp") == "current")
  }

  @Test func `a project builds a file once`() throws {
    try workspace.write(
      #"{ "scenes": ["scene.json"], "output": "{name}", "formats": ["webp"] }"#,
      to: "animrender.json")
    try workspace.launch("build", code: 0)
    #expect(try workspace.names == ["animrender.json", "scene.json", "scene.webp"])
    let run = try workspace.launch("build", code: 0)
    #expect(run.messages == "animrender.json: 1 up to date\n")
  }

  @Test func `info describes a JPEG`() throws {
    try workspace.write(
      try Repository.bytes(of: "scenes/pictures/landscape.jpg"), to: "a.jpg")
    let run = try workspace.launch("info", "a.jpg", code: 0)
    #expect(run.text.hasPrefix("a.jpg: JPEG, "), "\(run.text)")
  }
}
