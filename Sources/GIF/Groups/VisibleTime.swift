import AnimPrimitives

/// How long the pixels that a frame draws are visible. It is the weight of their errors: an error in a still page is
/// visible longer than an error in a spinner on it.
struct VisibleTime: Sendable {
  /// By number of the frame's colour: pixels × 1/100 s until they are drawn over or the group ends.
  let times: [Double]

  /// Measures each frame of a group.
  ///
  /// Bands of the canvas are independent of each other, and their sums are whole numbers: any number of jobs gives the
  /// same result.
  static func measure(_ frames: [FrameDelta], jobs: Int) -> [VisibleTime] {
    guard let first = frames.first else { return [] }
    let duration = frames.reduce(0) { $0 + $1.duration }
    let others = frames.dropFirst().map(\.rect)
    let area = others.dropFirst().reduce(others.first) { $0?.union($1) }
    // Outside of the other frames' area, the first frame is visible for the whole duration.
    let inner = area.map(first.part(in:))
    var sums = Array(repeating: 0.0, count: frames.reduce(0) { $0 + $1.colors.count })
    for color in first.counts.indices {
      sums[color] = Double((first.counts[color] - (inner?.counts[color] ?? 0)) * duration)
    }
    if let area, let inner {
      let rest = [inner] + frames.dropFirst()
      for times in times(of: rest, in: area, duration, jobs: jobs) {
        for number in sums.indices { sums[number] += times[number] }
      }
    }
    var start = 0
    return frames.map { frame in
      defer { start += frame.colors.count }
      return VisibleTime(times: Array(sums[start..<(start + frame.colors.count)]))
    }
  }

  /// The times in the bands of an area that contains all frames: for each band the times of all colours of all frames.
  private static func times(
    of frames: [FrameDelta], in area: IntRect, _ duration: Int, jobs: Int
  ) -> [[Double]] {
    let rows = CanvasBand.rows(ofWidth: area.width, height: area.height, jobs: jobs)
    let bands = rows.compactMap {
      IntRect(x: area.x, y: area.y + $0.lowerBound, width: area.width, height: $0.count)
    }
    return Parallel.map(count: bands.count, workers: jobs) {
      measure(frames, in: bands[$0], duration)
    }
  }

  /// Walks backwards through the group with the time of each pixel's next change.
  private static func measure(
    _ frames: [FrameDelta], in part: IntRect, _ duration: Int
  ) -> [Double] {
    var start = duration
    var next = Array(repeating: Int32(clamping: duration), count: part.area)
    var times = Array(repeating: 0.0, count: frames.reduce(0) { $0 + $1.colors.count })
    var end = times.count
    var sums = times.mutableSpan
    for frame in frames.reversed() {
      start -= frame.duration
      end -= frame.colors.count
      measure(frame, start: Int32(clamping: start), &next, part, &sums, from: end)
    }
    return times
  }

  private static func measure(
    _ frame: FrameDelta, start: Int32, _ next: inout [Int32], _ part: IntRect,
    _ times: inout MutableSpan<Double>, from firstColor: Int
  ) {
    guard var band = CanvasBand(frame.rect, rows: part.y..<part.maxY, left: part.x) else { return }
    var span = next.mutableSpan
    var pen = RectRowIterator(band.rect, width: part.width)
    for run in frame.runs[band.skip(in: frame.runs)...] {
      var sum = 0
      pen.forEachLine(of: band.part(of: run.length)) { range in
        guard run.isChanged else { return }
        sum &+= RowTimes.set(&span, in: range, to: start)
      }
      times[firstColor + Int(run.color)] += Double(sum)
      if band.isDone { break }
    }
  }
}
