import AnimPlatform

/// A temporary folder that only this user may enter, for files that are read once. It is deleted with this value.
package struct PrivateFolder: ~Copyable {
  package let path: String

  /// - Throws: `.cannotCreate` with errno.
  package init() throws(FileError) {
    guard let path = TemporaryFolder.makePrivateFolder() else {
      throw .cannotCreate(path: TemporaryFolder.path, code: errno)
    }
    self.path = path
    PartialFiles.insert(directory: path)
  }

  deinit {
    PartialFiles.remove(directory: path)
    // The string's bytes are valid during the call. The folder is empty unless a file could not be opened.
    _ = unsafe rmdir(path)
  }

  /// Opens a file of the folder and deletes its name.
  ///
  /// - Throws: `.cannotRead` with errno.
  package func take(_ name: String) throws(FileError) -> OpenFile {
    let file = "\(path)/\(name)"
    defer { _ = unsafe unlink(file) }
    let descriptor = unsafe open(file, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw .cannotRead(path: file, code: errno) }
    return OpenFile(owning: descriptor)
  }
}

/// An open file. A class because it is closed once, after its last owner.
package final class OpenFile: Sendable {
  private let descriptor: Int32

  init(owning descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit {
    _ = close(descriptor)
  }

  package var byteCount: Int {
    var status = stat()
    // The call fills a local variable.
    return unsafe fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
  }

  /// A descriptor that the caller must close; nil if the system has none left.
  package func duplicate() -> Int32? {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    return copy < 0 ? nil : copy
  }
}
