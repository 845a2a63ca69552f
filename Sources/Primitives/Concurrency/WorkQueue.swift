internal import CAnimKernels
import Synchronization

/// A queue of work without results, started in order on its own threads, so that long work in one queue does not delay
/// another queue. A thread ends when the queue is empty.
package final class WorkQueue: Sendable {
  private struct State {
    var jobs: [@Sendable () -> Void] = []
    var active = 0
  }

  /// Queues for which a thread was started, because a thread function cannot capture values.
  private static let begun = Mutex<[WorkQueue]>([])

  private let state = Mutex(State())
  private let width: Int

  /// - Parameter width: the maximum number of threads.
  package init(width: Int) { self.width = width }

  package func add(_ job: @escaping @Sendable () -> Void) {
    let needsThread = state.withLock { state in
      state.jobs.append(job)
      guard state.active < width else { return false }
      state.active += 1
      return true
    }
    guard needsThread else { return }
    Self.begun.withLock { $0.append(self) }
    // If no thread can be started, the caller does the work.
    if system_start_thread({ WorkQueue.drainNext() }) != 0 { Self.drainNext() }
  }

  private static func drainNext() {
    begun.withLock { $0.popLast() }?.drain()
  }

  private func drain() {
    while true {
      let job: (@Sendable () -> Void)? = state.withLock { state in
        guard !state.jobs.isEmpty else {
          state.active -= 1
          return nil
        }
        return state.jobs.removeFirst()
      }
      guard let job else { return }
      job()
    }
  }
}
