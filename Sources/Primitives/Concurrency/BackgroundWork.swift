import Dispatch
import Synchronization

/// Work that goes on while the thread that began it does something else.
public final class BackgroundWork<Result: Sendable>: Sendable {
  private let result = Mutex<Result?>(nil)
  private let isDone = DispatchSemaphore(value: 0)

  /// Begins to call a closure on another thread.
  public init(_ body: @escaping @Sendable () -> Result) {
    DispatchQueue.global().async {
      let value = body()
      self.result.withLock { $0 = value }
      self.isDone.signal()
    }
  }

  /// What the closure returned, as soon as it has.
  public func value() -> Result {
    while true {
      if let value = result.withLock({ $0 }) { return value }
      isDone.wait()
    }
  }
}
