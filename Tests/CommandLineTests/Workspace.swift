import Foundation
import Synchronization
import TestSupport
import Testing

@testable import AnimRenderCommand

/// The result of running the program.
struct ProgramRun {
  let exitCode: Int32
  let output: Data
  let messages: String

  var text: String { String(decoding: output, as: UTF8.self) }
}

/// A temporary folder in which a test runs the program.
///
/// `run` calls the program in this process and makes relative names absolute, because the current folder is shared by
/// all tests; output shows them relative again. `launch` starts a process: for signals, pipes, limits, standard
/// streams, and for the paths that files record.
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

  func makeFolders(_ names: String...) throws {
    for name in names {
      try FileManager.default.createDirectory(
        atPath: path(name), withIntermediateDirectories: true)
    }
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

  /// Runs the program within this process.
  @discardableResult
  func run(_ arguments: String...) throws -> ProgramRun {
    try run(list: arguments)
  }

  func run(list arguments: [String]) throws -> ProgramRun {
    Self.clearEnvironment
    let output = Collector()
    let error = Collector()
    let streams = Console.Streams(output: output.append, error: error.append)
    let code = Program.run(absolute(arguments), streams: streams)
    return ProgramRun(
      exitCode: code.rawValue, output: Data(relative(output.text).utf8),
      messages: relative(error.text))
  }

  /// Runs the program as a process in the folder.
  @discardableResult
  func launch(_ arguments: String..., input: String? = nil) throws -> ProgramRun {
    try launch(Self.program, arguments, input: input)
  }

  func launch(list arguments: [String]) throws -> ProgramRun {
    try launch(Self.program, arguments, input: nil)
  }

  private static let pathOptions: Set = [
    "-o", "--output", "--html", "--junit", "--goldens", "--font-dir",
  ]

  /// The arguments with the folder before each relative path.
  private func absolute(_ arguments: [String]) -> [String] {
    let isCurve = arguments.first == "curve"
    var last = ""
    return arguments.map { word in
      defer { last = word }
      if let equals = word.firstIndex(of: "="), Self.pathOptions.contains(String(word[..<equals])) {
        return word[...equals] + absolute(String(word[word.index(after: equals)...]))
      }
      if Self.pathOptions.contains(last) { return absolute(word) }
      let isPath =
        !word.hasPrefix("-") && !last.hasPrefix("--") && !isCurve
        && (word.contains(".") || word.contains("/")
          || FileManager.default.fileExists(atPath: path(word)))
      return isPath ? absolute(word) : word
    }
  }

  private func absolute(_ word: String) -> String {
    word.isEmpty || word == "-" || word.hasPrefix("/") ? word : "\(directory.path)/\(word)"
  }

  /// A text with relative paths instead of those that begin with the folder.
  func relative(_ text: String) -> String {
    text.replacingOccurrences(of: directory.path + "/", with: "")
  }

  /// Variables that change what the program does.
  private static let clearEnvironment: Void = {
    for name in ["CI", "NO_COLOR"] { unsafe unsetenv(name) }
  }()

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

  /// Signals that the parent of the tests ignores, such as `nohup`, get a handler here, so that the program starts with
  /// their default action.
  fileprivate static let keepIgnoredSignals: Void = {
    for number in [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGPIPE, SIGXFSZ] {
      // nil is the default action; anything else is "ignore" here.
      if signal(number, { _ in }) == nil { _ = signal(number, SIG_DFL) }
    }
  }()

  /// Writes a script called ffmpeg into the folder. In it `$file` is the path of the video, and the function `video`
  /// prints the shortest valid one.
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

  /// The environment of the tests without variables that change what the program does.
  fileprivate static let environment = ProcessInfo.processInfo.environment
    .filter { !["CI", "NO_COLOR"].contains($0.key) }

  /// The program, which lies beside the bundle of the tests.
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

/// A program that runs until it is interrupted.
final class RunningProgram {
  private let process = Process()
  private let results: Workspace

  /// Starts the program in a workspace. Its output is kept in files elsewhere.
  init(_ arguments: [String], in workspace: Workspace) throws {
    Workspace.keepIgnoredSignals
    results = try Workspace()
    process.executableURL = Workspace.program
    process.arguments = arguments
    process.currentDirectoryURL = workspace.directory
    process.environment = Workspace.environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try handle("output")
    process.standardError = try handle("messages")
    try process.run()
  }

  deinit {
    if process.isRunning { send(SIGKILL) }
  }

  private func handle(_ name: String) throws -> FileHandle {
    let url = results.directory.appendingPathComponent(name)
    try Data().write(to: url)
    return try FileHandle(forWritingTo: url)
  }

  private func lines(_ name: String) -> [String] {
    let data = (try? Data(contentsOf: results.directory.appendingPathComponent(name))) ?? Data()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  var output: [String] { lines("output") }
  var messages: [String] { lines("messages") }

  /// The lines about runs, without sizes and times.
  var runs: [String] {
    messages.filter { $0.hasPrefix("run ") }.map { $0.replacing(/: [^:]* \(in .*/, with: "") }
  }

  /// Waits until a condition holds. Half a minute is only for a test that fails.
  func wait(_ isTrue: () -> Bool) throws {
    for _ in 0..<3000 where !isTrue() { usleep(10_000) }
    try #require(isTrue(), "\(messages) \(output)")
  }

  /// Changes files at once, as the program sees them.
  func whileStopped(_ change: () throws -> Void) rethrows {
    send(SIGSTOP)
    defer { send(SIGCONT) }
    try change()
  }

  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// - Returns: the number of the signal that ended it; nil if it ended by itself.
  func interrupt() -> Int32? {
    send(SIGINT)
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal ? process.terminationStatus : nil
  }
}

/// Collects what the program writes to a stream.
private final class Collector: Sendable {
  private let bytes = Mutex<[UInt8]>([])

  var text: String { String(decoding: bytes.withLock { $0 }, as: UTF8.self) }

  @Sendable func append(_ more: [UInt8]) -> Int32 {
    bytes.withLock { $0 += more }
    return 0
  }
}

/// Small scenes for tests.
enum Scenes {
  /// The scene ends in the middle of `long`, and before `late` begins.
  static let steps = """
    { "size": [32, 24], "duration": 2, "fps": 10,
      "views": [{ "id": "box", "frame": [2, 8, 8, 8], "backgroundColor": "#FF0000" }],
      "timeline": [
        { "animate": { "box": { "center.x": 26 } }, "duration": 1, "id": "mv" },
        { "animate": { "box": { "center.x": 6 } }, "duration": 3, "id": "long" },
        { "set": { "box": { "alpha": 0 } }, "id": "late" } ] }
    """

  /// A red square that crosses a small canvas in a second.
  static func moving(fps: Double = 25, hold: Double? = 0, size: String = "[32, 24]") -> String {
    """
    { "size": \(size), "fps": \(fps)\(hold.map { ", \"hold\": \($0)" } ?? ""),
      "views": [{ "id": "box", "frame": [2, 8, 8, 8], "backgroundColor": "#FF0000" }],
      "timeline": [{ "animate": { "box": { "center.x": 26 } }, "duration": 1, "id": "move" }] }
    """
  }
}
