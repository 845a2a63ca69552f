/// Runs of pixels, and the colours that they have.
struct ColorRuns: Sendable {
  private(set) var runs: [ColorRun] = []
  private var index = ColorIndex()
  /// Numbered by the runs, once they are finished.
  private(set) var colors: [UInt32] = []
  /// Beside the colours: how many changed pixels have them.
  private(set) var counts: [Int] = []

  /// Whether there are pixels that stay as they were.
  private(set) var hasUnchanged = false

  /// Colours after so many are told apart by five bits a channel, which bounds the memory of a noisy
  /// photograph; the few that its table has are farther apart by far.
  static let exactColors = 1 << 16

  private let flatColors: ColorIndex

  /// - Parameter flatColors: what is never made coarse.
  init(flatColors: ColorIndex = ColorIndex(bits: 1)) { self.flatColors = flatColors }

  mutating func reserveCapacity(_ count: Int) { runs.reserveCapacity(count) }

  /// Makes room for the runs of a row.
  ///
  /// An array would double its own, and hold half as much again of a photograph's millions while it copies them: there
  /// is room at once for all rows, as many runs in each as in those so far.
  ///
  /// - Parameters:
  ///   - count: of the row's runs.
  ///   - share: which row it is, counted from 1, and of how many.
  @inline(__always)
  mutating func makeRoom(for count: Int, share: (row: Int, of: Int)) {
    let needed = runs.count &+ count
    guard needed > runs.capacity else { return }
    let expected = needed * share.of / share.row
    runs.reserveCapacity(max(expected + expected / 16, needed + needed / 4))
  }

  mutating func append(_ color: UInt32, _ length: Int, _ isChanged: Bool) {
    runs.append(ColorRun(color: number(of: color), length: length, isChanged: isChanged))
  }

  /// Adds runs that have their colours' numbers.
  mutating func append(contentsOf numbered: ArraySlice<ColorRun>) {
    runs.append(contentsOf: numbered)
  }

  /// Counts the colours once all runs are there, and gives back the room that is not needed any more: frames
  /// wait for long, and are many.
  mutating func finish() {
    (colors, index) = (index.colors, ColorIndex(bits: 0))
    var counts = Array(repeating: 0, count: colors.count)
    var sums = counts.mutableSpan
    for run in runs where run.isChanged { sums[Int(run.color)] &+= run.length }
    self.counts = counts
    hasUnchanged = runs.contains { !$0.isChanged }
    guard runs.capacity > runs.count + runs.count / 8 else { return }
    var exact: [ColorRun] = []
    exact.reserveCapacity(runs.count)
    exact.append(contentsOf: runs)
    runs = exact
  }

  mutating func number(of color: UInt32) -> Int {
    guard index.colors.count >= Self.exactColors, color != 0,
      flatColors.number(ofKnown: color) == nil
    else { return index.number(of: color) }
    return index.number(of: color & 0xFFF8_F8F8 | 0x0004_0404)
  }
}
/// Equal pixels in a row of a frame; they may go over the end of a line.
struct ColorRun: Sendable {
  /// Number of the colour among the frame's.
  var color: UInt32
  private var bits: UInt32

  /// - Precondition: the length is 1 … 2³¹ − 1.
  init(color: Int, length: Int, isChanged: Bool) {
    self.color = UInt32(truncatingIfNeeded: color)
    bits = UInt32(truncatingIfNeeded: length) | (isChanged ? 1 << 31 : 0)
  }

  var length: Int { Int(bits & 0x7FFF_FFFF) }
  /// Whether these pixels differ from the frame before.
  var isChanged: Bool { bits >> 31 != 0 }
}
