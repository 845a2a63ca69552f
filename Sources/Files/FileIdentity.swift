import Platform

/// The identity of a file for any spelling of its path: its folder, as the system knows it, and its name there.
///
/// A symbolic link has the identity of its target. Hard links are different files, because replacing one leaves the
/// others as they were.
package struct FileIdentity: Hashable, Sendable {
  package let folder: FolderIdentity
  package let name: FileName

  /// The file of a path, whether or not it is there.
  ///
  /// - Parameter followsLinks: whether a link means its target. If not, it is a file of its own.
  package init(_ path: String, followsLinks: Bool = true) {
    let parts = PathParts(followsLinks ? FileSystem.followingLinks(path) : path)
    folder = FolderIdentity(parts.directory)
    name = FileName(parts.name)
  }
}

/// The identity of a folder for any spelling of its path.
package struct FolderIdentity: Hashable, Sendable {
  /// The system's numbers of the nearest folder that exists; 0 if none does.
  private var device: UInt64 = 0
  private var node: UInt64 = 0
  /// The path from that folder, as it is spelt.
  private var missing: [FileName] = []

  /// - Parameter path: with or without a slash at its end; empty for the working folder.
  package init(_ path: String) {
    var names = path.utf8.split(separator: UInt8(ascii: "/")).map(Substring.init)
    let root = path.hasPrefix("/") ? "/" : "./"
    while !find(root + names.joined(separator: "/")), let name = names.popLast() {
      missing.insert(FileName(name), at: 0)
    }
  }

  /// Whether its path leads through a file that does not exist yet.
  package func lies(below file: FileIdentity) -> Bool {
    let names = file.folder.missing + [file.name]
    return device == file.folder.device && node == file.folder.node && missing.starts(with: names)
  }

  private mutating func find(_ path: String) -> Bool {
    var status = stat()
    // The string lends its bytes, ended by NUL, for the time of the call, which `status` outlives.
    guard unsafe stat(path, &status) == 0 else { return false }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    node = UInt64(truncatingIfNeeded: status.st_ino)
    return true
  }
}
