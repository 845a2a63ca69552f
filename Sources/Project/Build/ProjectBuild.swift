package import AnimDocuments
package import AnimExport
import AnimFiles
import AnimInspect
import AnimPrimitives
import AnimRendering

/// Brings the files of a project up to date, or lists those that are not.
package struct ProjectBuild: Sendable {
  package enum State: String, Sendable {
    case written, current, stale, missing, orphaned, removed
    case overBudget = "over budget"
  }

  package enum Report: Sendable {
    /// - Parameter path: from the project's folder.
    case file(path: String, State, detail: String)
    /// A written file.
    case written(WrittenFile)
    /// Likely mistakes in a scene.
    case warnings([Diagnostic])
    /// A scene whose files cannot be made.
    case failed(scene: String, RequestError)
  }

  package enum Mode: Sendable {
    /// Writes what is not up to date.
    case build
    /// Writes nothing.
    case check
  }

  private let plan: ProjectPlan
  private let jobs: Int
  private let shard: Shard?
  private let hashes = InputHashes()

  /// - Parameters:
  ///   - jobs: the maximum number of threads, at least 1.
  ///   - shard: the part of the scenes to build; nil means all.
  package init(_ plan: ProjectPlan, jobs: Int, shard: Shard?) {
    self.plan = plan
    self.jobs = jobs
    self.shard = shard
  }

  private var folder: String { plan.project.folder }

  private var lockPath: String { folder + LockFile.name }

  /// The scenes of the shard.
  package var items: [ProjectPlan.Item] {
    plan.items.filter { shard?.has($0.scene) ?? true }
  }

  /// - Parameter report: called in the order of the scenes, on the current thread. If it throws, the run ends.
  package func run(_ mode: Mode, _ report: (Report) throws -> Void) throws {
    var lock = LockFile(contentsOf: lockPath)
    let saved = lock
    let items = items
    // With fewer scenes than threads, each scene gets several threads.
    let workers = max(1, min(jobs, items.count))
    let threads = max(1, jobs / workers)
    for start in stride(from: 0, to: items.count, by: workers * Self.scenesPerWorker) {
      let batch = Array(items[start..<min(start + workers * Self.scenesPerWorker, items.count)])
      let known = lock
      let results = Parallel.map(count: batch.count, workers: workers) {
        build(batch[$0], mode, threads: threads, known)
      }
      for result in results {
        for (path, entry) in result.entries { lock.set(path, entry) }
        for line in result.reports { try report(line) }
      }
      if mode == .build, lock != saved { try save(lock) }
    }
    for item in items {
      for report_ in overBudget(item) { try report(report_) }
    }
  }

  /// Results of a batch take memory, and a run that is killed loses the locks of its last batch.
  private static let scenesPerWorker = 8

  private func save(_ lock: LockFile) throws {
    try FileSystem.save(Array(lock.text.utf8), to: lockPath)
  }

  private func isCurrent(_ output: String, _ inputs: String, _ lock: LockFile) -> Bool {
    if let entry = lock.entries[relative(output)] {
      return entry.inputs == inputs && LockFile.hash(of: output) == entry.bytes
    }
    return Provenance.isCurrent(output, inputs: inputs)
  }

  private func build(
    _ item: ProjectPlan.Item, _ mode: Mode, threads: Int, _ lock: LockFile
  ) -> (reports: [Report], entries: [(String, LockFile.Entry)]) {
    var reports: [Report] = []
    var request = item.request
    request.jobs = threads
    do throws(RequestError) {
      var family = try RenderFamily(request, hashes) { isCurrent($0, $1, lock) }
      reports += family.currentOutputs.map { .file(path: relative($0), .current, detail: "") }
      guard mode == .build else {
        reports += family.staleOutputs.map { output in
          let isThere = FileSystem.kind(of: output) != nil
          return .file(path: relative(output), isThere ? .stale : .missing, detail: "")
        }
        return (reports, [])
      }
      family.change { $0.recordingMotion(includesGIF: request.embedsTimeline) }
      try family.makeFolders()
      let files = try family.write()
      reports += files.map { .written($0) }
      if !family.renderers.isEmpty {
        reports.append(.warnings(family.renderers.flatMap(\.warnings)))
      }
      return (reports, entries(of: files, family))
    } catch {
      return ([.failed(scene: item.scene, error)], [])
    }
  }

  /// The entries for written files that do not record their inputs.
  private func entries(of files: [WrittenFile], _ family: RenderFamily)
    -> [(String, LockFile.Entry)]
  {
    files.compactMap { file in
      guard !file.format.recordsOrigin, let inputs = family.inputs[file.path],
        let bytes = LockFile.hash(of: file.path)
      else { return nil }
      return (relative(file.path), LockFile.Entry(inputs: inputs, bytes: bytes))
    }
  }

  private func overBudget(_ item: ProjectPlan.Item) -> [Report] {
    item.outputs.compactMap { output in
      guard let format = OutputFormat(path: output), let budget = item.budgets[format],
        let size = FileSystem.byteCount(of: output), size > budget
      else { return nil }
      return .file(
        path: relative(output), .overBudget,
        detail: "\(size.groupedText) bytes, and the budget is \(budget.groupedText)")
    }
  }

  private func relative(_ path: String) -> String {
    path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }
}

// MARK: - Orphans

extension ProjectBuild {
  /// The files that this project made and no scene makes any more: paths from the project's folder. Only files below
  /// that folder are found, and never through a link.
  package func orphans() throws -> [String] {
    let expected = Set(plan.items.flatMap(\.outputs).map { FileName(relative($0)) })
    var found: Set<FileName> = []
    for path in LockFile(contentsOf: lockPath).entries.keys where isInside(path) {
      found.insert(FileName(path))
    }
    found.subtract(expected)
    for start in Set(plan.items.flatMap(\.outputs).map { PathParts(relative($0)).directory }) {
      guard isInside(start) else { continue }
      let place = folder + start
      for name in try FileSystem.names(in: place.isEmpty ? "." : place)
      where Self.records(name) {
        // Expected files are not read again.
        let file = FileName(start + name)
        if !expected.contains(file), isOwn(start + name) { found.insert(file) }
      }
    }
    return found.sorted().map(\.text)
      .filter { FileSystem.kind(of: folder + $0, followsLinks: false) == .file }
  }

  /// Deletes orphaned files and their entries in the lock.
  package func prune(_ orphans: [String], _ report: (Report) throws -> Void) throws {
    var lock = LockFile(contentsOf: lockPath)
    let saved = lock
    for path in orphans {
      FileSystem.removeFile(folder + path)
      lock.set(path, nil)
      try report(.file(path: path, .removed, detail: ""))
    }
    if lock != saved { try save(lock) }
  }

  private static func records(_ name: String) -> Bool {
    OutputFormat(path: name)?.recordsOrigin == true
  }

  /// Whether a file records that it was made for this project.
  private func isOwn(_ path: String) -> Bool {
    guard FileSystem.kind(of: folder + path, followsLinks: false) == .file,
      !FileSystem.isLink(folder + path), let origin = Provenance(ofFile: folder + path)
    else { return false }
    return origin.inputs != nil
      && origin.project == ProjectPlan.projectPath(from: path, plan.project)
  }

  /// Whether a path is below the project's folder and leads through no link.
  private func isInside(_ path: String) -> Bool {
    guard !path.hasPrefix("/"), !path.split(separator: "/").contains("..") else { return false }
    var place = folder
    for name in path.split(separator: "/") {
      place += name
      if FileSystem.isLink(place) { return false }
      place += "/"
    }
    return true
  }
}
