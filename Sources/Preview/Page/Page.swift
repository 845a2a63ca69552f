/// The page's files, which the program carries.
enum Page {
  /// The page loads nothing from elsewhere and has no script or style inside of it.
  static let policy =
    "default-src 'none'; img-src 'self' blob:; connect-src 'self'; style-src 'self'; "
    + "script-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

  /// The file for a path; nil if there is none.
  static func file(_ path: String, hasFolder: Bool) -> HTTPResponse? {
    switch path {
    case "/": hasFolder ? html(PackageResources.folder_html) : html(PackageResources.index_html)
    case "/view": html(PackageResources.index_html)
    case "/app.css": response(PackageResources.app_css, "text/css; charset=utf-8")
    case "/app.js": script(PackageResources.app_js)
    case "/bars.js": script(PackageResources.bars_js)
    case "/dom.js": script(PackageResources.dom_js)
    case "/exports.js": script(PackageResources.exports_js)
    case "/folder.js": script(PackageResources.folder_js)
    case "/frames.js": script(PackageResources.frames_js)
    case "/inspector.js": script(PackageResources.inspector_js)
    case "/marks.js": script(PackageResources.marks_js)
    case "/parameters.js": script(PackageResources.parameters_js)
    case "/picture.js": script(PackageResources.picture_js)
    case "/playback.js": script(PackageResources.playback_js)
    case "/plots.js": script(PackageResources.plots_js)
    case "/rows.js": script(PackageResources.rows_js)
    case "/selection.js": script(PackageResources.selection_js)
    case "/state.js": script(PackageResources.state_js)
    case "/status.js": script(PackageResources.status_js)
    case "/timeline.js": script(PackageResources.timeline_js)
    case "/favicon.ico": HTTPResponse(status: 204, type: "image/x-icon", body: .bytes([]))
    default: nil
    }
  }

  private static func html(_ bytes: [UInt8]) -> HTTPResponse {
    response(bytes, "text/html; charset=utf-8")
  }

  private static func script(_ bytes: [UInt8]) -> HTTPResponse {
    response(bytes, "text/javascript; charset=utf-8")
  }

  private static func response(_ bytes: [UInt8], _ type: String) -> HTTPResponse {
    HTTPResponse(status: 200, type: type, body: .bytes(bytes))
  }
}
