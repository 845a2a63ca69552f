import Foundation
import AnimTestSupport
import Testing

/// Runs the rows of messages.txt. With ANIMRENDER_RECORD=1, writes the results into the table instead.
@Suite struct MessageTests {
  private static let table = "Tests/CommandLineTests/messages.txt"

  private struct Row {
    let line: Int
    let arguments: [String]
    let code: Int32
    let messages: String
  }

  /// A row is a line with arguments, which begins with `$`, a line with the exit code, and the lines of standard error.
  /// Arguments are separated by spaces; `''` is an empty argument, and single quotes keep spaces.
  private static func rows() throws -> [Row] {
    let lines = try Repository.text(of: table)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var rows: [Row] = []
    for (index, line) in lines.enumerated() where line.hasPrefix("$") {
      let code = try #require(Int32(lines[index + 1]), "line \(index + 2)")
      let messages = lines[(index + 2)...].prefix { !$0.isEmpty }
      rows.append(
        Row(
          line: index + 1, arguments: words(of: line.dropFirst(2)), code: code,
          messages: messages.map { $0 + "\n" }.joined()))
    }
    return rows
  }

  private static func words(of line: Substring) -> [String] {
    var words: [String] = []
    for (index, part) in line.split(separator: "'", omittingEmptySubsequences: false).enumerated() {
      if index % 2 == 1 {
        words.append(String(part))
      } else {
        words += part.split(separator: " ").map(String.init)
      }
    }
    return words
  }

  private static let missing = #""views": [{ "type": "image", "source": "none.png" },"#
  private static let mistakes = [
    "bad.json": #"{ "size": [0, 10], "vews": [] }"#,
    "claim.json": #"{ "size": [10, 10], "expect": [{ "settlesBy": -1, "view": "none" }] }"#,
    "deep.json": "{\"size\":[9,9],\"views\":[" + String(repeating: #"{"subviews":["#, count: 1000)
      + String(repeating: "]}", count: 1001),
    "font.json": "{ \"size\": [10, 10],\n  \"fonts\": { \"Odd\": \"none.ttf\" } }",
    "missing.json": "{ \"size\": [9, 9], \(missing)"
      + #" { "type": "label", "text": "x", "font": { "family": "DejaVu Sans" } }] }"#,
    "mixed.json": "{ \"size\": [9, 9], \(missing)" + #" { "type": "label", "text": "👍" }] }"#,
    "text.gif": "Nothing but\na text.\n",
    "two.json": #"{ "size": [9, 8], "scale": 2, "views": [{}, {}] }"#,
  ]

  /// The files that the rows use.
  private func makeFiles(in workspace: Workspace) throws {
    try workspace.write(Scenes.moving(), to: "scene.json")
    try workspace.write(Scenes.moving(fps: 20), to: "other.json")
    try workspace.write(
      Scenes.moving().changing("\"fps\": 25", to: "\"fps\": 25, \"duration\": 40001"),
      to: "long.json")
    try workspace.write(Scenes.steps, to: "steps.json")
    try workspace.write(
      #"{ "size": [32, 24], "views": [{ "type": "label", "text": "漢", "frame": [0, 0, 30, 20] }] }"#,
      to: "glyph.json")
    try workspace.write(Scenes.image("asset.png"), to: "image.json")
    for scene in ["0025.png", "0026.png", "frames.json", "link-1.png", "scene.gif"] {
      try workspace.write(Scenes.moving(), to: scene)
    }
    for (name, text) in Self.mistakes { try workspace.write(text, to: name) }
    try workspace.write("GIF89a", to: "cut.gif")
    try workspace.write(TinyGIF(width: 16_384, height: 16_384).bytes, to: "huge.gif")
    try workspace.write([], to: "empty.gif")
    try workspace.makeFolders("old", "new", "empty", "folder.gif")
    for output in ["a.gif", "b.apng", "old/a.apng", "new/a.apng", "fr/"] {
      try workspace.run("other.json", "-o", output, "--fps", "5")
    }
    try workspace.run("scene.json", "-o", "asset.png", "--time", "0")
    try workspace.run("scene.json", "-o", "scene.golden.apng")
    try workspace.link("link.apng", to: "old/../scene.gif")
    for (link, target) in [("loop.gif", "pool.gif"), ("pool.gif", "loop.gif")] {
      try workspace.link(link, to: target)
    }
  }

  @Test func `each command line gives its exit code and messages, and refused ones leave no file`()
    throws
  {
    let workspace = Workspace()
    try makeFiles(in: workspace)
    let files = try workspace.tree
    let rows = try Self.rows()
    #expect(rows.count > 150)
    if ProcessInfo.processInfo.environment["ANIMRENDER_RECORD"] != nil {
      return try record(rows, in: workspace)
    }
    for row in rows {
      let run = try workspace.run(list: row.arguments)
      let place = "messages.txt:\(row.line)"
      #expect(run.exitCode == row.code, "\(place): \(run.messages)")
      #expect(run.messages == row.messages, "\(place)")
      #expect(run.text.isEmpty, "\(place)")
      #expect(try workspace.tree == files, "\(place)")
    }
  }
}

extension MessageTests {
  private func record(_ rows: [Row], in workspace: Workspace) throws {
    var lines = try Repository.text(of: Self.table)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for row in rows.reversed() {
      let run = try workspace.run(list: row.arguments)
      let end = lines[row.line...].firstIndex(of: "") ?? lines.endIndex
      lines.replaceSubrange(
        row.line..<end,
        with: ["\(run.exitCode)"] + run.messages.split(separator: "\n").map(String.init))
    }
    try Data(lines.joined(separator: "\n").utf8).write(to: Repository.url(of: Self.table))
  }
}
