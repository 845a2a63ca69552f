import Primitives

/// The page's files, which the program carries.
enum Page {
  /// The page loads nothing from elsewhere and has no script or style inside of it.
  static let policy =
    "default-src 'none'; img-src 'self' blob:; connect-src 'self'; style-src 'self'; "
    + "script-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

  /// The file for a path; nil if there is none.
  static func file(_ path: String, hasFolder: Bool) -> HTTPResponse? {
    switch path {
    case "/":
      guard !hasFolder else { return response("folder.html") }
      var page = response("index.html")
      // The browser asks for the scene while it still reads the scripts.
      page?.headers = [
        ("Link", "</api/scene?appearance=light>; rel=preload; as=fetch; crossorigin")
      ]
      return page
    case "/view": return response("index.html")
    case "/favicon.ico": return HTTPResponse(status: 204, type: "image/x-icon", body: .bytes([]))
    default: return response(String(path.dropFirst()))
    }
  }

  private static func response(_ name: String) -> HTTPResponse? {
    let type =
      switch name.split(separator: ".").last {
      case "css": "text/css"
      case "html": "text/html"
      default: "text/javascript"
      }
    guard let bytes = EmbeddedFile.bytes("preview/" + name) else { return nil }
    return HTTPResponse(status: 200, type: type + "; charset=utf-8", body: .bytes(bytes))
  }
}
