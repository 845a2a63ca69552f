import Primitives

/// How long what frames draw stays on the screen: an error in a page that stands for five seconds is
/// seen longer than one in a spinner on it.
struct ShowTime: Sendable {
  /// Beside a frame's colours: pixels × 1/100 s until they are drawn over, at the latest until the end
  /// of the group.
  let times: [Double]

  /// For each frame of a group. Goes backwards through it, with the time of each pixel's next change.
  static func measure(_ frames: [DeltaFrame], width: Int, height: Int) -> [ShowTime] {
    var start = frames.reduce(0) { $0 + $1.duration }
    var next = Array(repeating: Int32(clamping: start), count: width * height)
    var result: [ShowTime] = []
    for frame in frames.reversed() {
      start -= frame.duration
      result.append(ShowTime(times: measure(frame, start: Int32(clamping: start), &next, width)))
    }
    return result.reversed()
  }

  private static func measure(
    _ frame: DeltaFrame, start: Int32, _ next: inout [Int32], _ width: Int
  ) -> [Double] {
    var times = Array(repeating: 0.0, count: frame.colors.count)
    var span = next.mutableSpan
    var pen = RectPen(frame.rect, width: width)
    for run in frame.runs {
      var sum = 0
      pen.forEachLine(of: run.length) { range in
        guard run.isChanged else { return }
        for position in range {
          sum &+= Int(span[position] &- start)
          span[position] = start
        }
      }
      times[Int(run.color)] += Double(sum)
    }
    return times
  }
}
