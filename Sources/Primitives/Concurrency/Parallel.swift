import AnimPlatform
import Synchronization

/// Runs independent pieces of work on several threads and returns their results in order.
///
/// The threads are those of the ``WorkPool``. A result depends only on the index of its piece, so results are the same
/// for any number of workers.
package enum Parallel {
  /// Calls the closure once for each index below `count`, on up to `workers` threads.
  ///
  /// - Returns: the results, in order of their indices.
  package static func map<Result: Sendable>(
    count: Int, workers: Int, _ body: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    guard workers > 1, count > 1 else { return (0..<max(count, 0)).map(body) }
    let results = WorkResults<Result>(count: count)
    let work = WorkPool.shared.open(count: count, helpers: min(workers, count) - 1) {
      results.set($0, to: body($0))
    }
    WorkPool.shared.finish(work)
    return results.take()
  }

  /// Calls the closure for ranges of indices, for work that is too small to distribute by index.
  ///
  /// - Parameters:
  ///   - length: the length of each piece except the last, for any number of workers; at least 1.
  ///   - body: called with the indices of a piece.
  /// - Returns: the results, in order of their pieces.
  package static func mapPieces<Result: Sendable>(
    of count: Int, length: Int, workers: Int, _ body: @escaping @Sendable (Range<Int>) -> Result
  ) -> [Result] {
    map(count: (count + length - 1) / length, workers: workers) { piece in
      body((piece * length)..<min((piece + 1) * length, count))
    }
  }

  /// Runs two closures, in parallel if there are several workers.
  package static func both<First: Sendable, Second: Sendable>(
    workers: Int, _ first: @escaping @Sendable () -> First, _ second: () -> Second
  ) -> (First, Second) {
    guard workers > 1 else { return (first(), second()) }
    let background = BackgroundWork(first)
    let result = second()
    return (background.value(), result)
  }
}

/// Work that runs while the thread that created it continues.
package final class BackgroundWork<Result: Sendable>: Sendable {
  private let results: WorkResults<Result>
  private let work: WorkPool.Work

  /// Makes a closure available to other threads. With one worker, it runs when its value is requested.
  package init(workers: Int = 2, _ body: @escaping @Sendable () -> Result) {
    let results = WorkResults<Result>(count: 1)
    self.results = results
    work = WorkPool.shared.open(count: 1, helpers: min(workers - 1, 1)) { _ in
      results.set(0, to: body())
    }
  }

  /// The closure's result. If no thread has started the work, the calling thread runs it.
  package func value() -> Result {
    WorkPool.shared.finish(work)
    guard let value = results[0] else { preconditionFailure("finished work has a result") }
    return value
  }
}

/// The results of pieces of work.
private final class WorkResults<Result: Sendable>: Sendable {
  private let results: Mutex<[Result?]>

  init(count: Int) {
    results = Mutex(Array(repeating: nil, count: count))
  }

  func set(_ piece: Int, to result: Result) {
    results.withLock { $0[piece] = result }
  }

  subscript(piece: Int) -> Result? { results.withLock { $0[piece] } }

  /// Returns all results in order and releases them.
  func take() -> [Result] {
    results.withLock { results in
      defer { results = [] }
      return results.compactMap(\.self)
    }
  }
}

/// Properties of the machine. They never change a picture.
package enum Machine {
  /// The number of online processors; at least 1.
  package static var processorCount: Int {
    max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  }
}
