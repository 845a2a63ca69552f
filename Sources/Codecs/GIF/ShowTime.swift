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
    let rect = frame.rect
    var x = 0
    var row = rect.y &* width &+ rect.x
    for run in frame.runs {
      var rest = run.length
      var sum = 0
      while rest > 0 {
        let count = min(rest, rect.width &- x)
        if run.isChanged {
          for position in (row &+ x)..<(row &+ x &+ count) {
            sum &+= Int(span[position] &- start)
            span[position] = start
          }
        }
        rest &-= count
        x &+= count
        if x == rect.width {
          x = 0
          row &+= width
        }
      }
      times[Int(run.color)] += Double(sum)
    }
    return times
  }
}
