#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension FileSystem {
  /// The names of what a folder holds, in the order of their bytes, without hidden ones.
  ///
  /// - Throws: `.cannotRead` with errno.
  package static func names(in folder: String) throws(ExportError) -> [String] {
    try checkPath(folder)
    guard let handle = unsafe opendir(folder) else {
      throw .cannotRead(path: folder, code: errno)
    }
    defer { unsafe closedir(handle) }
    var names: [String] = []
    // An entry is valid until the next call of readdir, and its name ends with a zero byte.
    while let entry = unsafe readdir(handle) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) {
          unsafe String(cString: $0)
        }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The paths of all files below a folder, relative to it, in the order of their names.
  ///
  /// Hidden ones are left out, and so is what lies behind a link to a folder, which may lead back; FIFOs and devices
  /// too, for their end may never come.
  ///
  /// - Parameters:
  ///   - folder: with a slash at its end.
  ///   - isWhole: whether a folder below it counts as one file.
  ///   - unreadable: what to do about a folder that cannot be read, which ends nothing unless it throws.
  /// - Throws: `.cannotRead` with errno, of the first folder that cannot be.
  package static func files(
    below folder: String, isWhole: (_ folder: String) -> Bool = { _ in false },
    unreadable: (ExportError) throws(ExportError) -> Void = { error throws(ExportError) in
      throw error
    }
  ) throws(ExportError) -> [String] {
    let names: [String]
    do {
      names = try self.names(in: folder)
    } catch {
      try unreadable(error)
      return []
    }
    var files: [String] = []
    for name in names {
      let path = folder + name
      switch kind(of: path) {
      case .file, nil: files.append(name)
      case .other: break
      case .directory where isWhole(path): files.append(name)
      case .directory where isLink(path): break
      case .directory:
        files += try self.files(below: path + "/", isWhole: isWhole, unreadable: unreadable)
          .map { "\(name)/\($0)" }
      }
    }
    return files
  }

  /// Whether no file can have the name in a path: a file system's names have an end, most often at 255 bytes.
  static func isNameTooLong(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) != 0 && errno == ENAMETOOLONG
  }

  /// Whether a file may not be replaced although its folder can be written to: in one with the sticky bit, such as
  /// `/tmp`, it takes the owner of either, or root. Source: `rename` in POSIX.1-2017, [EPERM].
  static func isProtected(_ path: String) -> Bool {
    var (file, folder) = (stat(), stat())
    let directory = PathParts(path).directory
    guard unsafe lstat(path, &file) == 0,
      unsafe stat(directory.isEmpty ? "." : directory, &folder) == 0
    else { return false }
    let user = geteuid()
    return folder.st_mode & S_ISVTX != 0 && ![0, file.st_uid, folder.st_uid].contains(user)
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}
