import AnimCodecs
import Foundation
import AnimPrimitives
import AnimTestSupport
import Testing

/// `animrender diff` as a process.
@Suite struct DiffCommandTests {
  private let workspace = Workspace(["a.json": Scenes.moving()])

  @Test func `a view that reaches behind the eye is ignored whole`() throws {
    for color in ["red", "blue"] {
      try workspace.write(
        """
        { "size": [200, 100],
          "views": [{ "id": "page", "frame": [0, 0, 100, 100], "backgroundColor": "\(color)",
            "transform": { "rotateY": 80, "perspective": 45 } }] }
        """, to: "\(color).json")
    }
    try workspace.run("diff", "red.json", "blue.json", code: 1)
    try workspace.run("diff", "red.json", "blue.json", "--ignore-view", "page", code: 0)
  }

  @Test func `a scene is the same as its files`() throws {
    try workspace.run("a.json", "-o", "a.gif", "-o", "a.apng", "-o", "frames/")
    for other in ["a.json", "a.gif", "a.apng", "frames", "frames/", "frames/%04d.png"] {
      let run = try workspace.run("diff", other, "a.json", code: 0)
      #expect(run.text.hasPrefix("same: a.json"))
    }
    try workspace.run("diff", "a.gif", "a.apng", code: 0)
  }

  @Test func `another colour differs in pixels and is shown side by side`() throws {
    let other = Scenes.moving(color: "#FE0000")
    try workspace.write(other, to: "b.json")
    let run = try workspace.run(
      "diff", "a.json", "b.json", "-o", "d.png", "-o", "d.gif", "-o", "d.apng", "--json", code: 1)
    let json = try run.object
    #expect(json["differences"] as? [String] == ["pixels"])
    #expect((json["frames"] as? [Any])?.count == 25)
    let picture = try workspace.picture("d.png")
    #expect(picture.width == 3 * 32 + 16 && picture.height == 24)
    #expect(try MediaInfo.read(try workspace.contents(of: "d.gif")).frames.count == 25)
    #expect(try MediaInfo.read(try workspace.contents(of: "d.apng")).frames.count == 25)
    try workspace.run("diff", "a.json", "b.json", "--threshold", "0.01", code: 0)
    try workspace.run("diff", "a.json", "b.json", "--ignore", "0,8,32,8", code: 0)
    try workspace.run("diff", "a.json", "b.json", "--max-pixels", "50%", code: 0)
  }

  @Test func `all frames of a pattern are compared, whatever digits follow their numbers`() throws {
    try workspace.write(Scenes.moving(color: "#00FF00"), to: "b.json")
    for folder in ["a", "b"] {
      try workspace.makeFolders(folder)
      try workspace.run("\(folder).json", "-o", "\(folder)/f%d@2x.png")
    }
    let picture = try workspace.contents(of: "a/f2@2x.png")
    try workspace.write(picture, to: "b/f2@2x.png")
    let run = try workspace.run("diff", "a/f%d@2x.png", "b/f%d@2x.png", "--json", code: 1)
    let json = try run.object
    // All frames except for the second.
    #expect((json["frames"] as? [Any])?.count == 24, "\(run.text)")
  }

  @Test func `size, loop and timing are named`() throws {
    try workspace.write(Scenes.moving(size: "[33, 24]"), to: "size.json")
    try workspace.write(Scenes.moving(hold: 0.5), to: "hold.json")
    let size = try workspace.run("diff", "a.json", "size.json", code: 1)
    #expect(size.text.contains("size: 33 × 24, was 32 × 24"))
    let hold = try workspace.run("diff", "a.json", "hold.json", code: 1)
    #expect(hold.text.contains("timing: "))
    #expect(hold.text.contains("frameCount: 26, was 25"))
    try workspace.run("a.json", "-o", "twice.apng", "--plays", "2")
    let loop = try workspace.run("diff", "a.json", "twice.apng", code: 1)
    #expect(loop.text.contains("loop: 2 times, was forever"))
    try workspace.run("a.json", "-o", "still.png", "--time", "0")
    let still = try workspace.run("diff", "a.json", "still.png", code: 1)
    #expect(still.text.contains("frameCount: 1, was 25"))
  }

  @Test func `folders are compared pair by pair`() throws {
    try workspace.makeFolders("one/sub", "two/sub")
    try workspace.write(Scenes.moving(), to: "one/sub/a.json")
    try workspace.run("a.json", "-o", "two/sub/a.gif")
    try workspace.run("diff", "one", "two", code: 0)
    try workspace.run("a.json", "-o", "two/b.gif")
    let more = try workspace.run("diff", "one", "two", code: 1)
    #expect(more.text.contains("only in two: two/b.gif"))
  }

