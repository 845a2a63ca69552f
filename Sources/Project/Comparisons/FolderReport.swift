import AnimDocuments
import AnimExport
package import AnimInspect
import AnimRendering
import AnimScenes

/// The result of comparing two folders, as text and as JSON.
package struct FolderReport {
  let baseline: String
  let candidate: String
  let found: FolderPairs
  /// Results of the compared pairs, in order.
  var comparisons: [ComparisonReport] = []
  /// Pairs that cannot be compared, in order.
  var failures: [PairFailure] = []
  /// The pairs for an HTML page, if one is made.
  var cases: [HTMLReport.Case] = []
  /// All files that were read.
  package internal(set) var files: [String] = []

  /// Why a pair cannot be compared.
  struct PairFailure {
    let baseline: String
    let candidate: String
    let failure: Failure
  }

  /// The highest exit code of the pairs.
  package var code: ExitCode {
    let isDifferent = found.hasUnpaired || comparisons.contains(where: \.isDifferent)
    return max(isDifferent ? .different : .success, failures.map(\.failure.code).max() ?? .success)
  }

  /// The differences, then the number of equal pairs.
  package var lines: [String] {
    let differing = comparisons.filter(\.isDifferent)
    return differing.flatMap(\.lines)
      + found.missing.map { "different: only in \(baseline): \($0)" }
      + found.added.map { "different: only in \(candidate): \($0)" }
      + failures.map { "error: \($0.message)" }
      + ["\(comparisons.count - differing.count) of \(found.pairs.count) pairs are equal"]
  }

  /// A JSON object and a line feed.
  package var json: String {
    JSONText.lines([
      "same": JSONText(code == .success), "missing": JSONText(found.missing),
      "added": JSONText(found.added), "pairs": JSONText(comparisons.map(\.json)),
      "errors": JSONText(failures.map(\.json)),
    ]).text + "\n"
  }

  /// The pairs, then the files that only one of the folders has.
  ///
  /// - Parameter environment: facts about the program and the system.
  package func page(environment: [String]) -> HTMLReport {
    func unpaired(_ names: [String], _ outcome: HTMLReport.Outcome, in folder: String)
      -> [HTMLReport.Case]
    {
      names.map { HTMLReport.Case(name: $0, outcome: outcome, clauses: ["only in \(folder)"]) }
    }
    return HTMLReport(
      title: "\(baseline) and \(candidate)",
      cases: cases + unpaired(found.missing, .removed, in: baseline)
        + unpaired(found.added, .missing, in: candidate), environment: environment)
  }
}

extension FolderReport.PairFailure {
  /// One sentence with the path of the broken file.
  fileprivate var message: String {
    failure.text.isEmpty ? "\(candidate): a scene of this pair has errors" : failure.text
  }

  fileprivate var json: JSONText {
    [
      "baseline": JSONText(baseline), "candidate": JSONText(candidate),
      "message": JSONText(message), "details": JSONText(failure.details),
    ]
  }

  fileprivate var pageCase: HTMLReport.Case {
    var page = HTMLReport.Case(name: candidate, outcome: .trouble, clauses: [message])
    page.details = failure.details
    return page
  }
}

extension Comparer {
  /// Compares the pairs of two folders. Errors are printed at once if the report is not.
  ///
  /// - Parameter page: the path of the HTML page for which the report gets pictures, or nil.
  package func compare(
    _ found: FolderPairs, of first: String, and second: String, page: String?
  ) -> FolderReport {
    var report = FolderReport(baseline: first, candidate: second, found: found)
    for (old, new) in found.pairs {
      do throws(Failure) {
        let baseline = try input(old)
        let candidate = try input(new)
        report.files += try baseline.files + candidate.files
        let comparison = try compare(baseline, candidate, outputs: [])
        report.comparisons.append(comparison)
        guard let page else { continue }
        report.cases.append(
          comparison.isDifferent
            ? try pageCase(comparison, name: new, baseline, candidate, page: page)
            : HTMLReport.Case(name: new, outcome: .same))
      } catch {
        // The report contains the error, and the other pairs are still compared.
        if console.isQuiet { console.error(error) }
        let failure = FolderReport.PairFailure(baseline: old, candidate: new, failure: error)
        report.failures.append(failure)
        report.cases.append(failure.pageCase)
      }
    }
    return report
  }
}
