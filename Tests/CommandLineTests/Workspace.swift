import AnimCodecs
import Foundation
import AnimPrimitives
import AnimProject
import Synchronization
import AnimTestSupport
import Testing

@testable import AnimRenderCommand

/// The result of running the program.
struct ProgramRun {
  let exitCode: Int32
  let output: Data
  let messages: String

  var text: String { String(decoding: output, as: UTF8.self) }

  /// Standard output as a JSON object.
  var object: [String: Any] { get throws { try json() } }
  /// Standard output as a JSON list of objects.
  var objects: [[String: Any]] { get throws { try json() } }

  private func json<Value>() throws -> Value {
    try #require(try JSONSerialization.jsonObject(with: output) as? Value, "\(text)\(messages)")
  }

  /// Records an issue unless the program ended with the code; nil accepts any.
  fileprivate func expecting(
    _ code: Int32?, of arguments: [String], at place: SourceLocation
  ) -> ProgramRun {
    #expect(
      code == nil || exitCode == code, "\(arguments): \(text)\(messages)", sourceLocation: place)
    return self
  }
}

/// A temporary folder in which a test runs the program.
///
/// `run` calls the program in this process and makes relative names absolute, because the current folder is shared by
/// all tests; output shows them relative again. `launch` starts a process: for signals, pipes, limits, standard
/// streams, and for the paths that files record. Both expect the exit code `code`, if it is given.
final class Workspace {
  let directory: URL

