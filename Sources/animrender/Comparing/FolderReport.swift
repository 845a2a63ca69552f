import Documents
import Inspect
import Render
import Scenes

/// What a comparison of two folders found, for people and for programs.
struct FolderReport {
  let baseline: String
  let candidate: String
  let found: FolderPairs
  /// Of the pairs, in their order.
  var comparisons: [ComparisonReport] = []
  /// Pairs that cannot be compared, in their order.
  var troubles: [Trouble] = []

  /// Why a pair cannot be compared.
  struct Trouble {
    let baseline: String
    let candidate: String
    let failure: Failure
  }

  /// The worst of what was found.
  var code: ExitCode {
    let isDifferent = found.hasUnpaired || comparisons.contains(where: \.isDifferent)
    return max(isDifferent ? .different : .success, troubles.map(\.failure.code).max() ?? .success)
  }

  /// What differs, and how many do not.
  var lines: [String] {
    let differing = comparisons.filter(\.isDifferent)
    return differing.flatMap(\.lines)
      + found.missing.map { "different: only in \(baseline): \($0)" }
      + found.added.map { "different: only in \(candidate): \($0)" }
      + troubles.map { "error: \($0.message)" }
      + ["\(comparisons.count - differing.count) of \(found.pairs.count) pairs are the same"]
  }

  /// An object, with a line end.
  var json: String {
    """
    {
      "same": \(code == .success),
      "missing": [\(found.missing.map(\.jsonQuoted).joined(separator: ", "))],
      "added": [\(found.added.map(\.jsonQuoted).joined(separator: ", "))],
      "pairs": [\(comparisons.map(\.json).joined(separator: ", "))],
      "errors": [\(troubles.map(\.json).joined(separator: ", "))]
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

extension FolderReport.Trouble {
  /// One sentence with the path of the file that is broken.
  fileprivate var message: String {
    failure.text.isEmpty ? "\(candidate): a scene of this pair is wrong" : failure.text
  }

  fileprivate var json: String {
    """
    { "baseline": \(baseline.jsonQuoted), "candidate": \(candidate.jsonQuoted), \
    "message": \(message.jsonQuoted), \
    "details": [\(failure.details.map(\.jsonQuoted).joined(separator: ", "))] }
    """
  }

  var pageCase: HTMLReport.Case {
    var page = HTMLReport.Case(name: candidate, outcome: .trouble, clauses: [message])
    page.details = failure.details
    return page
  }
}
