import AnimPlatform
import AnimPrimitives

extension FileSystem {
  /// Replaces the content of a file completely or not at all. The new file has the mode of the old one and, if the system
  /// permits it, its owner.
  ///
  /// - Parameter old: the expected content.
  /// - Returns: false if the file has other content; it is then unchanged.
  /// - Throws: `cannotCreate`, `cannotWrite`, `cannotRead`.
  package static func replace(_ path: String, holding old: [UInt8], with new: [UInt8])
    throws(FileError) -> Bool
  {
    let file = try AtomicFile(path: path, followsLinks: false)
    do {
      try file.write(new)
    } catch {
      file.discard()
      throw .cannotWrite(path: path, code: error.code)
    }
    file.keepOwnerAndMode()
    try file.close()
    // The shorter the time between this check and the rename, the rarer a change in between.
    guard try contents(of: path) == old else {
      file.discard()
      return false
    }
    try file.commit()
    return true
  }
}
