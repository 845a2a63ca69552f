extension Path {
  /// The path as SVG path data: absolute commands, one letter for each verb, and coordinates with the fewest digits
  /// that parse to the same numbers. Empty for an empty path.
  ///
  /// `init(svg:)` parses it to a path with equal verbs and points, unless a coordinate exceeds the limit of `init(svg:)`.
  /// Arcs are written as the cubics that draw them.
  ///
  /// - Complexity: O(n) in the number of points.
  public var svgPathData: String {
    var next = 0
    return verbs.map { verb in
      let taken = points[next..<(next + verb.pointCount)]
      next += verb.pointCount
      return verb.svgLetter + taken.map { "\(digits($0.x)) \(digits($0.y))" }.joined(separator: " ")
    }.joined(separator: " ")
  }
}

extension PathVerb {
  /// The letter of the absolute command in SVG path data. Source: SVG 2 §9.3.
  public var svgLetter: String {
    switch self {
    case .move: "M"
    case .line: "L"
    case .quad: "Q"
    case .cubic: "C"
    case .close: "Z"
    }
  }
}

/// Integers have no fraction.
private func digits(_ number: Double) -> String {
  number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : "\(number)"
}
