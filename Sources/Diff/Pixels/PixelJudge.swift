// Pixels are judged in three steps, each dearer than the one before: many are as the pixel above them or
// on their left; of most others an estimate is enough; the rest is measured.

/// Says which pixels of two pictures differ and how far apart the farthest are, run by run, and measures as
/// few as it can.
struct PixelJudge {
  /// The largest distance of the pixels that were told to be measured.
  private(set) var largest = 0.0

  private let threshold: Double
  /// What is surely near enough.
  private let bound: NearnessBound
  /// What is surely no farther apart than the farthest yet, where nothing is tolerated.
  private var largestBound = NearnessBound(threshold: 0)
  private var estimate = DistanceEstimate()
  private var distance = PixelDistance()

  /// The pixels that were judged last in each column.
  private var aboveFirst: [UInt32]
  private var aboveSecond: [UInt32]
  /// What is known of these, for each run.
  private var above: [Known]

  private struct Known {
    /// Pixels that were judged, and if they differ are no farther apart than the farthest yet.
    var judged: UInt64 = 0
    /// Those of them that differ.
    var differing: UInt64 = 0
  }

  // Of the run that is judged:
  private var spread = PixelRuns.Spread(color: 0, alpha: 0, brightness: 0)
  /// Pixels that are not as those above them.
  private var fresh = Groups()

  /// Pixels of a run in groups of neighbours that are alike.
  private struct Groups {
    var members: UInt64 = 0
    /// The first of each.
    var heads: UInt64 = 0

    /// Some heads with those that are like them.
    func groups(of some: UInt64) -> UInt64 {
      // Where no two are alike.
      if heads == members { return some }
      return some.bits.reduce(0) { $0 | group(of: $1) }
    }

    /// A head with those that are like it.
    func group(of head: Int) -> UInt64 {
      let others = ~members | heads
      // Shifts by 64 leave nothing.
      let end = (others & (.max << UInt64(head + 1))).trailingZeroBitCount
      return (.max << UInt64(head)) & ~(.max << UInt64(end))
    }
  }

  init(threshold: Double, width: Int) {
    self.threshold = threshold
    bound = NearnessBound(threshold: threshold)
    aboveFirst = Array(repeating: 0, count: width)
    aboveSecond = Array(repeating: 0, count: width)
    above = Array(repeating: Known(), count: (width + PixelRuns.length - 1) / PixelRuns.length)
  }

  private var isExact: Bool { threshold == 0 }

  /// Pixels of a run that differ.
  ///
  /// - Parameter x: the run's first column, a multiple of its length.
  mutating func differing(
    _ x: Int, _ first: Span<UInt32>, _ second: Span<UInt32>, except ignored: UInt64
  ) -> UInt64 {
    fresh = Groups()
    spread = PixelRuns.spread(first, second)
    if spread.isNone { return 0 }
    if isExact { return PixelRuns.beyond(0, first, second) & ~ignored }
    let limit = bound.limit(brightness: spread.brightness)
    if spread.isWithin(limit) { return 0 }
    let candidates = PixelRuns.beyond(limit, first, second) & ~ignored
    judge(candidates, x, first, second)
    return candidates & above[x / PixelRuns.length].differing
  }

  /// Notes how far apart those pixels of the run are that count.
  mutating func measure(
    _ counted: UInt64, _ x: Int, _ first: Span<UInt32>, _ second: Span<UInt32>
  ) {
    if isExact {
      let limit = largestBound.limit(brightness: spread.brightness)
      if spread.isWithin(limit) { return }
      judge(counted & PixelRuns.beyond(limit, first, second), x, first, second)
    }
    if fresh.heads != 0 {
      for head in estimate.above(largest).perhaps.bits where fresh.group(of: head) & counted != 0 {
        largest = max(largest, distance.between(first[head], second[head]))
      }
    }
    // Those that do not count may do so in another row.
    let place = x / PixelRuns.length
    above[place].judged &= ~(fresh.members & above[place].differing & ~counted)
    // Not for every last bit: a bound that is a little low is right as well.
    if isExact, largest > largestBound.threshold * 1.02 {
      largestBound = NearnessBound(threshold: largest)
    }
  }
}

extension PixelJudge {
  /// Judges those pixels that are not as the ones above them.
  private mutating func judge(
    _ pixels: UInt64, _ x: Int, _ first: Span<UInt32>, _ second: Span<UInt32>
  ) {
    let place = x / PixelRuns.length
    let columns = x..<x + first.count
    var groups = Groups()
    groups.members =
      pixels
      & (~above[place].judged | PixelRuns.beyond(0, first, aboveFirst.span.extracting(columns))
        | PixelRuns.beyond(0, second, aboveSecond.span.extracting(columns)))
    guard groups.members != 0 else { return }
    groups.heads =
      groups.members
      & (PixelRuns.changes(first) | PixelRuns.changes(second) | ~(groups.members &<< 1))
    fresh = groups
    estimate.measure(groups.heads, first, second)
    let differing =
      (above[place].differing & ~groups.members)
      | groups.groups(of: differingHeads(first, second))
    above[place] = Known(judged: pixels, differing: differing)
    Self.copy(first, to: x, in: &aboveFirst)
    Self.copy(second, to: x, in: &aboveSecond)
  }

  private static func copy(_ run: Span<UInt32>, to x: Int, in row: inout [UInt32]) {
    var row = row.mutableSpan
    precondition(x >= 0 && x + run.count <= row.count, "there is a place for each pixel")
    for index in 0..<run.count { row[x &+ index] = run[index] }
  }

  /// The first of those groups that differ.
  private mutating func differingHeads(_ first: Span<UInt32>, _ second: Span<UInt32>) -> UInt64 {
    // All were found to be unequal.
    if isExact { return fresh.heads }
    var (result, open) = estimate.above(threshold)
    open &= ~result
    for head in open.bits where distance.between(first[head], second[head]) > threshold {
      result |= 1 &<< UInt64(head)
    }
    return result
  }
}
