import Foundation
import AnimTestSupport
import Testing

#if os(Linux)
  private let limits = [
    // In kilobytes: stacks of 200 TB, more than the address space, and stacks of 1 GB with a memory limit of 1.7 GB.
    ("none", "ulimit -s 200000000000"), ("one", "ulimit -s 1048576; ulimit -v 1700000"),
  ]

  /// A hard limit may be below these values.
  private let canBeLimited = limits.allSatisfy { limit in
    (try? ExternalTool("sh")?.run(["-c", limit.1]).status) == 0
  }

  /// The program if it can create no thread, or only one, besides its first.
  ///
  /// A limit of processes does not apply to administrators, and counts all processes of a user. A limit of memory has
  /// the same effect: the stack of a thread has the maximum size of the first thread's stack, and all of it must fit.
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
