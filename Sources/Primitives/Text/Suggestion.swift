extension Sequence<String> {
  /// The word that a misspelt one most likely means, for "did you mean …"; nil if no word is close enough. Of equally
  /// close words, the first.
  ///
  /// A word is close enough if at most a third of its letters are wrong, ignoring case. Words of more than 100 bytes
  /// are ignored, and at most 100,000 bytes of words are compared, because there may be any number of candidates.
  package func nearest(to word: String) -> String? {
    guard word.utf8.count <= longestWord else { return nil }
    let letters = Array(word.lowercased().unicodeScalars)
    var best: (word: String, distance: Int)?
    var left = mostBytes
    for candidate in self where candidate.utf8.count <= longestWord && candidate != word {
      left -= candidate.utf8.count
      guard left >= 0, best?.distance != 0 else { break }
      let other = Array(candidate.lowercased().unicodeScalars)
      let length = Swift.max(letters.count, other.count)
      let third = length < 3 ? 0 : Swift.max(1, length / 3)
      let limit = Swift.min(third, best.map { $0.distance - 1 } ?? third)
      if let distance = editDistance(letters, other, limit: limit) { best = (candidate, distance) }
    }
    return best?.word
  }
}

/// The maximum length of a word, in UTF-8 bytes.
private let longestWord = 100
/// The maximum length of all compared words, in UTF-8 bytes.
private let mostBytes = 100_000

/// The number of insertions, deletions, replacements and swaps of adjacent letters (optimal string alignment), or nil
/// if it exceeds a limit.
///
/// Only a band around the diagonal of the matrix can be within the limit. Source: Ukkonen 1985, "Algorithms for
/// approximate string matching".
private func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar], limit: Int) -> Int? {
  guard abs(a.count - b.count) <= limit else { return nil }
  let far = limit + 1
  var twoAbove: [Int] = []
  var above = (0...b.count).map { min($0, far) }
  for i in a.indices {
    var row = Array(repeating: far, count: b.count + 1)
    row[0] = min(i + 1, far)
    var least = row[0]
    for j in max(0, i - limit)..<min(b.count, i + limit + 1) {
      var cost = min(above[j] + (a[i] == b[j] ? 0 : 1), above[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        cost = min(cost, twoAbove[j - 1] + 1)
      }
      row[j + 1] = min(cost, far)
      least = min(least, cost)
    }
    // The next row, and by a swap the one after it, cannot be below the minimum of this row.
    guard least <= limit else { return nil }
    twoAbove = above
    above = row
  }
  return above[b.count] <= limit ? above[b.count] : nil
}
