import AnimExport
import AnimFiles
package import AnimInspect
import AnimRendering

// MARK: - A page

extension TestReport {
  package var page: HTMLReport {
    HTMLReport(
      title: "animrender test", cases: results.map(\.pageCase), acceptCommand: acceptCommand)
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
    case .missing, .orphan, .error: .trouble
    }
  }
}

// MARK: - Markdown

extension TestReport {
  /// - Parameter path: the file of the report, from which pictures have relative paths.
  package func markdown(for path: String) -> MarkdownReport {
    let folder = PathParts(path).directory
    return MarkdownReport(
      counts: counts, entries: results.compactMap { $0.markdownEntry(from: folder) },
      acceptCommand: acceptCommand)
  }
}

extension TestResult {
  fileprivate func markdownEntry(from folder: String) -> MarkdownReport.Entry? {
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
      details: details, pictures: pictures(from: folder))
  }

  /// The files of a failure that a document can show.
  private func pictures(from folder: String) -> [(caption: String, path: String)] {
    artifacts.compactMap { path in
      let name = PathParts(path).name
      guard name.hasSuffix(".png") || name.hasSuffix(".apng") else { return nil }
      let caption = ["expected", "actual", "diff"].first { name.contains($0) } ?? name
      return (caption, Self.path(path, from: folder))
    }
  }

  /// A path relative to a folder. Absolute paths stay, because the folder's own place is not known.
  private static func path(_ path: String, from folder: String) -> String {
    if path.hasPrefix("/") || folder.hasPrefix("/") {
      return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
    }
    var parts = path.split(separator: "/")[...]
    var steps = folder.split(separator: "/")[...]
    while let part = parts.first, parts.count > 1, part == steps.first {
      parts.removeFirst()
      steps.removeFirst()
    }
    return (steps.map { _ in ".." } + parts).joined(separator: "/")
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
