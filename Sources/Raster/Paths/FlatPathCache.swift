import AnimPrimitives

/// Caches flattened paths that were drawn more than once with the same linear transform.
struct FlatPathCache {
  private struct Key: Hashable {
    let path: PathKey
    let linear: AffineTransform
  }

  private struct Entry {
    let mayOverlap: Bool
    let path: FlatPath
  }

  private var entries: [Key: Entry] = [:]
  private var pointCount = 0
  /// Paths that were drawn once and are not cached yet, because most of them rotate or grow and so do not recur.
  private var drawnOnce: Set<Key> = []
  private var overlaps = OverlapCache()
  private var scratch = FlatPath()

  private static let capacity = 2048
  /// The maximum number of points of all cached paths: 9 MB.
  private static let mostPoints = 1 << 20

  /// Adds a filled path to an outline.
  ///
  /// - Parameter clip: the visible part of the plane. Contours that cannot change it are left out.
  mutating func add(
    _ path: Path, _ transform: ProjectiveTransform, to outline: inout Outline, seenIn clip: IntRect
  ) {
    guard let affine = transform.affine, FlatPath.holds(path, affine) else {
      outline.mayOverlap = overlaps.overlaps(path, transform: transform)
      outline.add(path, transform: transform, seenIn: clip)
      return
    }
    let translation = Point(affine.tx, affine.ty)
    var linear = affine
    linear.tx = 0
    linear.ty = 0
    let key = Key(path: PathKey(path: path), linear: linear)
    if let entry = entries[key] {
      outline.mayOverlap = entry.mayOverlap
      outline.add(entry.path, at: translation, seenIn: clip)
      return
    }
    let mayOverlap = overlaps.overlaps(path, transform: transform)
    outline.mayOverlap = mayOverlap
    guard drawnOnce.remove(key) != nil else {
      if drawnOnce.count >= Self.capacity { drawnOnce.removeAll(keepingCapacity: true) }
      drawnOnce.insert(key)
      let window = ContourWindow(clip, over: path, transform: affine, keepsSides: mayOverlap)
      scratch.cut(path, affine, seenIn: window)
      outline.add(scratch, at: translation, seenIn: clip)
      return
    }
    var flat = FlatPath()
    flat.cut(path, affine, seenIn: nil)
    outline.add(flat, at: translation, seenIn: clip)
    keep(Entry(mayOverlap: mayOverlap, path: flat), for: key)
  }

  private mutating func keep(_ entry: Entry, for key: Key) {
    let count = entry.path.points.count
    guard count <= Self.mostPoints else { return }
    if pointCount + count > Self.mostPoints || entries.count >= Self.capacity {
      entries.removeAll(keepingCapacity: true)
      pointCount = 0
    }
    pointCount += count
    entries[key] = entry
  }
}

/// A path as part of a dictionary key. Comparing a path with itself takes constant time, but hashing all points does
/// not, so only two of them are hashed.
struct PathKey: Hashable {
  let path: Path

  func hash(into hasher: inout Hasher) {
    hasher.combine(path.points.count)
    hasher.combine(path.points.last)
    hasher.combine(path.points.first)
  }
}
