import Foundation
import TestSupport
import Testing

/// Folders, links and names as commands meet them.
@Suite struct FolderTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(Scenes.moving(), to: "a.json")
  }

  private func copy(_ name: String, to other: String) throws {
    try FileManager.default.copyItem(
      atPath: workspace.path(name), toPath: workspace.path(other))
  }

  @Test func `links to folders are not followed`() throws {
    try workspace.makeFolders("scenes/sub")
    try copy("a.json", to: "scenes/sub/a.json")
    try workspace.launch("a.json", "-o", "scenes/sub/a.gif")
    for name in ["self", "again"] {
      try workspace.link("scenes/sub/\(name)", to: "..")
    }
    #expect(try workspace.launch("stale", "scenes").text.hasPrefix("1 up to date, 0 not"))
    #expect(try workspace.launch("test", "scenes").text.contains("1 recorded"))
    let same = try workspace.launch("diff", "scenes", "scenes")
    #expect(same.exitCode == 0 && same.text.contains("3 of 3 pairs are equal"), "\(same.text)")
    // A link to a file is what it leads to.
    try workspace.link("scenes/b.gif", to: "sub/a.gif")
    #expect(try workspace.launch("stale", "scenes").text.hasPrefix("2 up to date, 0 not"))
  }

  @Test func `folders pair files of one extension before those of others`() throws {
    try workspace.write(
      Scenes.moving().replacingOccurrences(of: "#FF0000", with: "#00FF00"), to: "b.json")
    try workspace.makeFolders("old", "new")
    try workspace.run("a.json", "-o", "old/card.apng", "-o", "old/card.gif", "-o", "old/only.gif")
    try workspace.run("b.json", "-o", "new/card.apng")
    try workspace.run("a.json", "-o", "new/card.gif", "-o", "new/only.apng")
    let run = try workspace.run("diff", "old", "new")
    #expect(run.exitCode == 1)
    #expect(run.text.contains("2 of 3 pairs are equal"), "\(run.text)")
    #expect(run.text.contains("new/card.apng"))
    // Which of two the third is compared with nobody can know.
    try FileManager.default.removeItem(atPath: workspace.path("new/card.gif"))
    try FileManager.default.moveItem(
      atPath: workspace.path("new/card.apng"), toPath: workspace.path("new/card.png"))
    let unclear = try workspace.run("diff", "old", "new")
    #expect(unclear.exitCode == 1)
    #expect(unclear.text.contains("different: only in old: old/card.gif"), "\(unclear.text)")
    #expect(unclear.text.contains("different: only in new: new/card.png"))
  }

  @Test func `a folder of frames has no extension`() throws {
    try workspace.makeFolders("old", "new")
    try workspace.run("a.json", "-o", "old/v1.2/", "-o", "new/v1.2.gif")
    #expect(try workspace.run("diff", "old", "new").text.contains("1 of 1 pairs are equal"))
    try workspace.run("a.json", "-o", "new/v1.gif")
    let run = try workspace.run("diff", "old", "new")
    #expect(run.exitCode == 1 && run.text.contains("only in new: new/v1.gif"), "\(run.text)")
  }

  @Test func `JSON that is no scene is left out of folders`() throws {
    for folder in ["old", "new"] {
      try workspace.makeFolders(folder)
      try copy("a.json", to: "\(folder)/a.json")
      try workspace.write("{ \"name\": \"\(folder)\" }", to: "\(folder)/package.json")
    }
    let run = try workspace.run("diff", "old", "new")
    #expect(run.exitCode == 0 && run.text.contains("1 of 1 pairs"), "\(run.text)\(run.messages)")
  }

  @Test func `devices and FIFOs are left out of folders`() throws {
    for folder in ["old", "new"] {
      try workspace.makeFolders(folder)
      try copy("a.json", to: "\(folder)/a.json")
      try workspace.run("\(folder)/a.json", "-o", "\(folder)/b.gif")
      let shell = "cd \(folder) && ln -s /dev/null c.gif && ln -s /dev/null c.json && mkfifo d.gif"
      #expect(try workspace.run(shell: shell, []).exitCode == 0)
    }
    for words in [["diff", "old", "new"], ["stale", "old"], ["test", "old", "--goldens", "go"]] {
      let run = try workspace.run(list: words)
      #expect(run.exitCode == 0, "\(words): \(run.text)\(run.messages)")
    }
  }

  @Test func `what a file holds is told by its bytes`() throws {
    try copy("a.json", to: "a.scene")
    try workspace.run("a.json", "-o", "a.gif")
    try copy("a.gif", to: "gif.json")
    for other in ["a.scene", "gif.json"] {
      let run = try workspace.run("diff", "a.json", other)
      #expect(run.exitCode == 0, "\(run.messages)")
    }
    #expect(try workspace.run("test", "a.scene").exitCode == 0)
    // What can be read only once is, whatever it is called.
    let piped = try workspace.run(
      shell: "mkfifo pipe && { cat a.json >pipe & \"$0\" diff pipe a.gif; }", [])
    #expect(piped.exitCode == 0, "\(piped.messages)")
  }

  @Test func `a per cent sign in a name that is there is part of it`() throws {
    try workspace.makeFolders("50%d")
    try copy("a.json", to: "50%d/a%20b.json")
    try workspace.run("a.json", "-o", "50%.gif")
    #expect(try workspace.run("diff", "50%.gif", "50%d/a%20b.json").exitCode == 0)
    #expect(try workspace.run("a.json", "-o", "50%d/still.png", "--time", "0").exitCode == 0)
    #expect(try workspace.run("a.json", "-o", "50%d/%d.png").exitCode == 0)
    #expect(try workspace.run("diff", "a.json", "50%d/%d.png").exitCode == 0)
    #expect(try workspace.run("test", "50%d", "--goldens", "go%ld").exitCode == 0)
    let again = try workspace.run("test", "50%d", "--goldens", "go%ld", "--record", "never")
    #expect(again.exitCode == 0, "\(again.text)\(again.messages)")
    let missing = try workspace.run("diff", "60%.gif", "a.json")
    #expect(missing.exitCode == 66)
    #expect(missing.messages.contains("60%.gif: No such file or directory"))
  }

  @Test func `a word that is no text is refused`() throws {
    let run = try workspace.run(shell: "exec \"$0\" a.json -o \"$(printf 'a\\377.gif')\"", [])
    #expect(run.exitCode == 64)
    #expect(try workspace.names == ["a.json"])
  }

  @Test func `one file that cannot be checked does not keep stale from the others`() throws {
    try workspace.makeFolders("docs")
    try workspace.launch("a.json", "-o", "docs/a.gif")
    try workspace.launch("a.json", "-o", "docs/b.gif", "--scale", "2")
    // The file says that it was made with an option that there is not.
    let bytes = try workspace.contents(of: "docs/b.gif")
    let other = bytes.split(separator: Array("scale=2".utf8))
      .joined(separator: Array("scalf=2".utf8))
    try Data(Array(other)).write(to: URL(fileURLWithPath: workspace.path("docs/b.gif")))
    let run = try workspace.launch("stale", "docs")
    #expect(run.exitCode == 1, "\(run.messages)")
    #expect(run.text.contains("docs/b.gif: unknown option '--scalf'"), "\(run.text)")
    #expect(run.text.contains("1 up to date, 1 not"))
  }

  @Test func `stale finds what a file was made from behind a carriage return`() throws {
    let scene = Scenes.moving().replacingOccurrences(
      of: "\"size\"", with: #""description": "made by x\r", "size""#)
    try workspace.write(scene, to: "a.json")
    try workspace.launch("a.json", "-o", "a.gif", "-o", "a.apng")
    let run = try workspace.launch("stale", "a.gif", "a.apng")
    #expect(run.text == "2 up to date, 0 not, 0 without a scene\n")
    // A timeline is found there, too, where no file is named in between.
    try workspace.launch("-", "-o", "b.gif", "--embed-timeline", input: scene)
    let info = try workspace.launch("info", "b.gif").text
    #expect(info.contains("1 view, 1 property that changes"), "\(info)")
    let slower = scene.replacingOccurrences(of: "\"duration\": 1", with: "\"duration\": 2")
    try workspace.write(slower, to: "b.json")
    let diff = try workspace.launch("diff", "b.gif", "b.json").text
    #expect(diff.contains("`box`.center.x arrives 1000 ms later"), "\(diff)")
  }

  @Test func `stale finds the scene above the folder that it is called in`() throws {
    try workspace.makeFolders("docs/deep", "scenes")
    try copy("a.json", to: "scenes/a.json")
    try workspace.launch("scenes/a.json", "-o", "docs/a.gif", "-o", "docs/deep/b.gif")
    for (folder, path) in [
      ("docs", "a.gif"), ("docs", "./a.gif"), ("docs", "."), ("docs", "deep"),
      ("docs/deep", "b.gif"), ("docs/deep", "../a.gif"), ("docs/deep", "../../docs/a.gif"),
      ("scenes", "../docs"),
    ] {
      let run = try workspace.run(shell: "cd \(folder) && exec \"$0\" stale \(path)", [])
      #expect(run.exitCode == 0, "\(folder), \(path): \(run.text)")
    }
    try workspace.write(Scenes.moving(fps: 5), to: "scenes/a.json")
    let run = try workspace.run(shell: "cd docs/deep && exec \"$0\" stale b.gif", [])
    #expect(run.exitCode == 1)
    #expect(run.text.hasSuffix("animrender ../../scenes/a.json -o b.gif\n"), "\(run.text)")
    let lost = try workspace.run(
      shell: "rm scenes/a.json && cd docs/deep && exec \"$0\" stale b.gif", [])
    #expect(
      lost.exitCode == 1 && lost.text.hasPrefix("missing: b.gif: scene scenes/a.json not found"))
  }

  @Test func `stale finds fonts where it finds the scene`() throws {
    try workspace.makeFolders("project/fonts")
    try FileManager.default.copyItem(
      atPath: Self.font.path, toPath: workspace.path("project/fonts/Some.ttf"))
    try workspace.makeFolders("elsewhere")
    let scene = """
      { "size": [40, 20], "views": [
        { "type": "label", "text": "Hi", "font": { "family": "DejaVu Sans" }, "frame": [0, 0, 40, 20] }] }
      """
    try workspace.write(scene, to: "project/s.json")
    let line = "cd project && exec \"$0\" s.json -o s.gif --font-dir"
    #expect(try workspace.run(shell: "\(line) fonts", []).exitCode == 0)
    let fresh = try workspace.run(shell: "cd elsewhere && exec \"$0\" stale ../project", [])
    #expect(fresh.exitCode == 0, "\(fresh.text)")
    // No file tells where on a machine its fonts were; who asks can.
    #expect(try workspace.run(shell: "\(line) \"$PWD/fonts\"", []).exitCode == 0)
    let told = try workspace.launch("stale", "project", "--font-dir", "project/fonts")
    #expect(told.exitCode == 0, "\(told.text)")
    // Of a scene with an absolute path a file tells the name, not where the program was.
    let path = workspace.path("project/s.json")
    try workspace.launch(path, "-o", "project/s.gif", "--font-dir", "project/fonts")
    #expect(try workspace.launch("stale", "project").exitCode == 0)
    let elsewhere = try workspace.run(
      shell: "cd elsewhere && exec \"$0\" stale ../project --font-dir ../project/fonts", [])
    #expect(elsewhere.exitCode == 0, "\(elsewhere.text)")
  }

  private static let font = Repository.url(of: "scenes/text/fonts/DejaVuSans.ttf")
}
