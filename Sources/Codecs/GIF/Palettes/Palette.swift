import Primitives

/// A colour table with what is needed to use it.
struct Palette: Sendable {
  let table: ColorTable
  /// The index that leaves a pixel as it was; nil where there is none.
  var transparentIndex: UInt8? {
    didSet {
      guard let transparentIndex else { return }
      labs[Int(transparentIndex)] = Self.noColor
      nearest = NearestColor(labs)
    }
  }
  private(set) var nearest: NearestColor
  /// How the table's colours look; far from all others at the transparent index.
  private(set) var labs: [OKLab]

  /// The transparent index stands for none: one that is farther from each colour than any other, black from white too.
  /// Differences of components are within ±2¹⁵, and the square of the distance is below 2³¹.
  private static let noColor = OKLab(lightness: -16_384, a: -16_384, b: 0)

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
    labs = (hasTransparent ? [Self.noColor] : []) + colors.map { converter.convert($0) }
    nearest = NearestColor(labs)
  }
}
