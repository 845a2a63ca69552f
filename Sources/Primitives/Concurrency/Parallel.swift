/// Runs independent pieces of work on several threads and gives their results in order.
///
/// Its threads are those of the ``WorkPool``. Results depend on nothing but the piece's number,
/// so any number of workers gives the same.
package enum Parallel {
  /// Has the threads ready that `workers` need; worthwhile where there is something else to do first.
  package static func prepare(workers: Int) {
    WorkPool.shared.prepare(threads: workers - 1)
  }

  /// Calls the closure once for each number below `count`, on up to `workers` threads.
  ///
  /// - Returns: the results, in order of their numbers.
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

  /// The same for work that is too little to be handed out number by number.
  ///
  /// - Parameters:
  ///   - length: of each piece but the last, whatever the number of workers; at least 1.
  ///   - body: called with the numbers of a piece.
  /// - Returns: the results, in order of their pieces.
  package static func mapPieces<Result: Sendable>(
    of count: Int, length: Int, workers: Int, _ body: @escaping @Sendable (Range<Int>) -> Result
  ) -> [Result] {
    map(count: (count + length - 1) / length, workers: workers) { piece in
      body((piece * length)..<min((piece + 1) * length, count))
    }
  }

  /// Two pieces of work, side by side where there are several workers.
  package static func both<First: Sendable, Second: Sendable>(
    workers: Int, _ first: @escaping @Sendable () -> First, _ second: () -> Second
  ) -> (First, Second) {
    guard workers > 1 else { return (first(), second()) }
    let background = BackgroundWork(first)
    let result = second()
    return (background.value(), result)
  }
}
