internal import CAnimEvent
import AnimFiles
import AnimPlatform

/// An HTTP server on the loopback address. Uses libevent's evhttp on the thread that calls `run`.
///
/// No client delays another one. Handlers answer at once, or later through the mailbox. Silent connections are closed
/// after some seconds. If there are too many connections, the oldest silent one is closed.
@safe
final class HTTPServer {
  enum Answer {
    case now(HTTPResponse)
    /// The response is posted to the mailbox later.
    case later
  }

  typealias Handler = (HTTPRequest, _ id: UInt64) -> Answer

  let port: Int
  let access: ServerAccess
  /// nil if only this machine reaches the server.
  let key: RemoteKey?
  let mailbox: Mailbox
  var handler: Handler = { _, _ in .now(.text(404, "not found")) }
  /// Called every `tickMilliseconds` on the server's thread.
  var tick: () -> Void = {}

  private let base: OpaquePointer
  private let http: OpaquePointer
  private var requests: [UInt64: OpaquePointer] = unsafe [:]
  private var streams: [UInt64: OpaquePointer] = unsafe [:]
  private var streamOrder: [UInt64] = []
  private var nextID: UInt64 = 1
  private var ticks = 0
  var connections = ConnectionList()

  static let tickMilliseconds = 20
  private static let streamLimit = 32
  private static let streamBytes = 1 << 16

  private init(
    _ base: OpaquePointer, _ http: OpaquePointer, port: Int, _ access: ServerAccess,
    mailbox: Mailbox
  ) {
    self.access = access
    key = access.isLocal ? nil : RemoteKey()
    unsafe self.base = base
    unsafe self.http = http
    self.port = port
    self.mailbox = mailbox
  }

  enum Failure: Error {
    case taken(port: Int)
    case system(String)
  }

  /// - Parameter ports: the ports to try, in order.
  ///   - Throws: `taken` with the first port if none is free, `system` for other errors.
  static func listening(on ports: [Int], _ access: ServerAccess) throws(Failure) -> HTTPServer {
    guard let mailbox = Mailbox(), let base = unsafe event_base_new(),
      let http = unsafe evhttp_new(base)
    else { throw .system("the system has no memory or descriptors left") }
    for port in ports {
      // The string's bytes are valid during the call.
      guard unsafe evhttp_bind_socket_with_handle(http, access.address, UInt16(port)) != nil else {
        guard errno == EADDRINUSE || errno == EACCES else {
          throw .system(unsafe String(cString: strerror(errno)))
        }
        continue
      }
      return unsafe HTTPServer(base, http, port: port, access, mailbox: mailbox)
    }
    throw .taken(port: ports.first ?? 0)
  }

  /// Answers requests until the program ends.
  func run() {
    // The context of the callbacks is this server, which outlives the loop.
    let context = unsafe Unmanaged.passUnretained(self).toOpaque()
    unsafe evhttp_set_max_headers_size(http, 16_384)
    unsafe evhttp_set_max_body_size(http, 16_384)
    unsafe evhttp_set_timeout(http, 10)
    unsafe evhttp_set_allowed_methods(http, 0x1FF)
    unsafe evhttp_set_default_content_type(http, nil)
    unsafe evhttp_set_bevcb(
      http,
      { base, context in
        guard let context = unsafe context else { return nil }
        let server = unsafe Unmanaged<HTTPServer>.fromOpaque(context).takeUnretainedValue()
        return unsafe server.connections.add(base)
      }, context)
    unsafe evhttp_set_gencb(
      http,
      { request, context in
        guard let context = unsafe context, let request = unsafe request else { return }
        unsafe Unmanaged<HTTPServer>.fromOpaque(context).takeUnretainedValue().receive(request)
      }, context)
    let messages = unsafe event_new(
      base, mailbox.readEnd, Int16(EV_READ | EV_PERSIST),
      { _, _, context in
        guard let context = unsafe context else { return }
        unsafe Unmanaged<HTTPServer>.fromOpaque(context).takeUnretainedValue().deliver()
      }, context)
    _ = unsafe event_add(messages, nil)
    let timer = unsafe event_new(
      base, -1, Int16(EV_PERSIST),
      { _, _, context in
        guard let context = unsafe context else { return }
        unsafe Unmanaged<HTTPServer>.fromOpaque(context).takeUnretainedValue().pass()
      }, context)
    var interval = timeval(tv_sec: 0, tv_usec: .init(Self.tickMilliseconds * 1000))
    _ = unsafe event_add(timer, &interval)
    _ = unsafe event_base_dispatch(base)
  }

