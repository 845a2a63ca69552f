import Foundation
import Testing

/// What signals do to the program and to what it started.
@Suite struct InterruptionTests {
  let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(Scenes.moving(), to: "scene.json")
  }

  @Test(arguments: ["TERM", "QUIT"])
  func `a video's program is ended before its file is taken away`(signal: String) throws {
    // It makes its file when the program that started it is gone, unless it is ended before.
    try workspace.writeFFmpeg(
      """
      kill -\(signal) $PPID
      while kill -0 $PPID; do sleep 0.01; done
      : > "$file"
      """)
    // Both write to the pipe's end 3, so that `cat` waits for both.
    _ = try workspace.run(
      shell:
        "ulimit -c 0; exec 2> /dev/null; PATH=\"$PWD:$PATH\" \"$0\" scene.json -o a.mp4 3>&1 | cat",
      [])
    #expect(try workspace.names == ["ffmpeg", "scene.json"])
  }

  #if os(Linux)
    @Test func `a video's program starts with no signal blocked or ignored`() throws {
      try workspace.writeFFmpeg(
        "cat > /dev/null; grep -E 'Sig(Blk|Ign)' /proc/self/status > status; video > \"$file\"")
      let run = try workspace.run(
        shell: "PATH=\"$PWD:$PATH\" exec \"$0\" scene.json -o a.mp4", [])
      #expect(run.exitCode == 0, "\(run.messages)")
      let status = String(decoding: try workspace.contents(of: "status"), as: UTF8.self)
      let sets = status.split(separator: "\n").compactMap { line in
        line.split(separator: "\t").last.flatMap { UInt64($0, radix: 16) }
      }
      let own = [SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGPIPE].reduce(UInt64(0)) { $0 | 1 << ($1 - 1) }
      #expect(sets.count == 2 && sets.allSatisfy { $0 & own == 0 }, "\(status)")
    }
  #endif

  @Test func `folders in which there is nothing yet are taken away`() throws {
    let scene = Scenes.moving(fps: 60, size: "[800, 600]")
    try workspace.write(
      scene.replacingOccurrences(of: "\"duration\": 1", with: "\"duration\": 9"), to: "scene.json")
    // The signal comes once there is a folder, of whose file there will be nothing for seconds.
    let lines = """
      "$0" test scene.json --goldens out/gold & program=$!
      while kill -0 $program && ! test -d out; do sleep 0.01; done
      kill -TERM $program; wait $program
      """
    let run = try workspace.run(shell: lines, [])
    #expect(run.exitCode == 128 + SIGTERM)
    #expect(try workspace.names == ["scene.json"])
  }

  @Test(arguments: ["HUP", "INT", "QUIT", "TERM"])
  func `a signal that was ignored from the start stays ignored`(name: String) throws {
    try workspace.writeFFmpeg("kill -\(name) $PPID; cat > /dev/null; video > \"$file\"")
    let run = try workspace.run(
      shell: "trap '' \(name); PATH=\"$PWD:$PATH\" exec \"$0\" scene.json -o a.mp4", [])
    #expect(run.exitCode == 0, "\(run.messages)")
    #expect(try workspace.names == ["a.mp4", "ffmpeg", "scene.json"])
  }

  @Test func `a limit of a file's size is told and leaves no file`() throws {
    let run = try workspace.run(
      shell: "ulimit -f 8; exec \"$0\" scene.json -o a.y4m 2>&1", [])
    #expect(run.exitCode == 74)
    #expect(run.text == "error: a.y4m: cannot be written: File too large\n")
    #expect(try workspace.names == ["scene.json"])
  }
}
