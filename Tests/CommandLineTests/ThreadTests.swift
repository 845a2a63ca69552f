import Foundation
import TestSupport
import Testing

#if os(Linux)
  private let limits = [
    // Kilobytes: stacks of 200 TB, which is more than there are addresses, and of 1 GB where 1.7 GB may be had.
    ("none", "ulimit -s 200000000000"), ("one", "ulimit -s 1048576; ulimit -v 1700000"),
  ]

  /// A hard limit may be below that.
  private let canBeLimited = limits.allSatisfy { limit in
    (try? ExternalTool("sh")?.run(["-c", limit.1]).status) == 0
  }

  /// What the program does where it may have no thread, or just one, beside its first.
  ///
  /// A user's limit of processes holds for no administrator, and counts all that a user runs. A limit of memory
  /// does as well: of a thread's stack, which is as large as the first one's may become, it has to have all.
  @Suite(.enabled(if: canBeLimited, "stacks may not be large enough"))
  struct ThreadTests {
    let workspace = Workspace(["scene.json": Scenes.moving()])

    @Test(arguments: limits)
    func `it works with the threads that it gets`(count: String, limit: String) throws {
      let files = ["a.gif", "a.apng"]
      try #require(workspace.run("scene.json", "-o", files[0], "-o", files[1]).exitCode == 0)
      let expected = try files.map(workspace.contents)
      try workspace.run(
        shell: "\(limit); exec \"$0\" scene.json -o a.gif -o a.apng --jobs 4", code: 0)
      #expect(try files.map(workspace.contents) == expected)
    }

    @Test func `a signal ends it where there is no thread that waits for signals`() throws {
      try workspace.writeFFmpeg("kill -TERM $PPID; cat > /dev/null")
      try workspace.run(
        shell:
          "(\(limits[0].1); exec \"$0\" scene.json -o a.mp4); exit $?", code: 128 + SIGTERM)
    }
  }
#endif
