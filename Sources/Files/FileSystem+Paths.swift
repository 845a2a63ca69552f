import AnimPlatform

extension FileSystem {
  /// The maximum number of links to follow; systems stop at 40 or fewer.
  private static let linkLimit = 40

  /// The target of a symbolic link, whether or not it exists; other paths are returned unchanged. For a cycle of links,
  /// one of its links.
  package static func followingLinks(_ path: String) -> String {
    var path = path
    for _ in 0..<linkLimit {
      guard let target = linkTarget(path) else { break }
      path = target.hasPrefix("/") ? target : PathParts(path).directory + target
    }
    return path
  }

  /// The absolute path without links, `.` and `..`; nil if nothing exists there.
  package static func canonical(_ path: String) -> String? {
    // The string's bytes are valid during the call, and the result is freed after it was copied.
    guard let found = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(found) }
    return unsafe String(cString: found)
  }

  /// The destination in a symbolic link; nil for other files.
  static func linkTarget(_ path: String) -> String? {
    var characters = [CChar](repeating: 0, count: 4096)
    // `characters.count` is the size of the array; the string's NUL-terminated bytes are valid during the call.
    let count = unsafe readlink(path, &characters, characters.count)
    guard count > 0 else { return nil }
    return String(decoding: characters.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Checks that a path contains no NUL. The system would use only the part before it.
  ///
  /// - Throws: `.cannotRead` with ENOENT, because no file has such a name.
  static func checkPath(_ path: String) throws(FileError) {
    guard !path.utf8.contains(0) else { throw .cannotRead(path: path, code: ENOENT) }
  }

  /// Whether the name is too long for the file system, which usually allows 255 bytes.
  static func isNameTooLong(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) != 0 && errno == ENAMETOOLONG
  }

  /// Whether a file must not be replaced although its folder is writable. In a folder with the sticky bit, such as
  /// `/tmp`, only root and the owners of the file and folder may replace it.
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
