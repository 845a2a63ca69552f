internal import CEvent
import Platform

/// The open connections. evhttp has no limit for them, so each one is counted from its beginning to its end.
///
/// Each connection's buffer is held once more, so that it stays valid here. evhttp takes its callbacks away when it lets
/// the buffer go; then it is released.
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
      // The buffer is held by the list. The callbacks are only compared with nil.
      unsafe bufferevent_getcb(buffer, &read, nil, &event, nil)
      return unsafe read != nil || event != nil
    }

    /// evhttp then finds the end of the connection, and frees it.
    func shut() {
      let socket = unsafe bufferevent_getfd(buffer)
      if socket >= 0 { _ = shutdown(socket, Int32(SHUT_RDWR)) }
    }

    func release() { _ = unsafe bufferevent_decref(buffer) }
  }

  private var connections: [Connection] = []

  private static let limit = 128
  /// How long a connection may be open without a request.
  private static let silence: Duration = .seconds(5)

  /// The buffer of a new connection.
  mutating func add(_ base: OpaquePointer?) -> OpaquePointer? {
    if connections.count >= Self.limit { sweep() }
    if connections.count >= Self.limit {
      let oldest = connections.firstIndex { !$0.hasRequest } ?? 0
      connections[oldest].shut()
      // It is not shut twice.
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

  /// Releases the buffers of closed connections, and closes those that stay silent.
  mutating func sweep() {
    let now = ContinuousClock.now
    connections.removeAll { connection in
      // A new one may not have its callbacks yet.
      if now - connection.since > .seconds(1), !connection.isOpen {
        connection.release()
        return true
      }
      if !connection.hasRequest, now - connection.since > Self.silence { connection.shut() }
      return false
    }
  }
}
