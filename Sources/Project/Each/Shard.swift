package import AnimExport
import AnimPrimitives

/// A part of a run that several machines share, such as 3/16. Each name belongs to one part, whatever the others are.
package struct Shard: Hashable, Sendable {
  /// From 1 to `count`.
  let number: Int
  let count: Int

  /// - Throws: `usage`.
  package init(_ text: String) throws(RequestError) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]),
      (1...10_000).contains(count), (1...count).contains(number)
    else {
      throw .usage("'--shard \(text)': expected a part such as 3/16, the first of which is 1/16")
    }
    self.number = number
    self.count = count
  }

  package func has(_ name: String) -> Bool { has(XXH64.hash(Array(name.utf8))) }

  func has(_ hash: UInt64) -> Bool { hash % UInt64(count) == UInt64(number - 1) }
}
