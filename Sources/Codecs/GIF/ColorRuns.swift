/// Runs of pixels, and the colours that they have.
struct ColorRuns {
  private(set) var runs: [ColorRun] = []
  private var index = ColorIndex()
  /// Beside the colours: how many changed pixels have them.
  private(set) var counts: [Int] = []

  /// Whether there are pixels that stay as they were.
  private(set) var hasUnchanged = false

  var colors: [UInt32] { index.colors }

  mutating func append(_ color: UInt32, _ length: Int, _ isChanged: Bool) {
    let number = index.number(of: color)
    if number == counts.count { counts.append(0) }
    if isChanged { counts[number] &+= length } else { hasUnchanged = true }
    runs.append(ColorRun(color: number, length: length, isChanged: isChanged))
  }
}
