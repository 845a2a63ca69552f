import Synchronization

/// Work that nobody waits for, done in order by the threads of the ``WorkPool``.
package final class WorkQueue: Sendable {
  private struct State {
    var jobs: [@Sendable () -> Void] = []
    var active = 0
  }

  private let state = Mutex(State())
  private let width: Int

  /// - Parameter width: the maximum number of threads that work on it at once.
  package init(width: Int) { self.width = width }

  package func add(_ job: @escaping @Sendable () -> Void) {
    let needsThread = state.withLock { state in
      state.jobs.append(job)
      guard state.active < width else { return false }
      state.active += 1
      return true
    }
    guard needsThread else { return }
    let work = WorkPool.shared.open(count: 1, helpers: width) { _ in self.drain() }
    // Without any thread, the caller has to do it.
    if !WorkPool.shared.hasThreads { WorkPool.shared.finish(work) }
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
