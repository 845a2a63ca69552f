extension Sequence<String> {
  /// The word that was most likely meant by a misspelt one, or nil where none is near enough; the first
  /// of equals. For "did you mean …".
  ///
  /// Near enough: at most a third of the letters wrong, whatever their case.
  package func nearest(to word: String) -> String? {
    let letters = Array(word.lowercased().unicodeScalars)
    var best: (word: String, distance: Int)?
    for candidate in self where candidate != word {
      let other = Array(candidate.lowercased().unicodeScalars)
      let length = Swift.max(letters.count, other.count)
      let limit = length < 3 ? 0 : Swift.max(1, length / 3)
      guard abs(letters.count - other.count) <= limit else { continue }
      let distance = editDistance(letters, other)
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.word
  }
}

/// Letters to insert, remove, replace or swap with a neighbour (optimal string alignment).
private func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
  var twoAbove: [Int] = []
  var above = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var cost = min(above[j] + (a[i] == b[j] ? 0 : 1), above[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        cost = min(cost, twoAbove[j - 1] + 1)
      }
      row.append(cost)
    }
    twoAbove = above
    above = row
  }
  return above[b.count]
}
