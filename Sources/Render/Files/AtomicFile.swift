#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

public import Codecs

/// A file that appears whole or not at all: written beside its place, then renamed.
///
/// What cannot be replaced by a file, such as a FIFO or a device, is written to at once.
///
/// A class because a file descriptor has identity, and encoders hold their sink.
public final class AtomicFile: ByteSink {
  public let path: String
  /// nil for what is written to at once.
  private let partial: PartialFile?
  private var descriptor: Int32
  private var buffer: [UInt8] = []
  public private(set) var byteCount = 0

  /// Bytes that are collected before they are written.
  private static let bufferSize = 1 << 18

  /// - Parameter followsLinks: whether what a symbolic link leads to is written, and not a file in the link's place.
  /// - Throws: `.cannotCreate` with errno.
  public init(path: String, followsLinks: Bool = true) throws(ExportError) {
    self.path = path
    // Here and below a string lends its bytes, ended by NUL, for the time of a call.
    if FileSystem.kind(of: path, followsLinks: followsLinks) == .other {
      partial = nil
      descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC)
    } else {
      let partial = try PartialFile(path: path, followsLinks: followsLinks)
      self.partial = partial
      descriptor = unsafe open(
        partial.temporaryPath, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    }
    guard descriptor >= 0 else {
      let code = errno
      partial?.discard()
      throw .cannotCreate(path: path, code: code)
    }
  }

  deinit {
    discard()
  }

  public func write(_ bytes: [UInt8]) throws(CodecError) {
    byteCount += bytes.count
    buffer.append(contentsOf: bytes)
    if buffer.count >= Self.bufferSize { try flush() }
  }

  /// Writes what is left and gives the descriptor back; only the rename of `commit` remains.
  public func close() throws(CodecError) {
    guard descriptor >= 0 else { return }
    try flush()
    buffer = []
    let closing = descriptor
    descriptor = -1
    if closeDescriptor(closing) != 0 { throw .cannotWrite(code: errno) }
  }

  /// Puts the file in its place.
  public func commit() throws(ExportError) {
    do {
      try close()
    } catch {
      discard()
      throw .codec(error, path: path)
    }
    try partial?.commit()
  }

  /// Takes the unfinished file away; does nothing after `commit`.
  public func discard() {
    if descriptor >= 0 {
      _ = closeDescriptor(descriptor)
      descriptor = -1
    }
    partial?.discard()
  }

  private func flush() throws(CodecError) {
    let failure = FileSystem.writeAll(buffer, to: descriptor)
    buffer.removeAll(keepingCapacity: true)
    if failure != 0 { throw .cannotWrite(code: failure) }
  }
}

/// The C library's `close`, which `AtomicFile.close` would hide.
private func closeDescriptor(_ descriptor: Int32) -> Int32 {
  close(descriptor)
}
