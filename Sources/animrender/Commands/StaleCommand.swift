import AnimCodecs
import AnimDiff
import AnimDocuments
import AnimExport
import AnimFiles
import AnimInspect
import AnimPrimitives
import AnimProject
import AnimRendering
import AnimScenes

/// `animrender stale`: finds files that are out of date with their scenes.
enum StaleCommand {
  static let command = Command(
    name: "stale",
    summary:
      "Renders the scenes of GIF, APNG, PNG and WebP files again; exits with 1 if a file is out of date.",
    usage: "stale FILE|FOLDER… [options]",
    options: [
      Option(
        "font-dir", value: "FOLDER", repeats: true,
        "folder of fonts, for files made with an absolute --font-dir, which files do not record"),
      .jobs,
    ],
    examples: [
      "animrender stale docs/ README.gif",
      "animrender stale docs/ --json",
    ],
    run: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws(Failure) -> ExitCode {
    guard !arguments.positionals.isEmpty else {
      throw .usage("no file or folder given", hint: "animrender stale docs/")
    }
    try arguments.refuseStandardInput("stale")
    let jobs = try arguments.jobs ?? Machine.processorCount
    var findings: [FileFreshness] = []
    for path in arguments.positionals {
      let (files, faults) = FileFreshness.files(at: path)
      findings += faults
      findings += files.map {
        FileFreshness($0, fonts: arguments.all("font-dir"), jobs: jobs, console: console)
      }
    }
    let bad = findings.filter { $0.status != .current && $0.status != .foreign }
    if console.printsJSON {
      try console.output(json(findings))
    } else if !console.isQuiet {
      var lines = bad.flatMap { finding in
        ["\(finding.status.rawValue): \(finding.path): \(finding.reason)"]
          + finding.notes.map { "  \($0)" }
      }
      let current = findings.count { $0.status == .current }
      let foreign = findings.count { $0.status == .foreign }
      lines.append("\(current) up to date, \(bad.count) not, \(foreign) without a scene")
      lines += bad.compactMap(\.command)
      try console.report(lines)
    }
    for finding in bad where finding.isError || console.isQuiet && finding.status == .broken {
      console.error(Failure(finding.code, path: finding.path, finding.reason))
    }
    return findings.map(\.code).max() ?? .success
  }

  private static func json(_ findings: [FileFreshness]) -> String {
    let rows = findings.map { finding -> JSONText in
      [
        "path": JSONText(finding.path), "status": JSONText(finding.status.rawValue),
        "reason": JSONText(finding.reason), "notes": JSONText(finding.notes),
        "command": JSONText(finding.command),
      ]
    }
    return JSONText.lines(rows).text + "\n"
  }
}