  /// Creates a folder with text files.
  init(_ files: KeyValuePairs<String, String> = [:]) {
    directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("animrender-tests-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      for (name, text) in files {
        try makeFolders((name as NSString).deletingLastPathComponent)
        try write(text, to: name)
      }
    } catch {
      Issue.record(error)
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: directory)
  }

  func path(_ name: String) -> String { directory.appendingPathComponent(name).path }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: directory.appendingPathComponent(name))
  }

  func write(_ bytes: some Sequence<UInt8>, to name: String) throws {
    try Data(bytes).write(to: directory.appendingPathComponent(name))
  }

  func copy(_ name: String, to other: String) throws {
    try write(contents(of: name), to: other)
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path(name))
  }

  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

  func makeFolders(_ names: String...) throws {
    for name in names {
      try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
    }
  }

  /// Creates a symbolic link.
  func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: destination)
  }

  func contents(of name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: directory.appendingPathComponent(name)))
  }

  func text(of name: String) throws -> String {
    String(decoding: try contents(of: name), as: UTF8.self)
  }

  func picture(_ name: String) throws -> Pixmap {
    try PNGDecoder.decode(contents(of: name))
  }

  /// All names in the folder, hidden ones included.
  var names: [String] { get throws { try names(in: "") } }

  func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(folder)).sorted()
  }

  /// All files in the folder with their bytes.
  var tree: [String: [UInt8]] {
    get throws {
      let paths = try FileManager.default.subpathsOfDirectory(atPath: directory.path)
      return Dictionary(uniqueKeysWithValues: paths.map { ($0, (try? contents(of: $0)) ?? []) })
    }
  }

  /// Runs the program within this process.
  @discardableResult
  func run(
    _ arguments: String..., code: Int32? = nil, place: SourceLocation = #_sourceLocation
  ) throws -> ProgramRun {
    try run(list: arguments, code: code, place: place)
  }

  @discardableResult
  func run(
    list arguments: [String], code: Int32? = nil, place: SourceLocation = #_sourceLocation
  ) throws -> ProgramRun {
    Self.clearEnvironment
    let output = Collector()
    let error = Collector()
    let streams = Console.Streams(output: output.append, error: error.append)
    let result = Program.run(absolute(arguments), streams: streams)
    return ProgramRun(
      exitCode: result.rawValue, output: Data(relative(output.text).utf8),
      messages: relative(error.text)
    ).expecting(code, of: arguments, at: place)
  }

  /// Runs the program as a process in the folder.
  @discardableResult
  func launch(
    _ arguments: String..., input: String? = nil, code: Int32? = nil,
    place: SourceLocation = #_sourceLocation
  ) throws -> ProgramRun {
    try launch(Self.program, arguments, input: input)
      .expecting(code, of: arguments, at: place)
  }

  @discardableResult
  func launch(
    list arguments: [String], code: Int32? = nil, place: SourceLocation = #_sourceLocation
  ) throws -> ProgramRun {
    try launch(Self.program, arguments, input: nil).expecting(code, of: arguments, at: place)
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
        && (word.contains(".") || word.contains("/") || exists(word))
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

  /// Environment variables that affect the program.
  private static let clearEnvironment: Void = {
    for name in ["CI", "NO_COLOR"] { unsafe unsetenv(name) }
  }()

  /// Runs a line of shell in which `$0` is the program.
  @discardableResult
  func run(
    shell line: String, _ arguments: String..., code: Int32? = nil,
    place: SourceLocation = #_sourceLocation
  ) throws -> ProgramRun {
    let words = ["-c", line, Self.program.path] + arguments
    return try launch(URL(fileURLWithPath: "/bin/sh"), words, input: nil)
      .expecting(code, of: words, at: place)
  }

  private func launch(_ program: URL, _ arguments: [String], input: String?) throws -> ProgramRun {
    Self.keepIgnoredSignals
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = directory
    process.environment = environment
    // Output goes to files, because a full pipe would block a program with much output.
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

  /// Writes a script called ffmpeg into the folder, which `launch` finds before the real one. In it `$file` is the path
  /// of the video, and the function `video` prints the shortest valid one.
  func writeFFmpeg(_ script: String) throws {
    let lines = """
      #!/bin/sh
      video() { printf '\\0\\0\\0\\10moov\\0\\0\\0\\10mdat'; }
      for file; do :; done
      file=${file#file:}
      \(script)

      """
    try write(lines, to: "ffmpeg")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path("ffmpeg"))
  }

  /// The environment of the tests without variables that affect the program. The search path begins with the folder.
  fileprivate var environment: [String: String] {
    var variables = ProcessInfo.processInfo.environment
    for name in ["CI", "NO_COLOR"] { variables[name] = nil }
    variables["PATH"] = "\(directory.path):\(variables["PATH"] ?? "/usr/bin:/bin")"
    return variables
  }

  /// The program, which is in the folder of the test bundle.
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

  /// Starts the program in a workspace. The output goes to files outside of the workspace.
  init(_ arguments: [String], in workspace: Workspace) throws {
    Workspace.keepIgnoredSignals
    results = Workspace()
    process.executableURL = Workspace.program
    process.arguments = arguments
    process.currentDirectoryURL = workspace.directory
    process.environment = workspace.environment
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

  /// Waits until a condition is true. Only failing tests wait the full half minute.
  func wait(_ isTrue: () -> Bool) throws {
    for _ in 0..<3000 where !isTrue() { usleep(10_000) }
    try #require(isTrue(), "\(messages) \(output)")
  }

  /// Changes several files while the program is stopped.
  func whileStopped(_ change: () throws -> Void) rethrows {
    send(SIGSTOP)
    defer { send(SIGCONT) }
    try change()
  }

  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// - Returns: the number of the signal that ended the program, or nil if it ended by itself.
  func interrupt(by signal: Int32 = SIGINT) -> Int32? {
    send(signal)
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal ? process.terminationStatus : nil
  }
}

/// Collects the output of the program to a stream.
private final class Collector: Sendable {
  private let bytes = Mutex<[UInt8]>([])

  var text: String { String(decoding: bytes.withLock { $0 }, as: UTF8.self) }

  @Sendable func append(_ more: [UInt8]) -> Int32 {
    bytes.withLock { $0 += more }
    return 0
  }
}
