import AnimExport
import Testing

@Suite struct FrameScheduleTests {
  private func range(_ duration: Double, fps: Double, hold: Double? = nil, speed: Double = 1)
    -> PlaybackRange
  {
    PlaybackRange(start: 0, end: duration, speed: speed, framesPerSecond: fps, hold: hold)
  }

  @Test(arguments: [24.0, 25, 30, 50, 60, 120])
  func `a second lasts exactly a second, with and without a hold`(fps: Double) {
    for (hold, hundredths) in [(0.0, 100), (0.5, 150)] {
      let gif = FrameSchedule(hundredths: range(1, fps: fps, hold: hold))
      #expect(gif.totalTicks == hundredths)
      #expect(gif.ticksPerSecond == 100)
      let exact = FrameSchedule(exact: range(1, fps: fps, hold: hold))
      #expect(exact.totalTicks * 100 == hundredths * exact.ticksPerSecond)
    }
  }

  @Test(arguments: [1.0, 7, 23.976, 24, 29.97, 30, 48, 50, 59.94, 60, 90, 120, 240])
  func `no delay is shorter than two hundredths, whatever the duration`(fps: Double) {
    for milliseconds in stride(from: 0, through: 1700, by: 7) {
      for hold: Double? in [nil, 0, 0.003, 0.01, 0.5] {
        let duration = Double(milliseconds) / 1000
        let schedule = FrameSchedule(hundredths: range(duration, fps: fps, hold: hold))
        #expect(schedule.entries.allSatisfy { $0.duration >= 2 })
        let held = hold.flatMap { duration + $0 > 0 ? $0 : nil } ?? 1 / min(fps, 50)
        let total = max(2, Int(((duration + held) * 100).rounded()))
        #expect(schedule.totalTicks == total, "\(duration) s, hold \(String(describing: hold))")
        #expect(schedule.entries.first?.start == 0)
      }
    }
  }

  @Test func `a GIF's frames are drawn for the instants at which it shows them`() {
    let schedule = FrameSchedule(hundredths: range(0.1, fps: 30, hold: 0))
    #expect(schedule.entries.map(\.start) == [0, 3, 7])
    #expect(schedule.entries.map(\.time) == [0, 0.03, 0.07])
    #expect(schedule.entries.map(\.duration) == [3, 4, 3])
  }

  @Test func `more than 50 frames a second become 50 in a GIF, which is reported`() {
    let schedule = FrameSchedule(hundredths: range(1, fps: 60))
    #expect(schedule.reducedFramesPerSecond == 50)
    #expect(schedule.entries.count == 51)
    #expect(FrameSchedule(hundredths: range(1, fps: 50)).reducedFramesPerSecond == nil)
  }

  @Test func `the end state follows the last frame before the end and is held`() {
    let schedule = FrameSchedule(exact: range(1, fps: 30))
    #expect(schedule.entries.count == 31)
    #expect(schedule.entries.last?.time == 1)
    #expect(schedule.totalDuration == 31.0 / 30)
  }

  @Test func `without a hold the end state is left out`() {
    let schedule = FrameSchedule(exact: range(1, fps: 30, hold: 0))
    #expect(schedule.entries.count == 30)
    #expect(schedule.entries.last?.time == 29.0 / 30)
  }

  @Test func `times that miss the end by less than a nanosecond count as the end`() {
    let schedule = FrameSchedule(exact: range(0.1 + 0.2, fps: 10, hold: 0))
    #expect(schedule.entries.count == 3)
  }

