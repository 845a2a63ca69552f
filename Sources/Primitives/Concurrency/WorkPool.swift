internal import CAnimKernels
import Dispatch
import Synchronization

/// The library's threads and the queued work for them. Nothing else in the library starts a thread.
///
/// A waiting thread helps: it runs other queued work until its own result is ready. So there are never more threads
/// than jobs, and no processor is idle while there is work.
///
/// Helping nests on the waiting thread's stack. It terminates because only the creator of work waits for it. For the
/// same reason, a thread must not wait while it holds a lock that other work needs.
///
/// Dispatch's queues are not used, because they wait without limit if the system starts no further thread.
final class WorkPool: Sendable {
  static let shared = WorkPool()

  /// Indexed pieces of work; each piece runs once.
  final class Work: Sendable {
    fileprivate let count: Int
    private let next = Atomic(0)

    fileprivate init(count: Int) { self.count = count }

    fileprivate var isTaken: Bool { next.load(ordering: .relaxed) >= count }

    fileprivate func take() -> Int? {
      let piece = next.add(1, ordering: .relaxed).oldValue
      return piece < count ? piece : nil
    }
  }

  /// Called with the index of a piece.
  typealias Body = @Sendable (Int) -> Void

  /// Work that is not finished.
  private struct Entry {
    let work: Work
    let body: Body
    /// The maximum number of threads for this work.
    let limit: Int
    var active: Int
    /// Signalled when the work is finished.
    var waiters: [DispatchSemaphore] = []

    var isOpen: Bool { !work.isTaken && active < limit }
  }

  private struct State {
    /// Latest last.
    var entries: [Entry] = []
    /// Signalled to wake idle threads.
    var sleepers: [DispatchSemaphore] = []
    /// Threads that were started.
    var threadCount = 0

    func place(of work: Work) -> Int? { entries.lastIndex { $0.work === work } }
  }

  private let state = Mutex(State())

  /// Queues work for the pool's threads.
  ///
  /// - Parameters:
  ///   - count: the number of pieces, at least 1.
  ///   - helpers: the maximum number of pool threads for this work.
  func open(count: Int, helpers: Int, _ body: @escaping Body) -> Work {
    let work = Work(count: count)
    let (sleepers, missing) = state.withLock { state in
      // The waiting thread works on it too.
      state.entries.append(Entry(work: work, body: body, limit: helpers + 1, active: 0))
      let sleepers = state.sleepers.suffix(helpers)
      state.sleepers.removeLast(sleepers.count)
      let missing = max(0, min(helpers - sleepers.count, helpers - state.threadCount))
      state.threadCount += missing
      return (sleepers, missing)
    }
    for sleeper in sleepers { sleeper.signal() }
    startThreads(missing)
    return work
  }

  /// Runs work together with the pool's threads, and returns when it is finished.
  func finish(_ work: Work) {
    let waiter = DispatchSemaphore(value: 0)
    while true {
      switch step(for: work, waiter) {
      case .done: return
      case .run(let work): run(work)
      case .sleep: waiter.wait()
      }
    }
  }

  /// Starts threads that are already counted. If the system cannot start any, waiting threads do all the work.
  private func startThreads(_ count: Int) {
    for started in 0..<count {
      let code = system_start_thread { WorkPool.shared.workForEver() }
      guard code == 0 else {
        return state.withLock { $0.threadCount -= count - started }
      }
    }
  }

  private func workForEver() {
    let waiter = DispatchSemaphore(value: 0)
    while true {
      switch step(for: nil, waiter) {
      case .run(let work): run(work)
      case .sleep, .done: waiter.wait()
      }
    }
  }

  private enum Step {
    case run(Work)
    case sleep
    case done
  }

  /// The next action of a thread that waits for the given work, or for any.
  private func step(for awaited: Work?, _ waiter: DispatchSemaphore) -> Step {
    state.withLock { state in
      state.sleepers.removeAll { $0 === waiter }
      if let awaited {
        guard let own = state.place(of: awaited) else { return .done }
        if state.entries[own].isOpen { return begin(own, &state) }
      }
      // The latest work is needed first.
      if let other = state.entries.lastIndex(where: \.isOpen) { return begin(other, &state) }
      state.sleepers.append(waiter)
      if let awaited, let own = state.place(of: awaited) {
        state.entries[own].waiters.append(waiter)
      }
      return .sleep
    }
  }

  private func begin(_ place: Int, _ state: inout State) -> Step {
    state.entries[place].active += 1
    return .run(state.entries[place].work)
  }

  private func run(_ work: Work) {
    takePieces(of: work)
    let waiters: [DispatchSemaphore] = state.withLock { state in
      guard let place = state.place(of: work) else { return [] }
      state.entries[place].active -= 1
      guard state.entries[place].active == 0, work.isTaken else { return [] }
      return state.entries.remove(at: place).waiters
    }
    for waiter in waiters { waiter.signal() }
  }

  /// Releases the closure before the work counts as finished, so that its captured values have one owner again.
  private func takePieces(of work: Work) {
    let body = state.withLock { state in state.place(of: work).map { state.entries[$0].body } }
    guard let body else { return }
    while let piece = work.take() { body(piece) }
  }
}
