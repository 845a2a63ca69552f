import Platform
import Synchronization

/// Carries answers from the threads that draw to the thread of the connections.
final class Mailbox: Sendable {
  enum Letter: Sendable {
    case answer(UInt64, HTTPResponse)
    case event(String)
  }

  private struct State {
    var letters: [Letter] = []
    /// Requests whose reader has gone.
    var cancelled: Set<UInt64> = []
  }

  private let state = Mutex(State())
  /// A pipe that wakes the thread of the connections.
  let readEnd: Int32
  private let writeEnd: Int32

  /// nil if the system has no pipe left.
  init?() {
    var ends: [Int32] = [-1, -1]
    // The array has two elements.
    guard unsafe pipe(&ends) == 0 else { return nil }
    (readEnd, writeEnd) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) }
  }

  func post(_ letter: Letter) {
    let isFirst = state.withLock { state in
      state.letters.append(letter)
      return state.letters.count == 1
    }
    var byte: UInt8 = 0
    // One byte of a local. A full pipe wakes the thread as well.
    if isFirst { _ = unsafe write(writeEnd, &byte, 1) }
  }

  func take() -> [Letter] {
    var bytes = [UInt8](repeating: 0, count: 64)
    // The array has as many bytes as its count says.
    while unsafe read(readEnd, &bytes, bytes.count) > 0 {}
    return state.withLock { state in
      defer { state.letters = [] }
      return state.letters
    }
  }

  func cancel(_ id: UInt64) { state.withLock { _ = $0.cancelled.insert(id) } }

  /// Whether the reader of a request has gone.
  func isCancelled(_ id: UInt64) -> Bool { state.withLock { $0.cancelled.contains(id) } }

  /// Forgets a request that is answered.
  func forget(_ id: UInt64) { state.withLock { _ = $0.cancelled.remove(id) } }
}
