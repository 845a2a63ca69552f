/// "did you mean …": the nearest of the names that exist.
enum Suggestion {
  /// A hint that names the closest candidate, or nil where none is near; the first of equals.
  static func hint(for name: String, among candidates: [String]) -> String? {
    // A third of the letters wrong is a typing mistake; more is another word.
    let allowed = max(1, name.count / 3)
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let distance = distance(from: Array(name.lowercased()), to: Array(candidate.lowercased()))
      if distance <= allowed, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best.map { "did you mean \"\($0.name)\"?" }
  }

  /// Levenshtein's: insertions, deletions and replacements.
  private static func distance(from a: [Character], to b: [Character]) -> Int {
    var row = Array(0...b.count)
    for (i, letter) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in b.enumerated() {
        let above = row[j + 1]
        row[j + 1] = min(above + 1, row[j] + 1, diagonal + (letter == other ? 0 : 1))
        diagonal = above
      }
    }
    return row[b.count]
  }
}
