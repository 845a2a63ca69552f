import Primitives

/// A GIF's colour table: opaque colours by their index.
///
/// Guarantees: 1 to 256 colours.
struct ColorTable: Equatable, Sendable {
  let colors: [PremultipliedColor]

  static let limit = 256

  /// A table, or nil where there are no colours or too many.
  init?(_ colors: [PremultipliedColor]) {
    guard (1...Self.limit).contains(colors.count) else { return nil }
    self.colors = colors
  }

  /// The table has room for 2 to the power of this in the file, 1…8.
  var bits: Int { Self.bits(forCount: colors.count) }

  /// What it takes in the file.
  var byteCount: Int { 3 << bits }

  /// - Precondition: 1…256.
  static func bits(forCount count: Int) -> Int {
    max(1, Int.bitWidth - (count - 1).leadingZeroBitCount)
  }
}
