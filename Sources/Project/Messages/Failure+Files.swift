package import AnimCodecs
package import AnimExport
package import AnimFiles
import AnimPlatform

// The exit codes and hints for errors of the library, which has the messages.

extension Failure {
  /// The file does not exist.
  package static func notFound(_ path: String) -> Failure {
    Failure(.cannotRead(path: path, code: ENOENT))
  }

  /// Evaluates an expression and throws its error as a `Failure`.
  package static func rethrowing<Result>(_ result: @autoclosure () throws(ExportError) -> Result)
    throws(Failure) -> Result
  {
    do {
      return try result()
    } catch {
      throw Failure(error)
    }
  }

  /// Evaluates an expression and throws its error as a `Failure`.
  package static func rethrowing<Result>(file result: @autoclosure () throws(FileError) -> Result)
    throws(Failure) -> Result
  {
    do {
      return try result()
    } catch {
      throw Failure(error)
    }
  }

  package init(_ error: FileError) {
    let isInput = if case .endless = error { true } else { false }
    let path = isInput && error.path == "-" ? "standard input" : error.path
    switch error {
    case .cannotRead: self.init(.noInput, path: path, error.message)
    case .endless:
      self.init(.noInput, path: path, error.message, hint: "save the data to a file first")
    case .cannotCreate(_, let code):
      self.init(
        .cannotCreate, path: path, error.message,
        hint: code == ENOENT ? "create its folder first" : nil)
    case .cannotWrite: self.init(.cannotWrite, path: path, error.message)
    case .locked(_, let lock, _):
      self.init(
        .cannotCreate, path: path, error.message,
        hint: "wait for its end; if no run writes here, delete \(lock)")
    }
  }

  package init(_ error: ExportError) {
    switch error {
    case .file(let error): self.init(error)
    case .framePattern:
      self.init(
        .usage, error.description,
        hint: "use a pattern such as frames/%04d.png, or a folder such as frames/")
    case .cannotPipe:
      self.init(
        .usage, error.description,
        hint: "name a file, or use y4m to pipe frames into another program")
    case .codec(let error, let path):
      self.init(error, path: path == "-" ? "standard output" : path)
    }
  }

  package init(_ error: CodecError, path: String) {
    let (code, hint): (ExitCode, String?) =
      switch error {
      case .size, .sideLimit, .malformed, .otherKind, .pixelCount, .metadata: (.badData, nil)
      case .cannotWrite, .toolFailed: (.cannotWrite, nil)
      case .library: (.internalFault, nil)
      case .tickDuration: (.usage, nil)
      case .toolMissing("ffprobe"): (.unavailable, "install ffmpeg, which has it, to read videos")
      case .toolMissing(let name):
        (.unavailable, "install \(name), or write a .gif or .apng")
      case .toolLacksEncoder(let name, _):
        (.unavailable, "install \(name) with this encoder, or write a .gif or .apng")
      case .tooManyColors(_, _, let limit):
        (.badData, "leave out --exact\(limit < 256 ? " or --colors" : ""), or write an .apng")
      case .softPixels:
        (
          .badData,
          "give their background with --matte, leave out --exact, or write an .apng"
        )
      }
    self.init(code, path: path, error.description, hint: hint)
  }
}
