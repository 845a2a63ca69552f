import Primitives

/// Whether the contours of paths overlap, so that a path which only moves is looked at once.
///
/// The answer depends on a path and how it is turned and scaled, not on its place or on the paths before
/// it. So a picture does not depend on the thread that paints it.
struct OverlapCache {
  private struct Key: Hashable {
    let path: Path
    let transform: AffineTransform

    /// Comparing a path with itself is free, but hashing its points is not.
    func hash(into hasher: inout Hasher) {
      hasher.combine(path.points.count)
      hasher.combine(path.points.last)
      hasher.combine(path.points.first)
      hasher.combine(transform.a)
      hasher.combine(transform.b)
    }
  }

  private var answers: [Key: Bool] = [:]
  private var outline = Outline()
  private var resolver = WindingResolver()

  private static let capacity = 2048
  /// Rows of a path that is looked at; a higher one counts as overlapping.
  private static let mostRows = 16_384

  mutating func overlaps(_ path: Path, transform: ProjectiveTransform) -> Bool {
    guard var affine = transform.affine else { return true }
    affine.tx = 0
    affine.ty = 0
    let key = Key(path: path, transform: affine)
    if let answer = answers[key] { return answer }
    let answer = find(path, ProjectiveTransform(affine))
    if answers.count >= Self.capacity { answers.removeAll(keepingCapacity: true) }
    answers[key] = answer
    return answer
  }

  private mutating func find(_ path: Path, _ transform: ProjectiveTransform) -> Bool {
    guard let bounds = path.controlBounds else { return false }
    let box = transform.affine?.boundingBox(of: bounds) ?? bounds
    guard box.height <= Double(Self.mostRows), abs(box.minY) <= SubpixelGrid.limit / 2 else {
      return true
    }
    outline.reset()
    outline.add(path, transform: transform)
    guard !outline.isBroken else { return true }
    let top = Int(box.minY.rounded(.down)) - 1
    return resolver.overlaps(outline, rows: top..<(Int(box.maxY.rounded(.up)) + 1))
  }
}
