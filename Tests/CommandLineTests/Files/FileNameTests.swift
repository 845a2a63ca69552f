import Foundation
import Testing

/// Names that are canonically equivalent in Unicode, and names that begin in the middle of a character: file systems
/// compare bytes.
@Suite struct FileNameTests {
  private let workspace = Workspace(["a.json": Scenes.moving(fps: 5)])
  /// A letter with a combining accent, and both as one character.
  private static let (decomposed, composed) = ("e\u{301}", "\u{E9}")

  /// The names in a folder, as bytes.
  private func bytes(in folder: String) throws -> Set<[UInt8]> {
    let names = try workspace.names(in: folder)
    return Set(names.map { Array($0.utf8) })
  }

  #if os(Linux)
    @Test func `two outputs may have names that are one text`() throws {
      try workspace.makeFolders("out")
      let names = [Self.decomposed, Self.composed].map { "out/\($0).gif" }
      try workspace.run("a.json", "-o", names[0], "-o", names[1], code: 0)
      let wanted = [Self.decomposed, Self.composed].map { Array("\($0).gif".utf8) }
      #expect(try bytes(in: "out") == Set(wanted))
      #expect(try workspace.run("diff", "out", "out").text.contains("2 of 2 pairs are equal"))
    }

    @Test func `folders pair files by the bytes of their names`() throws {
      try workspace.makeFolders("old", "new")
      let names = ["old/\(Self.decomposed).gif", "new/\(Self.composed).gif"]
      for name in names { try workspace.run("a.json", "-o", name) }
      let run = try workspace.run("diff", "old", "new", code: 1)
      for (folder, name) in zip(["old", "new"], names) {
        let line = "different: only in \(folder): \(name)"
        #expect(Array(run.text.utf8).split(separator: 10).contains(Array(line.utf8)[...]))
      }
    }

    @Test func `a golden of another name is an orphan, if it is the same text`() throws {
      try workspace.makeFolders("scenes", "gold")
      try workspace.write(Scenes.moving(fps: 5), to: "scenes/\(Self.decomposed).json")
      try workspace.run("a.json", "-o", "gold/\(Self.composed).apng")
      let run = try workspace.run(
        "test", "scenes", "--goldens", "gold", "--record", "never", "--json")
      let json = try run.object
      #expect(run.exitCode == 1 && json["failures"] as? Int == 2, "\(run.text)")
    }
  #endif

  @Test func `a name may begin with an accent`() throws {
    try workspace.makeFolders("out", "scenes/\u{301}b", "gold")
    let scene = "scenes/\u{301}b/\u{302}a.json"
    try workspace.write(Scenes.moving(fps: 5), to: scene)
    for words in [["-o", "out/\u{301}x.gif"], ["--output=\u{301}y.gif"], ["-o", "out/\u{301}f/"]] {
      try workspace.launch(list: [scene] + words, code: 0)
    }
    #expect(try bytes(in: "out") == [Array("\u{301}x.gif".utf8), Array("\u{301}f".utf8)])
    try workspace.launch("stale", "out/\u{301}x.gif", "\u{301}y.gif", code: 0)
    try workspace.launch("diff", "out/\u{301}f", "out/\u{301}x.gif", code: 0)
    try workspace.launch("test", "scenes", "--goldens", "gold", "--record", "missing", code: 0)
    #expect(try bytes(in: "gold/\u{301}b") == [Array("\u{302}a.apng".utf8)])
    let again = try workspace.launch("test", "scenes", "--goldens", "gold", "--record", "never")
    #expect(again.text == "1 passed\n")
  }
}
