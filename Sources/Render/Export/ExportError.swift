public import Codecs

/// Why a file could not be read or written.
public enum ExportError: Error, Hashable, Sendable {
  /// `code` is errno.
  case cannotRead(path: String, code: Int32)
  /// It is no file but a device or a pipe, and goes on after as many bytes as are read of one.
  case endless(path: String, limit: Int)
  /// The file or its folder cannot be made; `code` is errno.
  case cannotCreate(path: String, code: Int32)
  /// It was made, but not all could be written; `code` is errno.
  case cannotWrite(path: String, code: Int32)
  /// The path of frames is no folder, and its name has not one `%d` or `%04d`.
  case framePattern(path: String)
  /// A video was to go to standard output (`-`), and ffmpeg writes to a file only.
  case cannotPipe(VideoFormat)
  /// An encoder refused.
  case codec(CodecError, path: String)
}
