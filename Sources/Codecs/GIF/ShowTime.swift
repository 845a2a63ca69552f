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
  static func measure(
    _ frames: [DeltaFrame], width: Int, height: Int, jobs: Int
  ) -> [ShowTime] {
    let rows = RowBand.rows(ofWidth: width, height: height, jobs: jobs)
    let sums = Mutex(frames.map { Array(repeating: 0.0, count: $0.colors.count) })
    _ = Parallel.map(count: rows.count, workers: jobs) { band in
      let times = measure(frames, rows: rows[band], width: width)
      sums.withLock { sums in
        for (frame, times) in times.enumerated() {
          for (color, time) in times.enumerated() where time > 0 { sums[frame][color] += time }
        }
      }
    }
    return sums.withLock { $0.map(ShowTime.init) }
  }

  /// Some rows' part of it. Goes backwards through the group, with the time of each pixel's next change.
  private static func measure(
    _ frames: [DeltaFrame], rows: Range<Int>, width: Int
  ) -> [[Double]] {
    var start = frames.reduce(0) { $0 + $1.duration }
    var next = Array(repeating: Int32(clamping: start), count: width * rows.count)
    var result: [[Double]] = []
    for frame in frames.reversed() {
      start -= frame.duration
      result.append(measure(frame, start: Int32(clamping: start), &next, rows, width))
    }
    return result.reversed()
  }

  private static func measure(
    _ frame: DeltaFrame, start: Int32, _ next: inout [Int32], _ rows: Range<Int>, _ width: Int
  ) -> [Double] {
    var times = Array(repeating: 0.0, count: frame.colors.count)
    guard var band = RowBand(frame.rect, rows: rows) else { return times }
    // What was there before such a frame comes back with the next one.
    let isRestored = frame.disposal == .previous
    var span = next.mutableSpan
    var sums = times.mutableSpan
    var pen = RectPen(band.rect, width: width)
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
