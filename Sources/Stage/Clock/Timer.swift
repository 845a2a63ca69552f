// Clocks in stage time, with the names of Foundation. A file that imports Stage alone gets these.
//
// On iOS, clocks belong to no actor, so code without isolation uses them. A stage runs on the main actor, and so do they:
// members that are `nonisolated` stop the program on any other thread.

/// Source: Foundation's Timer.
@preconcurrency @MainActor
public final class Timer {
  public let timeInterval: TimeInterval
  private var isArmed = true
  private let repeats: Bool
  private let block: @MainActor (Timer) -> Void
  private var start = 0.0
  private var count = 0
  /// Its next call.
  private var entry: Agenda.ScheduledCall?
  private weak var recorder: Recorder?

  /// Seconds instead of an interval of 0 or less, as in Foundation.
  nonisolated private static let shortestInterval = 0.000_1

  /// A timer that waits until it is added to a run loop.
  nonisolated public init(
    timeInterval: TimeInterval, repeats: Bool, block: @escaping @MainActor (Timer) -> Void
  ) {
    self.timeInterval = timeInterval <= 0 ? Self.shortestInterval : timeInterval
    self.repeats = repeats
    self.block = block
  }

  /// A timer that fires one interval from now and, if it repeats, at multiples of it.
  @discardableResult
  nonisolated public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @MainActor (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    MainActor.assumeIsolated { timer.schedule() }
    return timer
  }

  func schedule() {
    let recorder = Recorder.current
    guard isArmed, entry == nil || self.recorder !== recorder else { return }
    (entry, count) = (nil, 0)
    guard timeInterval.isFinite else {
      recorder.fault("Timer", "must have a finite number of seconds, found \(timeInterval)")
      isArmed = false
      return
    }
    start = recorder.time
    self.recorder = recorder
    scheduleNext(in: recorder)
  }

  private func scheduleNext(in recorder: Recorder) {
    count += 1
    // Multiples of the interval, because a sum of intervals would drift.
    let call = recorder.following("Timer") { [self] in
      entry = nil
      if !repeats { isArmed = false }
      block(self)
      if isArmed { scheduleNext(in: recorder) }
    }
    entry = recorder.agenda.add(
      at: start + Double(count) * timeInterval, kind: "Timer", repeats: repeats
    ) { call(()) }
  }

  nonisolated public var isValid: Bool { MainActor.assumeIsolated { isArmed } }

  nonisolated public func invalidate() {
    MainActor.assumeIsolated {
      isArmed = false
      if let entry { recorder?.agenda.remove(entry) }
      entry = nil
    }
  }

  /// Calls the block now. A timer that does not repeat is invalid afterwards.
  nonisolated public func fire() {
    MainActor.assumeIsolated {
      guard isArmed else { return }
      if !repeats { invalidate() }
      block(self)
    }
  }
}

/// Source: Foundation's RunLoop.
@preconcurrency @MainActor
public final class RunLoop {
  public struct Mode: Hashable, Sendable {
    private let name: String

    public static let common = Mode(name: "common")
    public static let `default` = Mode(name: "default")
    public static let tracking = Mode(name: "tracking")
  }

  nonisolated public static let main = RunLoop()
  nonisolated public static var current: RunLoop { main }

  nonisolated private init() {}

  nonisolated public func add(_ timer: Timer, forMode mode: Mode) {
    MainActor.assumeIsolated { timer.schedule() }
  }

  @available(*, unavailable, message: "the stage's time passes by itself")
  nonisolated public func run(until date: Date) {}
}

/// Stage time in seconds; 0 when the movie begins.
public func CACurrentMediaTime() -> CFTimeInterval {
  Recorder.current.time
}
