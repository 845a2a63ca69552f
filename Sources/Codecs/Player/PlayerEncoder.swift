// A page is one file: one or two APNGs in base64, and the script of the element that plays them. The image elements show
// the animation where scripts do not run. The content security policy allows the page's own scripts and style by their
// hashes and loads nothing else.

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
  ///   - title: the page's title.
  ///   - summary: the picture's text alternative; nil means the title.
  ///   - scale: pixels per point, above 0; the picture is shown that much smaller.
  ///   - steps: the steps of the scene, whose edges are marked on the time line.
  ///   - isPaired: whether `beginDark()` will be called.
  ///   - jobs: the largest number of threads.
  ///   - sink: receives the page in `finish`.
  /// - Throws: `size` if a side is below 1 or above 2²⁴.
  public init(
    width: Int, height: Int, tickDuration: TickDuration, numPlays: UInt32 = 0,
    metadata: PNGMetadata = PNGMetadata(), title: String, summary: String? = nil, scale: Double,
    steps: [PlayerStep] = [], isPaired: Bool = false, jobs: Int = 1, sink: any ByteSink
  ) throws(CodecError) {
    let base64 = Base64Sink(sink)
    self.sink = base64
    page = PlayerPage(
      title: title, alternative: summary ?? title, width: Double(width) / scale,
      height: Double(height) / scale, scale: scale, steps: steps, isPaired: isPaired)
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
    try sink.writeText(page.end())
  }

  private mutating func finishPicture() throws(CodecError) {
    try sink.writeText(isDark ? page.beforeDarkPicture : page.beforePicture)
    try encoder.finish()
    try sink.finish()
    try sink.writeText(PlayerPage.afterPicture)
    if !isDark { delays = encoder.delays }
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
