extension Path {
  /// The path as SVG path data: absolute commands, a letter for each verb, and coordinates in the shortest digits
  /// that give the same numbers again. Empty for an empty path.
  ///
  /// `init(svg:)` reads an equal path from it, unless a coordinate is beyond that initialiser's limit.
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
  /// The letter of its absolute command in SVG path data. Source: SVG 2 §9.3.
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

/// Whole numbers without a fraction.
private func digits(_ number: Double) -> String {
  number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : "\(number)"
}
