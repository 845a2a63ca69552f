/// The corners of a rounded rectangle whose sides lie between pixels: what most of an interface is made
/// of while it rests.
struct AlignedCorners {
  let radius: Double
  /// Rows and columns that a corner reaches into.
  let reach: Int
  /// Coverage of the four corners side by side, `2 · reach` rows and columns: what is left of a rounded
  /// rectangle when its straight rows and columns are taken out.
  let coverage: [UInt8]

  /// The coverage of a row of the corners on the left or on the right.
  func range(row: Int, isRight: Bool) -> Range<Int> {
    let start = row * 2 * reach + (isRight ? reach : 0)
    return start..<(start + reach)
  }
}
