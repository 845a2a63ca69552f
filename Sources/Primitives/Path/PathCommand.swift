// A path stores its arcs as cubics, because every later stage understands those. How many depends on the sweep, so two
// arcs that differ only in their ends can have different verbs. Blending needs the commands as they were written, so a
// path also remembers the parameters of its arcs. Source: SVG 2 §9.5.2 (the `d` property blends equal commands number by
// number).

/// A command of a path, with arcs as they were written.
package enum PathCommand: Hashable, Sendable {
  case move(Point)
  case line(Point)
  /// Control, end.
  case quad(Point, Point)
  /// Two controls, end.
  case cubic(Point, Point, Point)
  case arc(PathArc)
  case close

  /// The letter of the absolute command in SVG path data.
  package var svgLetter: String {
    switch self {
    case .move: PathVerb.move.svgLetter
    case .line: PathVerb.line.svgLetter
    case .quad: PathVerb.quad.svgLetter
    case .cubic: PathVerb.cubic.svgLetter
    case .arc: "A"
    case .close: PathVerb.close.svgLetter
    }
  }

  /// The numbers that blending changes. Flags of arcs are left out.
  package var components: [Double] {
    switch self {
    case .move(let end), .line(let end): [end.x, end.y]
    case .quad(let control, let end): [control.x, control.y, end.x, end.y]
    case .cubic(let a, let b, let end): [a.x, a.y, b.x, b.y, end.x, end.y]
    case .arc(let arc):
      [arc.radii.width, arc.radii.height, arc.rotationDegrees, arc.end.x, arc.end.y]
    case .close: []
    }
  }
}

/// The parameters of the SVG command `A`, without its start.
package struct PathArc: Hashable, Sendable {
  /// At least 0; an arc without a radius is a line.
  package var radii: Size
  package var rotationDegrees: Double
  package var isLarge: Bool
  /// SVG's sweep flag, as seen with y down.
  package var isClockwise: Bool
  package var end: Point

  package init(
    radii: Size, rotationDegrees: Double, isLarge: Bool, isClockwise: Bool, end: Point
  ) {
    self.radii = radii
    self.rotationDegrees = rotationDegrees
    self.isLarge = isLarge
    self.isClockwise = isClockwise
    self.end = end
  }
}

/// An arc and the verbs that draw it.
struct PlacedArc: Hashable, Sendable {
  let arc: PathArc
  /// None if the arc ends where it starts.
  let verbs: Range<Int>
}

extension Path {
  /// Whether a command of the path is an arc.
  package var hasArcs: Bool { !arcs.isEmpty }

  /// The commands in order; arcs as they were written.
  package var commands: [PathCommand] {
    var result: [PathCommand] = []
    result.reserveCapacity(verbs.count)
    var verb = 0
    var point = 0
    func skip(to end: Int) {
      while verb < end {
        result.append(command(verbs[verb], points[point...]))
        point += verbs[verb].pointCount
        verb += 1
      }
    }
    for placed in arcs {
      skip(to: placed.verbs.lowerBound)
      result.append(.arc(placed.arc))
      for index in placed.verbs { point += verbs[index].pointCount }
      verb = placed.verbs.upperBound
    }
    skip(to: verbs.count)
    return result
  }

  private func command(_ verb: PathVerb, _ points: ArraySlice<Point>) -> PathCommand {
    let first = points.startIndex
    return switch verb {
    case .move: .move(points[first])
    case .line: .line(points[first])
    case .quad: .quad(points[first], points[first + 1])
    case .cubic: .cubic(points[first], points[first + 1], points[first + 2])
    case .close: .close
    }
  }

  /// Appends a command. Returns false for an arc that cannot be computed, because its radii are too far apart.
  package mutating func add(_ command: PathCommand) -> Bool {
    switch command {
    case .move(let end): move(to: end)
    case .line(let end): addLine(to: end)
    case .quad(let control, let end): addQuadCurve(to: end, control: control)
    case .cubic(let a, let b, let end): addCurve(to: end, control1: a, control2: b)
    case .arc(let arc): return addArc(arc)
    case .close: closeSubpath()
    }
    return true
  }
}
