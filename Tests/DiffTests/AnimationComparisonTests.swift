import AnimCodecs
import AnimPrimitives
import Testing

@testable import AnimDiff

@Suite struct AnimationComparisonTests {
  private let dot = [TimedFrame].crossingDot(count: 50)

  private func compare(
    _ baseline: [TimedFrame], _ candidate: [TimedFrame], plays: (Int?, Int?) = (0, 0),
    isTimed: Bool = true, tolerance: PixelTolerance = .exact
  ) throws -> AnimationComparison {
    try AnimationComparison(
      PictureList(baseline, plays: plays.0, isTimed: isTimed),
      PictureList(candidate, plays: plays.1), tolerance: tolerance)
  }

  @Test func `an animation is the same as itself`() throws {
    let comparison = try compare(dot, dot)
    #expect(comparison.kinds == [])
    #expect(comparison.baseline.frameCount == 50)
    #expect(comparison.baseline.pictureCount == 50)
    #expect(comparison.differingMoments.isEmpty && comparison.worst == nil)
  }

  @Test func `a changed pixel in frame 7 of 50 is found`() throws {
    let changed = dot.setting(30, 2, of: 7, to: 0xFF00_00FF)
    let comparison = try compare(dot, changed)
    #expect(comparison.kinds == [.pixels])
    #expect(comparison.differingMoments.count == 1)
    #expect(comparison.worst?.moment.baselineFrame == 7)
    #expect(comparison.worst?.moment.pixels?.differingCount == 1)
    #expect(comparison.worst?.moment.pixels?.bounds == IntRect(x: 30, y: 2, width: 1, height: 1))
    #expect(comparison.clauses == ["pixels: frame 7: 1 pixel at 30, 2, up to 0.826 apart"])
  }

