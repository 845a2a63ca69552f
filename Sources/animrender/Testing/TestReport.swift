import Documents
import Render
import Scenes

/// What a run of tests found.
struct TestReport {
  /// In the order of the scenes; orphans come last.
  let results: [TestResult]
  /// What was typed after the program's name, but for `--record`: what runs these tests again.
  let command: [String]

  var failures: [TestResult] { results.filter(\.isFailure) }

  /// All that is not plainly passed, then the counts, then the command that accepts what failed.
  var lines: [String] {
    var lines = results.filter { $0.isFailure || $0.status != .passed }.flatMap(\.lines)
    lines.append(counts)
    if let acceptance { lines.append(acceptance) }
    return lines
  }

  private var counts: String {
    var parts = ["\(results.count { $0.status == .passed && !$0.isFailure }) passed"]
    let count = { (status: TestResult.Status) in results.count { $0.status == status } }
    if count(.recorded) > 0 { parts.append("\(count(.recorded)) recorded") }
    if count(.updated) > 0 { parts.append("\(count(.updated)) updated") }
    if !failures.isEmpty { parts.append("\(failures.count) failed") }
    return parts.joined(separator: ", ")
  }

  private var acceptance: String? { acceptCommand.map { "accept with: \($0)" } }

  /// What makes this run pass, for those failures that are changes to accept. Orphans go first: while one is
  /// there, the run that records the others fails too.
  var acceptCommand: String? {
    let orphans = results.filter { $0.status == .orphan }.map(\.test.golden.shellQuoted)
    let changed = results.contains { $0.status == .failed || $0.status == .missing }
    var commands = orphans.isEmpty ? [] : ["rm \(orphans.joined(separator: " "))"]
    if changed {
      commands.append(
        (["animrender"] + command + ["--record", "failed"]).map(\.shellQuoted)
          .joined(separator: " "))
    }
    return commands.isEmpty ? nil : commands.joined(separator: " && ")
  }

  var json: String {
    """
    {
      "passed": \(failures.isEmpty),
      "failures": \(failures.count),
      "accept": \(acceptCommand?.jsonQuoted ?? "null"),
      "results": [
    \(results.map(\.json).joined(separator: ",\n"))
      ]
    }

    """
  }
}
