import Foundation
import AnimTestSupport
import Testing

/// Folders, links and names as arguments of commands.
@Suite struct FolderTests {
  private let workspace = Workspace(["a.json": Scenes.moving()])

  @Test func `links to folders are not followed`() throws {
    try workspace.makeFolders("scenes/sub")
    try workspace.copy("a.json", to: "scenes/sub/a.json")
    try workspace.launch("a.json", "-o", "scenes/sub/a.gif")
    for name in ["self", "again"] {
      try workspace.link("scenes/sub/\(name)", to: "..")
    }
    #expect(try workspace.launch("stale", "scenes").text.hasPrefix("1 up to date, 0 not"))
    #expect(try workspace.launch("test", "scenes").text.contains("1 recorded"))
    let same = try workspace.launch("diff", "scenes", "scenes", code: 0)
    #expect(same.text.contains("3 of 3 pairs are equal"), "\(same.text)")
    // A link to a file is treated as its target.
    try workspace.link("scenes/b.gif", to: "sub/a.gif")
    #expect(try workspace.launch("stale", "scenes").text.hasPrefix("2 up to date, 0 not"))
  }

  @Test func `folders pair files of one extension before those of others`() throws {
    try workspace.write(Scenes.moving(color: "#00FF00"), to: "b.json")
    try workspace.makeFolders("old", "new")
    try workspace.run("a.json", "-o", "old/card.apng", "-o", "old/card.gif", "-o", "old/only.gif")
    try workspace.run("b.json", "-o", "new/card.apng")
    try workspace.run("a.json", "-o", "new/card.gif", "-o", "new/only.apng")
    let run = try workspace.run("diff", "old", "new", code: 1)
    #expect(run.text.contains("2 of 3 pairs are equal"), "\(run.text)")
    #expect(run.text.contains("new/card.apng"))
    // It is ambiguous which of two files the third one is compared with.
    try workspace.remove("new/card.gif")
    try FileManager.default.moveItem(
      atPath: workspace.path("new/card.apng"), toPath: workspace.path("new/card.png"))
    let unclear = try workspace.run("diff", "old", "new", code: 1)
    #expect(unclear.text.contains("different: only in old: old/card.gif"), "\(unclear.text)")
    #expect(unclear.text.contains("different: only in new: new/card.png"))
  }

  @Test func `a folder of frames has no extension`() throws {
    try workspace.makeFolders("old", "new")
    try workspace.run("a.json", "-o", "old/v1.2/", "-o", "new/v1.2.gif")
    #expect(try workspace.run("diff", "old", "new").text.contains("1 of 1 pairs are equal"))
    try workspace.run("a.json", "-o", "new/v1.gif")
    let run = try workspace.run("diff", "old", "new", code: 1)
    #expect(run.text.contains("only in new: new/v1.gif"), "\(run.text)")
  }

  @Test func `JSON that is no scene is left out of folders`() throws {
    for folder in ["old", "new"] {
      try workspace.makeFolders(folder)
      try workspace.copy("a.json", to: "\(folder)/a.json")
      try workspace.write("{ \"name\": \"\(folder)\" }", to: "\(folder)/package.json")
    }
    let run = try workspace.run("diff", "old", "new", code: 0)
    #expect(run.text.contains("1 of 1 pairs"), "\(run.text)\(run.messages)")
  }

  @Test func `devices and FIFOs are left out of folders`() throws {
    for folder in ["old", "new"] {
      try workspace.makeFolders(folder)
      try workspace.copy("a.json", to: "\(folder)/a.json")
      try workspace.run("\(folder)/a.json", "-o", "\(folder)/b.gif")
      let shell = "cd \(folder) && ln -s /dev/null c.gif && ln -s /dev/null c.json && mkfifo d.gif"
      try workspace.run(shell: shell, code: 0)
    }
    for words in [["diff", "old", "new"], ["stale", "old"], ["test", "old", "--goldens", "go"]] {
      try workspace.run(list: words, code: 0)
    }
  }

  @Test func `the content of a file is known by its bytes`() throws {
    try workspace.copy("a.json", to: "a.scene")
    try workspace.run("a.json", "-o", "a.gif")
    try workspace.copy("a.gif", to: "gif.json")
    for other in ["a.scene", "gif.json"] {
      try workspace.run("diff", "a.json", other, code: 0)
    }
    try workspace.run("test", "a.scene", code: 0)
    // A pipe is read only once, independent of its name.
    try workspace.run(
      shell: "mkfifo pipe && { cat a.json >pipe & \"$0\" diff pipe a.gif; }", code: 0)
    // The bytes are there before the program looks.
    let full = "while ! [ -e full ]; do :; done; \"$0\" diff /dev/stdin a.gif"
    try workspace.run(shell: "{ cat a.json; : >full; } | { \(full); }", code: 0)
  }

