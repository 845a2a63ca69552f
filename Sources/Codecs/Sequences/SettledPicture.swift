internal import CAnimKernels
package import AnimPrimitives

/// A picture whose pixels keep their shown value until a channel differs from it by more than a tolerance.
///
/// The codec of a video adds noise to still areas, which nobody sees but which changes nearly all pixels of each frame.
/// A pixel is never farther than the tolerance from the video's, so that slow changes are followed in steps.
package struct SettledPicture: Sendable {
  private let tolerance: Int
  private var shown: Pixmap?

  /// - Parameter tolerance: levels of a channel, 0…255.
  package init(tolerance: Int) {
    self.tolerance = tolerance
  }

  /// Shows the next picture, which has the size of the first.
  ///
  /// - Returns: the picture to show; nil if it is the same as before.
  package mutating func show(_ next: Pixmap) -> Pixmap? {
    guard var picture = shown.take() else {
      shown = next
      return next
    }
    precondition(
      picture.width == next.width && picture.height == next.height, "all pictures have one size")
    let replaced = picture.withMutablePixels { pixels in
      unsafe pixels.withUnsafeMutableBufferPointer { shown in
        unsafe next.pixels.withUnsafeBufferPointer { next in
          guard let target = shown.baseAddress, let source = next.baseAddress else { return 0 }
          // The precondition gives both the same count.
          return unsafe sequence_settle(target, source, next.count, UInt32(tolerance))
        }
      }
    }
    shown = picture
    return replaced > 0 ? picture : nil
  }
}
