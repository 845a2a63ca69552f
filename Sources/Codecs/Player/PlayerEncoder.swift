// A page is one file: one or two APNGs in base64, and a script that plays them on a canvas with controls. The image
// elements show the animation where scripts do not run. The content security policy allows the page's own script and
// style by their hashes and loads nothing else.

public import AnimPrimitives

/// Writes an animation as an HTML page that plays it, in one appearance or in a light and a dark one.
public struct PlayerEncoder: AnimationEncoder, ~Copyable {
  private var encoder: APNGEncoder
  /// Makes the encoder of the second appearance.
  private let makeEncoder: () throws(CodecError) -> APNGEncoder
  private let sink: Base64Sink
  private let page: PlayerPage
  private var isDark = false

  /// How long each frame of the first appearance is shown, after `finish()`.
  package private(set) var delays: [MediaTime] = []

  /// - Parameters:
  ///   - tickDuration: the unit of a frame's duration.
  ///   - numPlays: the number of times that the animation plays; 0 means endlessly.
  ///   - title: the page's title and the picture's text alternative.
  ///   - scale: pixels per point; the picture is shown that much smaller.
  ///   - isPaired: whether `beginDark()` will be called.
  ///   - jobs: the largest number of threads.
  ///   - sink: receives the page in `finish`.
  /// - Throws: `size` if a side is below 1 or above 2²⁴.
  public init(
    width: Int, height: Int, tickDuration: TickDuration, numPlays: UInt32 = 0,
    metadata: PNGMetadata = PNGMetadata(), title: String, scale: Double,
    isPaired: Bool = false, jobs: Int = 1, sink: any ByteSink
  ) throws(CodecError) {
    let base64 = Base64Sink(sink)
    self.sink = base64
    page = PlayerPage(title: title, scale: scale, isPaired: isPaired)
    makeEncoder = { () throws(CodecError) in
      try APNGEncoder(
        width: width, height: height, tickDuration: tickDuration, numPlays: numPlays,
        metadata: metadata, jobs: jobs, sink: base64)
    }
    encoder = try makeEncoder()
  }

  public mutating func append(_ window: [AnimationFrame]) throws(CodecError) {
    try encoder.append(window)
  }

  /// Ends the light appearance. Frames that are appended from now on are those of the dark one, from its start.
  public mutating func beginDark() throws(CodecError) {
    precondition(page.isPaired && !isDark, "a page has at most two appearances")
    try finishPicture()
    isDark = true
    encoder = try makeEncoder()
  }

  public mutating func finish() throws(CodecError) {
    precondition(page.isPaired == isDark, "a page that was made for two appearances has both")
    try finishPicture()
    try sink.writeText(page.end)
  }

  private mutating func finishPicture() throws(CodecError) {
    try sink.writeText(isDark ? page.beforeDarkPicture : page.beforePicture)
    try encoder.finish()
    try sink.finish()
    try sink.writeText(PlayerPage.afterPicture)
    if !isDark { delays = encoder.delays }
  }
}

/// The page around the pictures.
package struct PlayerPage {
  let title: String
  let scale: Double
  let isPaired: Bool

  /// The hashes by which a content security policy allows the script and the style; `scripts/lint` compares them with
  /// the files.
  package static let scriptHash = "d0c0542610250d18738fd15e22869a1d6ebd29cf8474db88d7bdf7087cb16980"
  static let styleHash = "3015659858ce66ae345a12210f6c0d2e0baed0e14b1f8b72450bb0cd5c0dd4c7"

  /// The policy that the page needs and gives itself.
  private static var policy: String {
    "img-src data:; style-src \(source(styleHash)); script-src \(source(scriptHash))"
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

  var beforePicture: String {
    let name = title.markupEscaped
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \(Self.policy)">
      <title>\(name)</title>
      <style>\(EmbeddedFile.text("player/player.css"))</style>
      </head>
      <body>
      <div id="player" role="group" aria-label="\(name)" hidden>
      <div id="stage"><canvas id="canvas" role="img" aria-label="\(name)" data-scale="\(scale)"></canvas>\
      <button id="start" aria-label="Play" hidden>▶</button></div>
      <div id="controls">
      <button id="play" aria-label="Play">▶</button>
      <input id="time" type="range" min="0" value="0" aria-label="Frame">
      <output id="clock">0.00 s</output>
      <select id="speed" aria-label="Speed"><option value="0.1">0.1×</option><option value="0.25">¼×</option>\
      <option value="0.5">½×</option><option value="1" selected>1×</option><option value="2">2×</option></select>
      <button id="appearance" aria-label="Dark appearance" title="Dark appearance (d)" hidden>◐</button>
      <button id="full" aria-label="Full screen"><svg width="14" height="14" viewBox="0 0 14 14" fill="none" \
      stroke="currentColor" stroke-width="1.5" aria-hidden="true"><path d="M1 5V1h4M9 1h4v4M13 9v4H9M5 13H1V9"/></svg></button>
      </div>
      </div>
      <img\(isPaired ? " class=\"light\"" : "") alt="\(name)" src="data:image/png;base64,
      """
  }

  var beforeDarkPicture: String {
    """
    <img class="dark" alt="\(title.markupEscaped)" src="data:image/png;base64,
    """
  }

  static let afterPicture = "\">\n"

  var end: String {
    """
    <script>\(EmbeddedFile.text("player/player.js"))</script>
    </body>
    </html>

    """
  }
}

/// Passes bytes on as base64, and text as it is.
private final class Base64Sink: ByteSink {
  private let sink: any ByteSink
  /// At most two bytes that wait for the third.
  private var rest: [UInt8] = []

  init(_ sink: any ByteSink) { self.sink = sink }

  func write(_ bytes: [UInt8]) throws(WriteError) {
    let all = rest + bytes
    let whole = all.count - all.count % 3
    rest = Array(all[whole...])
    try sink.write(Array(Base64.encode(Array(all[..<whole])).utf8))
  }

  func writeText(_ text: String) throws(CodecError) {
    try sink.put(Array(text.utf8))
  }

  func finish() throws(CodecError) {
    try writeText(Base64.encode(rest))
    rest = []
  }
}
