import AnimMotion
import AnimPrimitives
import AnimTestSupport
import AnimTiming
import Testing

@Suite struct RandomScriptTests {
  static let seeds = Array<UInt64>(1...60)

  @Test(arguments: seeds)
  func `asking in random order gives what asking in order gives`(seed: UInt64) throws {
    let timeline = try Timeline(compiling: RandomScript(seed: seed).script)
    let times = (0...120).map { Double($0) / 120 * timeline.duration }
    func frame(_ time: Double) -> [AnimatableValue] {
      timeline.tracks.indices.map { timeline.value(ofTrackAt: $0, at: time) }
    }
    let inOrder = times.map(frame)
    var generator = SeededGenerator(seed: seed)
    for index in times.indices.shuffled(using: &generator) {
      #expect(frame(times[index]) == inOrder[index])
    }
  }

  @Test(arguments: seeds)
  func `cursors have the timeline's values, in order and in random order`(seed: UInt64) throws {
    let timeline = try Timeline(compiling: RandomScript(seed: seed).script)
    let times = (0...120).map { Double($0) / 120 * timeline.duration }
    var generator = SeededGenerator(seed: seed)
    var stillTimes = 0
    for (index, track) in timeline.tracks.enumerated() {
      var cursor = TrackCursor(track: index)
      var last: AnimatableValue?
      for time in times + times.shuffled(using: &generator) {
        if cursor.isStill(at: time) {
          stillTimes += 1
        } else if track.channel.kind == .number {
          last = .number(cursor.number(at: time, on: timeline))
        } else {
          last = cursor.value(at: time, on: timeline)
        }
        #expect(last == timeline.value(ofTrackAt: index, at: time))
      }
    }
    #expect(stillTimes > 0)
  }

  @Test(arguments: seeds)
  func `still means that no value changes`(seed: UInt64) throws {
    let timeline = try Timeline(compiling: RandomScript(seed: seed).script)
    let end = timeline.duration + 0.5
    var stillFrames = 0
    for index in 0..<400 {
      let (from, to) = (end * Double(index) / 400, end * Double(index + 1) / 400)
      guard timeline.isStill(from: from, through: to) else { continue }
      stillFrames += 1
      for track in timeline.tracks.indices {
        let before = timeline.value(ofTrackAt: track, at: from)
        for time in [from + (to - from) / 3, to] {
          #expect(timeline.value(ofTrackAt: track, at: time) == before)
        }
      }
    }
    #expect(timeline.isStill(from: timeline.duration, through: end + 10))
    #expect(stillFrames > 10)
  }

  @Test(arguments: seeds)
  func `every completion is called once, at a position that can be`(seed: UInt64) throws {
    let random = RandomScript(seed: seed)
    let timeline = try Timeline(compiling: random.script)
    var expected = random.expected
    for completion in timeline.completions {
      let positions = expected.removeValue(forKey: completion.id)
      #expect(positions?.contains(completion.position) == true, "\(completion)")
      #expect(completion.time <= timeline.duration + 1e-9)
    }
    #expect(expected.isEmpty)
    #expect(timeline.completions.map(\.time) == timeline.completions.map(\.time).sorted())
  }

  @Test(arguments: seeds)
  func `positions never jump at an additive hand-over, nor do springs change speed`(
    seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    let spring = try SpringTimingParameters(dampingRatio: .random(in: 0.3...0.9, using: &generator))
    var at = 0.0
    var starts: [Double] = []
    let steps = (0..<8).map { _ in
      at += .random(in: 0.1...0.5, using: &generator)
      starts.append(at)
      return Step.move(
        .centerX, to: .number(.random(in: -100...100, using: &generator)), 1,
        curve: .spring(spring), at: .seconds(at))
    }
    let timeline = try Timeline.card(steps)
    func speed(_ time: Double, _ h: Double) -> Double {
      (timeline.number(.centerX, at: time + h) - timeline.number(.centerX, at: time)) / h
    }
    for start in starts {
      let (before, after) = (
        timeline.number(.centerX, at: start - 1e-8), timeline.number(.centerX, at: start)
      )
      #expect(abs(before - after) < 1e-4)
      #expect(abs(speed(start, 1e-6) - speed(start - 1e-8, -1e-6)) < 1)
    }
  }
}
