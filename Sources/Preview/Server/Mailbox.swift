import AnimPlatform
import Synchronization

/// Passes responses and events from other threads to the server's thread.
final class Mailbox: Sendable {
  enum Message: Sendable {
    case answer(UInt64, HTTPResponse)
    case event(String)
  }

  private struct State {
    var messages: [Message] = []
    /// The requests whose client has disconnected.
    var cancelled: Set<UInt64> = []
  }

  private let state = Mutex(State())
  /// The read end of a pipe that wakes the server's thread.
  let readEnd: Int32
  private let writeEnd: Int32

  /// Returns nil if the system cannot create a pipe.
  init?() {
    var ends: [Int32] = [-1, -1]
    // The array has two elements.
    guard unsafe pipe(&ends) == 0 else { return nil }
    (readEnd, writeEnd) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) }
  }

  func post(_ message: Message) {
    let isFirst = state.withLock { state in
      state.messages.append(message)
      return state.messages.count == 1
    }
    var byte: UInt8 = 0
    // Writes one byte of a local variable. If the pipe is full, the thread wakes anyway.
    if isFirst { _ = unsafe write(writeEnd, &byte, 1) }
  }

  func take() -> [Message] {
    var bytes = [UInt8](repeating: 0, count: 64)
    // The array has `count` bytes.
    while unsafe read(readEnd, &bytes, bytes.count) > 0 {}
    return state.withLock { state in
      defer { state.messages = [] }
      return state.messages
    }
  }

  func cancel(_ id: UInt64) { state.withLock { _ = $0.cancelled.insert(id) } }

  /// Whether the client of a request has disconnected.
  func isCancelled(_ id: UInt64) -> Bool { state.withLock { $0.cancelled.contains(id) } }

  /// Removes an answered request.
  func forget(_ id: UInt64) { state.withLock { _ = $0.cancelled.remove(id) } }
}
