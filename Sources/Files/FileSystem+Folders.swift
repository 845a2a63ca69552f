import AnimPlatform

extension FileSystem {
  /// The names in a folder, sorted by bytes, without hidden ones.
  ///
  /// - Throws: `.cannotRead` with errno.
  package static func names(in folder: String) throws(FileError) -> [String] {
    FileRecord.addRead(folder)
    let names = try listing(of: folder)
    FileRecord.addNames(names, in: folder)
    return names
  }

  /// Creates the folder of a file and those above it that are missing.
  ///
  /// - Throws: `cannotCreate`.
  package static func makeFolders(of file: String) throws(FileError) {
    try makeFolders(PathParts(file).directory)
  }

  /// Creates a folder and those above it that are missing. If the program is interrupted, it removes those that are
  /// empty.
  ///
  /// - Parameter path: with or without a trailing slash; empty means the current folder.
  /// - Throws: `cannotCreate`.
  package static func makeFolders(_ path: String) throws(FileError) {
    let names = path.split(separator: "/")
    let root = path.hasPrefix("/") ? "/" : ""
    let path = root + names.joined(separator: "/")
    // If a file has the name of a folder, the first path below it is reported.
    guard !names.isEmpty, kind(of: path) == nil else { return }
    try makeFolders(root + names.dropLast().joined(separator: "/"))
    let code = makeDirectory(path)
    if code == 0 { PartialFiles.insert(directory: path) }
    // Another thread may have created it.
    guard code == 0 || code == EEXIST && kind(of: path) == .directory else {
      throw .cannotCreate(path: path, code: code)
    }
  }

  /// `names(in:)` without recording the read.
  static func listing(of folder: String) throws(FileError) -> [String] {
    try checkPath(folder)
    guard let handle = unsafe opendir(folder) else {
      throw .cannotRead(path: folder, code: errno)
    }
    defer { unsafe closedir(handle) }
    var names: [String] = []
    // An entry is valid until the next call of readdir, and its name is NUL-terminated.
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

  /// The relative paths of all files in a folder and its subfolders, sorted by name.
  ///
  /// Hidden files, FIFOs and devices are omitted. Links to folders are not followed, because they may form cycles.
  ///
  /// - Parameters:
  ///   - folder: with a trailing slash.
  ///   - isWhole: whether a subfolder counts as one file.
  ///   - unreadable: called for a folder that cannot be read. The search continues unless the closure throws.
  /// - Throws: `.cannotRead` with errno, by default for the first folder that cannot be read.
  package static func files(
    below folder: String, isWhole: (_ folder: String) -> Bool = { _ in false },
    unreadable: (FileError) throws(FileError) -> Void = { error throws(FileError) in
      throw error
    }
  ) throws(FileError) -> [String] {
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
}
