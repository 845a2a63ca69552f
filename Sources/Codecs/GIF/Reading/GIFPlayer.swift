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
  /// What was shown last; nil before the first image, so that a player that is not asked takes no memory.
  private(set) var canvas: Pixmap?
  /// Outside of it the canvas is as it was before the last image; nil where that changes nothing.
  private(set) var damage: IntRect?
  private var disposal = CanvasDisposal.keep

  /// - Parameter showsAsBrowsers: whether images are shown for `MediaTime.inBrowsers`.
  /// - Throws: `otherKind`, `malformed`, `pixelCount`.
  public init(
    _ bytes: [UInt8], showsAsBrowsers: Bool = false, pixelLimit: Int = DecodingLimit.pixelCount
  ) throws(CodecError) {
    self.init(try GIFDecoder(bytes, pixelLimit: pixelLimit), showsAsBrowsers: showsAsBrowsers)
  }

  private init(_ decoder: consuming GIFDecoder, showsAsBrowsers: Bool) {
    width = decoder.width
    height = decoder.height
    self.decoder = decoder
    self.showsAsBrowsers = showsAsBrowsers
  }

  /// How often the animation plays, 0 for ever, nil where the file does not say: once.
  public var loopCount: Int? { decoder.loopCount }

  /// What is shown next, or nil after the last image.
  ///
  /// - Throws: `malformed`, `pixelCount`.
  public mutating func next() throws(CodecError) -> Shown? {
    guard let duration = try advance(), let canvas else { return nil }
    return Shown(canvas: canvas, duration: duration)
  }

  /// Shows the next image on the canvas, which is not copied where nobody else has it.
  ///
  /// - Returns: for how long, in 1/100 s; nil after the last image.
  /// - Throws: as `next()` does.
  mutating func advance() throws(CodecError) -> Int? {
    guard let frame = try decoder.nextFrame() else { return nil }
    damage = canvas == nil ? IntRect(width: width, height: height) : disposal.rect
    // Taken out, for it is copied where somebody else still has it.
    var canvas = canvas.take() ?? Pixmap(width: width, height: height)
    disposal.apply(to: &canvas)
    disposal = .keep
    if let visible = canvas.bounds?.intersection(frame.rect) {
      switch frame.disposalMethod {
      case .unspecified, .keep: break
      case .background: disposal = .clear(visible)
      case .previous: disposal = .restore(visible, canvas.cropped(to: visible))
      }
      draw(frame, visible, on: &canvas)
      damage = damage?.union(visible) ?? visible
    }
    self.canvas = canvas
    let delay = MediaTime(frame.delayTime, 100)
    let shown = showsAsBrowsers ? delay.inBrowsers : delay
    // Both are whole hundredths, whose reduced denominator divides 100.
    return shown.numerator * (100 / shown.denominator)
  }

  /// Draws the part of a frame that lies on the canvas.
  private borrowing func draw(
    _ frame: GIFDecoder.Frame, _ visible: IntRect, on canvas: inout Pixmap
  ) {
    let colors = frame.localColors ?? decoder.globalColors ?? []
    let width = canvas.width
    canvas.withMutablePixels { span in
      for y in visible.y..<visible.maxY {
        let row = (y - frame.rect.y) * frame.rect.width - frame.rect.x
        for x in visible.x..<visible.maxX {
          let index = frame.indices[row + x]
          if index != frame.transparentColorIndex { span[y * width + x] = colors[Int(index)].rgba }
        }
      }
    }
  }
}
