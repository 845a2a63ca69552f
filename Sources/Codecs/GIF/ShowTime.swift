import Primitives
import Synchronization

/// How long what frames draw stays on the screen: an error in a page that stands for five seconds is
/// seen longer than one in a spinner on it.
struct ShowTime: Sendable {
  /// Beside a frame's colours: pixels × 1/100 s until they are drawn over, at the latest until the end
  /// of the group.
  let times: [Double]

  /// For each frame of a group.
  ///
  /// Bands of the canvas know nothing of each other, and their sums are whole numbers: any number of
  /// jobs gives the same.
  static func measure(_ frames: [DeltaFrame], jobs: Int) -> [ShowTime] {
    guard let first = frames.first else { return [] }
    let duration = frames.reduce(0) { $0 + $1.duration }
    let others = frames.dropFirst().map(\.rect)
    let area = others.dropFirst().reduce(others.first) { $0?.union($1) }
    // Where only the first frame draws, it is enough to know how many pixels it has of each colour.
    let inner = area.map(first.part(in:))
    var sums = frames.map { Array(repeating: 0.0, count: $0.colors.count) }
    let standing = first.disposal == .previous ? first.duration : duration
    for color in first.counts.indices {
      sums[0][color] = Double((first.counts[color] - (inner?.counts[color] ?? 0)) * standing)
    }
    if let area, let inner {
      add(times(of: [inner] + frames.dropFirst(), in: area, duration, jobs: jobs), to: &sums)
    }
    return sums.map(ShowTime.init)
  }

  /// What frames have in an area, which holds them.
  private static func times(
    of frames: [DeltaFrame], in area: IntRect, _ duration: Int, jobs: Int
  ) -> [[Double]] {
    let rows = RowBand.rows(ofWidth: area.width, height: area.height, jobs: jobs)
    let sums = Mutex(frames.map { Array(repeating: 0.0, count: $0.colors.count) })
    _ = Parallel.map(count: rows.count, workers: jobs) { band in
      let part = IntRect(
        x: area.x, y: area.y + rows[band].lowerBound, width: area.width, height: rows[band].count)
      guard let part else { return }
      let times = measure(frames, in: part, duration)
      sums.withLock { add(times, to: &$0) }
    }
    return sums.withLock(\.self)
  }

  private static func add(_ times: [[Double]], to sums: inout [[Double]]) {
    for (frame, times) in times.enumerated() {
      for (color, time) in times.enumerated() where time > 0 { sums[frame][color] += time }
    }
  }

  /// Goes backwards through the group, with the time of each pixel's next change.
  private static func measure(
    _ frames: [DeltaFrame], in part: IntRect, _ duration: Int
  ) -> [[Double]] {
    var start = duration
    var next = Array(repeating: Int32(clamping: duration), count: part.area)
    var result: [[Double]] = []
    for frame in frames.reversed() {
      start -= frame.duration
      result.append(measure(frame, start: Int32(clamping: start), &next, part))
    }
    return result.reversed()
  }

  private static func measure(
    _ frame: DeltaFrame, start: Int32, _ next: inout [Int32], _ part: IntRect
  ) -> [Double] {
    var times = Array(repeating: 0.0, count: frame.colors.count)
    guard var band = RowBand(frame.rect, rows: part.y..<part.maxY, left: part.x) else {
      return times
    }
    // What was there before such a frame comes back with the next one.
    let isRestored = frame.disposal == .previous
    var span = next.mutableSpan
    var sums = times.mutableSpan
    var pen = RectPen(band.rect, width: part.width)
    for run in frame.runs[band.skip(in: frame.runs)...] {
      var sum = 0
      pen.forEachLine(of: band.part(of: run.length)) { range in
        guard run.isChanged else { return }
        guard !isRestored else {
          sum &+= range.count &* frame.duration
          return
        }
        sum &+= RowTimes.set(&span, in: range, to: start)
      }
      sums[Int(run.color)] += Double(sum)
      if band.isDone { break }
    }
    return times
  }
}
