/// Where the colours of a group of frames may go in the global table, found once for all its frames.
struct SharedMapping: Sendable {
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
  func part(for frame: DeltaFrame) -> (mapping: ColorMapping, colors: LabColors)? {
    colors.numbers(of: frame).map {
      (mapping.part($0, isExact: frame.isExact), colors.colors.part($0))
    }
  }
}
