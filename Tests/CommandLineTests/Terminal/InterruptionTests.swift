import Foundation
import Testing

/// The effects of signals on the program and its child processes.
@Suite struct InterruptionTests {
  let workspace = Workspace(["scene.json": Scenes.moving()])

  @Test(arguments: ["TERM", "QUIT"])
  func `a video's program is ended before its file is taken away`(signal: String) throws {
    // This script creates its file after its parent has ended, unless the script is ended earlier.
    try workspace.writeFFmpeg(
      """
      kill -\(signal) $PPID
      while kill -0 $PPID; do sleep 0.01; done
      : > "$file"
      """)
    // Both have the pipe open as descriptor 3, so `cat` waits for both.
    try workspace.run(
      shell:
        "ulimit -c 0; exec 2> /dev/null; \"$0\" scene.json -o a.mp4 3>&1 | cat")
    #expect(try workspace.names == ["ffmpeg", "scene.json"])
  }

  #if os(Linux)
    @Test func `a video's program starts with no signal blocked or ignored`() throws {
      try workspace.writeFFmpeg(
        "cat > /dev/null; grep -E 'Sig(Blk|Ign)' /proc/self/status > status; video > \"$file\"")
      try workspace.launch("scene.json", "-o", "a.mp4", code: 0)
      let status = try workspace.text(of: "status")
      let sets = status.split(separator: "\n").compactMap { line in
        line.split(separator: "\t").last.flatMap { UInt64($0, radix: 16) }
      }
      let own = [SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGPIPE].reduce(UInt64(0)) { $0 | 1 << ($1 - 1) }
      #expect(sets.count == 2 && sets.allSatisfy { $0 & own == 0 }, "\(status)")
    }
  #endif

  @Test func `folders in which there is nothing yet are taken away`() throws {
    let scene = Scenes.moving(fps: 60, size: "[800, 600]", duration: 9)
    try workspace.write(scene, to: "scene.json")
    // The signal is sent once the folder exists. Its file is written only seconds later.
    let lines = """
      "$0" test scene.json --goldens out/gold & program=$!
      while kill -0 $program && ! test -d out; do sleep 0.01; done
      kill -TERM $program; wait $program
      """
    try workspace.run(shell: lines, code: 128 + SIGTERM)
    #expect(try workspace.names == ["scene.json"])
  }

  @Test(arguments: ["HUP", "INT", "QUIT", "TERM"])
  func `a signal that was ignored from the start stays ignored`(name: String) throws {
    try workspace.writeFFmpeg("kill -\(name) $PPID; cat > /dev/null; video > \"$file\"")
    try workspace.run(shell: "trap '' \(name); exec \"$0\" scene.json -o a.mp4", code: 0)
    #expect(try workspace.names == ["a.mp4", "ffmpeg", "scene.json"])
  }

  @Test func `a limit of a file's size is reported and leaves no file`() throws {
    let run = try workspace.run(
      shell: "ulimit -f 8; exec \"$0\" scene.json -o a.y4m 2>&1", code: 74)
    #expect(run.text == "error: a.y4m: cannot be written: File too large\n")
    #expect(try workspace.names == ["scene.json"])
  }
}
