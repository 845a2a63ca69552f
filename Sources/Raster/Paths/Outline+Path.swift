import AnimPrimitives

/// The maximum distance, in pixels, of a chord from a curve in perspective.
private let chordDepth = 1.0 / 250

extension Outline {
  /// Adds a path. Open subpaths are closed.
  ///
  /// - Parameter clip: the visible part of the plane. Contours that cannot change it are left out.
  mutating func add(_ path: Path, transform: ProjectiveTransform, seenIn clip: IntRect? = nil) {
    if let affine = transform.affine {
      add(path, transform: affine, seenIn: clip)
    } else {
      addProjected(path, transform: transform)
    }
  }

  private mutating func add(_ path: Path, transform: AffineTransform, seenIn clip: IntRect?) {
    let window = clip.flatMap {
      ContourWindow($0, over: path, transform: transform, keepsSides: mayOverlap)
    }
    let most = Self.mostChords(of: path)
    var isLeftOut = false
    var next = 0
    var current = Point.zero
    var first = Point.zero
    func take() -> Point {
      defer { next += 1 }
      return transform.apply(to: path.points[next])
    }
    for (index, verb) in path.verbs.enumerated() {
      if let window, verb == .move {
        isLeftOut = window.leavesOut(path, contourAt: index, firstPoint: next)
      }
      guard !isLeftOut else {
        next += verb.pointCount
        continue
      }
      switch verb {
      case .move:
        close()
        current = take()
        first = current
        move(to: current)
      case .line:
        current = take()
        line(to: current)
      case .quad:
        let control = take()
        let end = take()
        // The equal cubic curve: its control points are at 2/3 of the way from the ends to the quadratic's control
        // point.
        addCubic(
          current, current.interpolated(to: control, fraction: 2.0 / 3),
          end.interpolated(to: control, fraction: 2.0 / 3), end, most)
        current = end
      case .cubic:
        let control1 = take()
        let control2 = take()
        let end = take()
        addCubic(current, control1, control2, end, most)
        current = end
      case .close:
        close()
        current = first
      }
    }
    close()
  }

  /// The maximum number of chords per curve, which limits the memory of paths with many curves. It depends on the whole
  /// path, not on the visible part, because painting a part of a picture must give the same pixels as painting all.
  static func mostChords(of path: Path) -> Int {
    min(max(16, (1 << 23) / max(path.verbs.count, 1)), 2048)
  }

  /// Adds a cubic Bézier curve as chords.
  private mutating func addCubic(_ a: Point, _ b: Point, _ c: Point, _ d: Point, _ most: Int) {
    // A curve beyond one side of the grid is replaced by a line.
    guard !Self.areBeyondGrid(a, b, c, d) else { return line(to: d) }
    guard let chords = CurveChords(a, b, c, d, most: most) else {
      return line(to: Point(x: .nan, y: .nan))
    }
    for index in 0..<chords.cornerCount { line(to: chords[index]) }
    line(to: d)
  }
}

// MARK: - Perspective

extension Outline {
  /// Adds a path in perspective. Perspective maps lines to lines, but Bézier curves to rational curves. So curves are
  /// flattened before they are mapped, finely enough for the control point with the largest stretch.
  private mutating func addProjected(_ path: Path, transform: ProjectiveTransform) {
    let most = Self.mostChords(of: path)
    for subpath in path.subpaths {
      var polygon = [subpath.start]
      for segment in subpath.segments {
        let stretch = segment.controlPoints.map(transform.stretch).max() ?? 1
        // The stretch is infinite at the plane of the eye. It is clamped, because anything near this plane fills the
        // picture.
        let count = min(
          segment.flatteningCount(tolerance: chordDepth / min(max(stretch, 1e-6), 1e6)), most)
        for step in 1..<max(1, count) {
          polygon.append(segment.point(at: Double(step) / Double(count)))
        }
        polygon.append(segment.end)
      }
      var isFirst = true
      transform.forEachVisiblePoint(of: polygon) { point in
        if isFirst {
          move(to: point)
          isFirst = false
        } else {
          line(to: point)
        }
      }
      close()
    }
  }
}

extension PathSegment {
  fileprivate var controlPoints: [Point] {
    switch self {
    case .line(let a, let b): [a, b]
    case .quad(let a, let b, let c): [a, b, c]
    case .cubic(let a, let b, let c, let d): [a, b, c, d]
    }
  }
}
