import AnimExport
import AnimFiles
package import AnimInspect
import AnimPrimitives
import AnimRendering

// MARK: - A page

extension TestReport {
  /// - Parameter environment: facts about the program and the system.
  package func page(environment: [String]) -> HTMLReport {
    var facts = environment
    if let jobs { facts.append("\(jobs) \(jobs == 1 ? "thread" : "threads")") }
    if let seconds { facts.insert("\(seconds.rounded(places: 1).shortestText) s", at: 0) }
    return HTMLReport(
      title: "animrender test",
      cases: results.map { result in
        var item = result.pageCase
        item.seconds = result.duration
        item.acceptCommand = acceptCommand(of: result)
        return item
      }, acceptCommand: acceptCommand, environment: facts)
  }
}

extension TestResult {
  fileprivate var path: String { status == .orphan ? test.golden : test.scene }

  fileprivate var reasons: [String] {
    (message.isEmpty ? [] : [message]) + (comparison?.notes ?? []) + unmet
  }

  fileprivate var pageCase: HTMLReport.Case {
    if var page {
      page.clauses += unmet
      return page
    }
    var page = HTMLReport.Case(
      name: path, outcome: outcome, clauses: isFailure ? reasons : [])
    page.details = details
    return page
  }

  private var outcome: HTMLReport.Outcome {
    switch status {
    case .passed: unmet.isEmpty ? .same : .different
    case .recorded, .updated: unmet.isEmpty ? .recorded : .different
    case .failed: .different
    case .missing: .missing
    case .orphan: .removed
    case .error: .trouble
    }
  }
}

// MARK: - Markdown

extension TestReport {
  /// - Parameter path: the file of the report, from which pictures have relative paths.
  package func markdown(for path: String) -> MarkdownReport {
    let file = PathParts(path)
    return MarkdownReport(
      counts: counts, entries: results.compactMap { $0.markdownEntry(in: file) },
      acceptCommand: acceptCommand)
  }
}

extension TestResult {
  fileprivate func markdownEntry(in file: PathParts) -> MarkdownReport.Entry? {
    let group: MarkdownReport.Group
    switch status {
    case .passed:
      guard isFailure else { return nil }
      group = .changed
    case .failed, .updated: group = .changed
    case .recorded, .missing: group = .new
    case .orphan: group = .removed
    case .error: group = .broken
    }
    let notes = (message.isEmpty ? [] : [message]) + unmet
    return MarkdownReport.Entry(
      name: path, group: group,
      findings: (comparison?.findings ?? []) + notes.map { SceneFinding(cause: $0) },
      details: details, pictures: pictures(in: file))
  }

  /// The files of a failure that a document can show.
  private func pictures(in file: PathParts) -> [(caption: String, path: String)] {
    artifacts.compactMap { path in
      let name = PathParts(path).name
      guard name.hasSuffix(".png") || name.hasSuffix(".apng") else { return nil }
      let caption = ["expected", "actual", "diff"].first { name.contains($0) } ?? name
      return (caption, file.relative(path))
    }
  }
}

extension MarkdownReport {
  /// - Throws: 73 or 74 if the file cannot be written.
  package func save(to path: String) throws(Failure) {
    try Failure.rethrowing(file: try FileSystem.save(Array(text.utf8), to: path))
  }
}

// MARK: - JUnit

extension TestReport {
  /// A suite for each folder.
  package var junit: JUnitReport {
    var suites: [JUnitReport.Suite] = []
    var places: [FileName: Int] = [:]
    for result in results {
      let directory = PathParts(result.path).directory
      let folder = directory.isEmpty ? "." : String(directory.dropLast())
      // Files of a folder may be nonadjacent.
      let place = places[FileName(folder)] ?? suites.count
      if place == suites.count {
        places[FileName(folder)] = place
        suites.append(.init(name: folder, cases: []))
      }
      suites[place].cases.append(result.junitCase(in: folder))
    }
    return JUnitReport(suites: suites)
  }
}

extension TestResult {
  fileprivate func junitCase(in folder: String) -> JUnitReport.Case {
    JUnitReport.Case(
      name: path, className: folder.split(separator: "/").joined(separator: "."), time: duration,
      outcome: junitOutcome,
      output: artifacts.isEmpty ? nil : artifacts.joined(separator: "\n"))
  }

  private var junitOutcome: JUnitReport.Outcome {
    guard isFailure else { return .passed }
    let first = reasons.first ?? status.rawValue
    let details = (lines + details).joined(separator: "\n")
    return status == .error
      ? .error(message: first, details: details) : .failed(message: first, details: details)
  }
}

extension JUnitReport {
  /// - Throws: 73 or 74 if the file cannot be written.
  package func save(to path: String) throws(Failure) {
    try Failure.rethrowing(file: try FileSystem.save(Array(xml.utf8), to: path))
  }
}
