import Primitives

/// A colour table with what is needed to use it.
struct Palette: Sendable {
  let table: ColorTable
  /// The index that leaves a pixel as it was; nil where there is none.
  let transparentIndex: UInt8?
  let nearest: NearestColor
  /// How the table's colours look; far from all others at the transparent index.
  let labs: [OKLab]

  /// A table of these colours, the transparent index, if it is wanted, in front of them; nil where they
  /// are too many or none.
  ///
  /// Indices that are used often are small if they come first, and so are the codes of frames that have
  /// no others.
  init?(_ colors: [UInt32], hasTransparent: Bool, converter: OKLabConverter) {
    let first = hasTransparent ? [colors.first ?? 0xFF00_0000] : []
    guard
      let table = ColorTable((first + colors).map { PremultipliedColor(rgba: $0 | 0xFF00_0000) })
    else { return nil }
    self.table = table
    transparentIndex = hasTransparent ? 0 : nil
    // The transparent index stands for no colour: one that is far from all.
    let far = OKLab(lightness: -16_384, a: 0, b: 0)
    labs = (hasTransparent ? [far] : []) + colors.map { converter.convert($0) }
    nearest = NearestColor(labs)
  }
}
