import AnimDocuments
import AnimFiles
import AnimPrimitives
import AnimRendering
import AnimScenes

/// The results of a test run.
package struct TestReport {
  /// Results in scene order; orphans are last.
  package let results: [TestResult]
  /// The arguments that run these tests again, without `--record`.
  private let command: [String]
  /// The same arguments without paths and the folder of goldens.
  private let options: [String]
  /// Whether the goldens have a folder of their own.
  private let hasGoldenFolder: Bool
  /// The duration of the run in seconds.
  let seconds: Double?
  /// The number of threads.
  let jobs: Int?

  package init(
    results: [TestResult], command: [String], options: [String] = [],
    hasGoldenFolder: Bool = false, seconds: Double? = nil, jobs: Int? = nil
  ) {
    self.results = results
    self.command = command
    self.options = options
    self.hasGoldenFolder = hasGoldenFolder
    self.seconds = seconds
    self.jobs = jobs
  }

  package var failures: [TestResult] { results.filter(\.isFailure) }

  /// A line for each result except passes without notes, then the counts, then the command that accepts the failures.
  package func lines(withCounts: Bool) -> [String] {
    var lines = results.filter { $0.isFailure || $0.status != .passed }.flatMap(\.lines)
    if withCounts { lines.append(counts) }
    if let acceptance { lines.append(acceptance) }
    return lines
  }

  package var counts: String {
    var parts = ["\(results.count { $0.status == .passed && !$0.isFailure }) passed"]
    let count = { (status: TestResult.Status) in results.count { $0.status == status } }
    if count(.recorded) > 0 { parts.append("\(count(.recorded)) recorded") }
    if count(.updated) > 0 { parts.append("\(count(.updated)) updated") }
    if !failures.isEmpty { parts.append("\(failures.count) failed") }
    return parts.joined(separator: ", ")
  }

  private var acceptance: String? { acceptCommand.map { "accept with: \($0)" } }

  /// The command that accepts the changes of this run. It first removes orphans, because a run with orphans fails even
  /// if it records the others.
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

  /// The command that accepts one result alone, or nil.
  func acceptCommand(of result: TestResult) -> String? {
    let test = result.test
    switch result.status {
    case .orphan: return "rm \(test.golden.shellQuoted)"
    case .failed, .missing:
      var words = ["animrender", "test", test.scene.asOperand]
      if hasGoldenFolder { words += ["--goldens", PathParts(test.golden).directory] }
      return (words + options + ["--record", "failed"]).map(\.shellQuoted).joined(separator: " ")
    case .passed, .recorded, .updated, .error: return nil
    }
  }

  /// A JSON object and a line feed.
  package var json: String {
    JSONText.lines([
      "passed": JSONText(failures.isEmpty),
      "failures": JSONText(failures.count),
      "accept": JSONText(acceptCommand),
      "results": .lines(results.map(\.json), indent: 4, closing: "\n  ]"),
    ]).text + "\n"
  }
}
