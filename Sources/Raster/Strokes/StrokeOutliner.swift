// A stroke as an outline to fill with the winding rule: along one side, around the end, and back along the other side.
//
// On the inside of a corner, or of a bend with a radius below half the width, the outline crosses itself. Such a piece
// would wind backwards, and could cut a hole into another piece. So every piece is changed to wind forwards:
//
//  - The inner side of a corner uses the intersection of the inner sides if the adjacent steps are long enough, and
//    otherwise passes through the corner itself.
//  - If the inner side of a step runs backwards, its centre of rotation is added to the outline twice, so that the
//    inverted triangle winds forwards. Source: the evolute in Levien and Uguray, "GPU-friendly Stroke Expansion", 2024.

import AnimPrimitives

extension Path {
  /// The outline of a stroke, made of lines, to fill with the winding rule.
  ///
  /// - Parameters:
  ///   - scale: the maximum number of device pixels per unit of the path. The outline is within 1/400 of a pixel of the
  ///     exact one.
  ///   - pointLimit: the maximum number of points of arcs and curves, or eight for each segment if that is more. Their
  ///     steps are doubled until the limit is met, because a hundred thousand round dots of a large radius would take
  ///     gigabytes.
  func strokeOutline(_ style: StrokeStyle, scale: Double, pointLimit: Int = 1 << 21) -> Path {
    let halfWidth = style.lineWidth / 2
    guard halfWidth > 0, halfWidth.isFinite, scale > 0, scale.isFinite else { return Path() }
    let pieces = strokePieces(style)
    let limit = max(pointLimit, pieces.reduce(0) { $0 + 8 * $1.subpath.segments.count })
    var coarseness = 0
    while true {
      let isLast = coarseness == StrokeOutliner.greatestCoarseness
      var outliner = StrokeOutliner(
        style: style, tolerance: 1 / (400 * scale), coarseness: coarseness,
        pointLimit: isLast ? .max : limit)
      for piece in pieces where !outliner.isFull { outliner.add(piece) }
      if !outliner.isFull { return outliner.path }
      coarseness += 1
    }
  }
}

extension ProjectiveTransform {
  /// An upper bound for the factor by which lengths grow near a path. In perspective it is limited to 256; the error of
  /// a stroke that is enlarged further may exceed the tolerance.
  func stretch(within path: Path) -> Double {
    if affine != nil { return stretch(at: .zero) }
    return min(path.controlBounds?.corners.map(stretch).max() ?? 0, 256)
  }
}

/// Builds the outline of a stroke piece by piece.
struct StrokeOutliner {
  /// The number of doublings after which all steps have their maximum size.
  static let greatestCoarseness = 10

  private(set) var path = Path()
  private let style: StrokeStyle
  private let halfWidth: Double
  private let sampler: StrokeSampler
  private let pointLimit: Int
  /// The number of points of arcs and curves so far.
  private var pointCount = 0
  /// The angle of a chord of round joins and caps, at least π/2048.
  private let arcStep: Double
  /// `left` is the side that normals point to. Both sides are stored in the direction of travel.
  private var left = StrokeSide()
  private var right = StrokeSide()

  /// - Parameters:
  ///   - coarseness: the number of doublings of the steps of arcs and curves, 0…`greatestCoarseness`.
  ///   - pointLimit: the number of points of arcs and curves above which the outline is abandoned.
  init(style: StrokeStyle, tolerance: Double, coarseness: Int, pointLimit: Int) {
    self.style = style
    self.pointLimit = pointLimit
    halfWidth = style.lineWidth / 2
    sampler = StrokeSampler(
      tolerance: tolerance, halfWidth: halfWidth, coarseness: coarseness)
    let step = max(.pi / 2048, min(.pi / 4, (8 * tolerance / halfWidth).squareRoot()))
    arcStep = min(.pi / 4, step * Double(1 << coarseness))
  }

  /// Whether the point limit was exceeded; the outline is then incomplete.
  var isFull: Bool { pointCount > pointLimit }

  mutating func add(_ piece: StrokePiece) {
    let subpath = piece.subpath
    let spans = spans(of: subpath)
    guard let first = spans.first, let begin = first.samples.first,
      let end = spans.last?.samples.last
    else { return addDot(at: subpath.start, direction: piece.direction) }
    left.points.removeAll(keepingCapacity: true)
    right.points.removeAll(keepingCapacity: true)
    startSides(at: begin)
    for (index, span) in spans.enumerated() where !isFull {
      if index > 0 { addJoin(from: spans[index - 1], to: span) }
      addSteps(of: span)
    }
    if subpath.isClosed {
      if let last = spans.last {
        addJoin(from: last, to: first)
      }
      addContour(left.points)
      addContour(right.points.reversed())
    } else {
      let endCap = capPoints(at: end.point, normal: end.normal)
      let startCap = capPoints(at: begin.point, normal: begin.normal * -1)
      addContour(left.points + endCap + right.points.reversed() + startCap)
    }
  }

  private mutating func spans(of subpath: Subpath) -> [StrokeSpan] {
    var result: [StrokeSpan] = []
    for segment in subpath.segments where !isFull {
      let spans = sampler.spans(of: segment)
      result += spans
      // Larger steps do not reduce the points of lines, so these are not counted.
      if case .line = segment { continue }
      pointCount += spans.reduce(0) { $0 + 2 * $1.samples.count }
    }
    return result
  }

