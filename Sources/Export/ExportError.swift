public import AnimCodecs
public import AnimFiles

/// Why an output cannot be written, or a written file cannot be read again.
public enum ExportError: Error, Hashable, Sendable {
  case file(FileError)
  /// The output path of frames is neither a folder nor a name with one `%d` or `%04d`.
  case framePattern(path: String)
  /// ffmpeg cannot write a video to standard output (`-`).
  case cannotPipe(VideoFormat)
  /// An encoder or decoder failed.
  case codec(CodecError, path: String)
}

extension ExportError {
  /// Evaluates an expression and throws its error as an `ExportError`.
  package static func wrapping<Result>(_ result: @autoclosure () throws(FileError) -> Result)
    throws(ExportError) -> Result
  {
    do {
      return try result()
    } catch {
      throw .file(error)
    }
  }
}

extension ExportError: CustomStringConvertible {
  /// The message with the path before it, as the command prints it.
  public var description: String {
    switch self {
    case .file(let error): error.description
    case .framePattern(let path):
      "'\(path)' is not a frame pattern: expected exactly one %d or %04d in the file name"
    case .cannotPipe(let format):
      "standard output: \(format.rawValue) cannot be written to a pipe"
    case .codec(let error, let path): "\(path == "-" ? "standard output" : path): \(error)"
    }
  }
}