  @Test func `a per cent sign in a name that is there is part of it`() throws {
    try workspace.makeFolders("50%d")
    try workspace.copy("a.json", to: "50%d/a%20b.json")
    try workspace.run("a.json", "-o", "50%.gif")
    try workspace.run("diff", "50%.gif", "50%d/a%20b.json", code: 0)
    try workspace.run("a.json", "-o", "50%d/still.png", "--time", "0", code: 0)
    try workspace.run("a.json", "-o", "50%d/%d.png", code: 0)
    try workspace.run("diff", "a.json", "50%d/%d.png", code: 0)
    try workspace.run("test", "50%d", "--goldens", "go%ld", code: 0)
    try workspace.run("test", "50%d", "--goldens", "go%ld", "--record", "never", code: 0)
    let missing = try workspace.run("diff", "60%.gif", "a.json", code: 66)
    #expect(missing.messages.contains("60%.gif: No such file or directory"))
  }

  @Test func `a word that is no text is refused`() throws {
    try workspace.run(shell: "exec \"$0\" a.json -o \"$(printf 'a\\377.gif')\"", code: 64)
    #expect(try workspace.names == ["a.json"])
  }

  @Test func `stale finds what a file was made from behind a carriage return`() throws {
    let scene = Scenes.moving().changing("\"size\"", to: #""description": "made by x\r", "size""#)
    try workspace.write(scene, to: "a.json")
    try workspace.launch("a.json", "-o", "a.gif", "-o", "a.apng")
    let run = try workspace.launch("stale", "a.gif", "a.apng")
    #expect(run.text == "2 up to date, 0 not, 0 without a scene\n")
    // The timeline is also found if the scene came from standard input.
    try workspace.launch("-", "-o", "b.gif", "--embed-timeline", input: scene)
    let info = try workspace.launch("info", "b.gif").text
    #expect(info.contains("1 view, 1 property that changes"), "\(info)")
    let slower = scene.changing("\"duration\": 1", to: "\"duration\": 2")
    try workspace.write(slower, to: "b.json")
    let diff = try workspace.launch("diff", "b.gif", "b.json").text
    #expect(diff.contains("`box`.center.x arrives 1000 ms later"), "\(diff)")
  }

  @Test func `stale finds the scene above the folder that it is called in`() throws {
    try workspace.makeFolders("docs/deep", "scenes")
    try workspace.copy("a.json", to: "scenes/a.json")
    try workspace.launch("scenes/a.json", "-o", "docs/a.gif", "-o", "docs/deep/b.gif")
    for (folder, path) in [
      ("docs", "a.gif"), ("docs", "./a.gif"), ("docs", "."), ("docs", "deep"),
      ("docs/deep", "b.gif"), ("docs/deep", "../a.gif"), ("docs/deep", "../../docs/a.gif"),
      ("scenes", "../docs"),
    ] {
      try workspace.run(shell: "cd \(folder) && exec \"$0\" stale \(path)", code: 0)
    }
    try workspace.write(Scenes.moving(fps: 5), to: "scenes/a.json")
    let run = try workspace.run(shell: "cd docs/deep && exec \"$0\" stale b.gif", code: 1)
    #expect(run.text.hasSuffix("animrender ../../scenes/a.json -o b.gif\n"), "\(run.text)")
    let lost = try workspace.run(
      shell: "rm scenes/a.json && cd docs/deep && exec \"$0\" stale b.gif", code: 1)
    #expect(lost.text.hasPrefix("missing: b.gif: scene scenes/a.json not found"))
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
    try workspace.run(shell: "\(line) fonts", code: 0)
    try workspace.run(shell: "cd elsewhere && exec \"$0\" stale ../project", code: 0)
    // Files do not record absolute paths of fonts, so the user repeats them.
    try workspace.run(shell: "\(line) \"$PWD/fonts\"", code: 0)
    try workspace.launch("stale", "project", "--font-dir", "project/fonts", code: 0)
    // For a scene with an absolute path, a file records the name, but not the current folder.
    let path = workspace.path("project/s.json")
    try workspace.launch(path, "-o", "project/s.gif", "--font-dir", "project/fonts")
    try workspace.launch("stale", "project", code: 0)
    try workspace.run(
      shell: "cd elsewhere && exec \"$0\" stale ../project --font-dir ../project/fonts", code: 0)
  }

  private static let font = Repository.url(of: "scenes/text/fonts/DejaVuSans.ttf")
}
