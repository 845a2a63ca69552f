import AnimPlatform
package import AnimPrimitives

/// A file that is written completely or not at all: it has a temporary name until it is renamed.
///
/// A FIFO or device cannot be replaced, so it is written directly.
///
/// A class, because it owns a file descriptor and encoders keep a reference to their sink.
package final class AtomicFile: ByteSink {
  package let path: String
  /// nil if the file is written directly.
  private let partial: PartialFile?
  private var descriptor: Int32
  private var buffer: [UInt8] = []
  package private(set) var byteCount = 0

  /// The size of the write buffer in bytes.
  private static let bufferSize = 1 << 18

  /// - Parameter followsLinks: whether to write the target of a symbolic link, instead of replacing the link.
  /// - Throws: `.cannotCreate` with errno.
  package init(path: String, followsLinks: Bool = true) throws(FileError) {
    self.path = path
    // In all calls below, a string's NUL-terminated bytes are valid during the call.
    if FileSystem.kind(of: path, followsLinks: followsLinks) == .other {
      partial = nil
      descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC)
    } else {
      let partial = try PartialFile(path: path, followsLinks: followsLinks)
      self.partial = partial
      descriptor = partial.create()
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

  package func write(_ bytes: [UInt8]) throws(WriteError) {
    byteCount += bytes.count
    buffer.append(contentsOf: bytes)
    if buffer.count >= Self.bufferSize { try flush() }
  }

  /// Gives the file the mode of the one that it replaces and, if the system permits it, its owner.
  func keepOwnerAndMode() {
    var status = stat()
    // The string's bytes are valid during the call, and `status` outlives it.
    guard descriptor >= 0, unsafe stat(path, &status) == 0 else { return }
    _ = fchown(descriptor, status.st_uid, status.st_gid)
    _ = fchmod(descriptor, status.st_mode & 0o7777)
  }

  /// Writes the remaining bytes and closes the descriptor. Only `commit` and its rename are left.
  package func close() throws(FileError) {
    guard descriptor >= 0 else { return }
    do {
      try flush()
    } catch {
      throw .cannotWrite(path: path, code: error.code)
    }
    buffer = []
    let closing = descriptor
    descriptor = -1
    if closeDescriptor(closing) != 0 { throw .cannotWrite(path: path, code: errno) }
  }

  /// Renames the file to its final name.
  package func commit() throws(FileError) {
    do {
      try close()
    } catch {
      discard()
      throw error
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

  private func flush() throws(WriteError) {
    let failure = FileSystem.writeAll(buffer, to: descriptor)
    buffer.removeAll(keepingCapacity: true)
    if failure != 0 { throw WriteError(code: failure) }
  }
}

/// The C library's `close`, which `AtomicFile.close` hides.
private func closeDescriptor(_ descriptor: Int32) -> Int32 {
  close(descriptor)
}
