import Primitives

/// One image of a GIF, ready to be written.
struct GIFImage: Sendable {
  var control: GraphicControlExtension
  var rect: IntRect
  /// The Local Color Table; nil where the global one serves.
  var colors: ColorTable?
  /// Bits of the largest index, at least 2: "LZW Minimum Code Size".
  var minimumCodeSize: Int
  /// Compressed indices: sub-blocks, each behind its length.
  var data: [UInt8]
}

/// The block in front of an image that says how it is shown (GIF89a §23).
struct GraphicControlExtension: Equatable, Sendable {
  var disposalMethod: DisposalMethod
  /// In 1/100 s.
  var delayTime: UInt16
  var transparentColorIndex: UInt8?

  /// Of an image without one.
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

/// What happens to an image's rectangle before the next one is drawn (GIF89a §23, "Disposal Method").
public enum DisposalMethod: UInt8, Sendable {
  /// The file does not say; shown as `keep`.
  case unspecified = 0
  /// It stays.
  case keep = 1
  /// It becomes transparent.
  case background = 2
  /// It becomes what it was before this image.
  case previous = 3
}
