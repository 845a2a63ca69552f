// A page is one file: one or two animations in base64, and the script of the element that plays them. The image elements
// show the animation where scripts do not run. The content security policy allows the page's own scripts and style by
// their hashes and loads nothing else.

public import AnimPrimitives

/// Writes an animation as an HTML page that plays it, in one appearance or in a light and a dark one.
public struct PlayerEncoder: AnimationEncoder, ~Copyable {
  private var movie: PlayerMovie
  /// Makes the movie of the second appearance.
  private let makeMovie: () throws(CodecError) -> PlayerMovie
  private let sink: any ByteSink
  private let page: PlayerPage
  private var isDark = false

  /// How long each frame of the first appearance is shown, after `finish()`.
  package private(set) var delays: [MediaTime] = []

  /// - Parameters:
  ///   - tickDuration: the unit of a frame's duration.
  ///   - numPlays: the number of times that the animation plays; 0 means endlessly.
  ///   - quality: 1…100, for pictures with loss where they are smaller; nil is lossless.
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
    metadata: PNGMetadata = PNGMetadata(), quality: Int? = nil, title: String,
    summary: String? = nil, scale: Double, steps: [PlayerStep] = [], isPaired: Bool = false,
    jobs: Int = 1, sink: any ByteSink
  ) throws(CodecError) {
    self.sink = sink
    page = PlayerPage(
      title: title, alternative: summary ?? title, width: Double(width) / scale,
      height: Double(height) / scale, scale: scale, steps: steps, isPaired: isPaired)
    makeMovie = { () throws(CodecError) in
      let files = (apng: MemorySink(), webP: MemorySink())
      return PlayerMovie(
        apng: try APNGEncoder(
          width: width, height: height, tickDuration: tickDuration, numPlays: numPlays,
          metadata: metadata, jobs: jobs, sink: files.apng),
        webP: max(width, height) > WebPEncoder.sizeLimit
          ? nil
          : try WebPEncoder(
            width: width, height: height, tickDuration: tickDuration, numPlays: numPlays,
            quality: quality, sink: files.webP),
        files: files)
    }
    movie = try makeMovie()
  }

  public mutating func append(_ window: [AnimationFrame]) throws(CodecError) {
    try movie.append(window)
  }

  /// Ends the light appearance. Frames that are appended from now on are those of the dark one, from its start.
  public mutating func beginDark() throws(CodecError) {
    precondition(page.isPaired && !isDark, "a page has at most two appearances")
    try finishPicture()
    isDark = true
    movie = try makeMovie()
  }

  public mutating func finish() throws(CodecError) {
    precondition(page.isPaired == isDark, "a page that was made for two appearances has both")
    try finishPicture()
    try sink.put(Array(page.end().utf8))
  }

  private mutating func finishPicture() throws(CodecError) {
    let file = try movie.finish()
    if !isDark {
      delays = file.delays
      try sink.put(Array(page.start.utf8))
    }
    let name = page.isPaired ? isDark ? "dark" : "light" : nil
    try sink.put(Array(page.image(name, type: file.type, file.bytes).utf8))
  }
}

/// One appearance as an APNG and as a WebP. The page holds the smaller.
private struct PlayerMovie: ~Copyable {
  struct File {
    var type: String
    var bytes: [UInt8]
    var delays: [MediaTime]
  }

  var apng: APNGEncoder
  /// nil for a canvas that is too large for the format.
  var webP: WebPEncoder?
  let files: (apng: MemorySink, webP: MemorySink)

  mutating func append(_ window: [AnimationFrame]) throws(CodecError) {
    try apng.append(window)
    try webP?.append(window)
  }

  mutating func finish() throws(CodecError) -> File {
    try apng.finish()
    try webP?.finish()
    let delays = webP?.delays ?? []
    // A WebP of one frame is a still picture, which the script does not play.
    return delays.count > 1 && files.webP.bytes.count < files.apng.bytes.count
      ? File(type: "image/webp", bytes: files.webP.bytes, delays: delays)
      : File(type: "image/png", bytes: files.apng.bytes, delays: apng.delays)
  }
}
