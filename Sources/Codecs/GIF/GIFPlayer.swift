package import AnimPrimitives

/// Plays a GIF's images as a browser does.
package struct GIFPlayer: ~Copyable {
  /// A canvas and its duration.
  package struct Shown: Sendable {
    package var canvas: Pixmap
    /// In 1/100 s.
    package var duration: Int
  }

  package let width: Int
  package let height: Int
  private var decoder: GIFDecoder
  private let showsAsBrowsers: Bool
  /// The last canvas; nil before the first image.
  package private(set) var canvas: Pixmap?
  /// The rectangle that the last image may have changed; nil if it changed nothing.
  package private(set) var damage: IntRect?
  private var disposal = CanvasDisposal.keep

  /// - Parameter showsAsBrowsers: whether durations are those of browsers, `MediaTime.inBrowsers`.
  /// - Throws: `otherKind`, `malformed`, `pixelCount`.
  package init(
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

  /// The number of times the animation plays; 0 means forever, nil means that the file does not specify it: once.
  package var loopCount: Int? { decoder.loopCount }
  /// Faults that were found so far: `GIFDecoder.faults`.
  package var faults: [String] { decoder.faults }

  /// The next canvas, or nil after the last image.
  ///
  /// - Throws: `malformed`, `pixelCount`.
  package mutating func next() throws(CodecError) -> Shown? {
    guard let duration = try advance(), let canvas else { return nil }
    return Shown(canvas: canvas, duration: duration)
  }

  /// Draws the next image onto the canvas, which is copied only if it is shared.
  ///
  /// - Returns: its duration in 1/100 s; nil after the last image.
  /// - Throws: the errors of `next()`.
  package mutating func advance() throws(CodecError) -> Int? {
    guard let frame = try decoder.nextFrame() else { return nil }
    damage = canvas == nil ? IntRect(width: width, height: height) : disposal.rect
    // Taken out of the property, because a shared canvas would be copied.
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
    let colors = frame.localColors ?? decoder.globalColors ?? PremultipliedColor.greys
    let isWhole = frame.isDrawn.isEmpty
    let width = canvas.width
    canvas.withMutablePixels { span in
      for y in visible.y..<visible.maxY {
        let row = (y - frame.rect.y) * frame.rect.width - frame.rect.x
        for x in visible.x..<visible.maxX {
          let index = frame.indices[row + x]
          guard index != frame.transparentColorIndex, isWhole || frame.isDrawn[row + x] else {
            continue
          }
          span[y * width + x] = colors[Int(index)].rgba
        }
      }
    }
  }
}

extension PremultipliedColor {
  /// The colours of an image without a table: black to white.
  static let greys = (0...255).map {
    PremultipliedColor(red: UInt8($0), green: UInt8($0), blue: UInt8($0), alpha: 255)
  }
}
