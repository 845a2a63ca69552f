internal import CScheduling
import Dispatch
import Synchronization

/// The library's threads, and the work that is open for them.
///
/// A thread that has to wait does not sleep while there is work, be it somebody else's: so no more threads
/// are needed than jobs, each stays on a processor of its own, and none of these idles because a piece of
/// work took longer than the one beside it.
///
/// What a thread does while it waits lies above the waiting on its stack. That ends, because work is only
/// waited for by who has opened it: nothing waits for what lies below it. For the same reason nobody may wait
/// while holding a lock that other work takes.
final class WorkPool: Sendable {
  static let shared = WorkPool()

  /// Numbered pieces of work, each of which is taken once.
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

  /// What is called with a piece's number.
  typealias Body = @Sendable (Int) -> Void

  /// Work that is not done.
  private struct Entry {
    let work: Work
    let body: Body
    /// The most threads that may do it.
    let limit: Int
    var active: Int
    /// Wake who waits for it.
    var waiters: [DispatchSemaphore] = []

    var isOpen: Bool { !work.isTaken && active < limit }
  }

  private struct State {
    /// The latest last.
    var entries: [Entry] = []
    /// Threads that have nothing to do.
    var sleepers: [DispatchSemaphore] = []
    /// Of those that were started.
    var threadCount = 0

    func place(of work: Work) -> Int? { entries.lastIndex { $0.work === work } }
  }

  private let state = Mutex(State())
  /// Where who has opened work last goes on.
  private let openersProcessor = Atomic<CInt>(-1)

  /// Opens work for the pool's threads.
  ///
  /// - Parameters:
  ///   - count: of its pieces, at least 1.
  ///   - helpers: the most threads of the pool that are to do it.
  func open(count: Int, helpers: Int, _ body: @escaping Body) -> Work {
    let work = Work(count: count)
    openersProcessor.store(scheduling_processor(), ordering: .relaxed)
    let (sleepers, missing) = state.withLock { state in
      // Whoever waits for it may do it too.
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

  /// Does work together with the pool's threads, and returns once it is done.
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

  /// Starts threads before there is work, which takes them a while.
  func prepare(threads count: Int) {
    let missing = state.withLock { state in
      let missing = max(0, count - state.threadCount)
      state.threadCount += missing
      return missing
    }
    startThreads(missing)
  }

  /// Starts threads that were counted already.
  ///
  /// Where the system gives none, work is left to who waits for it, and whoever opens more asks again.
  private func startThreads(_ count: Int) {
    for started in 0..<count {
      guard DetachedThread.start(workForEver) else {
        return state.withLock { $0.threadCount -= count - started }
      }
    }
  }

  @Sendable private func workForEver() {
    let waiter = DispatchSemaphore(value: 0)
    leaveOpenersProcessor()
    while true {
      switch step(for: nil, waiter) {
      case .run(let work): run(work)
      case .sleep, .done:
        waiter.wait()
        leaveOpenersProcessor()
      }
    }
  }

  /// A scheduler may wake a thread on the processor of the one that woke it, and leave both there for some
  /// 25 ms although another one is idle (seen with Linux 6.18 on two virtual processors): a quarter of what
  /// a short animation takes.
  private func leaveOpenersProcessor() {
    scheduling_leave(openersProcessor.load(ordering: .relaxed))
  }

  private enum Step {
    case run(Work)
    case sleep
    case done
  }

  /// What a thread does next that waits for some work, or for any.
  private func step(for awaited: Work?, _ waiter: DispatchSemaphore) -> Step {
    state.withLock { state in
      state.sleepers.removeAll { $0 === waiter }
      if let awaited {
        guard let own = state.place(of: awaited) else { return .done }
        if state.entries[own].isOpen { return begin(own, &state) }
      }
      // The latest is what somebody waits for soonest.
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

  /// No thread holds a closure when its work is done: what it captured is its owner's alone again.
  private func takePieces(of work: Work) {
    let body = state.withLock { state in state.place(of: work).map { state.entries[$0].body } }
    guard let body else { return }
    while let piece = work.take() { body(piece) }
  }
}
