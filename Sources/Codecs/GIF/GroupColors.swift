/// All colours of a group's frames, looked at once for all of them.
struct GroupColors: Sendable {
  let colors: LabColors
  private let index: ColorIndex

  /// A group of more colours has none: most of them are in one frame alone.
  static let limit = 8192

  /// Nil where there are too many.
  init?(of frames: [DeltaFrame], _ converter: OKLabConverter) {
    var index = ColorIndex()
    for frame in frames {
      for color in frame.colors { _ = index.number(of: color) }
      guard index.colors.count <= Self.limit else { return nil }
    }
    self.index = index
    colors = LabColors(index.colors, converter: converter)
  }

  /// The numbers of a frame's colours; nil where one is not among these.
  func numbers(of frame: DeltaFrame) -> [Int]? {
    var numbers: [Int] = []
    numbers.reserveCapacity(frame.colors.count)
    for color in frame.colors {
      guard let number = index.number(ofKnown: color) else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  /// A frame's colours; nil where one is not among these.
  func colors(of frame: DeltaFrame) -> LabColors? { numbers(of: frame).map(colors.part) }
}
