import AnimDocuments
import AnimExport
import AnimInspect
import AnimRendering
import AnimScenes

/// The result of comparing two folders, as text and as JSON.
struct FolderReport {
  let baseline: String
  let candidate: String
  let found: FolderPairs
  /// Results of the compared pairs, in order.
  var comparisons: [ComparisonReport] = []
  /// Pairs that cannot be compared, in order.
  var failures: [PairFailure] = []

  /// Why a pair cannot be compared.
  struct PairFailure {
    let baseline: String
    let candidate: String
    let failure: Failure
  }

  /// The highest exit code of the pairs.
  var code: ExitCode {
    let isDifferent = found.hasUnpaired || comparisons.contains(where: \.isDifferent)
    return max(isDifferent ? .different : .success, failures.map(\.failure.code).max() ?? .success)
  }

  /// The differences, then the number of equal pairs.
  var lines: [String] {
    let differing = comparisons.filter(\.isDifferent)
    return differing.flatMap(\.lines)
      + found.missing.map { "different: only in \(baseline): \($0)" }
      + found.added.map { "different: only in \(candidate): \($0)" }
      + failures.map { "error: \($0.message)" }
      + ["\(comparisons.count - differing.count) of \(found.pairs.count) pairs are equal"]
  }

  /// A JSON object and a line feed.
  var json: String {
    """
    {
      "same": \(code == .success),
      "missing": [\(found.missing.map(\.jsonQuoted).joined(separator: ", "))],
      "added": [\(found.added.map(\.jsonQuoted).joined(separator: ", "))],
      "pairs": [\(comparisons.map(\.json).joined(separator: ", "))],
      "errors": [\(failures.map(\.json).joined(separator: ", "))]
    }

    """
  }

  /// Files that only one of the folders has, for an HTML page.
  var unpairedCases: [HTMLReport.Case] {
    [(found.missing, baseline, .removed), (found.added, candidate, .missing)].flatMap {
      (names: [String], folder: String, outcome: HTMLReport.Outcome) in
      names.map { .init(name: $0, outcome: outcome, clauses: ["only in \(folder)"]) }
    }
  }
}

extension FolderReport.PairFailure {
  /// One sentence with the path of the broken file.
  fileprivate var message: String {
    failure.text.isEmpty ? "\(candidate): a scene of this pair has errors" : failure.text
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
