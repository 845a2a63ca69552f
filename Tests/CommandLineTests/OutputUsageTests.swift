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
      run.exitCode == code && run.messages.hasPrefix("error: \(workspace.relative(message))\n"),
      "\(run.messages)")
    #expect(try workspace.names == before)
  }

  @Test func `no output takes the place of the scene`() throws {
    try workspace.makeFolders("folder")
    for name in ["scene.gif", "frames.json", "0007.png"] {
      try workspace.write(Scenes.moving(), to: name)
    }
    try workspace.link("link.apng", to: "folder/../scene.gif")
    for path in ["scene.gif", "folder/../scene.gif", "link.apng", workspace.path("scene.gif")] {
      try expectRefusal(
        ["-o", "a.gif", "-o", path],
        "'-o \(path)' would overwrite scene.gif, which the scene is made from",
        scene: "scene.gif")
    }
    for scene in ["frames.json", "0007.png"] {
      for path in ["%04d.png", "./"] {
        try expectRefusal(
          ["-o", path], "'-o \(path)' would overwrite \(scene), which the scene is made from",
          scene: scene
        )
      }
    }
    try workspace.link("link-1.png", to: "scene.gif")
    try expectRefusal(
      ["-o", "link-%d.png"],
      "'-o link-%d.png' would overwrite link-1.png, which the scene is made from",
      scene: "link-1.png")
    #expect(try workspace.run("0007.png", "-o", "%05d.png", "--quiet").exitCode == 0)
    #expect(try workspace.contents(of: "0007.png") == Array(Scenes.moving().utf8))
  }

  @Test func `no output takes the place of what the scene shows`() throws {
    try workspace.run("scene.json", "-o", "asset.png", "--time", "0")
    let picture = try workspace.contents(of: "asset.png")
    try workspace.write(
      """
      { "size": [32, 24],
        "views": [{ "id": "i", "type": "image", "frame": [0, 0, 8, 8], "source": "asset.png" }] }
      """, to: "image.json")
    try expectRefusal(
      ["-o", "asset.png"], "'-o asset.png' would overwrite asset.png, which the scene is made from",
      scene: "image.json")
    let whole = workspace.path("image.json")
    let path = workspace.path("asset.png")
    try expectRefusal(
      ["-o", "./asset.png"],
      "'-o ./asset.png' would overwrite \(path), which the scene is made from",
      scene: whole)
    #expect(try workspace.contents(of: "asset.png") == picture)
  }

  @Test func `two names of one file are two files`() throws {
    try workspace.write("old", to: "a.gif")
    try FileManager.default.linkItem(
      atPath: workspace.path("a.gif"), toPath: workspace.path("b.gif"))
    let run = try workspace.run("scene.json", "-o", "a.gif", "-o", "b.gif")
    #expect(run.exitCode == 0, "\(run.messages)")
    #expect(try workspace.contents(of: "a.gif") == workspace.contents(of: "b.gif"))
  }

  @Test func `a folder that is there gets frames with and without a slash`() throws {
    try workspace.makeFolders("fr", "fr.d", "dir.gif")
    let run = try workspace.run("scene.json", "-o", "fr", "-o", "fr.d", "-o", "dir.gif/")
    #expect(run.exitCode == 0, "\(run.messages)")
    for name in ["fr", "fr.d", "dir.gif"] {
      #expect(try workspace.contents(of: "\(name)/frames.json").count > 0)
    }
    try expectRefusal(
      ["-o", "dir.gif"], "dir.gif: is a folder\nhint: use -o dir.gif/ to write frames into it",
      code: 73)
  }

  @Test func `a matte is opaque, and of the appearance that was chosen`() throws {
    for (color, alpha) in [("clear", "0"), ("#ff000080", "0.501961")] {
      try expectRefusal(
        ["-o", "a.gif", "--matte", color],
        "'--matte \(color)': the matte must be opaque (alpha is \(alpha))")
    }
    let options = ["--background", "clear", "--appearance", "dark"]
    for (name, color) in [("a.gif", "systemBackground"), ("b.gif", "black")] {
      let run = try workspace.run(list: ["scene.json", "-o", name, "--matte", color] + options)
      #expect(run.exitCode == 0, "\(run.messages)")
    }
    let diff = try workspace.run("diff", "a.gif", "b.gif")
    #expect(diff.exitCode == 0, "\(diff.text)")
  }

  @Test func `what makes a picture anew leaves out what only its GIF was asked for`() throws {
    try workspace.launch(
      "scene.json", "-o", "a.gif", "-o", "a.apng", "--quality", "50", "--scale", "2")
    try workspace.write(
      Scenes.moving().replacingOccurrences(of: "#FF0000", with: "#00FF00"), to: "scene.json")
    let apng = try workspace.launch("stale", "a.apng")
    #expect(apng.text.hasSuffix("\nanimrender scene.json -o a.apng --scale=2\n"), "\(apng.text)")
    let gif = try workspace.launch("stale", "a.gif")
    #expect(
      gif.text.hasSuffix("\nanimrender scene.json -o a.gif --quality=50 --scale=2\n"), "\(gif.text)"
    )
  }

  @Test func `the limit of frames counts only those that are drawn`() throws {
    try workspace.write(
      Scenes.moving().replacingOccurrences(
        of: "\"fps\": 25", with: "\"fps\": 25, \"duration\": 40001"),
      to: "long.json")
    for part in [["-o", "a.gif", "--to", "0.2"], ["-o", "a.png", "--time", "100%"]] {
      let run = try workspace.run(list: ["long.json"] + part)
      #expect(run.exitCode == 0, "\(run.messages)")
    }
  }

  @Test func `frames take no more names than there are frames`() throws {
    // The scene has 25.
    try workspace.write(Scenes.moving(), to: "0026.png")
    #expect(try workspace.run("0026.png", "-o", "./").exitCode == 0)
    #expect(try workspace.contents(of: "0026.png") == Array(Scenes.moving().utf8))
    try workspace.write(Scenes.moving(), to: "0025.png")
    try expectRefusal(
      ["-o", "./"], "'-o ./' would overwrite 0025.png, which the scene is made from",
      scene: "0025.png")
  }
}
