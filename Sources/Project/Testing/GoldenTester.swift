package import AnimDiff
import AnimDocuments
package import AnimExport
import AnimFiles
package import AnimInspect
import AnimPrimitives
import AnimRendering
import AnimScenes

/// Tests scenes against their goldens.
package struct GoldenTester: Sendable {
  private let tolerance: PixelTolerance
  private let request: RenderRequest
  /// The names of the options on the command line.
  private let given: Set<String>
  private let recording: GoldenRecording
  /// The folder for files that show failures, with a trailing slash.
  private let artifacts: String?
  /// The HTML page for which failures are collected, or nil.
  private let page: String?
  private let console: any MessagePrinter

  package init(
    tolerance: PixelTolerance,
    request: RenderRequest,
    given: Set<String>,
    recording: GoldenRecording,
    artifacts: String?,
    page: String?,
    console: any MessagePrinter
  ) {
    self.tolerance = tolerance
    self.request = request
    self.given = given
    self.recording = recording
    self.artifacts = artifacts
    self.page = page
    self.console = console
  }

  /// Runs all tests of a plan, several at once.
  package func run(_ plan: TestPlan, workers: Int) -> [TestResult] {
    let cases = plan.cases
    let results = Parallel.map(count: cases.count, workers: workers) { run(cases[$0]) }
    return results
      + plan.orphans.map { path in
        TestResult(
          test: TestPlan.Case(name: path, scene: "", golden: path), status: .orphan,
          message: "no scene has this golden")
      }
  }

  private func run(_ test: TestPlan.Case) -> TestResult {
    let clock = ContinuousClock()
    let start = clock.now
    var result: TestResult
    var assets: [String] = []
    do {
      let input = try ComparedInput(test.scene, request: request, console: console)
      assets = input.renderer?.assetPaths ?? []
      result = try check(test, input)
      result.unmet =
        try input.renderer.map { renderer throws(Failure) in
          try SceneLoader(console: console).unmetExpectations(of: renderer)
            .map { "\($0.file):\($0.line):\($0.column): \($0.message)" }
        } ?? []
    } catch {
      let message = error.message(of: test.scene)
      result = TestResult(
        test: test, status: .error, message: message.isEmpty ? "the scene has errors" : message,
        details: error.details)
    }
    result.assets = assets
    result.duration = (clock.now - start).seconds
    return result
  }

  private func check(_ test: TestPlan.Case, _ input: ComparedInput) throws(Failure) -> TestResult {
    guard case .scene(let renderer, let options) = input.content else {
      throw .notScene(test.scene, input.kind)
    }
    FileRecord.addRead(test.golden)
    let comparer = Comparer(
      tolerance: recording.tolerance(tolerance), request: request, given: given, console: console)
    let verdict = try recording.verdict(of: test.golden) {
      () throws(Failure) -> (golden: ComparedInput, report: ComparisonReport)? in
      let golden = try ComparedInput(test.golden, request: request, console: console)
      let report = try comparer.compare(golden, input, outputs: [])
      return report.isDifferent ? (golden, report) : nil
    } isUnreadable: {
      $0.path == test.golden && $0.code == .badData
    } writing: { () throws(Failure) in
      try write(renderer, options, to: test.golden)
    }
    func message(_ report: ComparisonReport) -> String {
      report.comparison.clauses.joined(separator: "; ")
    }
    switch verdict {
    case .same:
      return TestResult(test: test, status: .passed)
    case .missing:
      return TestResult(test: test, status: .missing, message: "no golden \(test.golden)")
    case .recorded:
      return TestResult(test: test, status: .recorded, message: "as \(test.golden)")
    case .replaced(let fault):
      return TestResult(test: test, status: .updated, message: fault.text)
    case .updated((_, let report)):
      return TestResult(test: test, status: .updated, message: message(report), comparison: report)
    case .different((let golden, let report)):
      var result = TestResult(
        test: test, status: .failed, message: message(report), comparison: report)
      try show(golden, input, comparer, in: &result)
      return result
    }
  }

  /// Adds the pictures of a failure to its result.
  private func show(
    _ golden: ComparedInput, _ input: ComparedInput, _ comparer: Comparer,
    in result: inout TestResult
  ) throws(Failure) {
    if let page, let report = result.comparison {
      result.page = try comparer.pageCase(
        report, name: result.test.scene, golden, input, page: page)
    }
    guard let artifacts else { return }
    do {
      result.artifacts = try show(golden, input, as: Self.artifacts(of: result.test, in: artifacts))
    } catch {
      // The difference is still reported.
      console.error(error)
      result.details = [error.text]
    }
  }

  private func write(_ renderer: Renderer, _ options: ExportOptions, to path: String)
    throws(Failure)
  {
    try Failure.rethrowing(file: try FileSystem.makeFolders(of: path))
    try Failure.rethrowing(try Golden(path: path).write(renderer, options))
  }

  /// The files that show a failure: the golden, the scene's APNG, and the difference.
  ///
  /// - Parameter folder: the folder for all failures, with a trailing slash.
  package static func artifacts(of test: TestPlan.Case, in folder: String) -> [String] {
    ["expected.apng", "actual.apng", "diff.png"].map { "\(folder)\(test.name)/\($0)" }
  }

  /// Writes the files that show a failure.
  private func show(_ golden: ComparedInput, _ input: ComparedInput, as paths: [String])
    throws(Failure) -> [String]
  {
    guard case .scene(let renderer, let options) = input.content,
      case .file(let bytes) = golden.content
    else { return [] }
    try Failure.rethrowing(file: try FileSystem.makeFolders(of: paths[0]))
    try Failure.rethrowing(file: try FileSystem.save(bytes, to: paths[0]))
    try write(renderer, options, to: paths[1])
    _ = try Comparer(tolerance: tolerance, request: request, given: given, console: console)
      .compare(golden, input, outputs: [paths[2]])
    return paths
  }
}
