import AnimPrimitives

/// The machines and names for which the server answers, and their rights.
package struct ServerAccess: Sendable {
  /// The address to listen on.
  package var address = "127.0.0.1"
  /// Names of this server besides its address and the loopback names, such as that of a tunnel.
  package var names: [String] = []
  /// Whether pages may change files although other machines reach the server.
  package var allowsEdits = false
  /// The words of the command that opens a file in an editor; nil for links.
  package var editor: [String]?

  package init() {}

  static let loopbackNames: Set<String> = ["127.0.0.1", "localhost", "[::1]"]

  /// Whether only this machine reaches the server.
  package var isLocal: Bool { Self.loopbackNames.contains(address) || address == "::1" }

  var isEditable: Bool { isLocal || allowsEdits }

  /// Whether a `Host` header names this server. Another site may choose a name that leads here (DNS rebinding), so
  /// names matter; the port adds nothing, and a tunnel has another one.
  func allows(host: String) -> Bool {
    let name = Self.name(of: host)
    return Self.loopbackNames.contains(name) || name == address.lowercased()
      || names.contains { $0.lowercased() == name }
  }

  /// Whether an `Origin` header is that of this server's page.
  func allows(origin: String, host: String) -> Bool {
    for scheme in ["http://", "https://"] where origin.lowercased().hasPrefix(scheme) {
      let place = origin.lowercased().dropFirst(scheme.count)
      return place == host.lowercased()
        || names.contains { $0.lowercased() == Self.name(of: String(place)) }
    }
    return false
  }

  /// The name in a `Host` header, in lower case, without the port.
  private static func name(of host: String) -> String {
    let text = host.lowercased()
    guard let colon = text.utf8.lastIndex(of: UInt8(ascii: ":")), !text.hasSuffix("]") else {
      return text
    }
    return String(text[..<colon])
  }
}

/// The headers that identify the site that caused a request.
struct RequestOrigin {
  var host: String?
  var origin: String?
  var fetchSite: String?
  var fetchDestination: String?

  /// The refusal of a request that another site may have caused, or nil if the request is allowed.
  ///
  /// `Sec-Fetch-Site` and `Origin` reveal a page of another site or port. Its link to this page may be followed, because
  /// it cannot read the page.
  func refusal(isPost: Bool, _ access: ServerAccess) -> HTTPResponse? {
    guard let host, access.allows(host: host) else {
      return .text(403, "the Host header names another server; --allow-host NAME allows a name")
    }
    if let fetchSite, !["same-origin", "none"].contains(fetchSite),
      isPost || fetchDestination != "document"
    {
      return .text(403, "a page of another site may not ask")
    }
    if let origin, !access.allows(origin: origin, host: host) {
      return .text(403, "a page of another site may not ask")
    }
    // A browser always sends an origin with POST. A script must send the page's origin to confirm the change.
    if isPost, origin == nil { return .text(403, "a change needs the page's Origin") }
    return nil
  }
}

/// The secret that other machines need. It stands once in the printed link, and then in a cookie.
struct RemoteKey: Sendable {
  private let token = PageToken()

  var text: String { token.text }

  /// The name of the cookie. Cookies of a host are shared by its ports.
  static func cookieName(port: Int) -> String { "animrender-\(port)" }

  /// Whether a request has the key in its cookies.
  func isIn(cookies: String?, port: Int) -> Bool {
    (cookies ?? "").split(separator: ";").contains { cookie in
      let parts = cookie.split(separator: "=", maxSplits: 1).map {
        String($0).trimmingSpaces
      }
      return parts.count == 2 && parts[0] == Self.cookieName(port: port)
        && token.isEqual(to: parts[1])
    }
  }

  func isEqual(to text: String?) -> Bool { token.isEqual(to: text) }

  func cookie(port: Int) -> (String, String) {
    ("Set-Cookie", "\(Self.cookieName(port: port))=\(text); HttpOnly; SameSite=Strict; Path=/")
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

/// A random secret of the page, new at each start. A request needs it to write a file, so that a page of another program
/// on this machine cannot.
struct PageToken: Sendable {
  static let header = "X-Animrender-Token"

  /// 128 bits in hexadecimal digits.
  let text: String

  init() {
    var generator = SystemRandomNumberGenerator()
    text = (0..<2).map { _ in (generator.next() as UInt64).hexadecimal }.joined()
  }

  /// Whether a text is the token. The time does not depend on the place of the first wrong byte.
  func isEqual(to other: String?) -> Bool {
    guard let other, other.utf8.count == text.utf8.count else { return false }
    return zip(text.utf8, other.utf8).reduce(0 as UInt8) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
