import Primitives

/// A request as the handlers see it.
struct HTTPRequest: Sendable {
  var isPost: Bool
  /// As it was sent, with its percent signs. Routes are compared with it as it is.
  var path: String
  /// Names and values after decoding, in their order.
  var query: [(name: String, value: String)]

  func value(_ name: String) -> String? { query.first { $0.name == name }?.value }

  func values(_ name: String) -> [String] { query.filter { $0.name == name }.map(\.value) }

  func number(_ name: String) -> Double? {
    value(name).flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
  }

  func integer(_ name: String) -> Int? { value(name).flatMap { Int($0) } }

  /// The names and values of a query; nil for a wrong percent sign.
  static func query(parsing text: String) -> [(name: String, value: String)]? {
    var result: [(name: String, value: String)] = []
    for pair in text.utf8.split(separator: UInt8(ascii: "&")) {
      let equals = pair.firstIndex(of: UInt8(ascii: "=")) ?? pair.endIndex
      guard let name = decoded(pair[..<equals]), let value = decoded(pair[equals...].dropFirst())
      else { return nil }
      result.append((name, value))
    }
    return result
  }

  private static func decoded(_ text: Substring.UTF8View) -> String? {
    PercentEncoding.decode(text).map { String(decoding: $0, as: UTF8.self) }
  }
}

/// An answer, which is sent whole.
struct HTTPResponse: Sendable {
  enum Body: Sendable {
    case bytes([UInt8])
    /// A file, which is deleted once it is open.
    case temporaryFile(String)
    /// Server-sent events: the connection stays open.
    case events
  }

  var status: Int32
  var type: String
  var body: Body
  var headers: [(String, String)] = []

  static func text(_ status: Int32, _ text: String) -> HTTPResponse {
    HTTPResponse(
      status: status, type: "text/plain; charset=utf-8", body: .bytes(Array((text + "\n").utf8)))
  }

  static func json(_ text: String, status: Int32 = 200) -> HTTPResponse {
    HTTPResponse(status: status, type: "application/json", body: .bytes(Array(text.utf8)))
  }
}

/// The headers that decide whether a request is answered.
struct RequestOrigin {
  var host: String?
  var origin: String?
  var fetchSite: String?

  /// The refusal of a request that another site may have caused; nil for one that is answered.
  ///
  /// A name that leads to this address (DNS rebinding) shows in `Host`. A page of another site, or of another port,
  /// shows in `Sec-Fetch-Site` and in `Origin`.
  func refusal(isPost: Bool, port: Int) -> HTTPResponse? {
    let hosts = ["127.0.0.1:\(port)", "localhost:\(port)", "[::1]:\(port)"]
    guard let host, hosts.contains(host.lowercased()) else {
      return .text(403, "the Host header names another server")
    }
    if let fetchSite, !["same-origin", "none"].contains(fetchSite) {
      return .text(403, "a page of another site may not ask")
    }
    let own = "http://" + host.lowercased()
    if let origin, origin.lowercased() != own {
      return .text(403, "a page of another site may not ask")
    }
    // A form of another site sends an origin; a script without one is no browser and has to say that it means it.
    if isPost, origin == nil { return .text(403, "an export needs the page's Origin") }
    return nil
  }
}
