// Dispatch in stage time. A file that imports Stage alone gets these.

/// A time on the stage. Source: Dispatch.
public struct DispatchTime: Sendable {
  var seconds: Double

  @preconcurrency @MainActor
  public static func now() -> DispatchTime { DispatchTime(seconds: Recorder.current.time) }

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
  public static let main = DispatchQueue()

  /// Calls the closure at the current time, after the running callback.
  public func async(execute work: @escaping @MainActor () -> Void) {
    async(execute: DispatchWorkItem(block: work))
  }

  public func async(execute workItem: DispatchWorkItem) {
    workItem.schedule(at: Recorder.current.time, kind: "DispatchQueue.async")
  }

  public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @MainActor () -> Void
  ) {
    asyncAfter(deadline: deadline, execute: DispatchWorkItem(block: work))
  }

  public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
    let recorder = Recorder.current
    guard deadline.seconds.isFinite else {
      recorder.fault("asyncAfter(deadline:execute:)", "must have a finite time")
      return
    }
    workItem.schedule(at: max(deadline.seconds, recorder.time), kind: "DispatchQueue.asyncAfter")
  }
}

/// A closure that may be cancelled before it is called. Source: Dispatch.
@preconcurrency @MainActor
public final class DispatchWorkItem {
  public private(set) var isCancelled = false
  private let block: @MainActor () -> Void
  /// Removes its scheduled calls.
  private var removals: [@MainActor () -> Void] = []

  public init(block: @escaping @MainActor () -> Void) {
    self.block = block
  }

  public func perform() {
    if !isCancelled { block() }
  }

  /// Removes the calls that are scheduled, which do not keep the movie running.
  public func cancel() {
    isCancelled = true
    for removal in removals { removal() }
    removals = []
  }

  fileprivate func schedule(at time: Double, kind: String) {
    guard !isCancelled else { return }
    let recorder = Recorder.current
    let work = recorder.following(kind) { [self] in perform() }
    let call = recorder.agenda.add(at: time, kind: kind) { work(()) }
    removals.append { [weak recorder] in recorder?.agenda.remove(call) }
  }
}
