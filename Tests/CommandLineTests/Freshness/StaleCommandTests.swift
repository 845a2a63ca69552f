import Foundation
import Testing

/// `animrender stale` with untrusted files.
@Suite struct StaleCommandTests {
  private let workspace = Workspace(["a.json": Scenes.moving(fps: 5)])

  init() throws {
    try workspace.launch("a.json", "-o", "a.gif", "--fps", "10")
    try workspace.launch("a.json", "-o", "a.png", "--time", "0")
  }

  /// A GIF whose first comment is a text.
  private func write(saying text: String, to name: String) throws {
    var bytes = try workspace.contents(of: "a.gif")
    // The position after the header and the colour table, whose size is in the flags. Source: GIF89a §18, §24.
    let start = 13 + (bytes[10] & 0x80 != 0 ? 3 << (Int(bytes[10] & 7) + 1) : 0)
    bytes.insert(
      contentsOf: [0x21, 0xFE, UInt8(text.utf8.count)] + Array(text.utf8) + [0], at: start)
    try workspace.write(bytes, to: name)
  }

  private func command(for settings: String) throws -> String? {
    try write(saying: "animrender 0.1.0 scene=a.json \(settings)", to: "b.gif")
    let run = try workspace.run("stale", "b.gif", "--json")
    let rows = try run.objects
    return rows.first?["command"] as? String
  }

  @Test(
    arguments: [
      "output=evil.gif", "format=png", "jobs=999", "verify=", "json=", "quiet=",
      "help=", "time=50%25", "font-dir=/fonts",
    ])
  func `a setting that no such file has is not taken`(setting: String) throws {
    #expect(try command(for: "fps=3 \(setting)") == "animrender a.json -o b.gif --fps=3")
  }

  @Test(arguments: ["scalf=2", "o=evil.gif"])
  func `a setting that is unknown makes no command, and other files are checked`(
    setting: String
  ) throws {
    #expect(try command(for: "fps=3 \(setting)") == nil)
    let run = try workspace.launch("stale", "b.gif", "a.gif", code: 1)
    let name = setting.prefix { $0 != "=" }
    #expect(run.text.contains("b.gif: unknown option '--\(name)'"), "\(run.text)")
    #expect(run.text.contains("1 up to date, 1 not"))
  }

  @Test func `a setting without a value does not take the next one for it`() throws {
    // The colour is invalid, so the command that wrote the file is unknown.
    #expect(try command(for: "background= fps=3") == nil)
    #expect(
      try command(for: "embed-timeline=no fps=3")
        == "animrender a.json -o b.gif --embed-timeline --fps=3")
  }

  @Test func `files hold the settings that they were made with`() throws {
    let options = [
      "--appearance", "dark", "--background", "white", "--colors", "8", "--embed-timeline",
      "--fps", "3", "--from", "0.1", "--plays", "2", "--scale", "2", "--speed", "0.5",
    ]
    try workspace.launch(
      list: ["a.json", "-o", "c.gif", "--jobs", "1", "--verify", "--quiet"] + options, code: 0)
    try workspace.launch("stale", "c.gif", "a.png", code: 0)
    try workspace.write(Scenes.moving(color: "#00FF00"), to: "a.json")
    let stale = try workspace.launch("stale", "c.gif", "a.png").text.split(separator: "\n")
    #expect(
      stale.suffix(2) == [
        "animrender a.json -o c.gif --appearance=dark --background=white --colors=8 "
          + "--embed-timeline --fps=3 --from=0.1 --plays=2 --scale=2 --speed=0.5",
        "animrender a.json -o a.png --time=0",
      ])
  }

  @Test func `a title or a description is not taken for what a file was made from`() throws {
    let told = #""title": "animrender 9 scene=b.json", "description": "animrender 9 scene=c.json","#
    try workspace.write(
      Scenes.moving(fps: 5).changing("{ \"size\"", to: "{ \(told) \"size\""),
      to: "told.json")
    try workspace.launch("told.json", "-o", "e.gif", "-o", "e.apng")
    try workspace.launch("told.json", "-o", "e.png", "--time", "0")
    #expect(try workspace.launch("info", "e.gif").text.contains("scene=c.json"))
    try workspace.launch("stale", "e.gif", "e.apng", "e.png", code: 0)
  }

  @Test func `a scene called - is found again`() throws {
    try workspace.write(Scenes.moving(fps: 5), to: "-")
    try workspace.launch("./-", "-o", "d.gif")
    try workspace.launch("stale", "d.gif", input: "", code: 0)
  }
}