  private func pass() {
    tick()
    cancelAbandoned()
    ticks += 1
    if ticks % 25 == 0 { connections.sweep() }
    if ticks % 250 == 0 { send(event: ": still here\n\n") }
  }
}

// MARK: - Requests

extension HTTPServer {
  private func receive(_ request: OpaquePointer) {
    let id = nextID
    nextID += 1
    if let connection = unsafe evhttp_request_get_connection(request) {
      unsafe connections.noteRequest(evhttp_connection_get_bufferevent(connection))
      // Computing the response may take longer than the timeout for headers.
      unsafe evhttp_connection_set_timeout(connection, 600)
    }
    let headers = unsafe evhttp_request_get_input_headers(request)
    func header(_ name: String) -> String? {
      // The value belongs to the request and is copied.
      guard let value = unsafe evhttp_find_header(headers, name) else { return nil }
      return unsafe String(cString: value)
    }
    let command = unsafe evhttp_request_get_command(request)
    let isPost = command == EVHTTP_REQ_POST
    guard isPost || [EVHTTP_REQ_GET, EVHTTP_REQ_HEAD].contains(command) else {
      var refusal = HTTPResponse.text(405, "only GET, HEAD and POST")
      refusal.headers = [("Allow", "GET, HEAD, POST")]
      return unsafe send(refusal, to: request, id)
    }
    // The text belongs to the request.
    guard let target = unsafe evhttp_request_get_uri(request), unsafe target[0] == 0x2F else {
      return unsafe send(.text(400, "the request's target must be a path"), to: request, id)
    }
    let host = header("Host")
    guard unsafe evhttp_remove_header(headers, "Host") != 0 || header("Host") == nil else {
      return unsafe send(.text(400, "a request must have one Host header"), to: request, id)
    }
    let origin = RequestOrigin(
      host: host, origin: header("Origin"), fetchSite: header("Sec-Fetch-Site"),
      fetchDestination: header("Sec-Fetch-Dest"))
    if let refusal = origin.refusal(isPost: isPost, access) {
      return unsafe send(refusal, to: request, id)
    }
    let uri = unsafe evhttp_request_get_evhttp_uri(request)
    // Both texts belong to the request and are copied.
    let path = unsafe evhttp_uri_get_path(uri).map { unsafe String(cString: $0) } ?? "/"
    let text = unsafe evhttp_uri_get_query(uri).map { unsafe String(cString: $0) } ?? ""
    guard let query = HTTPRequest.query(parsing: text) else {
      return unsafe send(.text(400, "invalid percent-encoding"), to: request, id)
    }
    let received = HTTPRequest(
      isPost: isPost, path: path, query: query, token: header(PageToken.header))
    let isKnown = key?.isIn(cookies: header("Cookie"), port: port) ?? true
    guard isKnown || key?.isEqual(to: received.value("key")) ?? false else {
      return unsafe send(
        .text(401, "open the link that the preview printed"), to: request, id)
    }
    switch handler(received, id) {
    case .now(var response):
      if !isKnown, let key { response.headers.append(key.cookie(port: port)) }
      unsafe send(response, to: request, id)
    case .later: unsafe requests[id] = request
    }
  }

  /// Cancels the requests whose client has disconnected. Their responses are dropped on arrival.
  private func cancelAbandoned() {
    for unsafe(id, request) in unsafe requests where unsafe isAbandoned(request) {
      mailbox.cancel(id)
    }
  }

  /// Whether the client has closed the connection. evhttp does not notice, because it does not read from a connection
  /// during a request.
  private func isAbandoned(_ request: OpaquePointer) -> Bool {
    guard let connection = unsafe evhttp_request_get_connection(request) else { return true }
    let socket = unsafe bufferevent_getfd(evhttp_connection_get_bufferevent(connection))
    var byte: UInt8 = 0
    // Reads at most one byte into a local variable, and leaves it in the socket. A closed connection returns 0.
    return unsafe recv(socket, &byte, 1, Int32(MSG_PEEK | MSG_DONTWAIT)) == 0
  }

