import Platform

/// The two names of a file that appears whole or not at all: a temporary one beside its place, and its own.
package struct PartialFile: Sendable {
  /// The path as it was given, for errors.
  private let path: String
  /// The path until `commit`.
  package let temporaryPath: String
  /// The path after `commit`.
  private let place: String

  /// Makes no file yet.
  ///
  /// - Parameter followsLinks: whether the target of a symbolic link is replaced, rather than the link.
  /// - Throws: `.cannotCreate` if the path is a folder or cannot be replaced, or if its name is not possible. `commit`
  ///   would find that out too late, when other files are already in their places.
  package init(path: String, followsLinks: Bool) throws(ExportError) {
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

  /// Puts the file in its place.
  ///
  /// - Throws: `.cannotCreate` with errno; then no file is left.
  package func commit() throws(ExportError) {
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
