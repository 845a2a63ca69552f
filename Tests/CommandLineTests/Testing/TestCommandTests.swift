import Foundation
import Testing

/// `animrender test` as a process.
@Suite struct TestCommandTests {
  private let workspace = Workspace([
    "scenes/a.json": Scenes.moving(), "scenes/area/b.json": Scenes.moving(fps: 10),
    "scenes/package.json": "{ \"name\": \"no scene\" }",
  ])

  init() throws {
    try workspace.makeFolders("goldens")
  }

  private func change() throws {
    try workspace.write(Scenes.moving(color: "#00FF00"), to: "scenes/a.json")
  }

  @Test func `goldens are recorded, then tested, then accepted`() throws {
    let first = try workspace.run("test", "scenes", "--record", "missing", code: 0)
    #expect(first.text.contains("2 recorded"))
    #expect(try workspace.contents(of: "scenes/area/b.golden.apng").count > 0)
    let old = try workspace.contents(of: "scenes/a.golden.apng")

    let second = try workspace.run("test", "scenes", "--record", "all", code: 0)
    #expect(second.text == "2 passed\n", "\(second.text)")
    #expect(try workspace.contents(of: "scenes/a.golden.apng") == old)

    try change()
    let third = try workspace.run("test", "scenes", "--output", "out", code: 1)
    #expect(third.text.hasPrefix("failed: scenes/a.json: pixels: frames 1 to 25"))
    #expect(
      third.text.hasSuffix("accept with: animrender test scenes --record failed\n"), "\(third.text)"
    )
    for name in ["expected.apng", "actual.apng", "diff.png"] {
      #expect(try workspace.contents(of: "out/a/\(name)").count > 0)
    }
    #expect(try workspace.contents(of: "out/a/expected.apng") == old)
    #expect(try workspace.contents(of: "scenes/a.golden.apng") == old)

