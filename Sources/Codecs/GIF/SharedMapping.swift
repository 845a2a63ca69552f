/// Where the colours of a group of frames may go in the global table, found once for all its frames.
struct SharedMapping: Sendable {
  private let index: ColorIndex
  private let mapping: ColorMapping

  /// A group of more colours has none: most of them are in one frame alone.
  private static let colorLimit = 8192

  /// - Parameter tolerance: how far off more candidates than the closest may be, 100 × OKLab distance.
  init?(
    _ frames: [DeltaFrame], to palette: Palette, tolerance: Double, converter: OKLabConverter
  ) {
    var index = ColorIndex()
    for frame in frames {
      for color in frame.colors { _ = index.number(of: color) }
      guard index.colors.count <= Self.colorLimit else { return nil }
    }
    self.index = index
    mapping = ColorMapping(
      LabColors(index.colors, converter: converter), to: palette, tolerance: tolerance)
  }

  /// A frame's part of it; only exact candidates, but for the closest, where the frame is exact.
  func part(for frame: DeltaFrame) -> ColorMapping? {
    var numbers: [Int] = []
    numbers.reserveCapacity(frame.colors.count)
    for color in frame.colors {
      guard let number = index.number(ofKnown: color) else { return nil }
      numbers.append(number)
    }
    return mapping.part(numbers, isExact: frame.isExact)
  }
}
