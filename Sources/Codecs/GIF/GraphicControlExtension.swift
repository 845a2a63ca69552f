/// The block before an image that specifies how it is shown (GIF89a §23).
package struct GraphicControlExtension: Equatable, Sendable {
  package var disposalMethod: DisposalMethod
  /// In 1/100 s.
  package var delayTime: UInt16
  package var transparentColorIndex: UInt8?

  package init(
    disposalMethod: DisposalMethod, delayTime: UInt16, transparentColorIndex: UInt8? = nil
  ) {
    self.disposalMethod = disposalMethod
    self.delayTime = delayTime
    self.transparentColorIndex = transparentColorIndex
  }

  /// The values for an image without the extension.
  package static let none = GraphicControlExtension(disposalMethod: .unspecified, delayTime: 0)

  /// Packed fields, delay, transparent index; without introducer, label and length.
  package var bytes: [UInt8] {
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
