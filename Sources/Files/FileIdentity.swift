import AnimPlatform

/// The identity of a file, independent of the spelling of its path: its folder's identity and its name.
///
/// A symbolic link has the identity of its target. Hard links are different files, because replacing one does not
/// change the others.
package struct FileIdentity: Hashable, Sendable {
  package let folder: FolderIdentity
  package let name: FileName

  /// The file at a path, whether or not it exists.
  ///
  /// - Parameter followsLinks: whether a link means its target. If not, the link itself is the file.
  package init(_ path: String, followsLinks: Bool = true) {
    let parts = PathParts(followsLinks ? FileSystem.followingLinks(path) : path)
    folder = FolderIdentity(parts.directory)
    name = FileName(parts.name)
  }
}

/// The identity of a folder, independent of the spelling of its path.
package struct FolderIdentity: Hashable, Sendable {
  /// The device and inode of the nearest existing folder; 0 if there is none.
  private var device: UInt64 = 0
  private var node: UInt64 = 0
  /// The remaining path from that folder.
  private var missing: [FileName] = []

  /// - Parameter path: with or without a trailing slash; empty means the working folder.
  package init(_ path: String) {
    var names = path.utf8.split(separator: UInt8(ascii: "/")).map(Substring.init)
    let root = path.hasPrefix("/") ? "/" : "./"
    while !find(root + names.joined(separator: "/")), let name = names.popLast() {
      missing.insert(FileName(name), at: 0)
    }
  }

  /// Whether the path leads through a file that does not exist yet.
  package func lies(below file: FileIdentity) -> Bool {
    let names = file.folder.missing + [file.name]
    return device == file.folder.device && node == file.folder.node && missing.starts(with: names)
  }

  private mutating func find(_ path: String) -> Bool {
    var status = stat()
    // The string's NUL-terminated bytes are valid during the call, and `status` outlives it.
    guard unsafe stat(path, &status) == 0 else { return false }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    node = UInt64(truncatingIfNeeded: status.st_ino)
    return true
  }
}
