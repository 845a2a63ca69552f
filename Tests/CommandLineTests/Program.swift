import Foundation
import TestSupport
import Testing

/// The program as its users run it: a process with arguments, output, an exit code, and files.
struct ProgramRun {
  let exitCode: Int32
  let output: Data
  let messages: String

  var text: String { String(decoding: output, as: UTF8.self) }
}

/// A folder of a test's own, taken away when the test is over.
final class Workspace {
  let directory: URL

  init() throws {
    directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("animrender-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: directory)
  }

  func path(_ name: String) -> String { directory.appendingPathComponent(name).path }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: directory.appendingPathComponent(name))
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: directory.appendingPathComponent(name))
  }

  /// Makes a symbolic link.
  func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path(name), withDestinationPath: destination)
  }

  func contents(of name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: directory.appendingPathComponent(name)))
  }

  /// All names in the folder, hidden ones included.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted() }
  }

  /// Runs the program in the folder.
  @discardableResult
  func run(_ arguments: String..., input: String? = nil) throws -> ProgramRun {
    try launch(Self.program, arguments, input: input)
  }

  func run(list arguments: [String]) throws -> ProgramRun {
    try launch(Self.program, arguments, input: nil)
  }

  /// Runs a line of shell in which `$0` is the program.
  func run(shell line: String, _ arguments: [String]) throws -> ProgramRun {
    try launch(
      URL(fileURLWithPath: "/bin/sh"), ["-c", line, Self.program.path] + arguments, input: nil)
  }

  private func launch(_ program: URL, _ arguments: [String], input: String?) throws -> ProgramRun {
    Self.keepIgnoredSignals
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = directory
    process.environment = Self.environment
    // Files, because a full pipe would stop a program that prints much.
    let (out, err) = (path(".stdout"), path(".stderr"))
    for name in [out, err] { try Data().write(to: URL(fileURLWithPath: name)) }
    let outHandle = try FileHandle(forWritingTo: URL(fileURLWithPath: out))
    let errHandle = try FileHandle(forWritingTo: URL(fileURLWithPath: err))
    process.standardOutput = outHandle
    process.standardError = errHandle
    let pipe = Pipe()
    process.standardInput = pipe
    try process.run()
    if let input { pipe.fileHandleForWriting.write(Data(input.utf8)) }
    try pipe.fileHandleForWriting.close()
    process.waitUntilExit()
    defer {
      try? FileManager.default.removeItem(atPath: out)
      try? FileManager.default.removeItem(atPath: err)
    }
    return ProgramRun(
      exitCode: process.terminationStatus,
      output: try Data(contentsOf: URL(fileURLWithPath: out)),
      messages: String(
        decoding: try Data(contentsOf: URL(fileURLWithPath: err)), as: UTF8.self))
  }

  /// What who runs the tests ignores, as `nohup` does, and shells for what they start with `&`, is ignored without
  /// being passed on: a program starts with the default of what has a handler, but ignores what was ignored.
  private static let keepIgnoredSignals: Void = {
    for number in [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGPIPE, SIGXFSZ] {
      // Nobody handles them here: what is not nil, the default, is ignored.
      if signal(number, { _ in }) == nil { _ = signal(number, SIG_DFL) }
    }
  }()

  /// Puts a script in the folder that stands for ffmpeg where the folder is on the search path; in it `$file` is
  /// what a video is to be written to, and `video` prints the shortest one.
  func writeFFmpeg(_ script: String) throws {
    let lines = """
      #!/bin/sh
      video() { printf '\\0\\0\\0\\10moov\\0\\0\\0\\10mdat'; }
      for file; do :; done
      file=${file#file:}
      \(script)

      """
    try write(lines, to: "ffmpeg")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: path("ffmpeg"))
  }

  /// That of the tests, without what changes the program's ways: where the tests run is not what they test.
  private static let environment = ProcessInfo.processInfo.environment
    .filter { !["CI", "NO_COLOR"].contains($0.key) }

  /// Stands beside the bundle of the tests.
  static let program: URL = {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    for _ in 0..<6 {
      let candidate = folder.appendingPathComponent("animrender")
      if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
      folder.deleteLastPathComponent()
    }
    return Repository.url(of: ".build/debug/animrender")
  }()
}

/// Small scenes for tests.
enum Scenes {
  /// A red square that crosses a small canvas in a second.
  static func moving(fps: Double = 25, hold: Double? = 0, size: String = "[32, 24]") -> String {
    """
    { "size": \(size), "fps": \(fps)\(hold.map { ", \"hold\": \($0)" } ?? ""),
      "views": [{ "id": "box", "frame": [2, 8, 8, 8], "backgroundColor": "#FF0000" }],
      "timeline": [{ "animate": { "box": { "center.x": 26 } }, "duration": 1, "id": "move" }] }
    """
  }
}
