import AnimPrimitives

/// Caches whether the contours of paths overlap, so that a path that moves, turns or grows is analysed once.
///
/// Rotation does not change whether contours overlap. A scale does, because a small overlap may round away on the grid,
/// so scales are rounded to powers of two. The answer depends only on the path and its scale, not on earlier paths. So
/// a picture does not depend on the thread that paints it.
struct OverlapCache {
  private struct Key: Hashable {
    let path: PathKey
    let exponent: Int
  }

  private var answers: [Key: Bool] = [:]
  private var outline = Outline()
  private var resolver = WindingResolver()
  private var groups = ContourGroups()
  private var group = ContourGroup()

  private static let capacity = 2048
  /// The maximum height in rows of a path that is analysed. A higher path counts as overlapping.
  private static let mostRows = 16_384.0

  mutating func overlaps(_ path: Path, transform: ProjectiveTransform) -> Bool {
    guard let affine = transform.affine else { return true }
    let (x, y) = (Point(affine.a, affine.b).length, Point(affine.c, affine.d).length)
    // Scales from 2/3 to 4/3 are treated as 1.
    let scale = max(x, y) * 1.5
    guard scale.isNormal else { return scale != 0 }
    let key = Key(path: PathKey(path: path), exponent: Int(scale.exponent))
    if let answer = answers[key] { return answer }
    let answer = find(path, scale: Double(sign: .plus, exponent: scale.exponent, significand: 1))
    if answers.count >= Self.capacity { answers.removeAll(keepingCapacity: true) }
    answers[key] = answer
    return answer
  }

  private mutating func find(_ path: Path, scale: Double) -> Bool {
    guard let bounds = path.controlBounds else { return false }
    let box = AffineTransform(scaleX: scale, y: scale).boundingBox(of: bounds)
    guard box.height <= Self.mostRows, abs(box.minY) <= SubpixelGrid.limit / 2 else { return true }
    guard groups.divide(path, scale: scale) else {
      return windings(of: path, scale: scale).areOverlapping
    }
    var windings = WindingRange()
    for index in groups.ranges.indices where !windings.areOverlapping {
      groups.copy(index, of: path, scale: scale, to: &group)
      windings.formUnion(windingsOfGroup())
    }
    return windings.areOverlapping
  }

  private mutating func windingsOfGroup() -> WindingRange {
    if let known = GroupWindings.known(for: group) { return known }
    let windings = windings(of: group.path, scale: 1)
    GroupWindings.keep(windings, for: group)
    return windings
  }

  private mutating func windings(of path: Path, scale: Double) -> WindingRange {
    guard let bounds = path.controlBounds else { return WindingRange() }
    let transform = AffineTransform(scaleX: scale, y: scale)
    let box = transform.boundingBox(of: bounds)
    outline.reset()
    outline.add(path, transform: ProjectiveTransform(transform))
    guard !outline.isBroken else { return .unknown }
    let top = Int(box.minY.rounded(.down)) - 1
    return resolver.windings(of: outline, rows: top..<(Int(box.maxY.rounded(.up)) + 1))
  }
}
