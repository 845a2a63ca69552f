extension PathSegment {
  /// The number of equal parameter steps for which chords stay within a tolerance of the curve: 1 for a line, at most
  /// 1024.
  ///
  /// The distance from a chord is at most an eighth of the step's square times the second derivative,
  /// which a Bézier curve's control polygon bounds. Source: Wang, Wilde et al., 1984.
  public func flatteningCount(tolerance: Double) -> Int {
    let bend: Double
    switch self {
    case .line:
      return 1
    case .quad(let a, let b, let c):
      bend = 2 * (a - b * 2 + c).length
    case .cubic(let a, let b, let c, let d):
      bend = 6 * max((a - b * 2 + c).length, (b - c * 2 + d).length)
    }
    let count = (bend / (8 * tolerance)).squareRoot().rounded(.up)
    return count < 1024 ? max(1, Int(count)) : 1024
  }
}

extension Path {
  /// The path with its curves replaced by chords within a tolerance.
  ///
  /// - Parameter tolerance: in the path's unit, above 0. No curve becomes more than 1024 chords.
  public func flattened(tolerance: Double) -> Path {
    precondition(tolerance > 0, "a tolerance is above 0")
    var result = Path()
    for subpath in subpaths {
      result.move(to: subpath.start)
      for segment in subpath.segments {
        let count = segment.flatteningCount(tolerance: tolerance)
        for step in 1..<count {
          result.addLine(to: segment.point(at: Double(step) / Double(count)))
        }
        result.addLine(to: segment.end)
      }
      if subpath.isClosed { result.closeSubpath() }
    }
    return result
  }
}