  @Test func `a delay of 3 instead of 4 hundredths is timing and nothing else`() throws {
    let changed = dot.lasting([7: 0.03])
    let comparison = try compare(dot, changed)
    #expect(comparison.kinds == [.timing])
    #expect(comparison.timingChanges.map(\.frame) == [7])
    #expect(
      comparison.clauses == ["timing: frame 7 for 0.03 s, was 0.04 s; 1.99 s in all, was 2 s"])
    #expect(try compare(changed, dot).kinds == [.timing])
  }

  @Test func `a delay moved from one frame to another is found though the duration stays`() throws {
    let comparison = try compare(dot, dot.lasting([7: 0.03, 31: 0.05]))
    #expect(comparison.kinds == [.timing])
    #expect(comparison.timingChanges.map(\.frame) == [7, 31])
  }

  @Test func `another loop count is found`() throws {
    let comparison = try compare(dot, dot, plays: (0, 3))
    #expect(comparison.kinds == [.loop])
    #expect(comparison.clauses == ["loop: 3 times, was forever"])
    #expect(try compare(dot, dot, plays: (0, nil)).kinds == [])
  }

  @Test func `a frame more in the middle does not make the rest differ`() throws {
    var changed = dot
    changed.insert(TimedFrame(pixmap: Pixmap(width: 60, height: 4), duration: 0.04), at: 20)
    let comparison = try compare(dot, changed)
    #expect(comparison.kinds == [.frameCount, .timing])
    #expect(comparison.addedFrames == [21])
    let back = try compare(changed, dot)
    #expect(back.missingFrames == [21])
    #expect(back.kinds == [.frameCount, .timing])
  }

  @Test(arguments: [
    (
      [TimedFrame].crossingDot(count: 51),
      ["frameCount: 51, was 50", "timing: 2.04 s in all, was 2 s"]
    ),
    (.crossingDot(count: 1), ["frameCount: 1, was 50", "timing: 0.04 s in all, was 2 s"]),
    (.crossingDot(count: 50, width: 61), ["size: 61 × 4, was 60 × 4"]),
  ])
  func `another number of frames is found, and another size, whose pixels are not compared`(
    candidate: [TimedFrame], clauses: [String]
  ) throws {
    #expect(try compare(dot, candidate).clauses == clauses)
  }

  @Test func `the frames after the other's end are reported, and shown beside its last picture`()
    throws
  {
    for (first, second) in [(50, 53), (53, 50)] {
      var moments: [AnimationComparison.Moment] = []
      let comparison = try AnimationComparison(
        PictureList(.crossingDot(count: first)), PictureList(.crossingDot(count: second))
      ) { shown throws(PictureList.Failure) in moments.append(shown.moment) }
      #expect(comparison.missingFrames == (first > second ? [51, 52, 53] : []))
      #expect(comparison.addedFrames == (first > second ? [] : [51, 52, 53]))
      #expect(
        moments.suffix(3).map(\.baselineFrame) == (first > second ? [51, 52, 53] : [50, 50, 50]))
      #expect(
        moments.map(\.remainder)
          == Array(repeating: nil, count: 50)
          + Array(repeating: first > second ? .baseline : .candidate, count: 3))
      #expect(comparison.worst == nil && comparison.worstRemainder?.moment == moments[50])
    }
  }

  @Test func `a last picture that is shown for less time is timing`() throws {
    let changed = dot.lasting([49: 0.06, 50: 0.02])
    for (first, second) in [(dot, changed), (changed, dot)] {
      let comparison = try compare(first, second)
      #expect(comparison.kinds == [.timing])
      #expect(comparison.timingChanges.map(\.frame) == [49, 50])
      #expect(comparison.timingChanges.map(\.candidate) == second.suffix(2).map(\.duration))
    }
  }

  @Test func `nobody is waited for where the two then part again`() throws {
    let fast = stride(from: 0, to: 50, by: 2).map {
      TimedFrame(pixmap: dot[$0].pixmap, duration: 0.04)
    }
    let comparison = try compare(fast, Array(dot.prefix(25)))
    #expect(comparison.kinds == [.pixels])
    #expect(comparison.differingMoments.map(\.baselineFrame) == Array(2...25))
  }

  @Test func `a missing frame and an added one are both reported`() throws {
    var changed = dot
    changed.remove(at: 10)
    changed.insert(TimedFrame(pixmap: Pixmap(width: 60, height: 4), duration: 0.04), at: 30)
    #expect(
      try compare(dot, changed).clauses
        == ["frameCount: 50, was 50, frame 31 added, frame 11 missing"])
  }

  @Test func `no frame at all is found`() throws {
    #expect(try compare(dot, []).kinds.contains(.frameCount))
    #expect(try compare([], []).kinds == [])
  }

  @Test func `equal frames one after the other are one picture`() throws {
    var halves: [TimedFrame] = []
    for frame in dot {
      halves.append(TimedFrame(pixmap: frame.pixmap, duration: 0.01))
      halves.append(TimedFrame(pixmap: frame.pixmap, duration: 0.03))
    }
    let comparison = try compare(dot, halves)
    #expect(comparison.kinds == [])
    #expect(comparison.candidate.frameCount == 100)
    #expect(comparison.candidate.pictureCount == 50)
  }

  @Test func `a higher frame rate differs where the pictures between do`() throws {
    let slow = stride(from: 0, to: 50, by: 2).map {
      TimedFrame(pixmap: dot[$0].pixmap, duration: 0.08)
    }
    let comparison = try compare(slow, dot)
    #expect(comparison.kinds == [.frameCount, .pixels])
    #expect(comparison.differingMoments.count == 25)
  }

  @Test func `pictures without times are compared in their order`() throws {
    let pictures = dot.map { TimedFrame(pixmap: $0.pixmap, duration: 0) }
    #expect(try compare(pictures, dot, isTimed: false).kinds == [])
  }

  @Test func `moments cover the time without gaps`() throws {
    var changed = dot
    changed[10].pixmap = changed[9].pixmap
    var end = 0.0
    let visit: (AnimationComparison.Shown) throws(PictureList.Failure) -> Void = { shown in
      #expect(abs(shown.moment.start - end) < 1e-9)
      end = shown.moment.start + shown.moment.duration
    }
    _ = try AnimationComparison(PictureList(dot), PictureList(changed), visit: visit)
    #expect(abs(end - 2) < 1e-9)
  }

  @Test func `parts may be ignored at some times alone`() throws {
    let changed = dot.setting(30, 2, of: 7, 10, to: 0xFF00_00FF)
    let rect = try #require(IntRect(x: 30, y: 2, width: 1, height: 1))
    let comparison = try AnimationComparison(
      PictureList(dot), PictureList(changed), ignoring: { $0 < 0.3 ? [rect] : [] })
    #expect(comparison.differingMoments.map(\.baselineFrame) == [10])
  }

  @Test func `no more is read ahead than reveals when a picture ends, unless pictures differ`()
    throws
  {
    let wide = [TimedFrame].crossingDot(count: 50, width: 61)
    for (first, second) in [(dot, dot), (dot, wide)] {
      let (baseline, candidate) = (PictureList(first), PictureList(second))
      var number = 0
      _ = try AnimationComparison(baseline, candidate) { _ throws(PictureList.Failure) in
        number += 1
        let count = max(49 - number, 0)
        #expect(baseline.frames.count == count && candidate.frames.count == count)
      }
      #expect(number == 50)
    }
  }

  /// A picture and a second one that differs slightly at a corner.
  private static let tolerances = [
    PixelTolerance(threshold: 0.1), PixelTolerance(budget: .count(1)),
    PixelTolerance(ignoredRects: [IntRect(x: 59, y: 3, width: 1, height: 1)].compactMap(\.self)),
  ]

  @Test(arguments: tolerances, [true, false])
  func `pictures that differ within the tolerance are no more frames`(
    tolerance: PixelTolerance, isTimed: Bool
  ) throws {
    var still = dot
    for index in stride(from: 1, to: 50, by: 2) { still[index].pixmap = still[index - 1].pixmap }
    var shaded = still
    for index in stride(from: 1, to: 50, by: 2) {
      shaded[index].pixmap = shaded[index].pixmap.setting(59, 3, to: 0xFF01_0101)
    }
    for (first, second) in [(still, shaded), (shaded, still), (shaded, shaded)] {
      let comparison = try compare(first, second, isTimed: isTimed, tolerance: tolerance)
      #expect(comparison.kinds == [], "\(comparison.clauses)")
    }
    #expect(try compare(still, shaded).kinds == [.frameCount, .pixels])
    let more = try compare(still, shaded + [dot[40]], isTimed: isTimed, tolerance: tolerance)
    #expect(more.kinds == (isTimed ? [.frameCount, .timing] : [.frameCount]))
    #expect(more.addedFrames == [51])
  }

  @Test func `ignored areas make no more frames for a while either`() throws {
    let rect = try #require(IntRect(x: 59, y: 3, width: 1, height: 1))
    var still = dot
    still[1].pixmap = still[0].pixmap
    let shaded = still.setting(59, 3, of: 2, to: 0xFF01_0101)
    let comparison = try AnimationComparison(
      PictureList(still), PictureList(shaded), ignoring: { _ in [rect] })
    #expect(comparison.kinds == [])
  }

  @Test func `without times, what drifts away in small steps is no repetition`() throws {
    let fade = (0..<4).map { step in
      var frame = dot[0]
      frame.pixmap = frame.pixmap.setting(59, 3, to: 0xFF00_0000 + UInt32(step) * 0x0018_1818)
      return frame
    }
    let near = PixelTolerance(threshold: 0.2)
    let comparison = try compare([fade[0]], fade, isTimed: false, tolerance: near)
    #expect(comparison.kinds == [.frameCount], "\(comparison.addedFrames)")
    #expect(
      try compare([fade[0]], [fade[0], fade[1]], isTimed: false, tolerance: near).kinds == [])
  }

  @Test(arguments: [1, 2, 9, 60, 200] as [UInt32])
  func `colours are no farther apart than is said`(gray: UInt32) throws {
    let changed = dot.setting(30, 2, of: 7, to: 0xFF00_0000 + gray * 0x0001_0101)
    let clause = try #require(try compare(dot, changed).clauses.first)
    let words = clause.split(separator: " ")
    let told = try #require(words.dropLast().last.flatMap { Double($0) }, "\(clause)")
    let distance = try #require(try compare(dot, changed).worst?.moment.pixels?.largestDistance)
    #expect(told >= distance && told < distance + 0.001, "\(clause), \(distance)")
    #expect(try compare(dot, changed, tolerance: PixelTolerance(threshold: told)).kinds == [])
  }

  @Test func `differences within the budget are equal`() throws {
    let changed = dot.setting(30, 2, of: 7, to: 0xFF00_00FF)
    let budgets: [(PixelTolerance.Budget, [AnimationComparison.Kind])] = [
      (.count(1), []), (.fraction(0.01), []), (.fraction(0.004), [.pixels]),
    ]
    for (budget, kinds) in budgets {
      #expect(try compare(dot, changed, tolerance: PixelTolerance(budget: budget)).kinds == kinds)
    }
  }
}
