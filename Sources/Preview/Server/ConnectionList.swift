internal import CAnimEvent
import AnimPlatform

/// The open connections. evhttp does not limit their number, so each connection is tracked from beginning to end.
///
/// The list retains the buffer of each connection, so that the pointer stays valid. evhttp removes its callbacks when
/// it releases the buffer. The list then releases it too.
struct ConnectionList {
  @safe
  private struct Connection {
    let buffer: OpaquePointer
    let since = ContinuousClock.now
    var hasRequest = false

    init(_ buffer: OpaquePointer) { unsafe self.buffer = buffer }

    var isOpen: Bool {
      var read: bufferevent_data_cb?
      var event: bufferevent_event_cb?
      // The list retains the buffer. The callbacks are only compared with nil.
      unsafe bufferevent_getcb(buffer, &read, nil, &event, nil)
      return unsafe read != nil || event != nil
    }

    /// Shuts the socket down. evhttp then detects the end of the connection, and frees it.
    func shut() {
      let socket = unsafe bufferevent_getfd(buffer)
      if socket >= 0 { _ = shutdown(socket, Int32(SHUT_RDWR)) }
    }

    func release() { _ = unsafe bufferevent_decref(buffer) }
  }

  private var connections: [Connection] = []

  private static let limit = 128
  /// The maximum time that a connection may be open without a request.
  private static let silence: Duration = .seconds(5)

  /// Creates the buffer of a new connection. Returns nil if there is no memory.
  mutating func add(_ base: OpaquePointer?) -> OpaquePointer? {
    if connections.count >= Self.limit { sweep() }
    if connections.count >= Self.limit {
      let oldest = connections.firstIndex { !$0.hasRequest } ?? 0
      connections[oldest].shut()
      // Keeps the connection from being shut down twice.
      connections[oldest].hasRequest = true
    }
    let options = Int32(bitPattern: BEV_OPT_CLOSE_ON_FREE.rawValue)
    guard let buffer = unsafe bufferevent_socket_new(base, -1, options) else { return nil }
    unsafe bufferevent_incref(buffer)
    connections.append(unsafe Connection(buffer))
    return unsafe buffer
  }

  mutating func noteRequest(_ buffer: OpaquePointer?) {
    guard let index = connections.firstIndex(where: { unsafe $0.buffer == buffer }) else { return }
    connections[index].hasRequest = true
  }

  /// Releases the buffers of closed connections, and closes connections that stay silent.
  mutating func sweep() {
    let now = ContinuousClock.now
    connections.removeAll { connection in
      // A new connection may not have callbacks yet.
      if now - connection.since > .seconds(1), !connection.isOpen {
        connection.release()
        return true
      }
      if !connection.hasRequest, now - connection.since > Self.silence { connection.shut() }
      return false
    }
  }
}
