/// The name most like another one, if one is like it: about a third of its letters may differ.
///
/// Distance is Levenshtein's without regard to case; the first of equally close names wins.
func closestName(to name: String, among names: [String]) -> String? {
  let letters = Array(name.lowercased())
  let ranked = names.map { (name: $0, distance: distance(letters, Array($0.lowercased()))) }
  guard let best = ranked.min(by: { $0.distance < $1.distance }),
    best.distance <= max(1, (letters.count + 1) / 3)
  else { return nil }
  return best.name
}

/// How many letters to insert, remove or replace to make one word of another.
private func distance(_ a: [Character], _ b: [Character]) -> Int {
  var row = Array(0...b.count)
  for (i, letter) in a.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, other) in b.enumerated() {
      let replaced = diagonal + (letter == other ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(replaced, diagonal + 1, row[j] + 1)
    }
  }
  return row[b.count]
}
