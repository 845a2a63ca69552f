import Primitives
import Render

extension SceneFacts.Outline {
  /// `4 curves and 2 lines`.
  var words: String {
    let counts = [
      ("subpath", "subpaths", count("M")), ("line", "lines", count("L")),
      ("curve", "curves", count("C") + count("Q")),
    ].filter { $0.2 > 0 && ($0.0 != "subpath" || $0.2 > 1) }
    let parts = counts.map { "\($0.2) \($0.2 == 1 ? $0.0 : $0.1)" }
    guard let last = parts.last else { return "an empty path" }
    let front = parts.dropLast().joined(separator: ", ")
    return "\(front.isEmpty ? "" : "\(front) and ")\(last)\(count("Z") > 0 ? ", closed" : "")"
  }

  private func count(_ verb: Character) -> Int { verbs.count { $0 == verb } }

  /// What is otherwise than in another path: `has 5 lines (was 4 lines)`.
  func change(from old: SceneFacts.Outline) -> String {
    guard verbs == old.verbs else {
      return words == old.words
        ? "has its \(words) in another order" : "has \(words) (was \(old.words))"
    }
    guard !points.isEmpty, points.count == old.points.count else {
      return "has other points, \(words) as before"
    }
    var moved = 0
    var farthest = (distance: 0.0, index: 0)
    for index in 0..<points.count / 2 {
      let dx = points[2 * index] - old.points[2 * index]
      let dy = points[2 * index + 1] - old.points[2 * index + 1]
      let distance = (dx * dx + dy * dy).squareRoot()
      guard distance > 0 else { continue }
      moved += 1
      if distance > farthest.distance { farthest = (distance, index) }
    }
    return "has \(moved) of \(points.count / 2) points elsewhere, the farthest at "
      + "\(point(farthest.index)) (was \(old.point(farthest.index)))"
  }

  private func point(_ index: Int) -> String {
    [points[2 * index], points[2 * index + 1]]
      .map { $0.rounded(places: 2).shortestText }.joined(separator: ", ")
  }
}
