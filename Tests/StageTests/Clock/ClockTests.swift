import AnimPrimitives
import AnimRendering
import StageKit
import Testing

@MainActor
struct `The clock of the stage` {
  @Test func `display links tick at multiples of a frame, never at 0`() throws {
    var times: [Double] = []
    _ = try play { _ in
      let link = CADisplayLink { link in
        times.append(link.timestamp)
        if times.count == 3 { link.invalidate() }
      }
      link.add(to: .main, forMode: .common)
    }
    let expected: [Double] = [1 / 60, 2 / 60, 3 / 60]
    #expect(times == expected)
  }

  @Test func `timers fire at multiples of their interval`() throws {
    var times: [Double] = []
    _ = try play { stage in
      Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
        times.append(stage.time)
        if times.count == 5 { timer.invalidate() }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { times.append(stage.time) }
    }
    let expected: [Double] = [0.05, 0.1, 0.2, 0.1 * 3, 0.4]
    #expect(times == expected)
  }

  @Test func `code without isolation uses clocks, as on iOS`() throws {
    let clocks = UnisolatedClocks()
    _ = try play { _ in clocks.start() }
    #expect(clocks.log == ["queue 0.0", "timer 0.1", "link 0.1", "timer 0.2"])
  }

  @Test func `a label counts by the value of a curve`() throws {
    var texts: [Double: String] = [:]
    var last = 0.0
    _ = try play { stage in
      let label = UILabel(frame: CGRect(x: 0 as CGFloat, y: 0, width: 100, height: 30))
      stage.view.addSubview(label)
      UIView.animate(
        withMediaTimingFunction: CAMediaTimingFunction(name: .easeInEaseOut), duration: 1,
        animationStateForProgress: { label.text = "\(Int((1234 * $0).rounded()))" },
        completion: { last = stage.time })
      for time in [0.02, 1 / 60.0 + 0.25, 1 / 60.0 + 0.5] {
        stage.after(time + 1e-6) { texts[time] = label.text }
      }
    }
    let shown = texts.sorted { $0.key < $1.key }.map(\.value)
    #expect(shown == ["0", "159", "617"])
    #expect(abs(last - 62 / 60) < 1e-9)
  }

  @Test func `views come, go and change places at any time`() throws {
    let renderer = try play(duration: 4) { stage in
      let (red, blue) = (box(on: stage), box(on: stage))
      red.backgroundColor = .red
      blue.backgroundColor = .blue
      stage.after(1) { stage.view.bringSubviewToFront(red) }
      stage.after(2) { red.removeFromSuperview() }
      stage.after(3) { blue.addSubview(red) }
    }
    func color(at time: Double) -> [UInt8] {
      let pixmap = renderer.pixmap(at: time)
      let pixel = pixmap.pixels[70 * pixmap.width + 30]
      return [UInt8(pixel & 255), UInt8(pixel >> 16 & 255)]
    }
    #expect(color(at: 0.5) == [0, 255])
    #expect(color(at: 1.5) == [255, 0])
    #expect(color(at: 2.5) == [0, 255])
  }

  @Test func `a timer without an interval fires every tenth of a millisecond, as in Foundation`()
    throws
  {
    var times: [Double] = []
    _ = try play { _ in
      Timer.scheduledTimer(withTimeInterval: 0, repeats: true) { timer in
        times.append(CACurrentMediaTime())
        if times.count == 3 { timer.invalidate() }
      }
    }
    #expect(times.count == 3)
    #expect(zip(times, [0.0001, 0.0002, 0.0003]).allSatisfy { abs($0 - $1) < 1e-12 })
  }

  @Test func `wrong calls are errors with the call and the time`() throws {
    let programs: [(String, @MainActor (Stage) -> Void)] = [
      (
        "Timer must have a finite number of seconds, found nan (at 0.5 s)",
        { $0.after(0.5) { Timer.scheduledTimer(withTimeInterval: .nan, repeats: true) { _ in } } }
      ),
      (
        "addSubview(_:) must have a view that is neither an ancestor nor the receiver (at 0 s)",
        { box(on: $0).addSubview($0.view) }
      ),
      (
        "animate(withDuration:timingFunction:animations:completion:) must have a function with finite values; "
          + "found nan at 0 s (at 0 s)",
        { _ in UIView.animate(withDuration: 1, timingFunction: { _, _ in .nan }) {} }
      ),
      (
        "CADisplayLink never stops: nothing ends the movie; give it a duration (at 60 s)",
        { _ in CADisplayLink { _ in }.add(to: .main, forMode: .common) }
      ),
      (
        "a completion of UIView.animate is one of more than 10,000 callbacks at 0.5 s (at 0.5 s)",
        { stage in
          @MainActor func again() {
            UIView.animate(withDuration: 0, animations: {}) { _ in again() }
          }
          stage.after(0.5) { again() }
        }
      ),
    ]
    for (message, program) in programs { #expect(fault { program($0) } == message) }
  }

  @Test func `any number of animations may end at once`() throws {
    let message = fault { stage in
      let box = box(on: stage)
      for _ in 0...10_000 { UIView.animate(withDuration: 0.5) { box.center.x += 0.01 } }
    }
    #expect(message == "no error")
  }
}

/// A class as in many iOS projects, without an annotation of an actor.
private final class UnisolatedClocks: @unchecked Sendable {
  private(set) var log: [String] = []
  private var timer: Timer?
  private var link: CADisplayLink?

  func start() {
    DispatchQueue.main.async { self.note("queue") }
    let timer = Timer(timeInterval: 0.1, repeats: true) { timer in
      self.note("timer")
      if self.log.count == 4 { timer.invalidate() }
    }
    RunLoop.main.add(timer, forMode: .common)
    let link = CADisplayLink { link in
      self.note("link")
      link.invalidate()
    }
    link.preferredFramesPerSecond = 10
    link.add(to: .main, forMode: .common)
    (self.timer, self.link) = (timer, link)
  }

  private func note(_ name: String) { log.append("\(name) \(CACurrentMediaTime())") }
}
