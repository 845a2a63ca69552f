public import Primitives

/// Shows a GIF's images one after the other as a browser does.
public struct GIFPlayer: ~Copyable {
  /// What is shown for a while.
  public struct Shown: Sendable {
    public var canvas: Pixmap
    /// In 1/100 s.
    public var duration: Int
  }

  public let width: Int
  public let height: Int
  private var decoder: GIFDecoder
  private let showsAsBrowsers: Bool
  private var canvas: Pixmap
  /// What becomes of the canvas before the next image.
  private var disposed: Pixmap?

  /// - Parameter showsAsBrowsers: whether images of 0 and 1 hundredths are shown for 10, as browsers do.
  /// - Throws: `malformed`, `pixelCount`.
  public init(
    _ bytes: [UInt8], showsAsBrowsers: Bool = false, pixelLimit: Int = 1 << 28
  ) throws(CodecError) {
    self.init(try GIFDecoder(bytes, pixelLimit: pixelLimit), showsAsBrowsers: showsAsBrowsers)
  }

  private init(_ decoder: consuming GIFDecoder, showsAsBrowsers: Bool) {
    width = decoder.width
    height = decoder.height
    canvas = Pixmap(width: decoder.width, height: decoder.height)
    self.decoder = decoder
    self.showsAsBrowsers = showsAsBrowsers
  }

  /// How often the animation plays, 0 for ever, nil where the file does not say: once.
  public var loopCount: Int? { decoder.loopCount }

  /// What an image of this delay is shown for in browsers, in 1/100 s.
  public static func browserDuration(ofDelay delayTime: Int) -> Int {
    delayTime < 2 ? 10 : delayTime
  }

  /// What is shown next, or nil after the last image.
  ///
  /// - Throws: `malformed`, `pixelCount`.
  public mutating func next() throws(CodecError) -> Shown? {
    guard let frame = try decoder.nextFrame() else { return nil }
    if let disposed { canvas = disposed }
    let before = canvas
    draw(frame)
    switch frame.disposalMethod {
    case .unspecified, .keep: disposed = nil
    case .previous: disposed = before
    case .background:
      // Browsers clear to transparent, whatever the file's background colour is.
      var cleared = canvas
      Self.fill(&cleared, frame) { _ in 0 }
      disposed = cleared
    }
    let duration =
      showsAsBrowsers ? Self.browserDuration(ofDelay: frame.delayTime) : frame.delayTime
    return Shown(canvas: canvas, duration: duration)
  }

  private mutating func draw(_ frame: GIFDecoder.Frame) {
    let colors = frame.localColors ?? decoder.globalColors ?? []
    Self.fill(&canvas, frame) { place in
      let index = frame.indices[place]
      return index == frame.transparentColorIndex ? nil : colors[Int(index)].rgba
    }
  }

  /// Sets the pixels of a frame's rectangle that lie on the canvas; nil leaves one as it is.
  private static func fill(
    _ canvas: inout Pixmap, _ frame: GIFDecoder.Frame, _ pixel: (Int) -> UInt32?
  ) {
    let width = canvas.width
    guard let visible = canvas.bounds?.intersection(frame.rect) else { return }
    canvas.withMutablePixels { span in
      for y in visible.y..<visible.maxY {
        let row = (y - frame.rect.y) * frame.rect.width - frame.rect.x
        for x in visible.x..<visible.maxX {
          if let value = pixel(row + x) { span[y * width + x] = value }
        }
      }
    }
  }
}
