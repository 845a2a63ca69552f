import AnimPlatform
import AnimPrimitives

/// Why a file cannot be read or written.
public enum FileError: Error, Hashable, Sendable {
  /// `code` is errno.
  case cannotRead(path: String, code: Int32)
  /// A device or pipe has more bytes than the limit.
  case endless(path: String, limit: Int)
  /// The file or its folder cannot be created; `code` is errno.
  case cannotCreate(path: String, code: Int32)
  /// The file was created but not written completely; `code` is errno.
  case cannotWrite(path: String, code: Int32)
  /// Another run writes files to a folder. `holder` is its process and host, nil if the file `lock` does not say.
  case locked(path: String, lock: String, holder: String?)
}

extension FileError: CustomStringConvertible {
  /// The path; `-` is standard input or output.
  package var path: String {
    switch self {
    case .cannotRead(let path, _), .endless(let path, _), .cannotCreate(let path, _),
      .cannotWrite(let path, _), .locked(let path, _, _):
      path
    }
  }

  /// One sentence in lower case, without a full stop and without the path.
  package var message: String {
    switch self {
    case .cannotRead(_, let code): FileSystem.message(for: code)
    case .endless(_, let limit): "more than \(limit.bytesText) on a pipe or device"
    case .cannotCreate(_, let code): "cannot be created: \(FileSystem.message(for: code))"
    case .cannotWrite(_, let code): "cannot be written: \(FileSystem.message(for: code))"
    case .locked(_, _, let holder): "another run writes here\(holder.map { " (\($0))" } ?? "")"
    }
  }

  /// The path and the message, as the command prints them.
  public var description: String {
    let isInput = if case .endless = self { true } else { false }
    let name = path == "-" ? "standard \(isInput ? "input" : "output")" : path
    return "\(name): \(message)"
  }
}