  @Test func `one broken file does not keep a folder's others from being compared`() throws {
    for folder in ["one", "two"] {
      try workspace.makeFolders(folder)
      try workspace.run(
        "a.json", "-o", "\(folder)/a.apng", "-o", "\(folder)/b.apng", "-o", "\(folder)/y.apng")
      try workspace.write(Scenes.moving(), to: "\(folder)/s.json")
    }
    try workspace.write("hello", to: "one/b.apng")
    try workspace.write("{ \"size\": 1, \"views\": [] }", to: "two/s.json")
    try workspace.run("a.json", "-o", "two/y.apng", "--plays", "2")
    let run = try workspace.run("diff", "one", "two", "--html", "page.html", code: 65)
    #expect(run.messages.hasPrefix("two/s.json:1:11: error: "), "\(run.messages)")
    #expect(!run.messages.contains("one/b.apng"))
    let quiet = try workspace.run("diff", "one", "two", "--quiet", code: 65)
    #expect(quiet.text.isEmpty)
    #expect(
      quiet.messages.hasPrefix("error: one/b.apng: not a PNG, JPEG, WebP or GIF"),
      "\(quiet.messages)")
    #expect(run.text.hasPrefix("different: two/y.apng: loop: 2 times"), "\(run.text)")
    #expect(run.text.contains("\nerror: one/b.apng: not a PNG, JPEG, WebP or GIF"))
    #expect(run.text.contains("\nerror: two/s.json: a scene of this pair has errors\n"))
    #expect(run.text.hasSuffix("\n1 of 4 pairs are equal\n"))
    let page = try workspace.text(of: "page.html")
    #expect(page.contains("3 of 4 are not as expected.") && page.contains("two/s.json:1:11"))
    let json = try JSONSerialization.jsonObject(
      with: try workspace.run("diff", "one", "two", "--json").output)
    let errors = (json as? [String: Any])?["errors"] as? [[String: Any]]
    #expect(errors?.compactMap { $0["candidate"] as? String } == ["two/b.apng", "two/s.json"])
    #expect((errors?.last?["details"] as? [String])?.first?.hasPrefix("two/s.json:1:11") == true)
  }

  /// Writes a list of the first pictures of a folder with other delays.
  private func list(_ folder: String, delays: [String]) throws {
    let names = try workspace.names(in: folder)
    let rows = zip(names.filter { $0.hasSuffix(".png") }.sorted(), delays).map {
      "{ \"file\": \"\($0)\", \"delay\": \($1) }"
    }
    try workspace.write(
      "{ \"frames\": [\(rows.joined(separator: ", "))] }", to: "\(folder)/frames.json")
  }

  @Test(
    arguments: ["1e300", "-1", "86400.001", "-1e-9"].map {
      ($0, "frames[1].delay: expected seconds from 0 to 86400, found ")
    } + [("1e999", "the number is too large"), ("1,", "")])
  func `a wrong delay of frames is reported with its place`(
    delay: String, message: String
  ) throws {
    try workspace.run("a.json", "-o", "one/", "-o", "two/", "--fps", "2")
    for folder in ["one", "two"] { try list(folder, delays: ["0.5", delay]) }
    for arguments in [["one", "two"], ["one/", "a.json"], ["one/%04d.png", "a.json"]] {
      let run = try workspace.run(list: ["diff"] + arguments + ["-o", "d.apng"], code: 65)
      #expect(
        run.messages.hasPrefix("error: one/frames.json: invalid list of frames: \(message)"),
        "\(arguments): \(run.messages)")
    }
  }

  @Test func `a day is a delay`() throws {
    try workspace.run("a.json", "-o", "one/", "--fps", "1")
    try list("one", delays: ["86400", "86400"])
    let run = try workspace.run("diff", "one", "a.json", "-o", "d.apng", "-o", "d.gif", code: 1)
    #expect(run.text.contains("1 s in all, was 86400 s"), "\(run.text)")
  }

  @Test func `between scenes it says what moved, beside a picture which views`() throws {
    let other = Scenes.moving().changing("\"duration\"", to: "\"delay\": 0.04, \"duration\"")
    try workspace.write(other, to: "b.json")
    let moved = try workspace.run("diff", "a.json", "b.json")
    #expect(
      moved.text.contains(
        "`box`.center.x starts 40 ms later (0.04 s, was 0 s); "
          + "arrives 40 ms later (1.04 s, was 1 s)"), "\(moved.text)")
    try workspace.run("a.json", "-o", "a.apng")
    let late = try workspace.run("diff", "a.apng", "b.json")
    #expect(late.text.contains("timing: frame 1 for 0.08 s, was 0.04 s"), "\(late.text)")
    let recolored = Scenes.moving(color: "#0000FF")
    try workspace.write(recolored, to: "c.json")
    try workspace.run("a.json", "-o", "a.gif")
    let views = try workspace.run("diff", "a.gif", "c.json")
    #expect(views.text.contains("views under the changed pixels: `box`"), "\(views.text)")
    try workspace.run("diff", "a.apng", "c.json", "--ignore-view", "box", code: 0)
    try workspace.run("diff", "a.json", "c.json", "--ignore-view", "bx", code: 64)
  }
}
