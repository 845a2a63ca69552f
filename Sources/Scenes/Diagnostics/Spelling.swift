/// Guesses which known word an unknown one was meant to be.
enum Spelling {
  /// The nearest of the known words, where it is near enough; the first of equals.
  ///
  /// Near enough: a third of the letters wrong, or the same but for case, or one the other's beginning.
  static func suggestion(for word: String, among known: some Sequence<String>) -> String? {
    let letters = Array(word.lowercased().unicodeScalars)
    var best: (word: String, distance: Int)?
    for candidate in known where candidate != word {
      let other = Array(candidate.lowercased().unicodeScalars)
      let length = max(letters.count, other.count)
      let limit = length < 3 ? 0 : max(1, length / 3)
      guard abs(letters.count - other.count) <= limit else { continue }
      let distance = distance(letters, other)
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.word
  }

  /// `did you mean …?`, or nil.
  static func hint(for word: String, among known: some Sequence<String>) -> String? {
    (Synonyms.name(for: word, among: known) ?? suggestion(for: word, among: known))
      .map { "did you mean `\($0)`?" }
  }

  /// Letters to insert, remove, replace or swap with a neighbour (optimal string alignment).
  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
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
}
