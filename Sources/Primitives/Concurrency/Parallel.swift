import Dispatch
import Synchronization

/// Runs independent pieces of work on several threads and gives their results in order.
///
/// The only place where the library makes threads. Results depend on nothing but the piece's number,
/// so any number of workers gives the same.
public enum Parallel {
  /// Calls the closure once for each number below `count`, on up to `workers` threads.
  ///
  /// - Returns: the results, in order of their numbers.
  public static func map<Result: Sendable>(
    count: Int, workers: Int, _ body: @Sendable (Int) -> Result
  ) -> [Result] {
    guard workers > 1, count > 1 else { return (0..<max(count, 0)).map(body) }
    let next = Atomic(0)
    let results = Mutex<[Result?]>(Array(repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: min(workers, count)) { _ in
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < count else { return }
        let result = body(index)
        results.withLock { $0[index] = result }
      }
    }
    return results.withLock { $0.compactMap { $0 } }
  }
}
