import AnimPrimitives

/// The files of the page, which are embedded in the program.
enum Page {
  /// The Content-Security-Policy: the page loads nothing from other sites and has no inline scripts or styles.
  static let policy =
    "default-src 'none'; img-src 'self' blob:; connect-src 'self'; style-src 'self'; "
    + "script-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

  /// The response with the file for a path, or nil if there is none.
  static func file(_ path: String, hasFolder: Bool) -> HTTPResponse? {
    switch path {
    case "/":
      guard !hasFolder else { return response("folder.html") }
      var page = response("index.html")
      // Makes the browser request the scene while it is still loading the scripts.
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
