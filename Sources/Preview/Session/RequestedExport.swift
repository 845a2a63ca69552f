import AnimExport
import AnimFiles
import AnimPrimitives
import AnimRendering

/// A file that the page can export: exactly the part, the speed and the look that the page shows.
struct RequestedExport {
  enum Kind: String {
    case gif, apng, webp, page, video, still, sheet, trail

    var fileExtension: String {
      switch self {
      case .gif, .apng, .webp: rawValue
      case .page: "html"
      case .video: "mp4"
      case .still, .sheet, .trail: "png"
      }
    }

    var type: String {
      switch self {
      case .gif, .apng, .webp: "image/\(rawValue)"
      case .page: "text/html; charset=utf-8"
      case .video: "video/mp4"
      case .still, .sheet, .trail: "image/png"
      }
    }
  }

  let kind: Kind
  /// The variant with the scale of the export.
  let variant: SceneVariant
  /// The request, whose output is named after the scene.
  let render: RenderRequest

  private static let sheetCount = "12"
  private static let trailCount = "8"

  /// - Parameter render: the request of the scene with the options of the preview.
  /// - Throws: `usage` for a value that the command line refuses as well.
  init(_ request: HTTPRequest, _ render: RenderRequest, _ variant: SceneVariant)
    throws(RequestError)
  {
    guard let kind = request.value("kind").flatMap(Kind.init) else {
      throw .usage("unknown kind of export")
    }
    self.kind = kind
    var variant = variant
    variant.scale = request.number("scale")
    self.variant = variant
    var render = render
    try variant.apply(to: &render)
    switch kind {
    case .still: try render.set("time", to: max(request.number("time") ?? 0, 0).shortestText)
    case .sheet: try render.set("sheet", to: Self.sheetCount)
    case .trail: try render.set("trail", to: Self.trailCount)
    case .gif, .apng, .webp, .page, .video: break
    }
    if kind != .still {
      for name in ["from", "to"] {
        if let time = request.number(name) { try render.set(name, to: time.shortestText) }
      }
    }
    if ![.still, .sheet, .trail].contains(kind), let speed = request.number("speed"), speed != 1 {
      try render.set("speed", to: speed.shortestText)
    }
    let stem = PathParts.stem(of: PathParts(render.scene.path).name)
    try render.set("output", to: "\(stem).\(kind.fileExtension)")
    self.render = render
  }

  /// The same request with its output in a folder.
  func writing(to path: String) throws(RequestError) -> RenderRequest {
    var request = try render.changing(["output": [path]])
    request.jobs = render.jobs
    return request
  }
}
