public import Foundation

/// An installed program for comparisons.
public struct ExternalTool: Sendable {
  public let url: URL

  /// The output and the exit code of a program.
  public struct Output: Sendable {
    public let status: Int32
    public let standardOutput: Data
    public let standardError: String
  }

  /// The program with a name on PATH, or nil if there is none.
  public init?(_ name: String) {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let paths = folders.map { "\($0)/\(name)" }
    guard let path = paths.first(where: FileManager.default.isExecutableFile(atPath:)) else {
      return nil
    }
    url = URL(fileURLWithPath: path)
  }

  /// Runs the program and waits for its end.
  public func run(_ arguments: [String]) throws -> Output {
    let process = Process()
    let output = Pipe()
    let errors = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: errors) }
    process.executableURL = url
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Output(
      status: process.terminationStatus, standardOutput: data,
      standardError: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }

  /// Calls the closure with a temporary file that contains the bytes.
  public static func withFile<Result>(
    _ bytes: [UInt8], extension suffix: String, _ body: (String) throws -> Result
  ) throws -> Result {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).\(suffix)")
    try Data(bytes).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    return try body(url.path)
  }
}
