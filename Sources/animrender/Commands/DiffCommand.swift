import Diff
import Inspect
import Render
import Scenes

/// `animrender diff`: what differs between two animations.
enum DiffCommand {
  static let command = Command(
    name: "diff",
    summary: "Compares what two animations show over time; exits 1 where they differ.",
    usage: "diff EXPECTED ACTUAL [-o FILE] [options]",
    options: [
      Option(
        "output", short: "o", value: "FILE", repeats: true,
        "expected, difference and actual side by side: .png the worst frame, .gif or .apng all"),
      .html,
    ] + PixelTolerance.commandLine + [
      Option(
        "ignore-view", value: "ID", repeats: true,
        "a view of a scene that is not looked at, with its subviews and shadow"),
      Option("scale", value: "N", "pixels per point of scenes"),
      Option("fps", value: "N", "frames per second of scenes, 1 to 240"),
      Option("background", value: "COLOR", "instead of the scenes'"),
      Option(
        "jobs", short: "j", value: "N", "threads to work with (default: the processors)"),
    ] + SceneOptions.commandLine + AssetSource.commandLine,
    examples: [
      "animrender diff expected.apng scene.json",
      "animrender diff old.json new.json -o diff.gif  # says what moved, too",
      "animrender diff goldens/ out/ --html report.html",
      "animrender diff 'a/%04d.png' b.gif --threshold 0.05 --ignore-aa --max-pixels 0.1%",
    ],
    run: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws(Failure) -> ExitCode {
    guard arguments.positionals.count == 2 else {
      throw .usage(
        "'diff' takes two animations, found \(arguments.positionals.count)",
        hint: "animrender diff expected.apng scene.json")
    }
    let (first, second) = (arguments.positionals[0], arguments.positionals[1])
    for path in arguments.all("output") where Comparer.format(of: path) == nil {
      throw .usage("'-o \(path)': differences are shown in a .png, a .gif or an .apng")
    }
    let comparer = try Comparer(arguments, console)
    guard FolderPairs.isFolder(first), FolderPairs.isFolder(second) else {
      let (baseline, candidate) = (try comparer.input(first), try comparer.input(second))
      if baseline.renderer == nil, candidate.renderer == nil { try refuseSceneOptions(arguments) }
      try arguments.checkFiles(
        of: ["output", "html"], reading: try baseline.files + candidate.files)
      try arguments.checkWritable(["output", "html"])
      let report = try comparer.compare(baseline, candidate, outputs: arguments.all("output"))
      if console.printsJSON {
        try console.output(report.json + "\n")
      } else if !console.isQuiet {
        try console.report(report.lines, besideOutput: arguments.pipe(["html"]))
      }
      if let page = arguments.value("html") {
        let found = try comparer.pageCase(report, name: second, baseline, candidate, arguments)
        try HTMLReport(title: "\(first) and \(second)", cases: [found]).save(to: page)
      }
      return report.isDifferent ? .different : .success
    }
    guard !arguments.has("output") else {
      throw .usage("'-o' shows one pair of animations, and these are folders of them")
    }
    return try compareFolders(first, second, comparer, arguments, console)
  }

  /// Options that would change nothing were meant to change something.
  private static func refuseSceneOptions(_ arguments: Arguments) throws(Failure) {
    let options =
      ["scale", "fps", "background"]
      + (SceneOptions.commandLine + AssetSource.commandLine).map(\.name)
    guard let name = options.first(where: arguments.has) else { return }
    throw .usage("'--\(name)' is for scenes, and none is compared")
  }

  private static func compareFolders(
    _ first: String, _ second: String, _ comparer: Comparer, _ arguments: Arguments,
    _ console: Console
  ) throws(Failure) -> ExitCode {
    let slashed = [first, second].map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    let found = try FolderPairs(slashed[0], slashed[1])
    guard !found.isEmpty else {
      throw Failure(.noInput, path: first, "holds no animations")
    }
    try arguments.checkFiles(
      of: ["html"],
      reading: found.pairs.flatMap { [$0.baseline, $0.candidate] } + found.missing + found.added)
    try arguments.checkWritable(["html"])
    if !found.pairs.contains(where: {
      FolderPairs.isScene($0.baseline) || FolderPairs.isScene($0.candidate)
    }) {
      try refuseSceneOptions(arguments)
    }
    var report = FolderReport(baseline: first, candidate: second, found: found)
    var cases: [HTMLReport.Case] = []
    var read: [String] = []
    for pair in found.pairs {
      do {
        let baseline = try comparer.input(pair.baseline)
        let candidate = try comparer.input(pair.candidate)
        read += try baseline.files + candidate.files
        let comparison = try comparer.compare(baseline, candidate, outputs: [])
        report.comparisons.append(comparison)
        guard arguments.has("html") else { continue }
        cases.append(
          comparison.isDifferent
            ? try comparer.pageCase(
              comparison, name: pair.candidate, baseline, candidate, arguments)
            : HTMLReport.Case(name: pair.candidate, outcome: .same))
      } catch {
        // One that is broken does not keep from the others, and the report tells of it.
        if console.isQuiet { console.error(error) }
        let trouble = FolderReport.Trouble(
          baseline: pair.baseline, candidate: pair.candidate, failure: error)
        report.troubles.append(trouble)
        cases.append(trouble.pageCase)
      }
    }
    if console.printsJSON {
      try console.output(report.json)
    } else if !console.isQuiet {
      try console.report(report.lines, besideOutput: arguments.pipe(["html"]))
    }
    if let page = arguments.value("html") {
      // What scenes are made from is known once they were read.
      try arguments.checkFiles(of: ["html"], reading: read)
      try HTMLReport(title: "\(first) and \(second)", cases: cases + report.unpairedCases)
        .save(to: page)
    }
    return report.code
  }
}
