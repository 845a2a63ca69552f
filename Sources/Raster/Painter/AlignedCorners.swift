/// The corners of a rounded rectangle whose sides lie between pixels: what most of an interface is made
/// of while it rests.
struct AlignedCorners {
  let radius: Double
  /// Rows and columns that a corner reaches into.
  let reach: Int
  /// Coverages in a row: whole groups of eight on the left, and as many on the right.
  let pitch: Int
  /// Coverage of the four corners side by side, `2 · reach` rows of `pitch`: what is left of a rounded
  /// rectangle when its straight rows and columns are taken out, but for some in the middle that fill
  /// the groups.
  private(set) var coverage: [UInt8]

  /// Corners that cover nothing yet.
  init(radius: Double) {
    self.radius = radius
    reach = Int(radius.rounded(.up))
    pitch = (reach + 7) / 8 * 16
    coverage = Array(repeating: 0, count: 2 * reach * pitch)
    for row in 0..<(2 * reach) {
      for column in reach..<(pitch - reach) { coverage[row * pitch + column] = 255 }
    }
  }

  /// Sets what the corners cover of a pixel; counted without what lies between them.
  mutating func set(row: Int, column: Int, coverage value: UInt8) {
    let start = column < reach ? row * pitch : (row + 1) * pitch - 2 * reach
    coverage[start + column] = value
  }

  /// The coverage of a row of the corners on the left or on the right.
  func range(row: Int, isRight: Bool) -> Range<Int> {
    let start = isRight ? (row + 1) * pitch - reach : row * pitch
    return start..<(start + reach)
  }
}
