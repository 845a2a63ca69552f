import Primitives

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
    // More bands than jobs: what changes is seldom spread evenly.
    let count = jobs > 1 ? min(2 * jobs, height) : 1
    let bands = Parallel.map(count: count, workers: jobs) { number in
      measure(
        frames, rows: (height * number / count)..<(height * (number + 1) / count), width: width)
    }
    return frames.indices.map { number in
      ShowTime(
        times: bands.dropFirst().reduce(bands[0][number]) { sum, band in
          zip(sum, band[number]).map { $0 + $1 }
        })
    }
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
    let top = max(frame.rect.y, rows.lowerBound)
    let bottom = min(frame.rect.maxY, rows.upperBound)
    let part = IntRect(
      x: frame.rect.x, y: top - rows.lowerBound, width: frame.rect.width, height: bottom - top)
    guard let part else { return times }
    var above = (top - frame.rect.y) * frame.rect.width
    var left = part.area
    var span = next.mutableSpan
    var pen = RectPen(part, width: width)
    for run in frame.runs {
      guard above < run.length else {
        above &-= run.length
        continue
      }
      let length = min(run.length &- above, left)
      above = 0
      var sum = 0
      pen.forEachLine(of: length) { range in
        guard run.isChanged else { return }
        for position in range {
          sum &+= Int(span[position] &- start)
          span[position] = start
        }
      }
      times[Int(run.color)] += Double(sum)
      left &-= length
      if left == 0 { break }
    }
    return times
  }
}
