/// A name or a path as Linux knows it, by its bytes: strings are equal as well where Unicode takes them for one
/// text, such as `é` and `e` with an accent behind it.
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
