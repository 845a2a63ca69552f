internal import CAnimKernels
internal import AnimPrimitives

/// An encoded frame without its delay and sequence number. Its dispose operation is `none`.
struct APNGEncodedFrame: Sendable {
  var rect: IntRect
  var blendOperation: APNGBlendOperation
  /// A zlib stream of filtered rows.
  var data: [UInt8]
}

/// The pixels of a frame's rectangle, in two forms.
struct FrameChange: Sendable {
  var rect: IntRect
  var pixmap: Pixmap
  /// The picture that turns the frame before into this one when it is laid over. Nil if there is none, because a changed
  /// pixel is not opaque or the format has no clear pixel, or if no pixel is unchanged.
  private var overlay: Pixmap?

  /// - Parameter canvas: the frame before; nil for the first frame. The rectangle lies inside it.
  init(rect: IntRect, pixmap: Pixmap, over canvas: Pixmap?, format: PNGPixelFormat) {
    self.rect = rect
    self.pixmap = pixmap
    overlay = format.hasClear ? canvas.flatMap { pixmap.overlay(over: $0, at: rect) } : nil
  }

  /// Encodes either all pixels, or the changed ones with clear pixels between them, whichever is probably smaller.
  func encode(as format: PNGPixelFormat) throws(CodecError) -> APNGEncodedFrame {
    let (picture, data) = try PNGCompression.compressFrame(
      overlay.map { [pixmap, $0] } ?? [pixmap], as: format)
    return APNGEncodedFrame(
      rect: rect, blendOperation: picture == 0 ? .source : .over, data: data)
  }
}

extension Pixmap {
  /// The picture with clear pixels where the canvas has the same; nil if no pixel is the same or another is not opaque.
  fileprivate func overlay(over canvas: Pixmap, at rect: IntRect) -> Pixmap? {
    precondition(
      canvas.bounds?.contains(rect) == true && (width, height) == (rect.width, rect.height),
      "the picture lies on the canvas")
    var result = self
    let (width, height, stride) = (width, height, canvas.width)
    let start = rect.y * stride + rect.x
    let clearCount = result.withMutablePixels { pixels in
      unsafe pixels.withUnsafeMutableBufferPointer { pixels in
        unsafe canvas.pixels.withUnsafeBufferPointer { below in
          guard let pixels = pixels.baseAddress, let below = below.baseAddress else { return 0 }
          var sum = 0
          for row in 0..<height {
            // Both rows have `width` pixels, by the precondition.
            let count = unsafe rows_clear_equal(
              pixels + row * width, below + (start + row * stride), width)
            guard count >= 0 else { return -1 }
            sum += count
          }
          return sum
        }
      }
    }
    return clearCount > 0 ? result : nil
  }
}
