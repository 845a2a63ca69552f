import Platform

extension FileSystem {
  /// The names in a folder, in the order of their bytes, without hidden ones.
  ///
  /// - Throws: `.cannotRead` with errno.
  package static func names(in folder: String) throws(ExportError) -> [String] {
    FileRecord.addRead(folder)
    let names = try listing(of: folder)
    FileRecord.addNames(names, in: folder)
    return names
  }

  /// The same names, without a record of the read.
  static func listing(of folder: String) throws(ExportError) -> [String] {
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
  /// Hidden files, FIFOs and devices are left out. Links to folders are not followed, because they may lead back.
  ///
  /// - Parameters:
  ///   - folder: with a slash at its end.
  ///   - isWhole: whether a folder below it counts as one file.
  ///   - unreadable: called for a folder that cannot be read. The search goes on unless it throws.
  /// - Throws: `.cannotRead` with errno, by default for the first folder that cannot be read.
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
}