  @Test(arguments: [1.0, 7, 23.976, 24, 29.97, 30, 48, 50, 59.94, 60, 90])
  func `browsers show every frame of an APNG as long as it lasts`(fps: Double) {
    for milliseconds in stride(from: 0, through: 1700, by: 7) {
      for hold: Double? in [nil, 0, 0.003, 0.01, 0.5] {
        let range = range(Double(milliseconds) / 1000, fps: fps, hold: hold)
        let schedule = FrameSchedule(browsers: range)
        let exact = FrameSchedule(exact: range)
        #expect(
          schedule.entries.count == 1
            || schedule.entries.allSatisfy {
              Double($0.duration) / Double(schedule.ticksPerSecond) >= 0.011
            })
        #expect(schedule.totalTicks == exact.totalTicks)
        #expect(exact.entries.count - schedule.entries.count <= 2)
        #expect(schedule.entries.last?.time == exact.entries.last?.time || hold == 0)
      }
    }
  }

  @Test(arguments: [1.0, 7, 23.976, 24, 29.97, 30, 48, 50, 59.94, 60, 90])
  func `frames of a WebP are drawn for the millisecond at which they are shown`(fps: Double) {
    for milliseconds in stride(from: 0, through: 1700, by: 7) {
      for hold: Double? in [nil, 0, 0.003, 0.01, 0.5] {
        let range = range(Double(milliseconds) / 1000, fps: fps, hold: hold)
        let schedule = FrameSchedule(milliseconds: range)
        let browsers = FrameSchedule(browsers: range)
        #expect(schedule.ticksPerSecond == 1000)
        #expect(abs(schedule.totalDuration - browsers.totalDuration) <= 0.0005 + 1e-9)
        #expect(schedule.entries.last?.time == browsers.entries.last?.time || hold == 0)
        #expect(
          schedule.entries.dropLast()
            .allSatisfy { $0.time == min(Double($0.start) / 1000, range.end) })
        #expect(schedule.entries.count == 1 || schedule.entries.allSatisfy { $0.duration >= 11 })
      }
    }
  }

  @Test func `a rate that browsers slow down keeps its frames`() {
    let range = range(1.005, fps: 100, hold: 0)
    #expect(FrameSchedule(browsers: range) == FrameSchedule(exact: range))
  }

  @Test func `ticks divide frames, duration and hold where they can`() {
    let schedule = FrameSchedule(exact: range(1.05, fps: 30, hold: 0.25))
    #expect(schedule.ticksPerSecond == 60)
    #expect(schedule.totalTicks == 78)
    #expect(FrameSchedule(exact: range(1.0001, fps: 30)).ticksPerSecond == 60_000)
  }

  @Test func `twice the speed takes half the time`() {
    let schedule = FrameSchedule(exact: range(2, fps: 10, hold: 0, speed: 2))
    #expect(schedule.entries.map(\.time) == (0..<10).map { Double($0) / 10 * 2 })
    #expect(schedule.totalDuration == 1)
  }

  @Test(arguments: [1.0, 7, 23.976, 24, 30, 50])
  func `each format shows the end state for one frame if there is no time at all`(fps: Double) {
    for hold: Double? in [nil, 0, 1e-10] {
      let range = range(0, fps: fps, hold: hold)
      let exact = FrameSchedule(exact: range)
      #expect(exact.entries.map(\.time) == [0])
      #expect(abs(exact.totalDuration - 1 / fps) < 0.5 / 60_000)
      #expect(FrameSchedule(hundredths: range).totalTicks == Int((100 / fps).rounded()))
      #expect(FrameSchedule(constantRate: range).totalTicks == 1)
    }
  }

  @Test(arguments: [0, 1e-10, 1e-6, 1e-5, 0.01, 0.02, 0.04, 0.05, 0.5])
  func `whether there is one frame is known without laying out all`(duration: Double) {
    for fps in [1, 24, 25, 30, 59.94, 240] {
      for hold in [nil, 0, 1e-10, 1e-6, 0.5] {
        for speed in [0.5, 1, 1000] {
          let range = range(duration, fps: fps, hold: hold, speed: speed)
          #expect(
            FrameSchedule.showsOneFrame(exact: range)
              == (FrameSchedule(exact: range).entries.count == 1), "\(range)")
        }
      }
    }
  }
}
