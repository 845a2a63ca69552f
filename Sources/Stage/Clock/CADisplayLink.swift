/// Ticks at the rate of the display, at multiples of a frame's duration, and never at 0. Source: CADisplayLink.
///
/// Apple's takes a target and a selector, which only Objective-C has.
@preconcurrency @MainActor
public final class CADisplayLink {
  private let handler: @MainActor (CADisplayLink) -> Void
  private weak var recorder: Recorder?
  /// The number of the next tick since the movie began.
  private var next = 0.0
  private var last = 0.0
  /// The order of adding, in which links tick at one time.
  private var order = 0
  private var entry: Agenda.ScheduledCall?
  private var isHeld = false
  private var framesPerSecond = 0
  private var rateRange = CAFrameRateRange.default

  nonisolated public init(handler: @escaping @MainActor (CADisplayLink) -> Void) {
    self.handler = handler
  }

  nonisolated public var isPaused: Bool {
    get { MainActor.assumeIsolated { isHeld } }
    set {
      MainActor.assumeIsolated {
        guard isHeld != newValue else { return }
        isHeld = newValue
        isHeld ? drop() : skip()
      }
    }
  }

  /// Ticks per second; 0 for one at each refresh. Ticks are at each n-th refresh, for the n whose rate is nearest.
  nonisolated public var preferredFramesPerSecond: Int {
    get { MainActor.assumeIsolated { framesPerSecond } }
    set {
      MainActor.assumeIsolated { framesPerSecond = newValue }
      preferredFrameRateRange.preferred = Float(newValue)
    }
  }

  /// Its preferred rate acts as `preferredFramesPerSecond` does; nil or 0 for one tick at each refresh.
  nonisolated public var preferredFrameRateRange: CAFrameRateRange {
    get { MainActor.assumeIsolated { rateRange } }
    set {
      MainActor.assumeIsolated {
        guard rateRange != newValue else { return }
        rateRange = newValue
        guard entry != nil else { return }
        drop()
        skip()
      }
    }
  }

  nonisolated public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    MainActor.assumeIsolated {
      let current = Recorder.current
      guard recorder !== current else { return }
      drop()
      recorder = current
      order = current.displayLinkCount
      current.displayLinkCount += 1
      skip()
    }
  }

  nonisolated public func invalidate() {
    MainActor.assumeIsolated {
      drop()
      recorder = nil
    }
  }

  /// The time of the last tick, in seconds.
  nonisolated public var timestamp: CFTimeInterval { MainActor.assumeIsolated { last / rate } }
  /// The time of the next one.
  nonisolated public var targetTimestamp: CFTimeInterval {
    MainActor.assumeIsolated { next / rate }
  }
  /// The duration of a refresh in seconds.
  nonisolated public var duration: CFTimeInterval { MainActor.assumeIsolated { 1 / rate } }

  private var rate: Double { recorder?.refreshRate ?? 60 }
  /// Refreshes from one tick to the next.
  private var step: Double {
    let preferred = Double(rateRange.preferred ?? 0)
    return preferred > 0 ? max((rate / preferred).rounded(), 1) : 1
  }

  private func drop() {
    if let entry { recorder?.ticks.remove(entry) }
    entry = nil
  }

  /// Continues at the next multiple after the present.
  private func skip() {
    guard let recorder else { return }
    next = (((recorder.time + Recorder.tolerance) * rate / step).rounded(.down) + 1) * step
    schedule()
  }

  private func schedule() {
    guard let recorder, !isHeld else { return }
    entry = recorder.ticks.add(at: next / rate, order: order, kind: "CADisplayLink", repeats: true)
    {
      [self] in
      last = next
      next += step
      schedule()
      handler(self)
    }
  }
}

/// Source: CAFrameRateRange.
public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// Each refresh of the display.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