  private mutating func addContour(_ points: [Point]) {
    guard let first = points.first else { return }
    path.move(to: first)
    for point in points.dropFirst() { path.addLine(to: point) }
    path.closeSubpath()
  }

  /// Adds a piece of length 0: two caps back to back.
  private mutating func addDot(at point: Point, direction: Point) {
    guard style.lineCap != .butt else { return }
    let normal = StrokeSample(point, tangent: direction).normal
    let tip = normal * halfWidth
    addContour(
      [point + tip] + capPoints(at: point, normal: normal) + [point - tip]
        + capPoints(at: point, normal: normal * -1))
  }
}

// MARK: - Sides

extension StrokeOutliner {
  private mutating func startSides(at sample: StrokeSample) {
    left.points.append(sample.point + sample.normal * halfWidth)
    right.points.append(sample.point - sample.normal * halfWidth)
  }

  private mutating func addSteps(of span: StrokeSpan) {
    for (from, to) in zip(span.samples, span.samples.dropFirst()) {
      left.addStep(from: from, to: to, offset: halfWidth)
      right.addStep(from: from, to: to, offset: -halfWidth)
    }
  }

  /// Adds the join between two spans to both sides. Before the call the sides end at the last sample of `before`,
  /// afterwards at the first sample of `after`.
  private mutating func addJoin(from before: StrokeSpan, to after: StrokeSpan) {
    guard let a = before.samples.last, let b = after.samples.first else { return }
    let dot = a.normal.x * b.normal.x + a.normal.y * b.normal.y
    let cross = a.normal.x * b.normal.y - a.normal.y * b.normal.x
    if dot > 0 && abs(cross) < 1e-9 { return }
    // The stroke turns towards its normals if the cross product is positive.
    let turnsLeft = cross > 0
    let corner = after.followsCusp ? .round : style.lineJoin
    let outer = outerPoints(corner, at: b.point, a.normal, b.normal, turnsLeft: turnsLeft)
    let offset = turnsLeft ? halfWidth : -halfWidth
    let meeting = StrokeSide.meeting(before, after, offset: offset, dot: dot)
    if turnsLeft {
      left.addInnerCorner(at: b, offset: offset, meeting: meeting)
      right.points += outer
    } else {
      right.addInnerCorner(at: b, offset: offset, meeting: meeting)
      left.points += outer
    }
  }

  /// The points of a join's outer side, from the end of one span (exclusive) to the beginning of the next (inclusive).
  private mutating func outerPoints(
    _ join: LineJoin, at corner: Point, _ a: Point, _ b: Point, turnsLeft: Bool
  ) -> [Point] {
    let side = turnsLeft ? -halfWidth : halfWidth
    let end = corner + b * side
    switch join {
    case .bevel:
      return [end]
    case .round:
      return arcPoints(around: corner, from: a * side, to: b * side, clockwise: turnsLeft) + [end]
    case .miter:
      // The miter is 1/cos(θ/2) half widths long, and cos²(θ/2) = (1 + cos θ)/2.
      let square = (1 + a.x * b.x + a.y * b.y) / 2
      guard square * style.miterLimit * style.miterLimit >= 1, square > 1e-12 else { return [end] }
      return [corner + (a + b) * (side / (2 * square)), end]
    }
  }

  /// The points of a cap, between the end of the side that the normal points to and the end of the other side.
  private mutating func capPoints(at point: Point, normal: Point) -> [Point] {
    let tip = normal * halfWidth
    // The outward direction is the tangent of the sample: the normal rotated back by a quarter turn.
    let outward = Point(x: tip.y, y: -tip.x)
    switch style.lineCap {
    case .butt: return []
    case .square: return [point + tip + outward, point - tip + outward]
    case .round: return halfCircle(around: point, from: tip, by: outward)
    }
  }

  /// The points of a half circle without its ends.
  private mutating func halfCircle(around center: Point, from: Point, by middle: Point) -> [Point] {
    let count = max(4, Int((.pi / arcStep).rounded(.up)))
    pointCount += count
    return (1..<count).map { index in
      let angle = .pi * Double(index) / Double(count)
      let (sine, cosine) = sineAndCosine(radians: angle)
      return center + from * cosine + middle * sine
    }
  }

  /// The points of the shorter arc between two radii, without its ends. `clockwise` selects the arc if the radii are
  /// opposite.
  private mutating func arcPoints(
    around center: Point, from: Point, to: Point, clockwise: Bool
  ) -> [Point] {
    let cross = from.x * to.y - from.y * to.x
    let angle = abs(arctangent(y: cross, x: from.x * to.x + from.y * to.y))
    let count = max(1, Int((angle / arcStep).rounded(.up)))
    pointCount += count - 1
    let across = clockwise ? Point(x: -from.y, y: from.x) : Point(x: from.y, y: -from.x)
    return (1..<count).map { index in
      let part = angle * Double(index) / Double(count)
      let (sine, cosine) = sineAndCosine(radians: part)
      return center + from * cosine + across * sine
    }
  }
}
