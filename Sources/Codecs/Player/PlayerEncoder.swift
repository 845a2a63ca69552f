// A page is one file: an APNG in base64, and a script that plays it on a canvas with controls. The image element shows
// the animation where scripts do not run. The content security policy allows the page's own script and style by their
// hashes and loads nothing else.

internal import Primitives

/// Writes an animation as an HTML page that plays it.
public struct PlayerEncoder: AnimationEncoder, ~Copyable {
  private var encoder: APNGEncoder
  private let sink: Base64Sink
  private let page: PlayerPage

  /// How long each frame is shown, after `finish()`.
  package var delays: [MediaTime] { encoder.delays }

  /// - Parameters:
  ///   - tickDuration: the unit of a frame's duration.
  ///   - numPlays: the number of times that the animation plays; 0 for ever.
  ///   - title: the page's title and the picture's text alternative.
  ///   - scale: pixels per point; the picture is shown that much smaller.
  ///   - jobs: the largest number of threads.
  ///   - sink: receives the page in `finish`.
  /// - Throws: `size` if a side is below 1 or above 2²⁴.
  public init(
    width: Int, height: Int, tickDuration: TickDuration, numPlays: UInt32 = 0,
    metadata: PNGMetadata = PNGMetadata(), title: String, scale: Double, jobs: Int = 1,
    sink: any ByteSink
  ) throws(CodecError) {
    self.sink = Base64Sink(sink)
    page = PlayerPage(title: title, scale: scale)
    encoder = try APNGEncoder(
      width: width, height: height, tickDuration: tickDuration, numPlays: numPlays,
      metadata: metadata, jobs: jobs, sink: self.sink)
  }

  public mutating func append(_ window: [AnimationFrame]) throws(CodecError) {
    try encoder.append(window)
  }

  public mutating func finish() throws(CodecError) {
    try sink.writeText(page.beforePicture)
    try encoder.finish()
    try sink.finish()
    try sink.writeText(page.afterPicture)
  }
}

/// The page around the picture.
package struct PlayerPage {
  let title: String
  let scale: Double

  /// What a site's content security policy has to allow in `script-src`; `scripts/lint` compares it with the script.
  package static let scriptHash = "fce8788f5d2505872858365d721d58e305f7a96bbd988462496e06f1131a480d"
  static let styleHash = "030dcb3d1441ce5d9dd154d586326bc80a6ec6bc263000156557cf76e81d52f4"

  package static var policyNote: String {
    "a site's Content-Security-Policy allows its script with script-src \(source(scriptHash))"
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
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data: blob:; \
      style-src \(Self.source(Self.styleHash)); style-src-attr 'unsafe-inline'; \
      script-src \(Self.source(Self.scriptHash))">
      <title>\(name)</title>
      <style>\(String(decoding: PackageResources.player_css, as: UTF8.self))</style>
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
      <button id="full" aria-label="Full screen"><svg width="14" height="14" viewBox="0 0 14 14" fill="none" \
      stroke="currentColor" stroke-width="1.5" aria-hidden="true"><path d="M1 5V1h4M9 1h4v4M13 9v4H9M5 13H1V9"/></svg></button>
      </div>
      </div>
      <img id="still" alt="\(name)" src="data:image/png;base64,
      """
  }

  var afterPicture: String {
    """
    ">
    <script>\(String(decoding: PackageResources.player_js, as: UTF8.self))</script>
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

  func write(_ bytes: [UInt8]) throws(CodecError) {
    let all = rest + bytes
    let whole = all.count - all.count % 3
    rest = Array(all[whole...])
    try writeText(Base64.encode(Array(all[..<whole])))
  }

  func writeText(_ text: String) throws(CodecError) {
    try sink.write(Array(text.utf8))
  }

  func finish() throws(CodecError) {
    try writeText(Base64.encode(rest))
    rest = []
  }
}