  private func deliver() {
    for message in mailbox.take() {
      switch message {
      case .answer(let id, let response):
        mailbox.forget(id)
        if let request = unsafe requests.removeValue(forKey: id) {
          unsafe send(response, to: request, id)
        }
      case .event(let text): send(event: text)
      }
    }
  }

  private func send(_ response: HTTPResponse, to request: OpaquePointer, _ id: UInt64) {
    let headers = unsafe evhttp_request_get_output_headers(request)
    let common = [
      ("Content-Type", response.type), ("X-Content-Type-Options", "nosniff"),
      ("Cross-Origin-Resource-Policy", "same-origin"), ("Referrer-Policy", "no-referrer"),
      ("Content-Security-Policy", Page.policy),
    ]
    for (name, value) in common + response.headers {
      // Names and values are copied.
      _ = unsafe evhttp_add_header(headers, name, value)
    }
    if !response.headers.contains(where: { $0.0 == "Cache-Control" }) {
      _ = unsafe evhttp_add_header(headers, "Cache-Control", "no-store")
    }
    if let connection = unsafe evhttp_request_get_connection(request) {
      unsafe evhttp_connection_set_timeout(connection, 30)
    }
    let buffer = unsafe evbuffer_new()
    defer { unsafe evbuffer_free(buffer) }
    if unsafe evhttp_request_get_command(request) == EVHTTP_REQ_HEAD {
      if let byteCount = response.body.byteCount {
        _ = unsafe evhttp_add_header(headers, "Content-Length", "\(byteCount)")
      }
      unsafe evhttp_send_reply(request, response.status, nil, buffer)
      return
    }
    switch response.body {
    case .bytes(let bytes):
      // The bytes are copied.
      _ = unsafe bytes.withUnsafeBytes { unsafe evbuffer_add(buffer, $0.baseAddress, $0.count) }
    case .file(let file):
      guard let descriptor = file.duplicate() else { break }
      // The buffer closes the descriptor.
      _ = unsafe evbuffer_add_file(buffer, descriptor, 0, .init(file.byteCount))
    case .events:
      unsafe startStream(request, id)
      return
    }
    unsafe evhttp_send_reply(request, response.status, nil, buffer)
  }
}

// MARK: - Events

extension HTTPServer {
  private func startStream(_ request: OpaquePointer, _ id: UInt64) {
    if let connection = unsafe evhttp_request_get_connection(request) {
      unsafe evhttp_connection_set_timeout(connection, 86_400)
    }
    unsafe evhttp_send_reply_start(request, 200, nil)
    unsafe streams[id] = request
    streamOrder.append(id)
    // The time in milliseconds after which a browser reconnects.
    unsafe write("retry: 500\n\n", to: request)
    while streamOrder.count > Self.streamLimit { endStream(streamOrder[0]) }
  }

  private func endStream(_ id: UInt64) {
    streamOrder.removeAll { $0 == id }
    // If the connection has ended, this call frees the request.
    if let request = unsafe streams.removeValue(forKey: id) {
      unsafe evhttp_send_reply_end(request)
    }
  }

  private func send(event text: String) {
    for unsafe(id, request) in unsafe streams {
      guard let connection = unsafe evhttp_request_get_connection(request),
        let output = unsafe bufferevent_get_output(evhttp_connection_get_bufferevent(connection)),
        unsafe evbuffer_get_length(output) < Self.streamBytes
      else {
        endStream(id)
        continue
      }
      unsafe write(text, to: request)
    }
  }

  private func write(_ text: String, to request: OpaquePointer) {
    let buffer = unsafe evbuffer_new()
    let bytes = Array(text.utf8)
    // The bytes are copied.
    _ = unsafe bytes.withUnsafeBytes { unsafe evbuffer_add(buffer, $0.baseAddress, $0.count) }
    unsafe evhttp_send_reply_chunk(request, buffer)
    unsafe evbuffer_free(buffer)
  }
}
