import AnimPrimitives

/// A path that is rotated, scaled and flattened to chords, but not yet translated. So the contours of a text that only
/// moves are flattened once.
///
/// Every path within the limits is drawn from this form, whether it is cached or not, so that pixels do not depend on
/// earlier drawing.
struct FlatPath {
  /// A point in units of 1/65536 of a pixel.
  typealias Place = SIMD2<Int32>

  private static let bits: Int32 = 16
  /// The largest absolute coordinate, in pixels, of points and of the translation.
  private static let limit = 16_000.0

  private(set) var points: [Place] = []
  /// See `Outline.signs`.
  private(set) var signs: [Int8] = []
  private(set) var contours: [Contour] = []

  struct Contour {
    /// The index after the contour's last point.
    var end: Int
    var low: Place
    var high: Place
  }

  /// Whether the coordinates and the translation of a path are within the limit; false for NaN.
  static func holds(_ path: Path, _ transform: AffineTransform) -> Bool {
    guard let bounds = path.controlBounds else { return false }
    let box = transform.linear.boundingBox(of: bounds)
    return box.minX >= -limit && box.minY >= -limit && box.maxX <= limit && box.maxY <= limit
      && abs(transform.tx) <= limit && abs(transform.ty) <= limit
  }

  /// - Precondition: the coordinates lie within ±2 · `limit`.
  @inline(__always)
  static func round(_ point: Point) -> Place {
    Place(x: SubpixelGrid.round(point.x * 64), y: SubpixelGrid.round(point.y * 64))
  }
}

// MARK: - Cutting

extension FlatPath {
  /// Replaces the contours by those of a path. Open subpaths are closed.
  ///
  /// - Parameter window: the visible part of the plane. Contours that cannot change it are left out.
  mutating func cut(_ path: Path, _ transform: AffineTransform, seenIn window: ContourWindow?) {
    points.removeAll(keepingCapacity: true)
    signs.removeAll(keepingCapacity: true)
    contours.removeAll(keepingCapacity: true)
    let linear = transform.linear
    let most = Outline.mostChords(of: path)
    let source = path.points.span
    var isLeftOut = false
    var next = 0
    var current = Point.zero
    var first = Point.zero
    for (index, verb) in path.verbs.enumerated() {
      if let window, verb == .move {
        isLeftOut = window.leavesOut(path, contourAt: index, firstPoint: next)
      }
      defer { next += verb.pointCount }
      guard !isLeftOut else { continue }
      func point(_ offset: Int) -> Point { linear.apply(to: source[next + offset]) }
      switch verb {
      case .move:
        if current != first { line(to: first) }
        current = point(0)
        first = current
        move(to: current)
      case .line:
        current = point(0)
        line(to: current)
      case .quad:
        let control = point(0)
        let end = point(1)
        // The equal cubic curve: its control points are at 2/3 of the way from the ends to the quadratic's control
        // point.
        curve(
          current, current.interpolated(to: control, fraction: 2.0 / 3),
          end.interpolated(to: control, fraction: 2.0 / 3), end, most)
        current = end
      case .cubic:
        let end = point(2)
        curve(current, point(0), point(1), end, most)
        current = end
      case .close:
        if current != first { line(to: first) }
        current = first
      }
    }
    if current != first { line(to: first) }
  }

  private mutating func move(to point: Point) {
    let place = Self.round(point)
    points.append(place)
    signs.append(0)
    contours.append(Contour(end: points.count, low: place, high: place))
  }

  @inline(__always)
  private mutating func line(to point: Point) {
    let place = Self.round(point)
    points.append(place)
    signs.append(1)
    let last = contours.count - 1
    contours[last].end = points.count
    contours[last].low = pointwiseMin(contours[last].low, place)
    contours[last].high = pointwiseMax(contours[last].high, place)
  }

  private mutating func curve(_ a: Point, _ b: Point, _ c: Point, _ d: Point, _ most: Int) {
    if let chords = CurveChords(a, b, c, d, most: most) {
      for index in 0..<chords.cornerCount { line(to: chords[index]) }
    }
    line(to: d)
  }
}

// MARK: - Placing

extension FlatPath {
  /// Calls the closure with ranges of points, whose contours can change pixels of a clip.
  ///
  /// - Parameter place: the translation of the path.
  fileprivate func forEachSeenRange(
    at place: Place, in clip: IntRect, keepsSides: Bool, _ body: (Range<Int>) -> Void
  ) {
    var start = 0
    var end = 0
    for contour in contours {
      // One pixel of margin on each side, because corners of chords are rounded again.
      let low = (contour.low &+ place) &>> Self.bits &- 1
      let high = (contour.high &+ place) &>> Self.bits &+ 1
      let isSeen =
        Int(high.y) >= clip.y && Int(low.y) < clip.maxY
        && (keepsSides || Int(high.x) >= clip.x && Int(low.x) < clip.maxX)
      if !isSeen {
        if start < end { body(start..<end) }
        start = contour.end
      }
      end = contour.end
    }
    if start < end { body(start..<end) }
  }
}

extension Outline {
  /// Adds a path at a translation.
  ///
  /// - Parameter clip: the visible part of the plane. Contours that cannot change it are left out.
  mutating func add(_ path: FlatPath, at translation: Point, seenIn clip: IntRect) {
    let place = FlatPath.round(translation)
    path.forEachSeenRange(at: place, in: clip, keepsSides: mayOverlap) { range in
      append(path, range, movedBy: place)
    }
  }
}

extension AffineTransform {
  /// The transform without its translation.
  fileprivate var linear: AffineTransform {
    AffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0)
  }
}
