package import Codecs
import Platform

/// A file that appears whole or not at all: it is written beside its place, then renamed.
///
/// A FIFO or a device cannot be replaced, so it is written directly.
///
/// A class because a file descriptor has identity, and encoders hold their sink.
package final class AtomicFile: ByteSink {
  package let path: String
  /// nil if the file is written directly.
  private let partial: PartialFile?
  private var descriptor: Int32
  private var buffer: [UInt8] = []
  package private(set) var byteCount = 0

  /// Bytes that are collected before they are written.
  private static let bufferSize = 1 << 18

  /// - Parameter followsLinks: whether the target of a symbolic link is written, rather than a file in its place.
  /// - Throws: `.cannotCreate` with errno.
  package init(path: String, followsLinks: Bool = true) throws(ExportError) {
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

  package func write(_ bytes: [UInt8]) throws(CodecError) {
    byteCount += bytes.count
    buffer.append(contentsOf: bytes)
    if buffer.count >= Self.bufferSize { try flush() }
  }

  /// Writes the rest and closes the descriptor. Only the rename of `commit` remains.
  package func close() throws(CodecError) {
    guard descriptor >= 0 else { return }
    try flush()
    buffer = []
    let closing = descriptor
    descriptor = -1
    if closeDescriptor(closing) != 0 { throw .cannotWrite(code: errno) }
  }

  /// Puts the file in its place.
  package func commit() throws(ExportError) {
    do {
      try close()
    } catch {
      discard()
      throw .codec(error, path: path)
    }
    try partial?.commit()
  }

  /// Deletes the unfinished file; does nothing after `commit`.
  package func discard() {
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
