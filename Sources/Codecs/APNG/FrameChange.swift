internal import CAnimKernels
internal import AnimPrimitives

/// An encoded frame without its delay and sequence number. Its dispose operation is `none`.
struct APNGEncodedFrame: Sendable {
  var rect: IntRect
  var blendOperation: APNGBlendOperation
  /// A zlib stream of filtered rows.
  var data: [UInt8]
}

/// The pixels of a rectangle before and after a frame.
struct FrameChange: Sendable {
  var rect: IntRect
  /// Nil for the first frame.
  var before: Pixmap?
  var after: Pixmap

  /// Encodes either all pixels, or the changed ones with clear pixels between them, whichever is probably smaller.
  func encode(as format: PNGPixelFormat) throws(CodecError) -> APNGEncodedFrame {
    let overlay = overlay(in: format)
    let (picture, data) = try PNGCompression.compressFrame(
      overlay.map { [after, $0] } ?? [after], as: format)
    return APNGEncodedFrame(
      rect: rect, blendOperation: picture == 0 ? .source : .over, data: data)
  }

  /// The picture that turns `before` into `after` when it is laid over. Nil if there is none, because a changed
  /// pixel is not opaque or the format has no clear pixel, or if no pixel is unchanged.
  private func overlay(in format: PNGPixelFormat) -> Pixmap? {
    guard let before, format.hasClear else { return nil }
    precondition(before.pixels.count == after.pixels.count, "both are the rectangle's")
    var pixels = after.pixels
    let clearCount = unsafe pixels.withUnsafeMutableBufferPointer { pixels in
      // Both buffers have `pixels.count` pixels.
      unsafe before.pixels.withUnsafeBufferPointer { before in
        unsafe rows_clear_equal(pixels.baseAddress, before.baseAddress, pixels.count)
      }
    }
    return clearCount > 0
      ? Pixmap(width: after.width, height: after.height, pixels: pixels) : nil
  }
}
