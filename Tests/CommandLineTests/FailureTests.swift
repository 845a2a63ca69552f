import Foundation
import TestSupport
import Testing

@Suite struct FailureTests {
  let workspace: Workspace

  init() throws {
    workspace = try Workspace()
  }

  /// What is on the disk afterwards: nothing but the scene.
  private func expectNothingLeft(_ names: [String] = ["scene.json"]) throws {
    #expect(try workspace.names == names)
  }

  @Test(
    arguments: [
      ("", "1:1"), ("{", "1:1"), ("[]", "1:1"), ("{ \"size\": [0, 10] }", "1:"),
      ("{ \"size\": [-1, 10] }", "1:"), ("{ \"size\": [1e9, 10] }", "1:"),
      ("{ \"size\": [1e999, 10] }", "1:"), ("{ \"size\": [NaN, 10] }", "1:"),
      ("{ \"size\": [10, 10], \"vews\": [] }", "1:"),
      ("{ \"size\": [10, 10], \"views\": [{ \"id\": 7 }] }", "1:"),
      ("{ \"size\": [10, 10], \"size\": [10, 10] }", "1:"),
    ])
  func `a bad scene is told with its place and leaves no file`(text: String, place: String) throws {
    try workspace.write(text, to: "scene.json")
    let run = try workspace.run("scene.json", "-o", "a.gif")
    #expect(run.exitCode == 65)
    #expect(run.messages.hasPrefix("scene.json:\(place)"), "\(run.messages)")
    #expect(run.messages.contains("error:"))
    try expectNothingLeft()
  }

  @Test func `a thousand nested views are an error, not a crash`() throws {
    let open = String(repeating: "{\"subviews\":[", count: 1000)
    let close = String(repeating: "]}", count: 1000)
    try workspace.write("{\"size\":[10,10],\"views\":[\(open)\(close)]}", to: "scene.json")
    let run = try workspace.run("scene.json", "-o", "a.gif")
    #expect(run.exitCode == 65)
    try expectNothingLeft()
  }

  @Test func `a missing scene and a folder are no input`() throws {
    #expect(try workspace.run("nothing.json", "-o", "a.gif").exitCode == 66)
    #expect(try workspace.run(".", "-o", "a.gif").exitCode == 66)
    try expectNothingLeft([])
  }

