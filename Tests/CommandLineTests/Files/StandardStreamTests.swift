import Foundation
import Testing

/// The file name `-`: standard input or standard output.
@Suite struct StandardStreamTests {
  private let workspace = Workspace([
    "a.json": Scenes.moving(fps: 5),
    "b.json": Scenes.moving(fps: 5, color: "#00FF00"),
  ])

  @Test(
    arguments: [
      (["diff", "a.json", "b.json", "--html"], "<!doctype html>"),
      (["test", "a.json", "--record", "never", "--html"], "<!doctype html>"),
      (["test", "a.json", "--record", "never", "--junit"], "<?xml"),
    ])
  func `a report goes to standard output alone, and what was found to standard error`(
    arguments: [String], start: String
  ) throws {
    let plain = try workspace.run(list: Array(arguments.dropLast()))
    let run = try workspace.launch(list: arguments + ["-"], code: 1)
    #expect(run.text.lowercased().hasPrefix(start), "\(run.text.prefix(100))")
    #expect(run.messages == plain.text)
    let quiet = try workspace.launch(list: arguments + ["-", "--quiet"])
    #expect(quiet.text.lowercased().hasPrefix(start) && quiet.messages.isEmpty)
    #expect(try workspace.names == ["a.json", "b.json"])
  }

  @Test func `a page of two folders goes to standard output, too`() throws {
    for folder in ["old", "new"] {
      try workspace.makeFolders(folder)
      try workspace.write(Scenes.moving(fps: 5), to: "\(folder)/a.json")
    }
    let run = try workspace.launch("diff", "old", "new", "--html", "-", code: 0)
    #expect(run.text.lowercased().hasPrefix("<!doctype html>"))
    #expect(run.messages == "1 of 1 pairs are equal\n")
  }

  @Test func `a scene from standard input is not what goes to standard output`() throws {
    let run = try workspace.launch(
      "diff", "-", "a.json", "--html", "-", input: Scenes.moving(fps: 5), code: 0)
    #expect(run.text.lowercased().hasPrefix("<!doctype html>"))
  }

  @Test func `a file found by its name is not read from standard input`() throws {
    try workspace.write(Scenes.moving(fps: 5), to: "-")
    for command in ["test", "stale"] {
      let run = try workspace.launch(command, "-", input: Scenes.moving(), code: 64)
      #expect(
        run.messages.hasPrefix("error: '\(command)' cannot read standard input"), "\(run.messages)")
    }
    try workspace.run("test", "./-", "--record", "missing", code: 0)
    #expect(try workspace.names == ["-", "-.golden.apng", "a.json", "b.json"])
  }
}
