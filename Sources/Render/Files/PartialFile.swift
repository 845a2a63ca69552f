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
  /// Where it will be: what a symbolic link leads to is replaced, and not the link.
  private let place: String

  /// Makes no file yet.
  ///
  /// - Throws: `.cannotCreate` where a folder stands there, or something that cannot be replaced: of several files
  ///   some would have their places already when `commit` finds out.
  init(path: String) throws(ExportError) {
    switch FileSystem.kind(of: path) {
    case .directory: throw .cannotCreate(path: path, code: EISDIR)
    case .other: throw .cannotCreate(path: path, code: ESPIPE)
    case .file, nil: break
    }
    self.path = path
    place = FileSystem.followingLinks(path)
    guard FileSystem.linkTarget(place) == nil else { throw .cannotCreate(path: path, code: ELOOP) }
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
