import AnimPrimitives

extension ColorRuns {
  /// The runs of a difference.
  ///
  /// - Parameters:
  ///   - old: the rectangle's previous pixels; nil if all pixels count as changed.
  ///   - flatColors: colours that always keep eight bits per channel.
  init(of change: FrameDifference, over old: PixelView?, flatColors: ColorIndex) {
    self.init(flatColors: flatColors)
    reserveCapacity(
      change.rect.area < Self.sampledArea
        ? change.rect.area / Self.usualLength : Self.expectedCount(of: change, over: old))
    append(change, over: old)
    finish()
  }

  private mutating func append(_ change: FrameDifference, over old: PixelView?) {
    let width = change.rect.width
    let isAllNew = old == nil
    // If all pixels count as changed, the previous pixels are not read.
    let before = old ?? change.pixels
    let (new, old) = (change.pixels.pixels.span, before.pixels.span)
    var places = Array(repeating: UInt32(0), count: width)
    var ended = Array(repeating: ColorRun(color: 0, length: 1, isChanged: false), count: width)
    var starts = places.mutableSpan
    var color: UInt32 = 0
    var isChanged = false
    var length = 0
    for row in 0..<change.rect.height {
      let pixels = RowPair(
        new, from: change.pixels.start + row * change.pixels.stride,
        over: old, from: before.start + row * before.stride, count: width)
      let count = pixels.findStarts(isAllNew: isAllNew, &starts)
      // At most one run that began in a row above, and one for each start.
      var written = ended.mutableSpan
      var writtenCount = 0
      var x = 0
      for place in 0...count {
        let start = place == 0 ? 0 : Int(starts[place &- 1])
        length &+= start &- x
        x = start
        let next = (color: pixels[x].color, isChanged: isAllNew || pixels[x].isChanged)
        // The run of the row above may continue.
        if place == 0, next == (color, isChanged), length < Self.longest { continue }
        if length > 0 {
          written[writtenCount] = ColorRun(
            color: number(of: color), length: length, isChanged: isChanged)
          writtenCount &+= 1
        }
        (color, isChanged) = next
        length = 0
      }
      length &+= width &- x
      append(row: ended[..<writtenCount], share: (row + 1, change.rect.height))
    }
    append(color, length, isChanged)
  }

  /// The number of runs in all rows if it is that of the sampled ones, and a few more.
  private static func expectedCount(of change: FrameDifference, over old: PixelView?) -> Int {
    let (rect, before) = (change.rect, old ?? change.pixels)
    var places = Array(repeating: UInt32(0), count: rect.width)
    var starts = places.mutableSpan
    var (count, rows) = (0, 0)
    for row in Swift.stride(from: sampledRows / 2, to: rect.height, by: sampledRows) {
      let pixels = RowPair(
        change.pixels.pixels.span, from: change.pixels.start + row * change.pixels.stride,
        over: before.pixels.span, from: before.start + row * before.stride, count: rect.width)
      count += 1 + pixels.findStarts(isAllNew: old == nil, &starts)
      rows += 1
    }
    let expected = count * rect.height / max(rows, 1)
    return expected + expected / 32
  }

  /// The number of pixels from which the number of runs is estimated from a sample: one row of every `sampledRows`. An
  /// array of the right size is neither copied nor larger than needed.
  private static let sampledArea = 1 << 20
  private static let sampledRows = 16
  /// The expected length of a run in frames with soft edges and gradients.
  private static let usualLength = 8
  /// A run has at most this length and one row.
  private static let longest = 1 << 30
}
