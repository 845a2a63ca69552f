/// Where the colours of a group of frames may go in the global table, found once for all its frames.
struct SharedMapping: Sendable {
  private let index: ColorIndex
  private let mapping: ColorMapping

  /// A group of more colours has none: most of them are in one frame alone.
  static let colorLimit = 8192

  /// All colours of a group's frames; nil where they are too many.
  static func colors(of frames: [DeltaFrame]) -> ColorIndex? {
    var index = ColorIndex()
    for frame in frames {
      for color in frame.colors { _ = index.number(of: color) }
      guard index.colors.count <= colorLimit else { return nil }
    }
    return index
  }

  /// - Parameters:
  ///   - index: all colours.
  ///   - tolerance: how far off more candidates than the closest may be, 100 × OKLab distance.
  ///   - jobs: the most threads to use.
  init(
    _ index: ColorIndex, to palette: Palette, tolerance: Double, converter: OKLabConverter,
    jobs: Int
  ) {
    self.index = index
    mapping = ColorMapping(
      LabColors(index.colors, converter: converter), to: palette, tolerance: tolerance, jobs: jobs)
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
