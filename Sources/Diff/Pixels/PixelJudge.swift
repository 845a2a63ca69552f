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
  /// At most so far apart the first of each group are.
  private var reaches = Array(repeating: 0.0, count: PixelRuns.length)

  /// Pixels of a run in groups of neighbours that are alike.
  private struct Groups {
    var members: UInt64 = 0
    /// The first of each.
    var heads: UInt64 = 0

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
    for head in fresh.heads.bits
    where reaches[head] > largest && fresh.group(of: head) & counted != 0 {
      largest = max(largest, distance.between(first[head], second[head]))
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
    estimate.removeAll()
    for head in groups.heads.bits { estimate.append(first[head], second[head]) }
    estimate.measure()
    var differing = above[place].differing & ~groups.members
    var index = 0
    for head in groups.heads.bits {
      let reach = Self.reach(
        first[head], second[head], estimate.distances[index], threshold, &distance)
      reaches[head] = reach
      if reach > 0 { differing |= groups.group(of: head) }
      index += 1
    }
    above[place] = Known(judged: pixels, differing: differing)
    Self.copy(first, to: x, in: &aboveFirst)
    Self.copy(second, to: x, in: &aboveSecond)
  }

  private static func copy(_ run: Span<UInt32>, to x: Int, in row: inout [UInt32]) {
    var row = row.mutableSpan
    precondition(x >= 0 && x + run.count <= row.count, "there is a place for each pixel")
    for index in 0..<run.count { row[x &+ index] = run[index] }
  }

  /// At most how far apart two pixels are that are estimated to be so far: 0 where that is near enough.
  private static func reach(
    _ first: UInt32, _ second: UInt32, _ estimate: Float, _ threshold: Double,
    _ distance: inout PixelDistance
  ) -> Double {
    let estimate = Double(estimate)
    let reach = estimate + DistanceEstimate.error
    if threshold == 0 { return reach }
    if reach <= threshold { return 0 }
    if estimate - DistanceEstimate.error > threshold { return reach }
    let exact = distance.between(first, second)
    return exact > threshold ? exact : 0
  }
}
