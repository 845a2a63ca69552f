import AnimCodecs
import AnimFiles
import AnimPlatform
import AnimRendering

extension Failure {
  /// The file does not exist.
  static func notFound(_ path: String) -> Failure {
    Failure(.cannotRead(path: path, code: ENOENT))
  }

  /// Evaluates an expression and throws its error as a `Failure`.
  static func rethrowing<Result>(_ result: @autoclosure () throws(ExportError) -> Result)
    throws(Failure) -> Result
  {
    do {
      return try result()
    } catch {
      throw Failure(error)
    }
  }

  /// The message and exit code for an export error.
  init(_ error: ExportError) {
    switch error {
    case .cannotRead(let path, let code):
      self.init(.noInput, path: path, FileSystem.message(for: code))
    case .endless(let path, let limit):
      self.init(
        .noInput, path: path == "-" ? "standard input" : path,
        "more than \(limit.bytesText) on a pipe or device", hint: "save the data to a file first")
    case .cannotCreate(let path, let code):
      self.init(
        .cannotCreate, path: path, "cannot be created: \(FileSystem.message(for: code))",
        hint: code == ENOENT ? "create its folder first" : nil)
    case .cannotWrite(let path, let code):
      self.init(.cannotWrite, path: path, "cannot be written: \(FileSystem.message(for: code))")
    case .framePattern(let path):
      self.init(
        .usage,
        "'\(path)' is not a frame pattern: expected exactly one %d or %04d in the file name",
        hint: "use a pattern such as frames/%04d.png, or a folder such as frames/")
    case .cannotPipe(let format):
      self.init(
        .usage, path: "standard output", "\(format.rawValue) cannot be written to a pipe",
        hint: "name a file, or use y4m to pipe frames into another program")
    case .codec(let error, let path):
      let name = path == "-" ? "standard output" : path
      self.init(error, path: name)
    }
  }

  init(_ error: CodecError, path: String) {
    switch error {
    case .size(let width, let height, let limit):
      self.init(
        .badData, path: path,
        "\(width) × \(height) pixels exceed the format's limit of \(limit) a side")
    case .sideLimit(let width, let height, let limit):
      self.init(
        .badData, path: path, "\(width) × \(height) pixels exceed the limit of \(limit) a side")
    case .malformed(let format, let reason):
      self.init(.badData, path: path, "invalid \(format): \(reason)")
    case .otherKind(let expected, let found):
      self.init(.badData, path: path, "not a \(expected): \(found)")
    case .cannotWrite(let code):
      self.init(.cannotWrite, path: path, "cannot be written: \(FileSystem.message(for: code))")
    case .library(let name, let message):
      self.init(.internalFault, path: path, "\(name): \(message)")
    case .pixelCount(let count, let limit):
      self.init(.badData, path: path, "\(count) pixels exceed the limit of \(limit)")
    case .tickDuration(let numerator, let denominator):
      self.init(
        .usage, path: path, "the format cannot store a frame time of \(numerator)/\(denominator) s")
    case .metadata(let reason):
      self.init(.badData, path: path, "title or description: \(reason)")
    case .toolMissing(let name):
      self.init(
        .unavailable, path: path, "\(name) is required for this format and was not found",
        hint: "install \(name), or write a .gif or .apng")
    case .toolLacksEncoder(let name, let message):
      self.init(
        .unavailable, path: path, "\(name): \(message)",
        hint: "install \(name) with this encoder, or write a .gif or .apng")
    case .toolFailed(let name, let message):
      self.init(.cannotWrite, path: path, "\(name): \(message)")
    case .tooManyColors(let frame, let count, let limit):
      self.init(
        .badData, path: path,
        "frame \(frame) has \(count) colours, more than the \(limit) of its table",
        hint: "leave out --exact\(limit < 256 ? " or --colors" : ""), or write an .apng")
    case .softPixels(let frame, let count):
      self.init(
        .badData, path: path,
        "frame \(frame) has \(count) half-transparent pixels, which a GIF cannot store",
        hint: "give their background with --matte, leave out --exact, or write an .apng")
    }
  }
}
