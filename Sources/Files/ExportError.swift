public import Codecs

/// Why a file could not be read or written.
public enum ExportError: Error, Hashable, Sendable {
  /// `code` is errno.
  case cannotRead(path: String, code: Int32)
  /// A device or a pipe has more bytes than the limit.
  case endless(path: String, limit: Int)
  /// The file or its folder cannot be made; `code` is errno.
  case cannotCreate(path: String, code: Int32)
  /// The file was made, but not all of it could be written; `code` is errno.
  case cannotWrite(path: String, code: Int32)
  /// The path of frames is not a folder, and its name does not have one `%d` or `%04d`.
  case framePattern(path: String)
  /// ffmpeg cannot write a video to standard output (`-`).
  case cannotPipe(VideoFormat)
  /// An encoder or a decoder refused.
  case codec(CodecError, path: String)
}
