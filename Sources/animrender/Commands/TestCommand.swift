import AnimDiff
import AnimExport
import AnimInspect
import AnimPrimitives
import AnimProject
import AnimRendering
import AnimScenes

/// `animrender test`: compares scenes with their goldens.
enum TestCommand {
  static let command = Command(
    name: "test",
    summary:
      "Compares scenes with their goldens and checks their expectations; exits with 1 on failure.",
    usage: "test [SCENE|FOLDER…] [options]",
    options: [
      Option("goldens", value: "FOLDER", "folder of the goldens (default: beside the scenes)"),
      Option(
        "record", value: "WHICH",
        "goldens to write: missing, failed, all, never (default: missing; never if CI is set)"),
      Option(
        "output", short: "o", value: "FOLDER",
        "folder for expected.apng, actual.apng and diff.png of each failure"),
      .html,
      Option("junit", value: "FILE", "write the results as JUnit XML; - for standard output"),
      Option(
        "markdown", value: "FILE", "write a summary for pull requests; - for standard output"),
      Option("shard", value: "I/N", "run the I-th of N parts of the tests"),
      Option(
        "jobs", short: "j", value: "N",
        "number of parallel tests (default: the processors); fewer tests get several threads each"),
    ] + PixelTolerance.commandLine + [
      .scale,
      .framesPerSecond,
      Watch.option,
    ] + Option.scenes,
    examples: [
      "animrender test scenes/",
      "animrender test scenes/ --goldens Tests/Goldens/scenes --output failures/",
      "animrender test scenes/ --html report.html --junit junit.xml",
      "animrender test scenes/ --record failed  # accepts the changes",
      "animrender test scenes/ --shard 2/4",
      "animrender test scenes/ --watch  # again after each save",
    ],
    run: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws(Failure) -> ExitCode {
    try arguments.refuseStandardInput("test")
    var paths = arguments.positionals
    var goldens = try folder("goldens", arguments)
    if paths.isEmpty {
      let project = try ProjectFile.find(nil).map { path throws(Failure) in
        try ProjectFile.load(path, console)
      }
      paths = try project?.scenes() ?? ["."]
      goldens = goldens ?? project?.goldenFolder
    }
    var plan = try TestPlan(paths, goldens: goldens)
    guard !plan.cases.isEmpty || !plan.orphans.isEmpty else {
      throw Failure(.noInput, "\(paths.joined(separator: ", ")): no scenes found")
    }
    try check(arguments, plan)
    if let shard = arguments.value("shard") { plan = try Self.shard(shard, of: plan) }
    let clock = ContinuousClock()
    let start = clock.now
    let results = try results(of: plan, arguments, console)
    let report = TestReport(
      results: results, command: ["test"] + paths.map(\.asOperand) + repeated(arguments),
      options: repeated(arguments, dropping: ["goldens"]), hasGoldenFolder: goldens != nil,
      seconds: (clock.now - start).seconds, jobs: try arguments.jobs ?? Machine.processorCount)
    // Results are printed first, because writing files may fail.
    console.summarize(report.counts)
    if console.printsJSON {
      try console.output(report.json)
    } else if !console.isQuiet {
      // The summary of a watched run contains the counts.
      let lines = report.lines(withCounts: console.watchedRun == nil)
      try console.report(lines, besideOutput: arguments.pipe(["html", "junit", "markdown"]))
    }
    // The images of a scene from a pipe are known only now.
    try arguments.checkFiles(
      of: ["html", "junit", "markdown"], reading: report.results.flatMap(\.assets))
    if let path = arguments.value("junit") { try report.junit.save(to: path) }
    if let path = arguments.value("markdown") { try report.markdown(for: path).save(to: path) }
    if let path = arguments.value("html") {
      try report.page(environment: HTMLReport.machine).save(to: path)
    }
    return report.failures.isEmpty ? .success : .different
  }

  /// Checks that no input would be overwritten, and that the reports can be written.
  private static func check(_ arguments: Arguments, _ plan: TestPlan) throws(Failure) {
    let request = try RenderRequest(arguments)
    let goldens = plan.cases.map(\.golden)
    let sources = plan.cases.flatMap {
      [$0.scene] + request.at($0.scene).scene.assetPaths(request.variant)
    }
    // Recording only missing goldens overwrites nothing.
    if try recording(arguments).mends(.different) {
      try arguments.check("record", writing: goldens, reading: sources)
    }
    let read = sources + goldens + plan.orphans
    try arguments.checkFiles(of: ["html", "junit", "markdown"], reading: read)
    if let folder = try folder("output", arguments) {
      try arguments.check(
        "output", writing: plan.cases.flatMap { GoldenTester.artifacts(of: $0, in: folder) },
        reading: read)
    }
    try arguments.checkWritable(["html", "junit", "markdown"])
  }

  private static func recording(_ arguments: Arguments) throws(Failure) -> GoldenRecording {
    let isUnattended = GoldenRecording.isContinuousIntegration(ci: Console.environment("CI"))
    return try arguments.choice("record", of: GoldenRecording.self)
      ?? (isUnattended ? .never : .missing)
  }

  private static func results(
    of plan: TestPlan, _ arguments: Arguments, _ console: Console
  ) throws(Failure) -> [TestResult] {
    let jobs = try arguments.jobs ?? Machine.processorCount
    // With fewer scenes than threads, each scene gets several threads.
    let workers = min(jobs, max(plan.cases.count, 1))
    var request = try RenderRequest(arguments)
    request.jobs = max(1, jobs / workers)
    let tester = GoldenTester(
      tolerance: try PixelTolerance(arguments),
      request: request, given: Set(arguments.values.keys),
      recording: try recording(arguments),
      artifacts: try folder("output", arguments),
      page: arguments.value("html"), console: console)
    return tester.run(plan, workers: workers)
  }

  private static func shard(_ text: String, of plan: TestPlan) throws(Failure) -> TestPlan {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let count = numbers[1], count >= 1,
      (1...count).contains(number)
    else { throw .usage("'--shard \(text)': expected I/N with I from 1 to N, such as 2/4") }
    return plan.shard(number, of: count)
  }

  /// The options that run the same tests again, without those for this run only.
  private static func repeated(_ arguments: Arguments, dropping others: Set<String> = [])
    -> [String]
  {
    let dropped: Set<String> = others.union([
      "record", "output", "html", "junit", "markdown", "shard", "jobs", "watch", "json", "quiet",
    ])
    var words: [String] = []
    for option in command.options where !dropped.contains(option.name) {
      guard arguments.has(option.name) else { continue }
      let values = arguments.all(option.name)
      words += values.isEmpty ? ["--\(option.name)"] : values.flatMap { ["--\(option.name)", $0] }
    }
    return words
  }

  /// The folder of an option, with a trailing slash. An empty path is rejected, because it would become the root
  /// folder.
  private static func folder(_ option: String, _ arguments: Arguments) throws(Failure) -> String? {
    guard let path = arguments.value(option) else { return nil }
    guard !path.isEmpty else { throw .usage("'--\(option)' needs a path") }
    return path.hasSuffix("/") ? path : path + "/"
  }
}
