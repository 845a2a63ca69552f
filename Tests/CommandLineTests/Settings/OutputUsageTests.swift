import Foundation
import Testing

/// Outputs that are just valid, in contrast to messages.txt: unused names, and options that only one output uses.
@Suite struct OutputUsageTests {
  let workspace = Workspace(["scene.json": Scenes.moving()])

  @Test func `two names of one file are two files`() throws {
    try workspace.write("old", to: "a.gif")
    try FileManager.default.linkItem(
      atPath: workspace.path("a.gif"), toPath: workspace.path("b.gif"))
    try workspace.run("scene.json", "-o", "a.gif", "-o", "b.gif", code: 0)
    #expect(try workspace.contents(of: "a.gif") == workspace.contents(of: "b.gif"))
  }

  @Test func `a folder that is there gets frames with and without a slash`() throws {
    try workspace.makeFolders("fr", "fr.d", "dir.gif")
    try workspace.run("scene.json", "-o", "fr", "-o", "fr.d", "-o", "dir.gif/", code: 0)
    for name in ["fr", "fr.d", "dir.gif"] {
      #expect(try workspace.contents(of: "\(name)/frames.json").count > 0)
    }
  }

  @Test func `a matte is of the appearance that was chosen`() throws {
    let options = ["--background", "clear", "--appearance", "dark"]
    for (name, color) in [("a.gif", "systemBackground"), ("b.gif", "black")] {
      try workspace.run(list: ["scene.json", "-o", name, "--matte", color] + options, code: 0)
    }
    try workspace.run("diff", "a.gif", "b.gif", code: 0)
  }

  @Test func `making a picture anew leaves out the settings of its GIF`() throws {
    try workspace.launch(
      "scene.json", "-o", "a.gif", "-o", "a.apng", "--quality", "50", "--scale", "2")
    try workspace.write(Scenes.moving(color: "#00FF00"), to: "scene.json")
    let apng = try workspace.launch("stale", "a.apng")
    #expect(apng.text.hasSuffix("\nanimrender scene.json -o a.apng --scale=2\n"), "\(apng.text)")
    let gif = try workspace.launch("stale", "a.gif")
    #expect(
      gif.text.hasSuffix("\nanimrender scene.json -o a.gif --quality=50 --scale=2\n"), "\(gif.text)"
    )
  }

  @Test func `the limit of frames counts only those that are drawn`() throws {
    try workspace.write(
      Scenes.moving().changing("\"fps\": 25", to: "\"fps\": 25, \"duration\": 40001"),
      to: "long.json")
    for part in [["-o", "a.gif", "--to", "0.2"], ["-o", "a.png", "--time", "100%"]] {
      try workspace.run(list: ["long.json"] + part, code: 0)
    }
  }

  @Test func `a scene whose name no frame takes may lie among the frames`() throws {
    // The scene has 25 frames.
    for (scene, output) in [("0026.png", "./"), ("0007.png", "%05d.png")] {
      try workspace.write(Scenes.moving(), to: scene)
      try workspace.run(scene, "-o", output, code: 0)
      #expect(try workspace.text(of: scene) == Scenes.moving())
    }
  }
}
