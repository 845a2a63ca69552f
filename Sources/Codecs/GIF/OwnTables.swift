import Primitives
import Synchronization

/// Tables of frames' own, chosen by threads that have nothing else to do while the global one is chosen.
///
/// They do not depend on it. What is not there by then is chosen when it is needed, if it is.
struct OwnTables {
  private let found = Found()
  private let work: BackgroundWork<Void>

  private final class Found: Sendable {
    let tables = Mutex<[Int: OwnTable]>([:])
    let isEnough = Atomic(false)
  }

  /// Begins to choose them.
  ///
  /// - Parameters:
  ///   - numbers: of the frames, in this order.
  ///   - jobs: threads there are, of which one chooses the global table; at least 2.
  init(numbers: [Int], jobs: Int, choose: @escaping @Sendable (Int) -> OwnTable) {
    work = BackgroundWork(workers: jobs) { [found] in
      _ = Parallel.map(count: numbers.count, workers: jobs - 1) { place in
        guard !found.isEnough.load(ordering: .relaxed) else { return }
        let table = choose(numbers[place])
        found.tables.withLock { $0[numbers[place]] = table }
      }
    }
  }

  /// A frame's table, if it was chosen.
  subscript(number: Int) -> OwnTable? { found.tables.withLock { $0[number] } }

  /// Has no more of them chosen than those that were begun.
  func stop() { found.isEnough.store(true, ordering: .relaxed) }

  /// Returns once no thread is at it any more.
  func finish() { work.value() }
}