  @Test(arguments: [
    (["chek", "scene.json"], "chek", "check"), (["chek"], "chek", "check"),
    (["difff", "a.gif", "b.gif", "--threshold", "0.1"], "difff", "diff"),
    (["rendr", "scene.json", "-o", "a.gif"], "rendr", "render"), (["hlep"], "hlep", "help"),
  ])
  func `a misspelt command is suspected`(words: [String], word: String, meant: String) throws {
    let run = try workspace.run(list: words)
    #expect(run.exitCode == 64)
    #expect(
      run.messages
        == "error: '\(word)' is neither a command nor a file\nhint: did you mean '\(meant)'?\n")
  }

  @Test func `a scene may be called nearly as a command is`() throws {
    try workspace.write(Scenes.moving(), to: "chek")
    #expect(try workspace.run("chek", "-o", "a.gif").exitCode == 0)
    #expect(try workspace.run("test.json", "-o", "b.gif").exitCode == 66)
    #expect(try workspace.run("--test").messages.contains("neither") == false)
  }

  @Test func `a font that cannot be used is told where the scene names it`() throws {
    try workspace.write(
      """
      { "size": [10, 10],
        "fonts": { "Odd": "none.ttf" } }
      """, to: "scene.json")
    let run = try workspace.run("check", "scene.json")
    #expect(run.exitCode == 69)
    #expect(
      run.messages.hasPrefix("scene.json:2:14: error: font \"Odd\" (none.ttf) cannot be used"),
      "\(run.messages)")
  }

  @Test func `a folder that is not there cannot be written to`() throws {
    try workspace.write(Scenes.moving(), to: "scene.json")
    let run = try workspace.run("scene.json", "-o", "no/such/a.gif")
    #expect(run.exitCode == 73)
    #expect(run.messages.contains("no/such/a.gif"))
    try expectNothingLeft()
  }

  @Test func `what failed half way is not left half written`() throws {
    try workspace.write(Scenes.moving(), to: "scene.json")
    let run = try workspace.run(
      "scene.json", "-o", "good.gif", "-o", "frames/", "-o", "no/such/a.apng")
    #expect(run.exitCode == 73)
    try expectNothingLeft()
  }

  @Test(
    arguments: [
      ["scene.json"], ["scene.json", "-o"], ["scene.json", "-o", "a.bmp"],
      ["scene.json", "-o", "a.png"], ["scene.json", "-o", "-"], ["-o", "a.gif"],
      ["scene.json", "-o", "a.gif", "--fps", "0"], ["scene.json", "-o", "a.gif", "--fps", "nan"],
      ["scene.json", "-o", "a.gif", "--scale", "1e9"],
      ["scene.json", "-o", "a.gif", "--jobs", "0"],
      ["scene.json", "-o", "a.gif", "--set", "x"], ["scene.json", "-o", "a.gif", "--plays", "-1"],
      ["scene.json", "-o", "a.gif", "--set", "x=1", "--set", "x=2"],
      ["scene.json", "-o", "a.gif", "-o", "a.gif"], ["scene.json", "-o", "a.gif", "--nothing"],
      ["scene.json", "-o", "a.png", "--time", "2"], ["scene.json", "-o", "a.png", "--time", "mov"],
      ["scene.json", "-o", "a.gif", "--from", "0.9", "--to", "0.1"],
      ["scene.json", "-o", "a.png", "--time", "move+nan"],
      ["scene.json", "-o", "a.png", "--time", "move.end-inf"],
      ["scene.json", "other.json", "-o", "a.gif"], [],
    ])
  func `wrong usage is told and exits with 64`(arguments: [String]) throws {
    try workspace.write(Scenes.moving(), to: "scene.json")
    let run = try workspace.run(list: arguments)
    #expect(run.exitCode == 64, "\(run.messages)")
    #expect(!run.messages.isEmpty)
    try expectNothingLeft()
  }

  @Test func `a formula that fails within a curve's duration is told and exits with 65`() throws {
    let curve = #"{ "expression": "t + 0 * sqrt(1 - elapsed)" }"#
    #expect(try workspace.run("curve", curve, "--json").exitCode == 0)
    for output in [["--json"], ["-o", "plot.gif"]] {
      let run = try workspace.run(list: ["curve", curve, "--duration", "2"] + output)
      #expect(run.exitCode == 65)
      #expect(run.messages.contains("is not a number at t = 0.50390625 of 2 s"), "\(run.messages)")
    }
  }

  @Test func `a misspelt option, step or parameter is guessed`() throws {
    try workspace.write(Scenes.moving(), to: "scene.json")
    #expect(
      try workspace.run("scene.json", "-o", "a.gif", "--sclae", "2").messages
        .contains("did you mean '--scale'?"))
    #expect(
      try workspace.run("scene.json", "-o", "a.png", "--time", "mvoe").messages
        .contains("did you mean 'move'?"))
    #expect(
      try workspace.run("scene.json", "-o", "a.png", "--time", "move.start").messages
        .contains("hint: a step's start is its id alone: move\n"))
  }

  @Test(arguments: [
    (["scene.json", "-o", "a.gif", "--dark"], "did you mean '--appearance dark'?"),
    (["scene.json", "-o", "a.gif", "--transparent"], "did you mean '--background clear'?"),
    (["dump", "scene.json", "--time", "0.5"], "did you mean '--at'?"),
    (["scene.json", "-o", "a.png", "--at", "0.5"], "did you mean '--time'?"),
    (["scene.json", "a.gif"], "an output has -o before it: -o a.gif"),
    (["lint", "scene.json"], "'animrender help' lists the commands"),
  ])
  func `what other programs call it is told as it is called here`(
    words: [String], hint: String
  ) throws {
    try workspace.write(Scenes.moving(), to: "scene.json")
    let run = try workspace.run(list: words)
    #expect(run.exitCode == 64 && run.messages.hasSuffix("hint: \(hint)\n"), "\(run.messages)")
    #expect(try workspace.names == ["scene.json"])
  }

  /// /dev/full refuses every write, as a full disk does.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"))
  func `a full disk is told and leaves no file`() throws {
    try workspace.write(Scenes.moving(), to: "scene.json")
    let run = try workspace.run(
      shell: "exec \"$0\" scene.json -o - --format gif > /dev/full", [])
    #expect(run.exitCode == 74, "\(run.messages)")
    #expect(run.messages.contains("No space left on device"))
  }

  #if os(Linux)
    /// What would be a fault of the program is made by a giflib that refuses every image.
    @Test(.enabled(if: ExternalTool("clang") != nil, "clang is not installed"))
    func `a fault of our own is told as one and leaves no file`() throws {
      try workspace.write(Scenes.moving(), to: "scene.json")
      try workspace.write("int EGifPutImageDesc(void) { return 0; }", to: "refusing.c")
      // Neither clang's temporary files nor what is loaded may have every name that a folder may.
      let compiled = try workspace.run(
        shell: "TMPDIR=. clang -fuse-ld=lld -shared -fPIC -w -o refusing.so refusing.c", [])
      try #require(compiled.exitCode == 0, "\(compiled.messages)")
      let run = try workspace.run(
        shell: "LD_PRELOAD=./refusing.so exec \"$0\" scene.json -o a.gif", [])
      #expect(run.exitCode == 70, "\(run.messages)")
      #expect(run.messages.contains("a.gif: giflib: "), "\(run.messages)")
      try expectNothingLeft(["refusing.c", "refusing.so", "scene.json"])
    }
  #endif

  @Test func `an interrupted run leaves nothing`() throws {
    try workspace.write(
      Scenes.moving(fps: 240, size: "[1600, 1200]"), to: "scene.json")
    // The shell becomes the program, which is ended as soon as there is something to leave.
    let run = try workspace.run(
      shell: """
        (while kill -0 $$ && ! ls -A | grep -q partial; do :; done; kill -TERM $$) 2>/dev/null &
        exec "$0" scene.json -o a.gif -o frames/
        """, [])
    #expect(run.exitCode == SIGTERM)
    try expectNothingLeft()
  }

  @Test func `what has no end is refused, and what is read only once is read`() throws {
    try workspace.write(Scenes.moving(), to: "scene.json")
    let words =
      "is no file, and has no end within 250.0 MB\nhint: what is longer is read from a file\n"
    for command in [["info", "/dev/zero"], ["diff", "scene.json", "/dev/zero"]] {
      let run = try workspace.run(list: command)
      #expect(run.exitCode == 66 && run.messages == "error: /dev/zero: \(words)", "\(run.messages)")
    }
    let piped = try workspace.run(shell: "yes | \"$0\" check -", [])
    #expect(piped.exitCode == 66 && piped.messages == "error: standard input: \(words)")
    let named = try workspace.run(shell: "mkfifo p; yes >p & \"$0\" p -o a.gif", [])
    #expect(named.exitCode == 66 && named.messages == "error: p: \(words)", "\(named.messages)")
    try workspace.write(
      """
      { "size": [8, 8], "views": [{ "id": "i", "type": "image", "frame": [0, 0, 8, 8], "source": "/dev/zero" }] }
      """, to: "image.json")
    let asset = try workspace.run("image.json", "-o", "a.gif")
    #expect(asset.exitCode == 69, "\(asset.messages)")
    #expect(asset.messages.contains("`/dev/zero` is no file, and has no end"), "\(asset.messages)")
    for line in ["cat scene.json >p & \"$0\" p -o a.gif", "\"$0\" - -o a.gif <scene.json"] {
      let run = try workspace.run(shell: line, [])
      #expect(run.exitCode == 0, "\(run.messages)")
    }
    let null = try workspace.run("info", "/dev/null")
    #expect(null.messages == "error: /dev/null: is no GIF or PNG: the file is empty\n")
  }
}
