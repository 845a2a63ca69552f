import AnimDocuments
import AnimFiles
import AnimPrimitives

/// A request, as handlers receive it.
struct HTTPRequest: Sendable {
  var isPost: Bool
  /// The path as sent, with percent encoding. Routes are compared without decoding.
  var path: String
  /// The decoded names and values in the order of the query.
  var query: [(name: String, value: String)]
  /// The page's token, with which a request may write files.
  var token: String?

  func value(_ name: String) -> String? { query.first { $0.name == name }?.value }

  func values(_ name: String) -> [String] { query.filter { $0.name == name }.map(\.value) }

  func number(_ name: String) -> Double? {
    value(name).flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
  }

  func integer(_ name: String) -> Int? { value(name).flatMap { Int($0) } }

  /// The names and values of a query, or nil if its percent encoding is invalid.
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

/// A response.
struct HTTPResponse: Sendable {
  enum Body: Sendable {
    case bytes([UInt8])
    case file(OpenFile)
    /// A stream of server-sent events. The connection stays open.
    case events

    /// nil for a stream.
    var byteCount: Int? {
      switch self {
      case .bytes(let bytes): bytes.count
      case .file(let file): file.byteCount
      case .events: nil
      }
    }
  }

  var status: Int32
  var type: String
  var body: Body
  var headers: [(String, String)] = []

  static func text(_ status: Int32, _ text: String) -> HTTPResponse {
    HTTPResponse(
      status: status, type: "text/plain; charset=utf-8", body: .bytes(Array((text + "\n").utf8)))
  }

  static func json(_ json: JSONText, status: Int32 = 200) -> HTTPResponse {
    HTTPResponse(status: status, type: "application/json", body: .bytes(Array(json.text.utf8)))
  }
}
