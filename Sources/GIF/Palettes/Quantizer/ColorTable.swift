import AnimPrimitives

/// A GIF's colour table: opaque colours by their index.
///
/// Guarantees: 1 to 256 colours.
struct ColorTable: Equatable, Sendable {
  let colors: [PremultipliedColor]

  static let limit = 256

  /// Nil if there are no colours or too many.
  init?(_ colors: [PremultipliedColor]) {
    guard (1...Self.limit).contains(colors.count) else { return nil }
    self.colors = colors
  }

  /// The table's size in the file as a power of two, 1…8.
  var bits: Int { Self.bits(forCount: colors.count) }

  /// Its bytes in the file.
  var byteCount: Int { 3 << bits }

  /// - Precondition: 1…256.
  static func bits(forCount count: Int) -> Int {
    max(1, Int.bitWidth - (count - 1).leadingZeroBitCount)
  }
}
