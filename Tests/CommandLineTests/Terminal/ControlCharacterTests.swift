import AnimCodecs
import Foundation
import AnimPrimitives
import AnimTestSupport
import Testing

/// Contents and names of files are printed without control sequences that a terminal would execute.
@Suite struct ControlCharacterTests {
  private let workspace = Workspace()
  /// Sets a terminal's title, rings the bell, and changes the colour to red.
  private static let hostile = "a\u{1B}]0;title\u{07}b\u{9B}31mc"

  private func expectNoControls(_ arguments: [String], says words: String) throws {
    let run = try workspace.run(list: arguments)
    let text = run.text + run.messages
    let controls = text.unicodeScalars.filter { $0.properties.generalCategory == .control }
    #expect(controls.allSatisfy { $0 == "\n" }, "\(arguments): \(text.debugDescription)")
    #expect(text.contains(words), "\(arguments): \(text)")
  }

  @Test func `texts of files are printed without control characters, with their lines`() throws {
    try workspace.write(TinyGIF(comments: ["one\n" + Self.hostile]).bytes, to: "a.gif")
    try expectNoControls(["info", "a.gif"], says: "  Comment: one\n  | a ]0;title b 31mc\n")
    let entry = PNGMetadata.Entry(keyword: "Author", text: Self.hostile)
    let picture = try PNGEncoder.encode(
      Pixmap(width: 1, height: 1), metadata: PNGMetadata(entries: [entry]))
    try workspace.write(picture, to: "a.png")
    try expectNoControls(["info", "a.png"], says: "  Author: a ]0;title b 31mc\n")
  }

  @Test func `no line begins with what a file says`() throws {
    // A continuous integration system would execute this as a command.
    try workspace.write(
      #"{ "size": [8, 8], "a\n::error::b": 1, "views": [], "timeline": [] }"#, to: "a.json")
    try workspace.write("{\n  ::error::c\n\"##[error]d\": 1 }", to: "b.json")
    try workspace.write(TinyGIF(comments: ["one\n::error::two"]).bytes, to: "a.gif")
    try workspace.write("BM", to: "b\n::error::c.gif")
    try workspace.write(Scenes.moving(fps: 2), to: "c\n::error::d.json")
    let runs = [
      try workspace.run("check", "a.json"), try workspace.run("check", "b.json"),
      try workspace.run("b.json", "-o", "b.gif"), try workspace.run("info", "a.gif"),
      try workspace.run("info", "b\n::error::c.gif"), try workspace.run("stale", "."),
      try workspace.run("diff", "a.gif", "b\n::error::c.gif"),
      try workspace.run("hash", "c\n::error::d.json"),
    ]
    for run in runs {
      let text = run.text + run.messages
      #expect(text.contains("::error::"))
      let obeyed = text.split(separator: "\n").filter { line in
        line.drop { $0 == " " }.hasPrefix("::") || line.contains("##[")
      }
      #expect(obeyed == [])
    }
  }

  @Test func `names of files are printed without control characters`() throws {
    let name = "\u{1B}[2J.gif"
    try workspace.write(TinyGIF().bytes, to: name)
    try workspace.write(Array("BM".utf8), to: "\u{1B}c.gif")
    try workspace.write(Scenes.moving(), to: "\u{1B}a.json")
    try expectNoControls(["info", name], says: " [2J.gif: GIF")
    try expectNoControls(["diff", name, name], says: "same:  [2J.gif")
    try expectNoControls(["info", "\u{1B}c.gif"], says: "error:  c.gif: ")
    try expectNoControls(["stale", "."], says: "broken: ./ c.gif: ")
    try expectNoControls(["check", "\u{1B}a.json"], says: " a.json: valid")
    try expectNoControls(["\u{1B}a.json", "-o", "\u{1B}b.gif"], says: " b.gif")
    try expectNoControls(["no\u{1B}thing"], says: "no thing")
  }

  @Test func `faults of a scene are printed without control characters`() throws {
    // The text has an escape, which the reader replaces by the character.
    try workspace.write(
      #"{ "size": [8, 8], "a\u001b[2Jb": 1, "views": [], "timeline": [] }"#, to: "a.json")
    try expectNoControls(["check", "a.json"], says: "`a [2Jb`")
  }

  @Test func `a stale file's provenance is printed without control characters`() throws {
    let origin = "animrender 0.1.0 scene=none%1B[2J.json"
    try workspace.write(TinyGIF(comments: [origin]).bytes, to: "a.gif")
    try expectNoControls(["stale", "a.gif"], says: "missing: a.gif: scene none [2J.json not found")
  }

  /// An sh from before 2024 may be installed.
  @Test(.enabled(if: ExternalTool("bash") != nil, "bash is not installed"))
  func `the command that makes a file anew names it, whatever its name is`() throws {
    let bash = try #require(ExternalTool("bash"))
    let name = "it's\\\u{1B}[2J\n1.json"
    try workspace.write(Scenes.moving(), to: name)
    try workspace.launch(name, "-o", "a.gif")
    try workspace.write(Scenes.moving(color: "#0000FF"), to: name)
    try expectNoControls(
      ["stale", "a.gif"], says: #"\#nanimrender $'it\'s\\\033[2J\0121.json' -o a.gif\#n"#)
    let command = try #require(
      try workspace.launch("stale", "a.gif").text.split(separator: "\n").last)
    let words = command.dropFirst("animrender ".count)
    let echo = try bash.run(["-c", "printf '%s|' \(words)"])
    #expect(String(decoding: echo.standardOutput, as: UTF8.self) == "\(name)|-o|a.gif|")
  }
}
