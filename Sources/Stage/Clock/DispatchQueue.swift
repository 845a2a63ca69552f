// Dispatch in stage time. A file that imports Stage alone gets these.

/// A time on the stage. Source: Dispatch.
public struct DispatchTime: Sendable {
  var seconds: Double

  public static func now() -> DispatchTime { DispatchTime(seconds: CACurrentMediaTime()) }

  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(seconds: time.seconds + seconds)
  }

  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    switch interval {
    case .seconds(let count): time + Double(count)
    case .milliseconds(let count): time + Double(count) / 1e3
    case .microseconds(let count): time + Double(count) / 1e6
    case .nanoseconds(let count): time + Double(count) / 1e9
    default: DispatchTime(seconds: .infinity)
    }
  }
}

/// Source: Dispatch.
@preconcurrency @MainActor
public final class DispatchQueue {
  nonisolated public static let main = DispatchQueue()

  nonisolated private init() {}

  /// Calls the closure at the current time, after the running callback.
  nonisolated public func async(execute work: @escaping @MainActor () -> Void) {
    async(execute: DispatchWorkItem(block: work))
  }

  nonisolated public func async(execute workItem: DispatchWorkItem) {
    MainActor.assumeIsolated {
      workItem.schedule(at: Recorder.current.time, kind: "DispatchQueue.async")
    }
  }

  nonisolated public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @MainActor () -> Void
  ) {
    asyncAfter(deadline: deadline, execute: DispatchWorkItem(block: work))
  }

  nonisolated public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
    MainActor.assumeIsolated {
      let recorder = Recorder.current
      guard deadline.seconds.isFinite else {
        recorder.fault("asyncAfter(deadline:execute:)", "must have a finite time")
        return
      }
      workItem.schedule(
        at: max(deadline.seconds, recorder.time), kind: "DispatchQueue.asyncAfter")
    }
  }
}

/// A closure that may be cancelled before it is called. Source: Dispatch.
@preconcurrency @MainActor
public final class DispatchWorkItem {
  private var hasCancelled = false
  private let block: @MainActor () -> Void
  /// Removes its scheduled calls.
  private var removals: [@MainActor () -> Void] = []

  nonisolated public init(block: @escaping @MainActor () -> Void) {
    self.block = block
  }

  nonisolated public var isCancelled: Bool { MainActor.assumeIsolated { hasCancelled } }

  nonisolated public func perform() {
    MainActor.assumeIsolated {
      if !hasCancelled { block() }
    }
  }

  /// Removes the calls that are scheduled, which do not keep the movie running.
  nonisolated public func cancel() {
    MainActor.assumeIsolated {
      hasCancelled = true
      for removal in removals { removal() }
      removals = []
    }
  }

  fileprivate func schedule(at time: Double, kind: String) {
    guard !hasCancelled else { return }
    let recorder = Recorder.current
    let work = recorder.following(kind) { [self] in perform() }
    let call = recorder.agenda.add(at: time, kind: kind) { work(()) }
    removals.append { [weak recorder] in recorder?.agenda.remove(call) }
  }
}
