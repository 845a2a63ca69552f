/// The prices by which the encoder weighs bytes against errors.
///
/// An error is 100 × OKLab distance × pixels × frames for which it is visible.
struct CostModel: Sendable {
  /// Bytes that an error of 1 is worth when a table is chosen.
  let tablePrice: Double
  /// The same for a steady frame.
  let steadyTablePrice: Double
  /// Bytes that an error of 1 is worth when indices are chosen, times the mean error of the frame's table: if little
  /// is exact, a small additional error is not visible.
  let indexPrice: Double
  /// The maximum number of bytes that an error of 1 is worth when indices are chosen.
  let highestIndexPrice: Double
  /// Bytes that an error of 1 is worth when strings are chosen.
  let stringPrice: Double
  /// The maximum error of an index that is not the closest one, 100 × OKLab distance; 2 is hardly visible.
  let tolerance: Double

  /// Whether the indices of steady frames are chosen together with their strings, which takes more time: if `lossy` is
  /// set, or `quality` is below the default.
  let choosesStrings: Bool
  /// How cheap errors are: 1 at the default quality, twice that for each 20 steps below it.
  private let freedom: Double

  /// Whether a dithered frame may depart from its pattern to save bytes.
  let leavesPattern: Bool

  /// Bytes that another colour in the global table costs for each run of the frames, because more different indices
  /// make fewer repeated strings.
  let sharedColorPrice: Double
  /// The same for frames whose strings are searched, which finds repetitions among close colours.
  let searchedColorPrice: Double
  /// Bytes that another colour in a local table costs.
  let ownColorPrice: Double
  /// Bytes that a change of index costs.
  let changePrice = 1.25

  /// The maximum number of runs of a frame whose strings are searched, which bounds time and memory.
  static let searchedRuns = 12_000
  /// The number of runs above which a flat frame is steady.
  static let steadyRuns = 1 << 16

  init(_ options: GIFOptions) {
    // Ten steps on the dial halve or double the price of an error.
    let steps = options.quality - 80
    let factor = Self.doubling(each: 10, steps)
    // A lossy option of 100 makes errors eleven times cheaper and triples the tolerance.
    let lossy = Double(options.lossy)
    let cheapness = 1 + lossy / 10
    leavesPattern = options.quality < 100 || options.lossy > 0
    freedom = leavesPattern ? Self.doubling(each: 20, -steps) * (1 + lossy / 50) : 0
    choosesStrings = freedom > 1 || options.lossy > 0
    tablePrice = 0.42 * factor
    steadyTablePrice = tablePrice / ((1 + lossy / 50) * (1 + lossy / 50))
    // If errors are cheap, fewer colours and longer strings save more than worse indices.
    indexPrice = 0.06 * max(1, factor)
    highestIndexPrice = 4 * factor / cheapness
    stringPrice = 0.68 * factor / cheapness
    tolerance = 2 * Self.doubling(each: 20, -steps) * (1 + lossy / 50)
    searchedColorPrice = 0.0019 * Self.doubling(each: 20, steps)
    sharedColorPrice = 0.25 * Self.doubling(each: 20, steps)
    ownColorPrice = 200 * Self.doubling(each: 10, -steps) * cheapness
  }

  /// By how much a shown colour may be farther from the wanted one than the closest colour of the table, 100 × OKLab
  /// distance.
  ///
  /// By default it is 0.45 of the table's mean error, so that clean gradients hardly depart and no lower quality is closer
  /// to photographs. Flat frames of very many colours have shades of few hues: 0.7 of the error takes 4 % less bytes for
  /// 1 % more error. If strings are chosen, their price decides, and the limit bounds single pixels.
  ///
  /// - Parameter tableError: the table's mean error, 100 × OKLab distance.
  func steadiness(tableError: Double, hasContinuousTone: Bool) -> Double {
    choosesStrings ? freedom : freedom * tableError * (hasContinuousTone ? 0.45 : 0.7)
  }

  /// The number of bits that the square of an additional error of 1 is worth in a pixel of a steady frame.
  var squaredErrorPrice: Double { 6 / (freedom * freedom) }

  /// 2 to the power of steps / each at its multiples, with linear interpolation between them. It gives the same bits on
  /// every machine, unlike `pow`.
  private static func doubling(each: Int, _ steps: Int) -> Double {
    guard steps >= 0 else { return 1 / doubling(each: each, -steps) }
    let whole = Double(1 << (steps / each))
    return whole + whole * Double(steps % each) / Double(each)
  }
}
