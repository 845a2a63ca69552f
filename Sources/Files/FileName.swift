/// A name or path that is compared by bytes, as Linux does.
///
/// Strings compare equal if Unicode treats them as the same text, such as `é` and `e` with a combining accent.
package struct FileName: Hashable, Comparable, Sendable {
  private let bytes: [UInt8]

  package init(_ text: some StringProtocol) {
    bytes = Array(text.utf8)
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package static func < (a: FileName, b: FileName) -> Bool {
    a.bytes.lexicographicallyPrecedes(b.bytes)
  }
}

/// A path, split into folder and name.
package struct PathParts: Hashable, Sendable {
  /// With a trailing slash, or empty.
  package let directory: String
  /// The part after the last slash.
  package let name: String

  package init(_ path: String) {
    // Bytes, because a name may begin with a combining accent, which forms one character with the slash.
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let start = slash.map(path.utf8.index(after:)) ?? path.startIndex
    directory = String(path[..<start])
    name = String(path[start...])
  }
}
