/// Runs of equal pixels and their colours.
struct ColorRuns: Sendable {
  private(set) var runs: [ColorRun] = []
  private var index = ColorIndex()
  /// Colours by their number in the runs; set by `finish()`.
  private(set) var colors: [UInt32] = []
  /// By number of the colour: how many changed pixels have it.
  private(set) var counts: [Int] = []

  /// Whether there are unchanged pixels.
  private(set) var hasUnchanged = false

  /// The maximum number of colours with eight bits per channel. Further colours have five bits, which bounds the memory
  /// of a noisy photograph. The colours of a table are much farther apart.
  static let exactColors = 1 << 20

  private let flatColors: ColorIndex

  /// - Parameter flatColors: colours that always keep eight bits per channel.
  init(flatColors: ColorIndex = ColorIndex(bits: 1)) { self.flatColors = flatColors }

  mutating func reserveCapacity(_ count: Int) { runs.reserveCapacity(count) }

  mutating func append(_ color: UInt32, _ length: Int, _ isChanged: Bool) {
    runs.append(ColorRun(color: number(of: color), length: length, isChanged: isChanged))
  }

  /// Appends the runs of a row, whose colours are numbered already.
  ///
  /// - Parameter share: the number of the row, from 1, and of all rows.
  mutating func append(row: ArraySlice<ColorRun>, share: (row: Int, of: Int)) {
    runs.makeRoom(for: row.count, share: share)
    runs.append(contentsOf: row)
  }

  /// Counts the colours after the last run, and releases unused memory, because many frames wait in a group.
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
/// Consecutive equal pixels of a frame; a run may continue in the next row. The layout is `gif_run`'s.
struct ColorRun: Sendable {
  /// The number of the colour in the frame.
  var color: UInt32
  private var bits: UInt32

  /// - Precondition: the length is 1 … 2³¹ − 1.
  init(color: Int, length: Int, isChanged: Bool) {
    self.color = UInt32(truncatingIfNeeded: color)
    bits = UInt32(truncatingIfNeeded: length) | (isChanged ? 1 << 31 : 0)
  }

  var length: Int { Int(bits & 0x7FFF_FFFF) }
  /// Whether the pixels differ from the previous frame.
  var isChanged: Bool { bits >> 31 != 0 }
}

extension Array {
  /// Makes room for the runs of a row.
  ///
  /// The expected number of runs in all rows is reserved at once, because a growing array doubles its memory and holds
  /// two copies of a photograph's runs.
  ///
  /// - Parameters:
  ///   - count: the number of the row's runs.
  ///   - share: the number of the row, from 1, and of all rows.
  @inline(__always)
  mutating func makeRoom(for count: Int, share: (row: Int, of: Int)) {
    let needed = self.count &+ count
    guard needed > capacity else { return }
    let expected = needed * share.of / share.row
    reserveCapacity(Swift.max(expected + expected / 16, needed + needed / 4))
  }
}
