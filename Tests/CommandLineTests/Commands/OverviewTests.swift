import AnimCodecs
import Foundation
import AnimPrimitives
import AnimTestSupport
import Testing

/// Contact sheets and trails: pictures of several times.
@Suite struct OverviewTests {
  let workspace = Workspace(["scene.json": Scenes.moving(), "other.json": Scenes.moving(fps: 20)])

  private func size(_ name: String) throws -> [Int] {
    let picture = try workspace.picture(name)
    return [picture.width, picture.height]
  }

  /// Pictures of 32 × 24 are in cells of 64 × 42, with gaps of 12 and a margin of 16.
  @Test(
    arguments: [
      (["--sheet", "12", "--columns", "4"], [4, 3]), (["--sheet", "5", "--columns", "9"], [5, 1]),
      (["--sheet", "0,25%,move.start,move.end,0.7", "--columns", "2"], [2, 3]),
      (["--sheet", "steps", "--columns", "1"], [1, 2]), (["--sheet", "1"], [1, 1]),
    ])
  func `a sheet has a place for each time`(options: [String], grid: [Int]) throws {
    try workspace.run(list: ["scene.json", "-o", "a.png"] + options, code: 0)
    #expect(try size("a.png") == [32 + grid[0] * 76 - 12, 32 + grid[1] * 54 - 12])
  }

  @Test func `a sheet shows the frames of its times, and a trail has the size of the scene`() throws
  {
    try workspace.run(
      "scene.json", "-o", "a.png", "--sheet", "0,move.end", "--columns", "2", code: 0)
    let sheet = try workspace.picture("a.png")
    for (index, time) in ["0", "1"].enumerated() {
      try workspace.run("scene.json", "-o", "b.png", "--time", time)
      let still = try workspace.picture("b.png")
      for y in 0..<24 {
        for x in 0..<32 { #expect(sheet[16 + 76 * index + x, 16 + y] == still[x, y]) }
      }
    }
    try workspace.run("scene.json", "-o", "t.png", "--trail", "4", code: 0)
    #expect(try size("t.png") == [32, 24])
  }

  @Test func `a difference sheet has three rows, and equal sides write none`() throws {
    try workspace.run(
      "diff", "scene.json", "other.json", "-o", "a.png", "--sheet", "4", "--columns", "2", code: 1)
    #expect(try size("a.png") == [32 + 2 * 76 - 12, 32 + 30 + 6 * 54 - 12])
    try workspace.run("diff", "scene.json", "scene.json", "-o", "b.png", "--sheet", "4")
    #expect(!workspace.exists("b.png"))
    // Captions scale like the pictures, and the title has names without folders.
    try workspace.run(
      "diff", "scene.json", "other.json", "-o", "c.png", "--sheet", "4", "--columns", "2",
      "--scale", "2", code: 1)
    #expect(try size("c.png") == [2 * (32 + 2 * 76 - 12), 2 * (32 + 30 + 6 * 54 - 12)])
    try workspace.makeFolders("x")
    for name in ["scene.json", "other.json"] {
      try workspace.write(try workspace.text(of: name), to: "x/\(name)")
    }
    try workspace.run(
      "diff", "x/scene.json", "x/other.json", "-o", "d.png", "--sheet", "4", "--columns", "2",
      code: 1)
    #expect(try workspace.contents(of: "d.png") == workspace.contents(of: "a.png"))
  }

  @Test func `a difference sheet says differences of time in words`() throws {
    for (name, wait) in [("early", 0.5), ("late", 0.7)] {
      try workspace.write(
        """
        { "size": [64, 24], "background": "red",
          "views": [{ "id": "a", "frame": [0, 0, 9, 9], "backgroundColor": "black" }],
          "timeline": [{ "wait": \(wait) }, { "set": { "a": { "alpha": 0 } } }, { "wait": 0.3 }] }
        """, to: "\(name).json")
    }
    let run = try workspace.run(
      "diff", "early.json", "late.json", "-o", "e.png", "--sheet", "1", code: 1)
    #expect(run.text.contains("timing: "), "\(run.text)")
    let sheet = try workspace.picture("e.png")
    // The rows begin at 46 and are 54 apart. The middle one has no picture.
    #expect(sheet[30, 60] == sheet[30, 168] && sheet[30, 60] != sheet[2, 2])
    #expect(sheet[30, 114] == sheet[2, 2])
  }

  @Test func `a title and captions follow the rules of labels for missing characters`() throws {
    func scene(_ title: String, fonts: String = "") -> String {
      """
      { "size": [20, 20], "title": "\(title)"\(fonts),
        "timeline": [{ "wait": 1, "id": "סוף" }] }
      """
    }
    try workspace.write(scene("שלום"), to: "title.json")
    let sheet = ["-o", "x.png", "--sheet", "2"]
    let refused = try workspace.run(list: ["title.json"] + sheet, code: 65).messages
    #expect(refused.contains("error: label `sheet title`: no glyph for"), "\(refused)")
    let boxes = try workspace.run(
      list: ["title.json"] + sheet + ["--missing-glyphs", "warn"], code: 0)
    #expect(boxes.messages.contains("note: label `sheet title`: no font has"), "\(boxes.messages)")
    let drawn = try workspace.contents(of: "x.png")
    let caption = try workspace.run("title.json", "-o", "x.png", "--sheet", "0,סוף.end").messages
    #expect(caption.contains("label `caption 1`: no glyph for"), "\(caption)")
    // The font of the scene, and of a folder, have the letters.
    let font = Repository.path(of: "scenes/text/fonts/DejaVuSans.ttf")
    try workspace.write(scene("שלום", fonts: ", \"fonts\": { \"D\": \"\(font)\" }"), to: "own.json")
    for options in [
      ["own.json"], ["title.json", "--font-dir", (font as NSString).deletingLastPathComponent],
    ] {
      let run = try workspace.run(list: options + sheet, code: 0)
      #expect(!run.messages.contains("no font"), "\(run.messages)")
      #expect(try workspace.contents(of: "x.png") != drawn)
    }
    // The title of a comparison names its files.
    for (index, name) in ["א.json", "ב.json"].enumerated() {
      try workspace.write(Scenes.moving(color: "#\(index)00000"), to: name)
    }
    let compared = ["diff", "א.json", "ב.json"] + sheet
    try workspace.run(list: compared + ["--missing-glyphs", "warn"], code: 1)
    let difference = try workspace.run(list: compared).messages
    #expect(difference.contains("label `sheet title`: no glyph for"), "\(difference)")
  }

  @Test func `stale draws sheets and trails again`() throws {
    for options in [["--sheet", "3"], ["--trail", "3"]] {
      try workspace.launch(list: ["scene.json", "-o", "a.png"] + options)
      try workspace.launch("stale", "a.png", code: 0)
      try workspace.write(Scenes.moving(color: "#00FF00"), to: "scene.json")
      try workspace.launch("stale", "a.png", code: 1)
      try workspace.write(Scenes.moving(), to: "scene.json")
    }
  }
}
