/// All colours of a group's frames, looked at once for all of them.
struct GroupColors: Sendable {
  let colors: OKLabColors
  private let index: ColorIndex

  /// A group of more colours has none: most of them are in one frame alone.
  static let limit = 8192

  /// Nil where there are too many.
  init?(of frames: [FrameDelta], _ converter: OKLabConverter) {
    var index = ColorIndex()
    for frame in frames {
      for color in frame.colors { _ = index.number(of: color) }
      guard index.colors.count <= Self.limit else { return nil }
    }
    self.index = index
    colors = OKLabColors(index.colors, converter: converter)
  }

  /// The numbers of a frame's colours; nil where one is not among these.
  func numbers(of frame: FrameDelta) -> [Int]? {
    var numbers: [Int] = []
    numbers.reserveCapacity(frame.colors.count)
    for color in frame.colors {
      guard let number = index.number(ofKnown: color) else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  /// A frame's colours; nil where one is not among these.
  func colors(of frame: FrameDelta) -> OKLabColors? { numbers(of: frame).map(colors.part) }
}

/// Where the colours of a group of frames may go in the global table, found once for all its frames.
struct GroupPaletteMapping: Sendable {
  private let colors: GroupColors
  private let mapping: ColorMapping

  /// - Parameters:
  ///   - tolerance: how far off more candidates than the closest may be, 100 × OKLab distance.
  ///   - jobs: the most threads to use.
  init(_ colors: GroupColors, to palette: Palette, tolerance: Double, jobs: Int) {
    self.colors = colors
    mapping = ColorMapping(colors.colors, to: palette, tolerance: tolerance, jobs: jobs)
  }

  /// A frame's part of it, and how its colours look; only exact candidates, but for the closest, where the frame is
  /// exact. Nil where the group has not all of its colours.
  func part(for frame: FrameDelta) -> (mapping: ColorMapping, colors: OKLabColors)? {
    colors.numbers(of: frame).map {
      (mapping.part($0, isExact: frame.isExact), colors.colors.part($0))
    }
  }
}
