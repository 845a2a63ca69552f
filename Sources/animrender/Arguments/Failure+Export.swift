#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

import Codecs
import Files
import Render

extension Failure {
  /// That nothing is at a path.
  static func notFound(_ path: String) -> Failure {
    Failure(.cannotRead(path: path, code: ENOENT))
  }

  /// The result of an expression that may fail, with its failure as the program tells it.
  static func telling<Result>(_ result: @autoclosure () throws(ExportError) -> Result)
    throws(Failure) -> Result
  {
    do {
      return try result()
    } catch {
      throw Failure(error)
    }
  }

  /// What an export's failure means to a user.
  init(_ error: ExportError) {
    switch error {
    case .cannotRead(let path, let code):
      self.init(.noInput, path: path, FileSystem.message(for: code))
    case .endless(let path, let limit):
      self.init(
        .noInput, path: path == "-" ? "standard input" : path,
        "is no file, and has no end within \(limit.bytesText)",
        hint: "what is longer is read from a file")
    case .cannotCreate(let path, let code):
      self.init(.cannotCreate, path: path, "cannot be made: \(FileSystem.message(for: code))")
    case .cannotWrite(let path, let code):
      self.init(.cannotWrite, path: path, "cannot be written: \(FileSystem.message(for: code))")
    case .framePattern(let path):
      self.init(
        .usage, "'\(path)' does not name frames: expected one %d or %04d in the file's name",
        hint: "such as frames/%04d.png, or frames/ for the folder alone")
    case .cannotPipe(let format):
      self.init(
        .usage, path: "standard output", "ffmpeg writes \(format.rawValue), and to a file only",
        hint: "y4m pipes frames into any program")
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
        "\(width) × \(height) pixels; the format holds at most \(limit) a side")
    case .sideLimit(let width, let height, let limit):
      self.init(
        .badData, path: path, "\(width) × \(height) pixels; at most \(limit) a side are read")
    case .malformed(let format, let reason):
      self.init(.badData, path: path, "not a good \(format): \(reason)")
    case .otherKind(let expected, let found):
      self.init(.badData, path: path, "is no \(expected): \(found)")
    case .cannotWrite(let code):
      self.init(.cannotWrite, path: path, "cannot be written: \(FileSystem.message(for: code))")
    case .library(let name, let message):
      self.init(.internalFault, path: path, "\(name): \(message)")
    case .pixelCount(let count, let limit):
      self.init(.badData, path: path, "\(count) pixels are more than the \(limit) that are read")
    case .tickDuration(let numerator, let denominator):
      self.init(.usage, path: path, "frames cannot last \(numerator)/\(denominator) s")
    case .metadata(let reason):
      self.init(.badData, path: path, "title or description: \(reason)")
    case .toolMissing(let name):
      self.init(
        .unavailable, path: path, "\(name) is not installed, and writes this format",
        hint: "install \(name), or write a .gif or .apng")
    case .toolFailed(let name, let message):
      self.init(.cannotWrite, path: path, "\(name): \(message)")
    case .tooManyColors(let frame, let count, let limit):
      self.init(
        .badData, path: path, "frame \(frame) has \(count) colours and its table holds \(limit)",
        hint: "leave out --exact\(limit < 256 ? " or --colors" : ""), or write an .apng")
    case .softPixels(let frame, let count):
      self.init(
        .badData, path: path,
        "frame \(frame) has \(count) half-transparent pixels, and a GIF's are clear or opaque",
        hint: "give --matte, the colour to put them on, leave out --exact, or write an .apng")
    }
  }
}
