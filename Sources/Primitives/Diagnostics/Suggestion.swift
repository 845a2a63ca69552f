extension Sequence<String> {
  /// The word that needs the fewest changes to become another, or nil where none is near; case does
  /// not count. For "did you mean …".
  package func nearest(to word: String) -> String? {
    let bytes = Array(word.lowercased().utf8)
    var best: (word: String, distance: Int)?
    for candidate in self {
      let distance = editDistance(bytes, Array(candidate.lowercased().utf8))
      if distance < best?.distance ?? (bytes.count / 3 + 2) { best = (candidate, distance) }
    }
    return best?.word
  }
}

/// Insertions, deletions and replacements that make one word the other (Levenshtein).
private func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  var row = Array(0...b.count)
  for (i, letter) in a.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, other) in b.enumerated() {
      let replaced = diagonal + (letter == other ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = Swift.min(replaced, row[j] + 1, row[j + 1] + 1)
    }
  }
  return row[b.count]
}
