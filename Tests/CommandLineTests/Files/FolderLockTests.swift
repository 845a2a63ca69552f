import Foundation
import Testing

/// Several runs that write frames to one folder.
@Suite struct FolderLockTests {
  let workspace = Workspace(["scene.json": Scenes.moving()])
  private static let lock = "frames/.animrender.lock"
  /// Above the largest process number of all systems.
  private static let deadProcess = "1999999999"
  private let host: String = {
    var characters = [CChar](repeating: 0, count: 256)
    // The last byte stays NUL.
    _ = unsafe gethostname(&characters, 255)
    return String(
      decoding: characters.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }()

  @Test(arguments: ["frames/", "frames/%04d.png"])
  func `a second run is refused and changes nothing`(output: String) throws {
    try workspace.makeFolders("frames")
    try workspace.write("\(getpid()) \(host)\n", to: Self.lock)
    try workspace.write("old", to: "frames/0001.png")
    let before = try workspace.tree
    let run = try workspace.launch("scene.json", "-o", "a.gif", "-o", output, code: 73)
    #expect(
      run.messages == """
        error: frames/: another run writes here (process \(getpid()) on \(host))
        hint: wait for its end; if no run writes here, delete \(Self.lock)

        """)
    #expect(try workspace.tree == before)
  }

  @Test(arguments: ["1 other.example", "", "1 2 3", "-1 x", "text"])
  func `a lock of another host or with another text is respected`(text: String) throws {
    try workspace.makeFolders("frames")
    try workspace.write(text, to: Self.lock)
    let run = try workspace.run("scene.json", "-o", "frames/", code: 73)
    #expect(run.messages.contains("frames/: another run writes here"))
    #expect(try workspace.names(in: "frames") == [".animrender.lock"])
  }

  @Test func `a link in place of the lock is not followed`() throws {
    try workspace.makeFolders("frames")
    try workspace.link(Self.lock, to: "../new")
    try workspace.run("scene.json", "-o", "frames/", code: 73)
    #expect(!workspace.exists("new"))
  }

  @Test func `the lock of a process that has ended is taken over with a note`() throws {
    try workspace.makeFolders("frames")
    try workspace.write("\(Self.deadProcess) \(host)\n", to: Self.lock)
    let run = try workspace.run("scene.json", "-o", "frames/", code: 0)
    let note = "took over the lock of process \(Self.deadProcess), which has ended"
    #expect(run.messages.contains(note))
    #expect(!workspace.exists(Self.lock))
    #expect(workspace.exists("frames/0001.png"))
  }

  @Test func `no lock stays in any folder of a run`() throws {
    try workspace.run("scene.json", "-o", "frames/", "-o", "more/f%d.png", code: 0)
    for folder in ["frames", "more"] {
      #expect(try workspace.names(in: folder).allSatisfy { !$0.hasPrefix(".") })
    }
    // A folder in place of the file lets the run fail after the lock was made.
    try workspace.makeFolders("a.gif")
    let run = try workspace.run("scene.json", "-o", "new/", "-o", "a.gif")
    #expect(run.exitCode != 0 && !workspace.exists("new"))
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `an interrupted run leaves neither lock nor frames`(signal: Int32) throws {
    let scene = Scenes.moving(fps: 60, size: "[800, 600]", duration: 9)
    try workspace.write(scene, to: "scene.json")
    try workspace.makeFolders("frames")
    try workspace.write("old", to: "frames/0001.png")
    let program = try RunningProgram(["scene.json", "-o", "frames/", "-q"], in: workspace)
    try program.wait { workspace.exists(Self.lock) }
    #expect(program.interrupt(by: signal) == signal)
    #expect(try workspace.names(in: "frames") == ["0001.png"])
    #expect(try workspace.text(of: "frames/0001.png") == "old")
  }
}
