import Foundation
import Testing

/// The files that paths in a scene or a list of frames refer to.
@Suite struct AssetPathTests {
  private let workspace = Workspace(["scene.json": Scenes.moving()])

  @Test func `a path with a NUL is refused where it stands`() throws {
    try workspace.run("scene.json", "-o", "a.png", "--time", "0")
    let bytes = try workspace.contents(of: "a.png")
    try workspace.write(Scenes.image("a.png\\u0000b"), to: "image.json")
    for arguments in [["check", "image.json"], ["image.json", "-o", "a.png"]] {
      let run = try workspace.run(list: arguments, code: 65)
      #expect(run.messages.hasPrefix("image.json:2:"), "\(run.messages)")
    }
    #expect(try workspace.contents(of: "a.png") == bytes)
  }

  @Test func `a frame's path with a NUL names no file`() throws {
    try workspace.run("scene.json", "-o", "frames/", "--to", "0")
    let list = try workspace.text(of: "frames/frames.json")
    try workspace.run("diff", "frames/", "frames/", code: 0)
    try workspace.write(list.changing("0001.png", to: "0001.png\\u0000b"), to: "frames/frames.json")
    try workspace.run("diff", "frames/", "frames/", code: 66)
  }

  @Test func `a picture called - stands beside the scene, and is no standard input`() throws {
    try workspace.launch("scene.json", "-o", "a.png", "--time", "0")
    try FileManager.default.moveItem(atPath: workspace.path("a.png"), toPath: workspace.path("-"))
    try workspace.write(Scenes.image("-"), to: "image.json")
    try workspace.launch("image.json", "-o", "c.png", code: 0)
    let refused = try workspace.launch(
      "image.json", "-o", "-.png", "-o", "./-", "--format", "png", code: 64)
    #expect(
      refused.messages.hasPrefix(
        "error: '-o ./-' would overwrite ./-, which the scene is made from\n"),
      "\(refused.messages)")
    try workspace.remove("-")
    try workspace.launch("image.json", "-o", "c.png", code: 69)
  }
}