    let fourth = try workspace.run("test", "scenes", "--record", "failed", code: 0)
    #expect(fourth.text.contains("1 updated"))
    try workspace.run("test", "scenes", code: 0)
  }

  @Test func `a golden that cannot be read is recorded anew, where that is asked for`() throws {
    try workspace.run("test", "scenes", "--record", "missing", code: 0)
    let golden = try workspace.contents(of: "scenes/a.golden.apng")
    let pointer = Array("version https://git-lfs.github.com/spec/v1\n".utf8)
    for (broken, message) in [
      (pointer, "not a PNG, JPEG, WebP or GIF: it looks like a text"),
      ([], "not a PNG, JPEG, WebP or GIF: the file is empty"),
      (golden.dropLast(golden.count - 60), "invalid PNG: the file ends too soon: "),
    ] {
      try workspace.write(broken, to: "scenes/a.golden.apng")
      let kept = try workspace.run("test", "scenes", "--record", "missing", code: 1)
      #expect(
        kept.text.hasPrefix("error: scenes/a.json: scenes/a.golden.apng: \(message)"),
        "\(kept.text)")
      #expect(try workspace.contents(of: "scenes/a.golden.apng") == broken)
      let run = try workspace.run("test", "scenes", "--record", "failed", code: 0)
      #expect(run.text.hasPrefix("updated: scenes/a.json: scenes/a.golden.apng: "), "\(run.text)")
      #expect(try workspace.contents(of: "scenes/a.golden.apng") == golden)
    }
  }

  @Test func `nothing is recorded where CI is set, unless asked`() throws {
    let run = try workspace.run(shell: "CI=true exec \"$0\" \"$@\"", "test", "scenes", code: 1)
    #expect(run.text.contains("missing: scenes/a.json"))
    #expect(!workspace.exists("scenes/a.golden.apng"))
    try workspace.run(
      shell: "CI=true exec \"$0\" \"$@\"", "test", "scenes", "--record", "missing", code: 0)
  }

  @Test func `goldens in a folder of their own, with an orphan`() throws {
    try workspace.run("test", "scenes", "--goldens", "goldens", "--record", "missing", code: 0)
    #expect(try workspace.contents(of: "goldens/area/b.apng").count > 0)
    try workspace.remove("scenes/area/b.json")
    let run = try workspace.run("test", "scenes", "--goldens", "goldens", "--json", code: 1)
    let json = try run.object
    #expect(json["accept"] as? String == "rm goldens/area/b.apng")
    #expect(json["failures"] as? Int == 1)
  }

  @Test func `a scene with a golden and a wrong key is broken, not an orphan's`() throws {
    try workspace.run("test", "scenes", "--record", "missing", code: 0)
    try workspace.write(#"{"siz": [20, 20], "views": []}"#, to: "scenes/a.json")
    let run = try workspace.run("test", "scenes", code: 1)
    #expect(run.text.hasPrefix("error: scenes/a.json"), "\(run.text)")
  }

  @Test func `the command that accepts leaves nothing to accept`() throws {
    let options = ["test", "scenes", "--goldens", "goldens"]
    try workspace.launch(list: options + ["--record", "missing"], code: 0)
    try workspace.remove("scenes/area/b.json")
    try change()
    let run = try workspace.launch(list: options + ["--json"])
    let json = try run.object
    let command = try #require(json["accept"] as? String)
    #expect(
      command
        == "rm goldens/area/b.apng && animrender test scenes --goldens goldens --record failed")
    try workspace.run(shell: "animrender() { \"$0\" \"$@\"; }; \(command)", code: 0)
    try workspace.launch(list: options, code: 0)
  }

  @Test func `shards are parts of the whole`() throws {
    let one = try workspace.run("test", "scenes", "--shard", "1/2", "--record", "missing")
    #expect(one.text.contains("recorded: scenes/a.json") && !one.text.contains("b.json"))
    let two = try workspace.run("test", "scenes", "--shard", "2/2", "--record", "missing")
    #expect(two.text.contains("recorded: scenes/area/b.json") && !two.text.contains("a.json: as"))
    try workspace.run("test", "scenes", "--shard", "3/2", code: 64)
  }

  @Test func `a broken scene fails, and an empty folder is no input`() throws {
    try workspace.write("{ \"size\": [1", to: "scenes/broken.json")
    let run = try workspace.run("test", "scenes", "--record", "missing", code: 1)
    #expect(run.text.contains("error: scenes/broken.json"))
    try workspace.run("test", "goldens", code: 66)
    try workspace.run("test", "nowhere", code: 66)
  }

  @Test func `stale pictures are found and printed with the command that makes them anew`() throws {
    try workspace.launch(
      "scenes/a.json", "-o", "goldens/a.gif", "-o", "goldens/a.apng", "--scale", "2")
    try workspace.launch("./scenes/a.json", "-o", "goldens/still.png", "--time", "50%")
    try workspace.launch("scenes/a.json", "-o", "goldens/frames/")
    let fresh = try workspace.launch("stale", "goldens", code: 0)
    #expect(fresh.text == "3 up to date, 0 not, 25 without a scene\n")
    try change()
    let stale = try workspace.launch("stale", "goldens", code: 1)
    #expect(stale.text.contains("stale: goldens/a.gif: pixels"))
    #expect(stale.text.contains("animrender scenes/a.json -o goldens/a.gif --scale=2\n"))
    #expect(stale.text.hasSuffix("animrender scenes/a.json -o goldens/still.png --time=50%\n"))
    try workspace.remove("scenes/a.json")
    #expect(try workspace.launch("stale", "goldens/a.gif").text.contains("missing: goldens/a.gif"))
  }

  @Test func `a broken picture does not hide others that are out of date`() throws {
    try workspace.launch("scenes/a.json", "-o", "goldens/z.gif")
    try workspace.write("hello", to: "goldens/broken.gif")
    try change()
    let run = try workspace.launch("stale", "goldens", code: 65)
    #expect(run.text.contains("broken: goldens/broken.gif: not a GIF, PNG, WebP or JPEG"))
    #expect(run.text.contains("stale: goldens/z.gif: pixels"))
    try workspace.launch("stale", "scenes", code: 66)
  }

  @Test func `a missing file does not keep stale from the others`() throws {
    try workspace.launch("scenes/a.json", "-o", "goldens/a.gif")
    for missing in ["none.gif", "scenes"] {
      let run = try workspace.launch("stale", missing, "goldens/a.gif", code: 66)
      #expect(run.messages.hasPrefix("error: \(missing): "))
      #expect(run.text.hasPrefix("broken: \(missing): "), "\(run.text)")
      #expect(run.text.hasSuffix("\n1 up to date, 1 not, 0 without a scene\n"))
      let told = try workspace.launch("stale", "goldens/a.gif", missing, "--json")
      let json = try told.objects
      #expect(json.map { $0["status"] as? String } == ["current", "broken"])
      let quiet = try workspace.launch("stale", "goldens/a.gif", missing, "--quiet")
      #expect(quiet.messages == run.messages && quiet.text.isEmpty)
    }
  }

  @Test func `a file does not name the machine that it was made on`() throws {
    try workspace.launch("scenes/a.json", "-o", "relative.gif")
    try workspace.launch(workspace.path("scenes/a.json"), "-o", "absolute.gif")
    let absolute = try workspace.text(of: "absolute.gif")
    #expect(absolute.contains("scene=a.json") && !absolute.contains(workspace.directory.path))
    let relative = try workspace.text(of: "relative.gif")
    #expect(relative.contains("animrender 0.1.0 scene=scenes/a.json"))
  }

  @Test func `the expectations of a scene are checked and tested`() throws {
    let scene = Scenes.moving().changing(
      "\"views\"", to: "\"expect\": [{ \"settlesBy\": 0.5, \"view\": \"box\" }],\n  \"views\""
    )
    try workspace.write(scene, to: "scenes/a.json")
    let check = try workspace.run("check", "scenes/a.json", code: 1)
    #expect(check.messages.contains("scenes/a.json:2:16: error: `box`.center.x settles at 0."))
    let test = try workspace.run("test", "scenes/a.json", "--record", "missing", code: 1)
    #expect(test.text.contains("  scenes/a.json:2:16: `box`.center.x settles at"), "\(test.text)")
    try workspace.write(scene.changing("box\" }]", to: "bux\" }]"), to: "b.json")
    let wrong = try workspace.run("check", "b.json", code: 65)
    #expect(wrong.messages.contains("did you mean `box`?"))
  }
}
