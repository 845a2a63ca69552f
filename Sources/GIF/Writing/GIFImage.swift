import AnimCodecs
import AnimPrimitives

/// An image of a GIF that is ready to be written.
struct GIFImage: Sendable {
  var control: GraphicControlExtension
  var rect: IntRect
  /// The Local Color Table; nil if the image uses the global one.
  var colors: ColorTable?
  /// Bits of the largest index, at least 2: "LZW Minimum Code Size".
  var minimumCodeSize: Int
  /// Compressed indices: sub-blocks, each after its length.
  var data: [UInt8]
}
