import AnimPrimitives

/// The contours of a path, divided into groups whose boxes lie apart. Contours of different groups cannot overlap.
///
/// The contours are divided along x, then along y, and so on. In a text, each glyph becomes a group, or two: the body
/// and the dot of an i.
struct ContourGroups {
  private(set) var ranges: [Range<Int>] = []
  /// The indices of the contours, group by group.
  private var order: [Int] = []
  private var contours: [Contour] = []
  private var parts: [Range<Int>] = []

  private struct Contour {
    /// The ranges in the path's lists.
    let verbs: Range<Int>
    let points: Range<Int>
    /// The corners of the box around all points, in pixels.
    let low: Point
    let high: Point
  }

  /// The minimum distance of two boxes, in pixels. Chords leave the box of their curve by less than half of it.
  private static let gap = 1.0 / 8
  /// The number of divisions: into the columns, lines, glyphs and dots of a text.
  private static let divisions = 4

  /// Divides the contours of a path. Returns false if a group does not fit a `ContourGroup`.
  ///
  /// - Parameter scale: pixels per unit of the path.
  mutating func divide(_ path: Path, scale: Double) -> Bool {
    guard take(path, scale: scale) else { return false }
    order.removeAll(keepingCapacity: true)
    order.append(contentsOf: contours.indices)
    ranges.removeAll(keepingCapacity: true)
    ranges.append(contours.indices)
    for division in 0..<Self.divisions {
      swap(&ranges, &parts)
      ranges.removeAll(keepingCapacity: true)
      for part in parts {
        let isAlongX = division & 1 == 0
        divide(part) { isAlongX ? ($0.low.x, $0.high.x) : ($0.low.y, $0.high.y) }
      }
    }
    return ranges.allSatisfy { range in
      order[range].reduce(0) { $0 + contours[$1].points.count } <= ContourGroup.mostPoints
    }
  }

  /// Finds the contours. Returns false if a coordinate is not finite, or a contour is too large for a `ContourGroup`.
  private mutating func take(_ path: Path, scale: Double) -> Bool {
    contours.removeAll(keepingCapacity: true)
    guard let box = path.controlBounds,
      max(box.width, box.height) * scale <= ContourGroup.mostPixels
    else { return false }
    let (verbs, points) = (path.verbs.span, path.points.span)
    var (verb, point) = (0, 0)
    while verb < verbs.count {
      let (firstVerb, firstPoint) = (verb, point)
      repeat {
        point &+= verbs[verb].pointCount
        verb &+= 1
      } while verb < verbs.count && verbs[verb] != .move
      guard point &- firstPoint <= ContourGroup.mostPoints else { return false }
      var low = points[firstPoint]
      var high = low
      for index in firstPoint..<point {
        let point = points[index]
        guard point.x.isFinite && point.y.isFinite else { return false }
        low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
        high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
      }
      contours.append(
        Contour(
          verbs: firstVerb..<verb, points: firstPoint..<point, low: low * scale,
          high: high * scale))
    }
    return true
  }

  /// Divides a part where a gap goes all through it.
  ///
  /// - Parameter extent: the ends of a contour's box along the axis.
  @inline(__always)
  private mutating func divide(_ part: Range<Int>, along extent: (Contour) -> (Double, Double)) {
    guard part.count > 1 else { return ranges.append(part) }
    let contours = contours
    order[part].sort { extent(contours[$0]).0 < extent(contours[$1]).0 }
    var start = part.lowerBound
    var reach = extent(contours[order[start]]).1
    for place in part.dropFirst() {
      let (low, high) = extent(contours[order[place]])
      if low >= reach + Self.gap {
        ranges.append(start..<place)
        start = place
      }
      reach = max(reach, high)
    }
    ranges.append(start..<part.upperBound)
  }

  /// Copies a group of the path that was divided.
  mutating func copy(_ index: Int, of path: Path, scale: Double, to group: inout ContourGroup) {
    let range = ranges[index]
    order[range].sort()
    var low = contours[order[range.lowerBound]].low
    for index in order[range].dropFirst() {
      let other = contours[index].low
      low = Point(x: min(low.x, other.x), y: min(low.y, other.y))
    }
    group.removeAll()
    for index in order[range] {
      let contour = contours[index]
      group.append(path.verbs[contour.verbs], path.points[contour.points], scale: scale, from: low)
    }
  }
}

/// Contours near each other, at a position that does not depend on their path. So the same glyph is the same group in
/// each text.
struct ContourGroup: Hashable {
  /// The maximum number of points.
  static let mostPoints = 1024
  /// The maximum width and height.
  static let mostPixels = 16_384.0

  private(set) var verbs: [PathVerb] = []
  /// In units of 1/65536 of a pixel, which hide the rounding of different positions.
  private(set) var points: [SIMD2<Int32>] = []

  private static let unit = 1.0 / 65_536

  mutating func removeAll() {
    verbs.removeAll(keepingCapacity: true)
    points.removeAll(keepingCapacity: true)
  }

  /// Adds a contour of a path.
  ///
  /// - Parameters:
  ///   - scale: pixels per unit of the path.
  ///   - corner: the upper left corner of the group, in pixels.
  mutating func append(
    _ verbs: ArraySlice<PathVerb>, _ points: ArraySlice<Point>, scale: Double, from corner: Point
  ) {
    self.verbs.append(contentsOf: verbs)
    for point in points { self.points.append(FlatPath.round(point * scale - corner)) }
  }

  /// The contours in pixels.
  var path: Path {
    var path = Path()
    var next = 0
    func take() -> Point {
      defer { next += 1 }
      return Point(x: Double(points[next].x), y: Double(points[next].y)) * Self.unit
    }
    for verb in verbs {
      switch verb {
      case .move: path.move(to: take())
      case .line: path.addLine(to: take())
      case .quad:
        let control = take()
        path.addQuadCurve(to: take(), control: control)
      case .cubic:
        let (control1, control2) = (take(), take())
        path.addCurve(to: take(), control1: control1, control2: control2)
      case .close: path.closeSubpath()
      }
    }
    return path
  }

  /// Comparing is fast, but hashing all points is not, so only three of them are hashed.
  func hash(into hasher: inout Hasher) {
    hasher.combine(points.count)
    for index in [1, points.count / 2, points.count - 1] where points.indices.contains(index) {
      hasher.combine(points[index].x)
      hasher.combine(points[index].y)
    }
  }
}
