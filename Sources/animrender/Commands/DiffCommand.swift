import AnimDiff
import AnimDocuments
import AnimExport
import AnimInspect
import AnimProject
import AnimRendering
import AnimScenes

/// `animrender diff`: compares two animations, or two folders of them.
enum DiffCommand {
  static let command = Command(
    name: "diff",
    summary: "Compares what two animations show over time; exits with 1 if they differ.",
    usage: "diff EXPECTED ACTUAL [-o FILE] [options]",
    options: [
      Option(
        "output", short: "o", value: "FILE", repeats: true,
        "expected, difference and actual side by side: the worst frame as .png, all as .gif or .apng"
      ),
      .html,
      Option(
        "sheet", value: "N",
        "write a PNG with expected, difference and actual under each other at N moments"),
      Option("columns", value: "N", "moments beside each other on a --sheet (default: all)"),
    ] + PixelTolerance.commandLine + [
      Option(
        "ignore-view", value: "ID", repeats: true,
        "ignore a view of a scene, with its subviews and shadow"),
      .scale,
      .framesPerSecond,
      .background,
      .jobs,
    ] + Option.scenes,
    examples: [
      "animrender diff expected.apng scene.json",
      "animrender diff old.json new.json -o diff.gif  # also reports what moved",
      "animrender diff goldens/ out/ --html report.html",
      "animrender diff 'a/%04d.png' b.gif --threshold 0.05 --ignore-aa --max-pixels 0.1%",
    ],
    run: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws(Failure) -> ExitCode {
    guard arguments.positionals.count == 2 else {
      throw .usage(
        "'diff' takes two animations, not \(arguments.positionals.count)",
        hint: "animrender diff expected.apng scene.json")
    }
    let (first, second) = (arguments.positionals[0], arguments.positionals[1])
    for path in arguments.all("output") where Comparer.format(of: path) == nil {
      throw .usage("'-o \(path)': differences can be written to a .png, .gif or .apng file")
    }
    let comparer = try Comparer(arguments, console)
    let sheet = try comparer.sheet
    guard FolderPairs.isFolder(first), FolderPairs.isFolder(second) else {
      let (baseline, candidate) = (try comparer.input(first), try comparer.input(second))
      if baseline.renderer == nil, candidate.renderer == nil { try refuseSceneOptions(arguments) }
      try arguments.checkFiles(
        of: ["output", "html"], reading: try baseline.files + candidate.files)
      try arguments.checkWritable(["output", "html"])
      let report = try comparer.compare(
        baseline, candidate,
        outputs: sheet == nil ? arguments.all("output") : [])
      if console.printsJSON {
        try console.output(report.json.text + "\n")
      } else if !console.isQuiet {
        try console.report(report.lines, besideOutput: arguments.pipe(["html"]))
      }
      if let sheet, report.isDifferent {
        try comparer.write(sheet, of: report, baseline, candidate)
      }
      if let page = arguments.value("html") {
        let found = try comparer.pageCase(
          report, name: second, baseline, candidate, page: page)
        try HTMLReport(
          title: "\(first) and \(second)", cases: [found], environment: HTMLReport.machine
        ).save(to: page)
      }
      return report.isDifferent ? .different : .success
    }
    guard !arguments.has("output") else {
      throw .usage("'-o' cannot show two folders of animations", hint: "use --html FILE")
    }
    return try compareFolders(first, second, comparer, arguments, console)
  }

  /// Rejects scene options if neither side is a scene.
  private static func refuseSceneOptions(_ arguments: Arguments) throws(Failure) {
    let options =
      ["scale", "fps", "background"]
      + Option.scenes.map(\.name)
    guard let name = options.first(where: arguments.has) else { return }
    throw .usage("'--\(name)' applies only to scenes, and neither side is one")
  }

  private static func compareFolders(
    _ first: String, _ second: String, _ comparer: Comparer, _ arguments: Arguments,
    _ console: Console
  ) throws(Failure) -> ExitCode {
    let slashed = [first, second].map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    let found = try FolderPairs(slashed[0], slashed[1])
    guard !found.isEmpty else {
      throw Failure(.noInput, path: first, "contains no animations")
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
    let report = comparer.compare(
      found, of: first, and: second, page: arguments.value("html"))
    if console.printsJSON {
      try console.output(report.json)
    } else if !console.isQuiet {
      try console.report(report.lines, besideOutput: arguments.pipe(["html"]))
    }
    if let page = arguments.value("html") {
      // The images of scenes are known only after reading the scenes.
      try arguments.checkFiles(of: ["html"], reading: report.files)
      try report.page(environment: HTMLReport.machine).save(to: page)
    }
    return report.code
  }
}
