import Files
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension FileSystem {
  /// Checks that the system would see the whole of a path: of one with a NUL character, which a list of frames may
  /// hold, it would take what stands in front of that for the name of another file.
  ///
  /// - Throws: `.cannotRead` with ENOENT: no file has such a name.
  static func checkPath(_ path: String) throws(ExportError) {
    guard !path.utf8.contains(0) else { throw .cannotRead(path: path, code: ENOENT) }
  }
}
