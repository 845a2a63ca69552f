/// Runs of pixels, and the colours that they have.
struct ColorRuns {
  private(set) var runs: [ColorRun] = []
  private var index = ColorIndex()
  /// Beside the colours: how many changed pixels have them.
  private(set) var counts: [Int] = []

  /// Whether there are pixels that stay as they were.
  private(set) var hasUnchanged = false

  var colors: [UInt32] { index.colors }

  /// Colours after so many are told apart by five bits a channel, which bounds the memory of a noisy
  /// photograph; the few that its table has are farther apart by far.
  static let exactColors = 1 << 16

  private let flatColors: [UInt32]

  /// - Parameter flatColors: what is never made coarse.
  init(flatColors: [UInt32] = []) { self.flatColors = flatColors }

  mutating func append(_ color: UInt32, _ length: Int, _ isChanged: Bool) {
    let number = number(of: color)
    if number == counts.count { counts.append(0) }
    if isChanged { counts[number] &+= length } else { hasUnchanged = true }
    runs.append(ColorRun(color: number, length: length, isChanged: isChanged))
  }

  /// Gives back the room that the runs do not need: frames wait for long, and are many.
  mutating func trim() {
    guard runs.capacity > runs.count + runs.count / 8 else { return }
    var exact: [ColorRun] = []
    exact.reserveCapacity(runs.count)
    exact.append(contentsOf: runs)
    runs = exact
  }

  private mutating func number(of color: UInt32) -> Int {
    guard index.colors.count >= Self.exactColors, color != 0, !flatColors.contains(color) else {
      return index.number(of: color)
    }
    return index.number(of: color & 0xFFF8_F8F8 | 0x0004_0404)
  }
}
