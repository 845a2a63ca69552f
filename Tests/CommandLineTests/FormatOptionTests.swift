import Foundation
import Testing

/// `--format`: what an output is whose name does not say it.
@Suite struct FormatOptionTests {
  let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(Scenes.moving(), to: "scene.json")
    try workspace.run("scene.json", "-o", "a.gif", "-o", "a.apng")
  }

  @Test func `an APNG may be called .png, and is made anew as one`() throws {
    let run = try workspace.launch("scene.json", "-o", "a.png", "--format", "apng", "--json")
    #expect(run.exitCode == 0, "\(run.messages)")
    #expect(run.text.contains("\"path\": \"a.png\", \"format\": \"apng\""), "\(run.text)")
    #expect(try workspace.contents(of: "a.png") == workspace.contents(of: "a.apng"))
    #expect(try workspace.launch("stale", "a.png").exitCode == 0)
    try workspace.write(
      Scenes.moving().replacingOccurrences(of: "#FF0000", with: "#00FF00"), to: "scene.json")
    let stale = try workspace.launch("stale", "a.png").text
    #expect(stale.hasSuffix("\nanimrender scene.json -o a.png --format=apng\n"), "\(stale)")
    try workspace.launch("scene.json", "-o", "a.png", "--format=apng")
    #expect(try workspace.launch("stale", "a.png").exitCode == 0)
  }

  @Test(arguments: [["b"], ["b.bin"], [".gif"], ["b.webp.old"]])
  func `a name without an extension that is known gets what is asked for`(names: [String]) throws {
    for (format, other) in [("gif", "a.gif"), ("apng", "a.apng")] {
      for name in names {
        let run = try workspace.launch("scene.json", "-o", name, "--format", format)
        #expect(run.exitCode == 0, "\(run.messages)")
        #expect(try workspace.contents(of: name) == workspace.contents(of: other))
      }
    }
    let stale = try workspace.launch("stale", names[0])
    #expect(stale.exitCode == 0, "\(stale.text)\(stale.messages)")
  }

  @Test func `beside it others are what their names say`() throws {
    let run = try workspace.run(
      "scene.json", "-o", "b.gif", "-o", "b", "-o", "b.png", "-o", "fr/", "--format", "apng")
    #expect(run.exitCode == 0, "\(run.messages)")
    #expect(try workspace.contents(of: "b.gif") == workspace.contents(of: "a.gif"))
    for name in ["b", "b.png"] {
      #expect(try workspace.contents(of: name) == workspace.contents(of: "a.apng"))
    }
    // It says twice the same.
    #expect(try workspace.run("scene.json", "-o", "b.gif", "--format", "gif").exitCode == 0)
    let still = try workspace.run("scene.json", "-o", "b", "--format", "png", "--time", "0")
    #expect(still.exitCode == 0, "\(still.messages)")
  }
}
