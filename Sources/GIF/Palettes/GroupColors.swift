/// All colours of a group's frames, converted to OKLab once.
struct GroupColors: Sendable {
  let colors: OKLabColors
  private let index: ColorIndex

  /// The maximum number of colours. In a group with more, most colours are in a single frame.
  static let limit = 8192

  /// Nil if there are too many colours.
  init?(of frames: [FrameDelta], _ converter: OKLabConverter) {
    var index = ColorIndex()
    for frame in frames {
      for color in frame.colors { _ = index.number(of: color) }
      guard index.colors.count <= Self.limit else { return nil }
    }
    self.index = index
    colors = OKLabColors(index.colors, converter: converter)
  }

  /// The numbers of a frame's colours; nil if one is missing.
  func numbers(of frame: FrameDelta) -> [Int]? {
    var numbers: [Int] = []
    numbers.reserveCapacity(frame.colors.count)
    for color in frame.colors {
      guard let number = index.number(ofKnown: color) else { return nil }
      numbers.append(number)
    }
    return numbers
  }
}

/// The mapping of a group's colours to the global table, made once for all its frames.
struct GroupPaletteMapping: Sendable {
  private let colors: GroupColors
  private let mapping: ColorMapping

  /// - Parameters:
  ///   - tolerance: the maximum error of candidates after the closest, 100 × OKLab distance.
  ///   - jobs: the maximum number of threads.
  init(_ colors: GroupColors, to palette: Palette, tolerance: Double, jobs: Int) {
    self.colors = colors
    mapping = ColorMapping(colors.colors, to: palette, tolerance: tolerance, jobs: jobs)
  }

  /// The mapping of a frame's colours, and the colours in OKLab; nil if a colour is missing. Candidates after the
  /// closest are exact if the frame is.
  func part(for frame: FrameDelta) -> (mapping: ColorMapping, colors: OKLabColors)? {
    colors.numbers(of: frame).map {
      (mapping.part($0, isExact: frame.isExact), colors.colors.part($0))
    }
  }
}
