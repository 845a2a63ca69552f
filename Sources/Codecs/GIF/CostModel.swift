/// What the encoder's decisions weigh: bytes against errors.
///
/// An error is counted as 100 × OKLab distance × pixels × frames for which it is seen. The constants were
/// measured on four animations (docs/gif.md).
struct CostModel: Sendable {
  /// Bytes that an error of 1 is worth where a table is chosen.
  let tablePrice: Double
  /// Bytes that an error of 1 is worth where indices are chosen, times the mean error that the frame's
  /// table makes anyway: where little is exact, a little more is not seen.
  let indexPrice: Double
  /// The most that it is worth there.
  let highestIndexPrice: Double
  /// Bytes that an error of 1 is worth where strings are chosen.
  let stringPrice: Double
  /// How far off an index may be if it is not the closest, 100 × OKLab distance; 2 is hardly seen.
  let tolerance: Double

  /// Whether a dithered frame may depart from its pattern, at what an error is worth where strings are chosen.
  let leavesPattern: Bool

  /// Bytes that one more colour in the global table costs for each run of the frames: more literal
  /// strings make fewer repeated ones.
  let sharedColorPrice: Double
  /// The same where strings are searched for, which finds repetitions among close colours.
  let searchedColorPrice: Double
  /// Bytes that one more colour in a frame's own table costs.
  let ownColorPrice: Double
  /// Bytes that a change of index costs.
  let changePrice = 1.25

  /// Of frames of more runs the strings are not searched for, which takes too long, or too much memory.
  static let searchedRuns = 12_000

  init(_ options: GIFOptions) {
    // A step of 10 on the dial halves or doubles the price of an error.
    let steps = options.quality - 80
    let factor = Self.doubling(each: 10, steps)
    // 100 of the lossy option make an error eleven times cheaper, and an index wrong three times as far.
    let lossy = Double(options.lossy)
    let cheapness = 1 + lossy / 10
    leavesPattern = options.quality < 100 || options.lossy > 0
    tablePrice = 0.42 * factor
    // Where errors are cheap, fewer colours and longer strings save more than indices that are farther off.
    indexPrice = 0.06 * max(1, factor)
    highestIndexPrice = 4 * factor / cheapness
    stringPrice = 0.68 * factor / cheapness
    tolerance = 2 * Self.doubling(each: 20, -steps) * (1 + lossy / 50)
    searchedColorPrice = 0.0019 * Self.doubling(each: 20, steps)
    sharedColorPrice = 0.25 * Self.doubling(each: 20, steps)
    ownColorPrice = 200 * Self.doubling(each: 10, -steps) * cheapness
  }

  /// 2 to the power of steps / each at its multiples, straight lines between them: no C library has a
  /// say in the result.
  private static func doubling(each: Int, _ steps: Int) -> Double {
    guard steps >= 0 else { return 1 / doubling(each: each, -steps) }
    let whole = Double(1 << (steps / each))
    return whole + whole * Double(steps % each) / Double(each)
  }
}
