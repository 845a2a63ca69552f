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

  @Test func `no output takes the place of the scene`() throws {
    try FileManager.default.createDirectory(
      atPath: workspace.path("folder"), withIntermediateDirectories: true)
    for name in ["scene.gif", "frames.json", "0007.png"] {
      try workspace.write(Scenes.moving(), to: name)
    }
    try workspace.link("link.apng", to: "folder/../scene.gif")
    for path in ["scene.gif", "folder/../scene.gif", "link.apng", workspace.path("scene.gif")] {
      try expectRefusal(
        ["-o", "a.gif", "-o", path],
        "'-o \(path)' would overwrite scene.gif, which it is made from",
        scene: "scene.gif")
    }
    for scene in ["frames.json", "0007.png"] {
      for path in ["%04d.png", "./"] {
        try expectRefusal(
          ["-o", path], "'-o \(path)' would overwrite \(scene), which it is made from", scene: scene
        )
      }
    }
    try workspace.link("link-1.png", to: "scene.gif")
    try expectRefusal(
      ["-o", "link-%d.png"], "'-o link-%d.png' would overwrite link-1.png, which it is made from",
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
      ["-o", "asset.png"], "'-o asset.png' would overwrite asset.png, which it is made from",
      scene: "image.json")
    let whole = workspace.path("image.json")
    let path = workspace.path("asset.png")
    try expectRefusal(
      ["-o", "./asset.png"], "'-o ./asset.png' would overwrite \(path), which it is made from",
      scene: whole)
    #expect(try workspace.contents(of: "asset.png") == picture)
  }

  @Test(
    arguments: [
      ["a.gif", "./a.gif"], ["a.gif", ".//a.gif"], ["new/", "new"], ["new/", "new/%04d.png"],
      ["./", "%d.png"], ["new/a-%d.png", "./new/b-%d.png"], ["old", "old/../old/"],
      ["a.gif", "a.gif/"], ["a.gif/%d.png", "./a.gif"], ["a.gif", "a.gif/b.gif"],
    ])
  func `the same file or folder in two spellings is given twice`(paths: [String]) throws {
    try FileManager.default.createDirectory(
      atPath: workspace.path("old"), withIntermediateDirectories: true)
    // Without a slash at its end only what is there is a folder.
    let paths = paths.map { $0 == "new" ? "./new//" : $0 }
    try expectRefusal(
      paths.flatMap { ["-o", $0] },
      "'-o \(paths[1])' writes to the same place as '-o \(paths[0])'")
    try expectRefusal(["-o", paths[1], "-o", paths[1]], "'-o \(paths[1])' is given twice")
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
    for name in ["fr", "fr.d", "dir.gif"] {
      try FileManager.default.createDirectory(
        atPath: workspace.path(name), withIntermediateDirectories: true)
    }
    let run = try workspace.run("scene.json", "-o", "fr", "-o", "fr.d", "-o", "dir.gif/")
    #expect(run.exitCode == 0, "\(run.messages)")
    for name in ["fr", "fr.d", "dir.gif"] {
      #expect(try workspace.contents(of: "\(name)/frames.json").count > 0)
    }
    try expectRefusal(
      ["-o", "dir.gif"], "dir.gif: is a folder\nhint: -o dir.gif/ writes frames into it", code: 73)
  }

  @Test(arguments: ["%5d.png", "%04d%d.png", "%s.png", "%٠٤d.png"])
  func `a pattern has one number`(path: String) throws {
    try expectRefusal(
      ["-o", path],
      "'\(path)' does not name frames: expected one %d or %04d in the file's name\n"
        + "hint: such as frames/%04d.png, or frames/ for the folder alone")
  }

  @Test(
    arguments: [
      ["--verify"], ["--exact"], ["--dither", "none"], ["--matte", "white"], ["--embed-timeline"],
      ["--colors", "16"], ["--quality", "50"], ["--lossy", "10"], ["--max-size", "1MB"],
    ])
  func `options for a GIF are refused where none is written`(option: [String]) throws {
    let message = "'\(option[0])' is for .gif files, and there is none among the outputs"
    try expectRefusal(["-o", "a.apng", "-o", "frames/"] + option, message)
    try expectRefusal(["-o", "-", "--format", "apng"] + option, message)
    if option[0] != "--max-size" {
      let run = try workspace.run(
        list: ["scene.json", "-o", "a.gif", "-o", "a.apng"] + option)
      #expect(run.exitCode == 0, "\(run.messages)")
      let piped = try workspace.run(list: ["scene.json", "-o", "-", "--format", "gif"] + option)
      #expect(piped.exitCode == 0, "\(piped.messages)")
    }
  }

  @Test func `options of other outputs are refused`() throws {
    for option in ["from", "to", "speed", "plays"] {
      try expectRefusal(
        ["-o", "a.png", "--time", "0", "--\(option)", "1"],
        "'--time' draws one picture, and '--\(option)' is for several")
    }
    for path in ["frames/", "%04d.png", "."] {
      let shown = path == "." ? "./" : path
      try expectRefusal(
        ["-o", path, "--time", "0"], "'--time' draws one picture, and '\(shown)' names many")
    }
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

  @Test func `what makes a picture anew leaves out what only its GIF was asked for`() throws {
    try workspace.run(
      "scene.json", "-o", "a.gif", "-o", "a.apng", "--quality", "50", "--scale", "2")
    try workspace.write(
      Scenes.moving().replacingOccurrences(of: "#FF0000", with: "#00FF00"), to: "scene.json")
    let apng = try workspace.run("stale", "a.apng")
    #expect(apng.text.hasSuffix("\nanimrender scene.json -o a.apng --scale=2\n"), "\(apng.text)")
    let gif = try workspace.run("stale", "a.gif")
    #expect(
      gif.text.hasSuffix("\nanimrender scene.json -o a.gif --quality=50 --scale=2\n"), "\(gif.text)"
    )
  }

  @Test func `a million frames are the most`() throws {
    try workspace.write(
      Scenes.moving().replacingOccurrences(
        of: "\"fps\": 25", with: "\"fps\": 25, \"duration\": 40001"),
      to: "long.json")
    for arguments in [
      ["long.json", "-o", "a.gif"], ["hash", "long.json"], ["dump", "long.json"],
      ["diff", "long.json", "long.json"],
    ] {
      let run = try workspace.run(list: arguments)
      #expect(run.exitCode == 64, "\(run.messages)")
      #expect(run.messages.contains("there would be 1000025 frames, and 1000000 are the most"))
    }
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
      ["-o", "./"], "'-o ./' would overwrite 0025.png, which it is made from", scene: "0025.png")
  }

  @Test func `no report takes the place of what it is about`() throws {
    for folder in ["old", "new"] {
      try FileManager.default.createDirectory(
        atPath: workspace.path(folder), withIntermediateDirectories: true)
    }
    try workspace.run("scene.json", "-o", "a.gif", "-o", "old/a.gif", "-o", "new/a.gif")
    try workspace.run("test", "scene.json", "--record", "missing")
    try workspace.run("scene.json", "-o", "fr/", "--fps", "5")
    try workspace.run("scene.json", "-o", "asset.png", "--time", "0")
    try workspace.write(
      """
      { "size": [8, 8],
        "views": [{ "id": "i", "type": "image", "frame": [0, 0, 8, 8], "source": "asset.png" }] }
      """, to: "image.json")
    try workspace.write(Scenes.moving(), to: "old/expected.json")
    let golden = "scene.golden.apng"
    let cases: [(arguments: [String], message: String)] = [
      (["diff", "a.gif", "scene.json", "-o", "a.gif"], "'-o a.gif' would overwrite a.gif"),
      (
        ["diff", "a.gif", "scene.json", "-o", "old/../a.gif"],
        "'-o old/../a.gif' would overwrite a.gif"
      ),
      (
        ["diff", "a.gif", "scene.json", "--html", "scene.json"],
        "'--html scene.json' would overwrite scene.json"
      ),
      (
        ["diff", "a.gif", "scene.json", "-o", "d.png", "--html", "d.png"],
        "'--html d.png' writes to the same place as '-o d.png'"
      ),
      (
        ["diff", "old", "new", "--html", "new/a.gif"],
        "'--html new/a.gif' would overwrite new/a.gif"
      ),
      (
        ["test", "scene.json", "--junit", "scene.json"],
        "'--junit scene.json' would overwrite scene.json"
      ),
      (
        ["diff", "image.json", "scene.json", "-o", "./asset.png"],
        "'-o ./asset.png' would overwrite asset.png"
      ),
      (
        ["diff", "fr", "scene.json", "--html", "fr/frames.json"],
        "'--html fr/frames.json' would overwrite fr/frames.json"
      ),
      (
        ["diff", "fr/%04d.png", "scene.json", "-o", "fr/0002.png"],
        "'-o fr/0002.png' would overwrite fr/0002.png"
      ),
      (
        ["test", "image.json", "--record", "never", "--junit", "asset.png"],
        "'--junit asset.png' would overwrite asset.png"
      ),
      (
        ["test", "old", "--goldens", "fr/expected", "--output", "fr"],
        "'-o fr' would overwrite fr/expected/expected.apng"
      ),
      (["test", "scene.json", "--html", golden], "'--html \(golden)' would overwrite \(golden)"),
      (
        ["test", "scene.json", "--html", "r", "--junit", "./r"],
        "'--junit ./r' writes to the same place as '--html r'"
      ),
      (["curve", "ease", "-o", "c.png", "-o", "c.png"], "'-o c.png' is given twice"),
    ]
    let before = try workspace.names
    for (arguments, message) in cases {
      let run = try workspace.run(list: arguments)
      #expect(run.exitCode == 64 && run.messages.hasPrefix("error: \(message)"), "\(run.messages)")
    }
    #expect(try workspace.names == before)
    #expect(try workspace.contents(of: "scene.json") == Array(Scenes.moving().utf8))
  }

  @Test func `links that lead to each other stay`() throws {
    for (link, target) in [("a.gif", "b.gif"), ("b.gif", "a.gif")] {
      try FileManager.default.createSymbolicLink(
        atPath: workspace.path(link), withDestinationPath: target)
    }
    let run = try workspace.run("scene.json", "-o", "a.gif")
    #expect(run.exitCode == 73)
    #expect(run.messages.contains("a.gif: cannot be made: Too many levels"), "\(run.messages)")
    #expect(try workspace.names == ["a.gif", "b.gif", "scene.json"])
  }
}
