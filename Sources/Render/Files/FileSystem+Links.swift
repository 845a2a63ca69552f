#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension FileSystem {
  /// Links that are followed; the systems end at 40 or before.
  private static let linkLimit = 40

  /// The path of what a symbolic link leads to, whether or not anything is there; other paths as they are. Of links
  /// that lead to each other it is one of them.
  package static func followingLinks(_ path: String) -> String {
    var path = path
    for _ in 0..<linkLimit {
      guard let target = linkTarget(path) else { break }
      path = target.hasPrefix("/") ? target : PathParts(path).directory + target
    }
    return path
  }

  /// What a symbolic link says; nil where there is none.
  static func linkTarget(_ path: String) -> String? {
    var characters = [CChar](repeating: 0, count: 4096)
    // The array has as many characters as are told; the string lends its bytes, ended by NUL.
    let count = unsafe readlink(path, &characters, characters.count)
    guard count > 0 else { return nil }
    return String(decoding: characters.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
