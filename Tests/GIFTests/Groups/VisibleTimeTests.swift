import AnimPrimitives
import Testing

@testable import AnimGIF

/// Compares with a check of each pixel of each frame.
struct VisibleTimeTests {
  private static let size = (width: 23, height: 17)
  private static let colorCount = 4

  private static func rect(_ random: inout SplitMix) throws -> IntRect {
    let x = random.below(size.width)
    let y = random.below(size.height)
    return try #require(
      IntRect(
        x: x, y: y, width: 1 + random.below(size.width - x),
        height: 1 + random.below(size.height - y)))
  }

  private static func frame(_ rect: IntRect, _ random: inout SplitMix) -> FrameDelta {
    var runs = RunBuilder()
    var counts = Array(repeating: 0, count: colorCount)
    for _ in 0..<rect.area {
      let color = random.below(colorCount)
      let isChanged = random.below(3) > 0
      runs.append(color, 1, isChanged: isChanged)
      if isChanged { counts[color] += 1 }
    }
    return FrameDelta(
      number: 0, rect: rect, runs: runs.runs, colors: Array(0..<UInt32(colorCount)), counts: counts,
      duration: 1 + random.below(9),
      hasContinuousTone: false, kind: .exact)
  }

  /// The colours of a frame's changed pixels by their index on the canvas.
  private static func pixels(of frame: FrameDelta) -> [Int: Int] {
    var result: [Int: Int] = [:]
    var place = 0
    for run in frame.runs {
      for _ in 0..<run.length {
        let x = frame.rect.x + place % frame.rect.width
        let y = frame.rect.y + place / frame.rect.width
        if run.isChanged { result[y * size.width + x] = Int(run.color) }
        place += 1
      }
    }
    return result
  }

  /// By definition, the time until the pixel's next change.
  private static func expected(_ frames: [FrameDelta]) -> [[Double]] {
    frames.indices.map { number in
      var times = Array(repeating: 0.0, count: colorCount)
      for (place, color) in pixels(of: frames[number]) {
        var time = 0
        for later in frames[number...].indices {
          if later > number, pixels(of: frames[later])[place] != nil { break }
          time += frames[later].duration
        }
        times[color] += Double(time)
      }
      return times
    }
  }

  @Test(arguments: [1, 2, 5], [false, true])
  func `times are those of the pixels`(jobs: Int, isFirstWhole: Bool) throws {
    var random = SplitMix(seed: UInt64(jobs))
    let canvas = try #require(IntRect(width: Self.size.width, height: Self.size.height))
    for count in [1, 1, 2, 2, 2, 3, 3, 5] {
      let frames = try (0..<count).map { number in
        let rect = number == 0 && isFirstWhole ? canvas : try Self.rect(&random)
        return Self.frame(rect, &random)
      }
      let times = VisibleTime.measure(frames, jobs: jobs).map(\.times)
      #expect(times == Self.expected(frames))
    }
  }

  @Test func `no frames take no time`() {
    #expect(VisibleTime.measure([], jobs: 2).isEmpty)
  }

  @Test func `a part of a frame has its pixels`() throws {
    var random = SplitMix(seed: 3)
    for _ in 0..<100 {
      let frame = Self.frame(try Self.rect(&random), &random)
      let area = try Self.rect(&random)
      let part = frame.part(in: area)
      let inside = Self.pixels(of: frame).filter { place, _ in
        let (x, y) = (place % Self.size.width, place / Self.size.width)
        return x >= area.x && x < area.maxX && y >= area.y && y < area.maxY
      }
      #expect(area.contains(part.rect))
      #expect(part.runs.reduce(0) { $0 + $1.length } == part.rect.area)
      #expect(Self.pixels(of: part) == inside)
      #expect(
        part.counts == (0..<Self.colorCount).map { color in inside.values.count { $0 == color } })
    }
  }
}
