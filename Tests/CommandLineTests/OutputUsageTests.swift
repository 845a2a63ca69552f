import Foundation
import Testing

/// What is refused before anything is drawn: outputs that would write over each other or over what they are made
/// from, and options that none of them has a use for.
@Suite struct OutputUsageTests {
  let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(Scenes.moving(), to: "scene.json")
  }

  private func expectRefusal(
    _ arguments: [String], _ message: String, code: Int32 = 64, scene: String = "scene.json"
  ) throws {
    let before = try workspace.names
    let run = try workspace.run(list: [scene] + arguments)
    #expect(
      run.exitCode == code && run.messages.hasPrefix("error: \(message)\n"), "\(run.messages)")
    #expect(try workspace.names == before)
  }

  @Test func `a matte is opaque, and of the appearance that was chosen`() throws {
    for (color, alpha) in [("clear", "0.0"), ("#ff000080", "0.5019607843137255")] {
      try expectRefusal(
        ["-o", "a.gif", "--matte", color],
        "'--matte \(color)': a matte lets nothing through; its alpha is \(alpha)")
    }
    let options = ["--background", "clear", "--appearance", "dark"]
    for (name, color) in [("a.gif", "systemBackground"), ("b.gif", "black")] {
      let run = try workspace.run(list: ["scene.json", "-o", name, "--matte", color] + options)
      #expect(run.exitCode == 0, "\(run.messages)")
    }
    let diff = try workspace.run("diff", "a.gif", "b.gif")
    #expect(diff.exitCode == 0, "\(diff.text)")
  }

  @Test(arguments: ["0.1b", "0.0001k", "0", "-1", "nan", "x"])
  func `a limit has at least a byte`(size: String) throws {
    try expectRefusal(
      ["-o", "a.gif", "--max-size=\(size)"],
      "'--max-size \(size)': expected a size such as 500kB or 10MB")
  }
}
