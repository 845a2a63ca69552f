import AnimPlatform

/// The two names of a file that is written completely or not at all: a temporary name in the same folder, and the final
/// one.
package struct PartialFile: Sendable {
  /// The given path, for errors.
  private let path: String
  /// The path until `commit`.
  package let temporaryPath: String
  /// The path after `commit`.
  private let place: String

  /// Creates no file yet.
  ///
  /// - Parameter followsLinks: whether to replace the target of a symbolic link, instead of the link.
  /// - Throws: `.cannotCreate` if the path is a folder, cannot be replaced, or has an invalid name. `commit` would
  ///   detect this too late, after other files have been renamed.
  package init(path: String, followsLinks: Bool) throws(FileError) {
    switch FileSystem.kind(of: path, followsLinks: followsLinks) {
    case .directory: throw .cannotCreate(path: path, code: EISDIR)
    case .other: throw .cannotCreate(path: path, code: ESPIPE)
    case .file, nil: break
    }
    self.path = path
    place = followsLinks ? FileSystem.followingLinks(path) : path
    guard !followsLinks || FileSystem.linkTarget(place) == nil else {
      throw .cannotCreate(path: path, code: ELOOP)
    }
    guard !FileSystem.isNameTooLong(place) else {
      throw .cannotCreate(path: path, code: ENAMETOOLONG)
    }
    guard !FileSystem.isProtected(place) else { throw .cannotCreate(path: path, code: EPERM) }
    temporaryPath = PartialFiles.insert(beside: place)
  }

  /// Creates the file for writing. Other users may write to its folder and can guess its name, so an existing file or
  /// link is never opened.
  ///
  /// - Returns: a descriptor; −1 with errno if the file cannot be created.
  func create() -> Int32 {
    let descriptor = createNew()
    guard descriptor < 0, errno == EEXIST else { return descriptor }
    // A killed program with the same process number left the name.
    _ = unsafe unlink(temporaryPath)
    return createNew()
  }

  /// Creates an empty file that another program opens, which would follow a link.
  ///
  /// - Throws: `.cannotCreate` with errno.
  package func createEmpty() throws(FileError) {
    let descriptor = create()
    guard descriptor >= 0 else {
      let code = errno
      discard()
      throw .cannotCreate(path: path, code: code)
    }
    _ = close(descriptor)
  }

  private func createNew() -> Int32 {
    // The string's bytes are valid during the call.
    unsafe open(temporaryPath, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
  }

  /// Renames the file to its final name.
  ///
  /// - Throws: `.cannotCreate` with errno; the file is then deleted.
  package func commit() throws(FileError) {
    guard unsafe rename(temporaryPath, place) == 0 else {
      let code = errno
      discard()
      throw .cannotCreate(path: path, code: code)
    }
    PartialFiles.remove(temporaryPath)
    FileRecord.addWritten(place)
  }

  /// Deletes the unfinished file; does nothing after `commit`.
  package func discard() {
    PartialFiles.discard(temporaryPath)
  }
}
