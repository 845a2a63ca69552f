import AnimPrimitives

/// A colour table that can be searched for close colours.
struct Palette: Sendable {
  let table: ColorTable
  /// The index of unchanged pixels; nil if there is none.
  var transparentIndex: UInt8? {
    didSet {
      guard let transparentIndex else { return }
      labs[Int(transparentIndex)] = Self.noColor
      nearest = NearestColor(labs)
    }
  }
  private(set) var nearest: NearestColor
  /// The table's colours in OKLab; the transparent index is far from all colours.
  private(set) var labs: [OKLab]

  /// The colour of the transparent index: farther from each colour than any two colours are from each other.
  /// Differences of components are within ±2¹⁵, and squared distances are below 2³¹.
  private static let noColor = OKLab(lightness: -16_384, a: -16_384, b: 0)

  /// A table of these colours, after the transparent index if there is one; nil if there are too many colours or none.
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
