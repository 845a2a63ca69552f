import AnimPrimitives

/// A step of a scene, in seconds of the file.
public struct PlayerStep: Hashable, Sendable {
  public var name: String?
  public var start: Double
  public var end: Double

  public init(name: String? = nil, start: Double, end: Double) {
    self.name = name
    self.start = start
    self.end = end
  }
}

/// The page around the pictures.
package struct PlayerPage {
  let title: String
  /// The picture's text alternative.
  let alternative: String
  /// The picture's size in points.
  let width: Double
  let height: Double
  let scale: Double
  let steps: [PlayerStep]
  let isPaired: Bool

  /// The hashes by which a content security policy allows the scripts and the style; `scripts/lint` compares them with
  /// the files.
  static let loaderHash = "2957bd074b114b718aa404cb728e6b1fa367468de8c3bf9506121f8ea07ec89c"
  static let scriptHash = "67af95ca90a9e04e52e49f7b4ade8fe7f5bf2b545b2132e543840a4a8ea2cb27"
  static let styleHash = "4c419cf752b303fc3f76563820308863dc083e3dc4248e2b7aafb3964cf87505"

  /// The script of `<animrender-player>`: its files as one function, without comments and indentation. A page holds it
  /// as a zlib stream, which `page.js` decompresses and starts.
  package static var script: String {
    let style = compact("controls.css", isComment: { $0.hasPrefix("/*") })
    let parts = ["webp.js", "movie.js", "element.js"]
      .map { compact($0, isComment: { $0.hasPrefix("//") }) }
    return "(() => {\nconst controlStyle = `\(style)`;\n\(parts.joined())})();\n"
  }

  private static func compact(_ file: String, isComment: (Substring) -> Bool) -> String {
    EmbeddedFile.text("player/\(file)").split(separator: "\n")
      .map { $0.drop { $0 == " " } }.filter { !isComment($0) }
      .map { "\($0)\n" }.joined()
  }

  /// The policy that the page needs and gives itself.
  private static var policy: String {
    "img-src data:; style-src \(source(styleHash)); "
      + "script-src \(source(loaderHash)) \(source(scriptHash))"
  }

  package static var policyNote: String {
    "a site's Content-Security-Policy allows the page with: \(policy)"
  }

  /// A source expression of a content security policy for a hash in hexadecimal digits.
  package static func source(_ hash: String) -> String {
    let digits = hash.utf8.map { UInt8($0 < 58 ? $0 - 48 : $0 - 87) }
    let bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    return "'sha256-\(Base64.encode(bytes))'"
  }

  /// The page before its pictures.
  var start: String {
    let name = title.markupEscaped
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \(Self.policy)">
      <title>\(name)</title>
      <style>\(EmbeddedFile.text("player/page.css"))</style>
      </head>
      <body>
      <main>
      <h1>\(name)</h1>
      <animrender-player data-page data-scale="\(scale)" data-steps="\(stepLines.markupEscaped)">

      """
  }

  /// - Throws: `library` if there is no memory.
  func end() throws(CodecError) -> String {
    """
    </animrender-player>
    </main>
    <script type="application/zlib" id="code">\(Base64.encode(try CompressedText.compress(Self.script)))</script>
    <script>\(EmbeddedFile.text("player/page.js"))</script>
    </body>
    </html>

    """
  }

  /// A line for each step: its start, its end and its name.
  private var stepLines: String {
    steps.map { "\($0.start) \($0.end) \($0.name ?? "")" }.joined(separator: "\n")
  }

  /// A picture, in base64.
  ///
  /// - Parameter appearance: nil if there is only one.
  func image(_ appearance: String?, type: String, _ bytes: [UInt8]) -> String {
    """
    <img\(appearance.map { " class=\"\($0)\"" } ?? "") alt="\(alternative.markupEscaped)" \
    width="\(Int(width.rounded()))" height="\(Int(height.rounded()))" \
    src="data:\(type);base64,\(Base64.encode(bytes))">

    """
  }
}
