import Foundation
import Testing

/// `--format`: the format of outputs whose names have no extension.
@Suite struct FormatOptionTests {
  let workspace = Workspace(["scene.json": Scenes.moving()])

  init() throws {
    try workspace.run("scene.json", "-o", "a.gif", "-o", "a.apng")
  }

  @Test func `an APNG may be called .png, and is made anew as one`() throws {
    let run = try workspace.launch(
      "scene.json", "-o", "a.png", "--format", "apng", "--json", code: 0)
    #expect(run.text.contains("\"path\": \"a.png\", \"format\": \"apng\""), "\(run.text)")
    #expect(try workspace.contents(of: "a.png") == workspace.contents(of: "a.apng"))
    try workspace.launch("stale", "a.png", code: 0)
    try workspace.write(Scenes.moving(color: "#00FF00"), to: "scene.json")
    let stale = try workspace.launch("stale", "a.png").text
    #expect(stale.hasSuffix("\nanimrender scene.json -o a.png --format=apng\n"), "\(stale)")
    try workspace.launch("scene.json", "-o", "a.png", "--format=apng")
    try workspace.launch("stale", "a.png", code: 0)
  }

  @Test(arguments: [["b"], ["b.bin"], [".gif"], ["b.webp.old"]])
  func `a name without an extension that is known gets what is asked for`(names: [String]) throws {
    for (format, other) in [("gif", "a.gif"), ("apng", "a.apng")] {
      for name in names {
        try workspace.launch("scene.json", "-o", name, "--format", format, code: 0)
        #expect(try workspace.contents(of: name) == workspace.contents(of: other))
      }
    }
    try workspace.launch("stale", names[0], code: 0)
  }

  @Test func `beside it others are what their names say`() throws {
    try workspace.run(
      "scene.json", "-o", "b.gif", "-o", "b", "-o", "b.png", "-o", "fr/", "--format", "apng",
      code: 0)
    #expect(try workspace.contents(of: "b.gif") == workspace.contents(of: "a.gif"))
    for name in ["b", "b.png"] {
      #expect(try workspace.contents(of: name) == workspace.contents(of: "a.apng"))
    }
    // The option repeats the extension.
    try workspace.run("scene.json", "-o", "b.gif", "--format", "gif", code: 0)
    try workspace.run("scene.json", "-o", "b", "--format", "png", "--time", "0", code: 0)
  }
}
