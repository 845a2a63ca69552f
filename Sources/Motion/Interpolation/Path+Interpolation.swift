package import AnimPrimitives

// Paths blend in three ways. Paths without arcs and with equal verbs blend point by point. Paths with equal commands blend
// number by number, arcs by their parameters; a quadratic curve opposite a cubic one is raised to a cubic, which is exact.
// If the commands differ, but the verbs after cutting arcs into cubics do not, those cubics blend. Source: SVG 2 §9.5.2.

extension Path {
  /// The interpolated path, or nil if the paths cannot be blended; fractions outside 0…1 extrapolate.
  ///
  /// - Complexity: O(n) in the number of points.
  func interpolated(to other: Path, fraction: Double) -> Path? {
    let form = blendForm(with: other)
    switch form {
    case .points?:
      return interpolatedPoints(to: other, fraction: fraction)
    case .commands?:
      var result = Path()
      var start = Point.zero
      var otherStart = Point.zero
      for (a, b) in zip(commands, other.commands) {
        guard
          result.add(
            a.raised(opposite: b, from: start).interpolated(
              to: b.raised(opposite: a, from: otherStart), fraction: fraction))
        else { return nil }
        start = a.end ?? start
        otherStart = b.end ?? otherStart
      }
      return result
    case nil:
      return nil
    }
  }

  /// Whether both paths can be blended: their commands or their verbs are equal, except for quadratic and cubic curves.
  package func blends(with other: Path) -> Bool { blendForm(with: other) != nil }

  /// The numbers of all commands, which are equally many in paths that blend by commands.
  package var components: [Double] {
    hasArcs ? commands.flatMap(\.components) : points.flatMap { [$0.x, $0.y] }
  }

  private enum BlendForm {
    case points
    case commands
  }

  private func blendForm(with other: Path) -> BlendForm? {
    let haveEqualVerbs = verbs == other.verbs
    if haveEqualVerbs, !hasArcs, !other.hasArcs { return .points }
    let (commands, others) = (commands, other.commands)
    if commands.count == others.count, zip(commands, others).allSatisfy({ $0.matches($1) }) {
      return .commands
    }
    return haveEqualVerbs ? .points : nil
  }

  private func interpolatedPoints(to other: Path, fraction: Double) -> Path {
    var result = Path()
    var index = 0
    func next() -> Point {
      defer { index += 1 }
      return points[index].interpolated(to: other.points[index], fraction: fraction)
    }
    for verb in verbs {
      switch verb {
      case .move:
        result.move(to: next())
      case .line:
        result.addLine(to: next())
      case .quad:
        let control = next()
        result.addQuadCurve(to: next(), control: control)
      case .cubic:
        let control1 = next()
        let control2 = next()
        result.addCurve(to: next(), control1: control1, control2: control2)
      case .close:
        result.closeSubpath()
      }
    }
    return result
  }
}

extension PathCommand {
  /// Whether both are the same command, or one a quadratic and the other a cubic curve.
  fileprivate func matches(_ other: PathCommand) -> Bool {
    switch (self, other) {
    case (.move, .move), (.line, .line), (.arc, .arc), (.close, .close),
      (.quad, .quad), (.quad, .cubic), (.cubic, .quad), (.cubic, .cubic):
      true
    default: false
    }
  }

  /// A quadratic curve as the same cubic one, if the other command is cubic; else the command itself.
  fileprivate func raised(opposite other: PathCommand, from start: Point) -> PathCommand {
    guard case .quad(let control, let end) = self, case .cubic = other else { return self }
    return .cubic(
      start.interpolated(to: control, fraction: 2.0 / 3),
      end.interpolated(to: control, fraction: 2.0 / 3), end)
  }

  /// The end; nil for a command that closes.
  fileprivate var end: Point? {
    switch self {
    case .move(let end), .line(let end), .quad(_, let end), .cubic(_, _, let end): end
    case .arc(let arc): arc.end
    case .close: nil
    }
  }

  /// The command between two of the same kind.
  fileprivate func interpolated(to other: PathCommand, fraction: Double) -> PathCommand {
    func mix(_ a: Point, _ b: Point) -> Point { a.interpolated(to: b, fraction: fraction) }
    return switch (self, other) {
    case (.move(let a), .move(let b)): .move(mix(a, b))
    case (.line(let a), .line(let b)): .line(mix(a, b))
    case (.quad(let a, let aEnd), .quad(let b, let bEnd)): .quad(mix(a, b), mix(aEnd, bEnd))
    case (.cubic(let a1, let a2, let aEnd), .cubic(let b1, let b2, let bEnd)):
      .cubic(mix(a1, b1), mix(a2, b2), mix(aEnd, bEnd))
    case (.arc(let a), .arc(let b)): .arc(a.interpolated(to: b, fraction: fraction))
    default: other
    }
  }
}

extension PathArc {
  /// The arc between two. Radii stay at least 0, and a flag is set unless it blends to 0. Source: SVG 1.1 §19.2.15 (flags
  /// of animated path data are numbers, and every number other than 0 means 1).
  fileprivate func interpolated(to other: PathArc, fraction: Double) -> PathArc {
    func mix(_ a: Bool, _ b: Bool) -> Bool {
      a == b ? a : (a ? fraction != 1 : fraction != 0)
    }
    let radii = radii.interpolated(to: other.radii, fraction: fraction)
    return PathArc(
      radii: Size(width: abs(radii.width), height: abs(radii.height)),
      rotationDegrees: rotationDegrees + (other.rotationDegrees - rotationDegrees) * fraction,
      isLarge: mix(isLarge, other.isLarge), isClockwise: mix(isClockwise, other.isClockwise),
      end: end.interpolated(to: other.end, fraction: fraction))
  }
}
