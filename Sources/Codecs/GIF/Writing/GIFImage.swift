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

/// The block before an image that specifies how it is shown (GIF89a §23).
struct GraphicControlExtension: Equatable, Sendable {
  var disposalMethod: DisposalMethod
  /// In 1/100 s.
  var delayTime: UInt16
  var transparentColorIndex: UInt8?

  /// The values for an image without the extension.
  static let none = GraphicControlExtension(disposalMethod: .unspecified, delayTime: 0)

  /// Packed fields, delay, transparent index; without introducer, label and length.
  var bytes: [UInt8] {
    [
      disposalMethod.rawValue << 2 | (transparentColorIndex == nil ? 0 : 1),
      UInt8(truncatingIfNeeded: delayTime),
      UInt8(truncatingIfNeeded: delayTime >> 8),
      transparentColorIndex ?? 0,
    ]
  }
}

/// The treatment of an image's rectangle before the next image is drawn (GIF89a §23, "Disposal Method").
package enum DisposalMethod: UInt8, Sendable {
  /// Not specified; shown as `keep`.
  case unspecified = 0
  /// It remains.
  case keep = 1
  /// It becomes transparent.
  case background = 2
  /// It shows the previous content again.
  case previous = 3
}
