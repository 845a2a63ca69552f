import Platform

extension FileSystem {
  /// The maximum number of links to follow; systems stop at 40 or fewer.
  private static let linkLimit = 40

  /// The target of a symbolic link, whether or not anything exists there; other paths as they are. If links lead to
  /// each other, it is one of them.
  package static func followingLinks(_ path: String) -> String {
    var path = path
    for _ in 0..<linkLimit {
      guard let target = linkTarget(path) else { break }
      path = target.hasPrefix("/") ? target : PathParts(path).directory + target
    }
    return path
  }

  /// The text of a symbolic link; nil if there is no link.
  static func linkTarget(_ path: String) -> String? {
    var characters = [CChar](repeating: 0, count: 4096)
    // The array has as many characters as its count says; the string lends its bytes, ended by NUL.
    let count = unsafe readlink(path, &characters, characters.count)
    guard count > 0 else { return nil }
    return String(decoding: characters.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Checks that a path has no NUL character. The system would take the part before it for the path of another file.
  ///
  /// - Throws: `.cannotRead` with ENOENT, because no file has such a name.
  static func checkPath(_ path: String) throws(ExportError) {
    guard !path.utf8.contains(0) else { throw .cannotRead(path: path, code: ENOENT) }
  }

  /// Whether the name is too long for the file system, which usually allows 255 bytes.
  static func isNameTooLong(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) != 0 && errno == ENAMETOOLONG
  }

  /// Whether a file may not be replaced although its folder can be written to. In a folder with the sticky bit, such as
  /// `/tmp`, only root and the owners of the file and the folder may.
  ///
  /// Source: `rename` in POSIX.1-2017, [EPERM].
  static func isProtected(_ path: String) -> Bool {
    var (file, folder) = (stat(), stat())
    let directory = PathParts(path).directory
    guard unsafe lstat(path, &file) == 0,
      unsafe stat(directory.isEmpty ? "." : directory, &folder) == 0
    else { return false }
    let user = geteuid()
    return folder.st_mode & S_ISVTX != 0 && ![0, file.st_uid, folder.st_uid].contains(user)
  }
}
