/// What the encoder's decisions weigh: bytes against errors.
///
/// An error is counted as 100 × OKLab distance × pixels × frames for which it is seen.
struct Tuning: Sendable {
  /// Bytes that an error of 1 is worth where a table is chosen.
  let tablePrice: Double
  /// Bytes that an error of 1 is worth where indices are chosen, times the mean error that the frame's
  /// table makes anyway: where nothing is exact, a little more is not seen.
  let indexPrice: Double
  /// The most that it is worth there.
  let highestIndexPrice: Double
  /// How far off an index may be if it is not the closest, 100 × OKLab distance; 2 is hardly seen.
  let tolerance: Double

  /// Bytes that one more colour in a table costs for each run that uses it: more literal strings make
  /// fewer repeated ones. Measured between 64 and 256 colours.
  let colorPrice = 0.003
  /// Bytes that a change of index costs.
  let changePrice = 1.25

  init(_ options: GIFOptions) {
    // A step of 10 on the dial halves or doubles the price of an error.
    let steps = options.quality - 80
    let factor = Self.doubling(each: 10, steps)
    tablePrice = 0.35 * factor
    indexPrice = 0.03 * factor
    highestIndexPrice = 4 * factor
    tolerance = 2 * Self.doubling(each: 20, -steps)
  }

  /// 2 to the power of steps / each at its multiples, straight lines between them: no C library has a
  /// say in the result.
  private static func doubling(each: Int, _ steps: Int) -> Double {
    guard steps >= 0 else { return 1 / doubling(each: each, -steps) }
    let whole = Double(1 << (steps / each))
    return whole + whole * Double(steps % each) / Double(each)
  }
}
