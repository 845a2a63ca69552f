import Foundation
import AnimTestSupport
import Testing

@Suite struct FailureTests {
  let workspace = Workspace()

  /// Expects that the folder contains only the scene.
  private func expectNothingLeft(_ names: [String] = ["scene.json"]) throws {
    #expect(try workspace.names == names)
  }

  @Test func `a scene may be called nearly as a command is`() throws {
    try workspace.write(Scenes.moving(), to: "chek")
    try workspace.run("chek", "-o", "a.gif", code: 0)
    try workspace.run("test.json", "-o", "b.gif", code: 66)
    #expect(try workspace.run("--test").messages.contains("neither") == false)
  }

  /// /dev/full rejects every write like a full disk.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"))
  func `a full disk is reported and leaves no file`() throws {
    try workspace.write(Scenes.moving(), to: "scene.json")
    let run = try workspace.run(
      shell: "exec \"$0\" scene.json -o - --format gif > /dev/full", code: 74)
    #expect(run.messages.contains("No space left on device"))
  }

  #if os(Linux)
    /// A giflib that rejects every image simulates an internal error of the program.
    @Test(.enabled(if: ExternalTool("clang") != nil, "clang is not installed"))
    func `a fault of our own is reported as one and leaves no file`() throws {
      try workspace.write(Scenes.moving(), to: "scene.json")
      try workspace.write("int EGifPutImageDesc(void) { return 0; }", to: "refusing.c")
      // clang's temporary files and the loaded library do not work in folders with arbitrary names, so their paths are
      // relative.
      let compiled = try workspace.run(
        shell: "TMPDIR=. clang -fuse-ld=lld -shared -fPIC -w -o refusing.so refusing.c")
      try #require(compiled.exitCode == 0, "\(compiled.messages)")
      let run = try workspace.run(
        shell: "LD_PRELOAD=./refusing.so exec \"$0\" scene.json -o a.gif", code: 70)
      #expect(run.messages.contains("a.gif: giflib: "), "\(run.messages)")
      try expectNothingLeft(["refusing.c", "refusing.so", "scene.json"])
    }
  #endif

  @Test func `an interrupted run leaves nothing`() throws {
    try workspace.write(Scenes.moving(fps: 240, size: "[1600, 1200]"), to: "scene.json")
    // `exec` replaces the shell by the program, which is ended as soon as a temporary file exists.
    try workspace.run(
      shell: """
        (while kill -0 $$ && ! ls -A | grep -q partial; do :; done; kill -TERM $$) 2>/dev/null &
        exec "$0" scene.json -o a.gif -o frames/
        """, code: SIGTERM)
    try expectNothingLeft()
  }

  @Test func `an endless input is refused, and an input that is read only once is read`() throws {
    try workspace.write(Scenes.moving(), to: "scene.json")
    let words = "more than 250.0 MB on a pipe or device\nhint: save the data to a file first\n"
    for command in [["info", "/dev/zero"], ["diff", "scene.json", "/dev/zero"]] {
      let run = try workspace.run(list: command, code: 66)
      #expect(run.messages == "error: /dev/zero: \(words)", "\(run.messages)")
    }
    let piped = try workspace.run(shell: "yes | \"$0\" check -", code: 66)
    #expect(piped.messages == "error: standard input: \(words)")
    let named = try workspace.run(shell: "mkfifo p; yes >p & \"$0\" p -o a.gif", code: 66)
    #expect(named.messages == "error: p: \(words)", "\(named.messages)")
    try workspace.write(Scenes.image("/dev/zero"), to: "image.json")
    let asset = try workspace.run("image.json", "-o", "a.gif", code: 69)
    #expect(
      asset.messages.contains("`/dev/zero` is a pipe or a device that does not end; name a file"),
      "\(asset.messages)")
    for line in ["cat scene.json >p & \"$0\" p -o a.gif", "\"$0\" - -o a.gif <scene.json"] {
      try workspace.run(shell: line, code: 0)
    }
    let null = try workspace.run("info", "/dev/null")
    #expect(null.messages == "error: /dev/null: not a GIF, PNG, WebP or JPEG: the file is empty\n")
  }
}
