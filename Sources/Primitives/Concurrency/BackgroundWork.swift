import Dispatch
import Synchronization

/// Work that goes on while the thread that began it does something else.
public final class BackgroundWork<Result: Sendable>: Sendable {
  /// Nil once a thread has begun with it.
  private let body: Mutex<(@Sendable () -> Result)?>
  private let result = Mutex<Result?>(nil)
  private let isDone = DispatchSemaphore(value: 0)

  /// Begins to call a closure on another thread.
  public init(_ body: @escaping @Sendable () -> Result) {
    self.body = Mutex(body)
    DispatchQueue.global().async { self.run() }
  }

  /// What the closure returned, as soon as it has.
  ///
  /// Where no thread was free to begin with it, this one does: it has nothing else to do, and to wake
  /// another would take longer.
  public func value() -> Result {
    run()
    while true {
      if let value = result.withLock({ $0 }) { return value }
      isDone.wait()
    }
  }

  private func run() {
    let body = body.withLock { body in
      defer { body = nil }
      return body
    }
    guard let value = body?() else { return }
    result.withLock { $0 = value }
    isDone.signal()
  }
}
