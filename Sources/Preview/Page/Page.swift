import AnimPrimitives

/// The files of the page, which are embedded in the program.
enum Page {
  /// The Content-Security-Policy: the page loads nothing from other sites and has no inline scripts or styles.
  static let policy =
    "default-src 'none'; img-src 'self' blob:; connect-src 'self'; style-src 'self'; "
    + "script-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

  /// The response with the file for a path, or nil if there is none.
  static func file(_ path: String, hasFolder: Bool, token: PageToken, _ access: ServerAccess)
    -> HTTPResponse?
  {
    switch path {
    case "/":
      guard !hasFolder else { return response("folder.html") }
      var page = scenePage(token, access)
      // Makes the browser request the scene while it is still loading the scripts.
      page?.headers = [
        ("Link", "</api/scene?appearance=light>; rel=preload; as=fetch; crossorigin")
      ]
      return page
    case "/view": return scenePage(token, access)
    case "/favicon.ico": return HTTPResponse(status: 204, type: "image/x-icon", body: .bytes([]))
    default: return response(String(path.dropFirst()))
    }
  }

  /// The page of a scene, with the token and the rights in place of their marks.
  private static func scenePage(_ token: PageToken, _ access: ServerAccess) -> HTTPResponse? {
    guard var page = response("index.html"), case .bytes(let bytes) = page.body else { return nil }
    var text = String(decoding: bytes, as: UTF8.self)
    let opens = !access.isLocal ? "copy" : access.editor == nil ? "link" : "command"
    for (mark, value) in [
      ("TOKEN", token.text), ("EDITABLE", String(access.isEditable)), ("OPENS", opens),
    ] {
      text = text.split(separator: "content=\"\(mark)\"", maxSplits: 1)
        .joined(separator: "content=\"\(value)\"")
    }
    page.body = .bytes(Array(text.utf8))
    return page
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
