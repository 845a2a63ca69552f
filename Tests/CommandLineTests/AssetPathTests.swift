import Foundation
import Testing

/// Which files a scene, or a list of frames, means by the paths in its text.
@Suite struct AssetPathTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(Scenes.moving(), to: "scene.json")
  }

  /// - Parameter picture: with JSON's escapes.
  private func writeScene(showing picture: String) throws {
    try workspace.write(
      """
      { "size": [8, 8],
        "views": [{ "id": "i", "type": "image", "frame": [0, 0, 8, 8], "source": "\(picture)" }] }
      """, to: "image.json")
  }

  @Test func `a path with a NUL is refused where it stands`() throws {
    try workspace.run("scene.json", "-o", "a.png", "--time", "0")
    let bytes = try workspace.contents(of: "a.png")
    try writeScene(showing: "a.png\\u0000b")
    for arguments in [["check", "image.json"], ["image.json", "-o", "a.png"]] {
      let run = try workspace.run(list: arguments)
      #expect(run.exitCode == 65, "\(run.messages)")
      #expect(run.messages.hasPrefix("image.json:2:"), "\(run.messages)")
    }
    #expect(try workspace.contents(of: "a.png") == bytes)
  }

  @Test func `a frame's path with a NUL names no file`() throws {
    try workspace.run("scene.json", "-o", "frames/", "--to", "0")
    let list = String(decoding: try workspace.contents(of: "frames/frames.json"), as: UTF8.self)
    #expect(try workspace.run("diff", "frames/", "frames/").exitCode == 0)
    try workspace.write(
      list.replacingOccurrences(of: "0001.png", with: "0001.png\\u0000b"),
      to: "frames/frames.json")
    let run = try workspace.run("diff", "frames/", "frames/")
    #expect(run.exitCode == 66, "\(run.text)\(run.messages)")
  }

  @Test func `a picture called - stands beside the scene, and is no standard input`() throws {
    try workspace.launch("scene.json", "-o", "a.png", "--time", "0")
    try FileManager.default.moveItem(
      atPath: workspace.path("a.png"), toPath: workspace.path("-"))
    try writeScene(showing: "-")
    let run = try workspace.launch("image.json", "-o", "c.png")
    #expect(run.exitCode == 0, "\(run.messages)")
    let refused = try workspace.launch("image.json", "-o", "-.png", "-o", "./-", "--format", "png")
    #expect(refused.exitCode == 64, "\(refused.messages)")
    #expect(
      refused.messages.hasPrefix(
        "error: '-o ./-' would overwrite ./-, which the scene is made from\n"),
      "\(refused.messages)")
    try FileManager.default.removeItem(atPath: workspace.path("-"))
    #expect(try workspace.launch("image.json", "-o", "c.png").exitCode == 69)
  }
}
