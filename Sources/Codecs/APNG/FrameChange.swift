internal import CKernels
internal import Primitives

/// A frame ready for the file: all but its delay and its place in the sequence. It stays until the next one.
struct APNGEncodedFrame: Sendable {
  var rect: IntRect
  var blendOperation: APNGBlendOperation
  /// A zlib stream of filtered rows.
  var data: [UInt8]
}

/// What a rectangle shows before a frame and in it.
struct FrameChange: Sendable {
  var rect: IntRect
  /// Nil for the first frame, which nothing is shown before.
  var before: Pixmap?
  var after: Pixmap

  /// What looks smaller of: all pixels, and only those that change with clear ones between.
  func encode(as format: PNGPixelFormat) throws(CodecError) -> APNGEncodedFrame {
    let overlay = overlay(in: format)
    let (picture, data) = try PNGCompression.compressFrame(
      overlay.map { [after, $0] } ?? [after], as: format)
    return APNGEncodedFrame(
      rect: rect, blendOperation: picture == 0 ? .source : .over, data: data)
  }

  /// The picture which laid over what is shown before gives what is shown after; nil where there is
  /// none, because a pixel becomes less than opaque or the format has no clear pixel.
  private func overlay(in format: PNGPixelFormat) -> Pixmap? {
    guard let before, format.hasClear else { return nil }
    precondition(before.pixels.count == after.pixels.count, "both are the rectangle's")
    var pixels = after.pixels
    let clearCount = unsafe pixels.withUnsafeMutableBufferPointer { pixels in
      // As many pixels are read and written as there are.
      unsafe before.pixels.withUnsafeBufferPointer { before in
        unsafe rows_clear_equal(pixels.baseAddress, before.baseAddress, pixels.count)
      }
    }
    return clearCount > 0
      ? Pixmap(width: after.width, height: after.height, pixels: pixels) : nil
  }
}
