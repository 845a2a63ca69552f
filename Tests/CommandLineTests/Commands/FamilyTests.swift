import AnimPrimitives
import Foundation
import Testing

/// Lists of appearances and scales, posters and snippets.
@Suite struct FamilyTests {
  let workspace = Workspace(["scene.json": Self.scene])

  private static let scene = Scenes.moving(fps: 5).changing(
    "\"backgroundColor\": \"#FF0000\"",
    to: "\"backgroundColor\": { \"light\": \"#FF0000\", \"dark\": \"#00FF00\" }"
  ).changing("{ \"size\"", to: "{ \"title\": \"Box\", \"size\"")

  @Test func `lists write each output once for each variant`() throws {
    try workspace.launch(
      "scene.json", "-o", "demo.gif", "-o", "fr/", "--appearance", "light,dark", "--scale", "1,2",
      code: 0)
    let words = ["", "@2x", "~dark", "~dark@2x"]
    #expect(
      try workspace.names.filter { $0 != "scene.json" }.sorted()
        == (words.map { "demo\($0).gif" } + words.map { "fr\($0)" }).sorted())
    // The same bytes as by single runs.
    for (name, options) in [
      ("demo.gif", ["--appearance", "light", "--scale", "1"]),
      ("demo~dark@2x.gif", ["--appearance", "dark", "--scale", "2"]),
    ] {
      try workspace.launch(list: ["scene.json", "-o", "one.gif"] + options, code: 0)
      #expect(try workspace.contents(of: name) == workspace.contents(of: "one.gif"))
    }
    #expect(try workspace.picture("fr~dark@2x/0001.png").width == 64)
  }

  @Test func `a family has its variant with reduced motion, for who prefers it`() throws {
    let run = try workspace.run(
      "scene.json", "-o", "demo.gif", "--motion", "full,reduced", "--poster", "0", "--snippet",
      "github", code: 0)
    #expect(
      try workspace.names.filter { $0 != "scene.json" }.sorted()
        == ["demo.gif", "demo.png", "demo~reduced.gif"])
    #expect(
      run.text.contains(
        #"<source media="(prefers-reduced-motion: reduce)" srcset="demo~reduced.gif">"#),
      "\(run.text)")
    try workspace.run("scene.json", "-o", "one.gif", "--motion", "reduced", code: 0)
    #expect(try workspace.contents(of: "one.gif").count > 100)
    let stale = try workspace.run("stale", "demo~reduced.gif", code: 0)
    #expect(stale.messages.isEmpty || !stale.text.contains("stale:"), "\(stale.text)")
  }

  @Test func `lines of one pixel have one pixel at each scale`() throws {
    let line = #"{"frame": [0, 0, 8, "= px"], "backgroundColor": "black"}"#
    try workspace.write(#"{"size": [8, 8], "views": [\#(line)]}"#, to: "scene.json")
    try workspace.run("scene.json", "-o", "line.png", "--scale", "1,2,4", code: 0)
    for (name, height) in [("line.png", 8), ("line@2x.png", 16), ("line@4x.png", 32)] {
      let picture = try workspace.picture(name)
      let column = (0..<height).map { picture.pixels[$0 * height] }
      let white = Array(repeating: UInt32(0xFFFF_FFFF), count: height - 1)
      #expect(column == [0xFF00_0000] + white, "\(name)")
    }
  }

  @Test func `a single value changes no name`() throws {
    try workspace.run(
      "scene.json", "-o", "demo.gif", "--appearance", "dark", "--scale", "2", code: 0)
    #expect(try workspace.names == ["demo.gif", "scene.json"])
  }

  @Test func `a page holds both appearances at the largest scale`() throws {
    try workspace.run(
      "scene.json", "-o", "demo.html", "-o", "demo.png", "--format", "apng", "--scale", "1,2",
      "--appearance", "dark,light", code: 0)
    #expect(
      try workspace.names == [
        "demo.html", "demo.png", "demo@2x.png", "demo~dark.png", "demo~dark@2x.png", "scene.json",
      ])
    try workspace.run(
      "scene.json", "-o", "one.html", "--scale", "2", "--appearance", "light,dark", code: 0)
    #expect(try workspace.contents(of: "demo.html") == workspace.contents(of: "one.html"))
  }

  @Test func `a poster is the still at its time`() throws {
    try workspace.run(
      "scene.json", "-o", "demo.gif", "-o", "demo.apng", "--poster", "move.end", "--scale", "1,2",
      "--quality", "50", "--plays", "2", code: 0)
    #expect(
      try workspace.names == [
        "demo.apng", "demo.gif", "demo.png", "demo@2x.apng", "demo@2x.gif", "demo@2x.png",
        "scene.json",
      ])
    try workspace.run("scene.json", "-o", "still.png", "--time", "100%", "--scale", "2", code: 0)
    #expect(try workspace.picture("demo@2x.png") == workspace.picture("still.png"))
  }

  @Test func `a snippet is printed for the written files`() throws {
    let run = try workspace.launch(
      "scene.json", "-o", "demo.gif", "--appearance", "light,dark", "--snippet", "github", "-q",
      code: 0)
    #expect(
      run.text == """
        <picture>
          <source media="(prefers-color-scheme: dark)" srcset="demo~dark.gif">
          <img src="demo.gif" width="32" height="24" alt="Box">
        </picture>

        """)
  }

  @Test func `a family is written as a whole or not at all`() throws {
    try workspace.makeFolders("demo~dark.apng")
    let run = try workspace.run(
      "scene.json", "-o", "demo.apng", "--appearance", "light,dark", code: 73)
    #expect(run.messages.contains("demo~dark.apng: is a folder"))
    #expect(try workspace.names == ["demo~dark.apng", "scene.json"])
  }

  @Test func `variants may each have a limit of their size`() throws {
    try workspace.run(
      "scene.json", "-o", "demo.gif", "--scale", "1,2", "--max-size", "100kB", code: 0)
    #expect(try workspace.names == ["demo.gif", "demo@2x.gif", "scene.json"])
    let run = try workspace.run(
      "scene.json", "-o", "none.gif", "--scale", "1,2", "--max-size", "10B", code: 65)
    #expect(run.messages.contains("none.gif: cannot be made smaller"))
    #expect(try workspace.names == ["demo.gif", "demo@2x.gif", "scene.json"])
  }
}
