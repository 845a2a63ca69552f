import Render
import Scenes

/// What a comparison of two folders found, for people and for programs.
struct FolderReport {
  let baseline: String
  let candidate: String
  let found: FolderPairs
  /// Of the pairs, in their order.
  var comparisons: [ComparisonReport] = []

  var isDifferent: Bool { found.hasUnpaired || comparisons.contains(where: \.isDifferent) }

  /// What differs, and how many do not.
  var lines: [String] {
    let differing = comparisons.filter(\.isDifferent)
    return differing.flatMap(\.lines)
      + found.missing.map { "different: only in \(baseline): \($0)" }
      + found.added.map { "different: only in \(candidate): \($0)" }
      + ["\(comparisons.count - differing.count) of \(comparisons.count) pairs are the same"]
  }

  /// An object, with a line end.
  var json: String {
    """
    {
      "same": \(!isDifferent),
      "missing": [\(found.missing.map(\.jsonQuoted).joined(separator: ", "))],
      "added": [\(found.added.map(\.jsonQuoted).joined(separator: ", "))],
      "pairs": [\(comparisons.map(\.json).joined(separator: ", "))]
    }

    """
  }

  /// On a page, what only one of the folders has.
  var unpairedCases: [HTMLReport.Case] {
    [(found.missing, baseline), (found.added, candidate)].flatMap { names, folder in
      names.map { .init(name: $0, outcome: .trouble, clauses: ["only in \(folder)"]) }
    }
  }
}
