#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The two names of a file that appears whole or not at all: the one under which it is written, beside its
/// place, and its own.
struct PartialFile: Sendable {
  /// As it was given.
  let path: String
  /// Where it is until `commit`.
  let temporaryPath: String
  /// Where it will be.
  private let place: String

  /// Makes no file yet.
  ///
  /// - Parameter followsLinks: whether what a symbolic link leads to is replaced, and not the link.
  /// - Throws: `.cannotCreate` where a folder stands there, something that cannot be replaced, or where no file can
  ///   have such a name: of several files some would have their places already when `commit` finds out.
  init(path: String, followsLinks: Bool) throws(ExportError) {
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
  /// - Throws: `.cannotCreate` with errno; then there is no file.
  func commit() throws(ExportError) {
    guard unsafe rename(temporaryPath, place) == 0 else {
      let code = errno
      discard()
      throw .cannotCreate(path: path, code: code)
    }
    PartialFiles.remove(temporaryPath)
  }

  /// Takes the unfinished file away; does nothing after `commit`.
  func discard() {
    PartialFiles.discard(temporaryPath)
  }
}
