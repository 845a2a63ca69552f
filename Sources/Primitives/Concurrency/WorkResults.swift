import Synchronization

/// What pieces of work gave, as far as they are done.
final class WorkResults<Result: Sendable>: Sendable {
  private let results: Mutex<[Result?]>

  init(count: Int) {
    results = Mutex(Array(repeating: nil, count: count))
  }

  func set(_ piece: Int, to result: Result) {
    results.withLock { $0[piece] = result }
  }

  func value(_ piece: Int) -> Result? {
    results.withLock { $0[piece] }
  }

  /// Those of the pieces that are done, in their order; they are kept no longer.
  func take() -> [Result] {
    results.withLock { results in
      defer { results = [] }
      return results.compactMap(\.self)
    }
  }
}
