/// Work that goes on while the thread that began it does something else.
package final class BackgroundWork<Result: Sendable>: Sendable {
  private let results = WorkResults<Result>(count: 1)
  private let work: WorkPool.Work

  /// Opens a closure's work for another thread; with one worker it is left to who asks for its value.
  package init(workers: Int = 2, _ body: @escaping @Sendable () -> Result) {
    work = WorkPool.shared.open(count: 1, helpers: min(workers - 1, 1)) { [results] _ in
      results.set(0, to: body())
    }
  }

  /// Whether its value is there.
  package var isDone: Bool { results.value(0) != nil }

  /// What the closure returned, as soon as it has.
  ///
  /// Where no thread was free to begin with it, this one does.
  package func value() -> Result {
    while true {
      WorkPool.shared.finish(work)
      if let value = results.value(0) { return value }
    }
  }
}
