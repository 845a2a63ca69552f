import AnimFiles
import Foundation
import AnimTestSupport
import Testing

/// Saves in the ways of editors, and the resulting reports. The time is an argument, so nothing waits.
@Suite struct FileWatcherTests {
  private let start = ContinuousClock.now

  /// Polls every 10 ms up to a time in milliseconds. Returns the times and paths of the reports.
  private func reports(
    _ watcher: inout FileWatcher, from: Int = 0, to end: Int, in folder: URL
  ) -> [String] {
    stride(from: from, through: end, by: 10).flatMap { time in
      watcher.poll(at: start + .milliseconds(time)).map {
        "\(time) \($0.dropFirst(folder.path.count + 1))"
      }
    }
  }

  private func watching(
    _ names: String..., body: (URL, inout FileWatcher) throws -> Void
  ) throws {
    try withTemporaryFolder { folder in
      try "one".write(to: folder.appendingPathComponent("a"), atomically: false, encoding: .utf8)
      var watcher = FileWatcher(names.map { folder.path + "/" + $0 })
      #expect(reports(&watcher, to: 50, in: folder).isEmpty)
      try body(folder, &watcher)
    }
  }

  private func write(_ text: String, to name: String, in folder: URL, atomically: Bool = false)
    throws
  {
    try text.write(to: folder.appendingPathComponent(name), atomically: atomically, encoding: .utf8)
  }

  @Test(arguments: [false, true])
  func `a save is reported once, when it has settled`(atomically: Bool) throws {
    try watching("a") { folder, watcher in
      try write("second", to: "a", in: folder, atomically: atomically)
      #expect(reports(&watcher, from: 60, to: 400, in: folder) == ["90 a"])
    }
  }

  @Test func `a file that changed after it was read is a change`() throws {
    try watching { folder, watcher in
      let path = folder.path + "/a"
      let read = try #require(FileStamp(of: path))
      try write("longer", to: "a", in: folder)
      watcher.watch([path], since: [path: read])
      #expect(reports(&watcher, from: 50, to: 200, in: folder) == ["80 a"])
    }
  }

  @Test func `two saves shortly after each other are one change`() throws {
    try watching("a") { folder, watcher in
      try write("second", to: "a", in: folder)
      #expect(reports(&watcher, from: 60, to: 80, in: folder).isEmpty)
      try write("third text", to: "a", in: folder)
      #expect(reports(&watcher, from: 90, to: 400, in: folder) == ["120 a"])
    }
  }

  @Test func `a file that is empty or missing for a moment is no change until it is whole again`()
    throws
  {
    try watching("a") { folder, watcher in
      try write("", to: "a", in: folder)
      #expect(reports(&watcher, from: 60, to: 300, in: folder).isEmpty)
      try FileManager.default.removeItem(at: folder.appendingPathComponent("a"))
      #expect(reports(&watcher, from: 310, to: 500, in: folder).isEmpty)
      try write("whole", to: "a", in: folder)
      #expect(reports(&watcher, from: 510, to: 800, in: folder) == ["540 a"])
    }
  }

  @Test func `a file that stays missing, or appears, is a change`() throws {
    try watching("a", "b") { folder, watcher in
      try FileManager.default.removeItem(at: folder.appendingPathComponent("a"))
      #expect(reports(&watcher, from: 60, to: 800, in: folder) == ["360 a"])
      try write("new", to: "b", in: folder)
      #expect(reports(&watcher, from: 810, to: 900, in: folder) == ["840 b"])
    }
  }

  @Test func `files saved together are reported together`() throws {
    try watching("a", "b") { folder, watcher in
      try write("second", to: "a", in: folder)
      #expect(reports(&watcher, from: 60, to: 80, in: folder).isEmpty)
      try write("new", to: "b", in: folder)
      #expect(reports(&watcher, from: 90, to: 400, in: folder) == ["120 a", "120 b"])
    }
  }

  @Test func `watching other files keeps changes that were not reported yet`() throws {
    try watching("a") { folder, watcher in
      try write("second", to: "a", in: folder)
      watcher.watch([folder.path + "/a", folder.path + "/b"])
      #expect(reports(&watcher, from: 60, to: 400, in: folder) == ["90 a"])
    }
  }

  @Test func `a folder changes with the names in it`() throws {
    try watching("") { folder, watcher in
      try write("new", to: "b", in: folder)
      #expect(reports(&watcher, from: 60, to: 400, in: folder) == ["90 "])
    }
  }
}

/// The files that a run reads and the files that it writes.
@Suite(.serialized) struct FileRecordTests {
  /// The names that a watch reports after a run in a folder and after changes.
  private func changes(
    work: (String) throws -> Void, then change: (String) throws -> Void = { _ in }
  ) throws -> [String] {
    try withTemporaryFolder { url in
      let folder = url.path + "/"
      try Data("old".utf8).write(to: url.appendingPathComponent("a"))
      var failure: (any Error)?
      let (_, record) = FileRecord.recording {
        do { try work(folder) } catch { failure = error }
      }
      if let failure { throw failure }
      try change(folder)
      var watcher = FileWatcher()
      watcher.watch(record)
      let start = ContinuousClock.now
      return [0, 400].flatMap { watcher.poll(at: start + .milliseconds($0)) }
        .compactMap { $0.hasPrefix(folder) ? String($0.dropFirst(folder.count)) : nil }
    }
  }

  private func save(_ text: String, to path: String) throws {
    try FileSystem.save(Array(text.utf8), to: path)
  }

  @Test func `files that were read are watched from then on, also missing ones`() throws {
    let read: (String) throws -> Void = { folder in
      _ = try FileSystem.contents(of: folder + "a")
      _ = try? FileSystem.contents(of: folder + "b")
    }
    #expect(try changes(work: read).isEmpty)
    #expect(try changes(work: read) { try save("new", to: $0 + "a") } == ["a"])
    #expect(try changes(work: read) { try save("new", to: $0 + "b") } == ["b"])
    #expect(try changes(work: read) { try save("new", to: $0 + "c") }.isEmpty)
    // The file is saved between two reads of the same run.
    #expect(
      try changes { folder in
        try read(folder)
        try Data("newer".utf8).write(to: URL(fileURLWithPath: folder + "a"))
        try read(folder)
      } == ["a"])
  }

  @Test func `the work's own files are no change, for any spelling of their paths`() throws {
    let work: (String) throws -> Void = { folder in
      _ = try FileSystem.contents(of: folder + "./a")
      _ = try FileSystem.names(in: folder)
      try save("own", to: folder + "a")
      try save("own", to: folder + "b")
      _ = FileSystem.makeDirectory(folder + "made")
    }
    #expect(try changes(work: work).isEmpty)
    #expect(try changes(work: work) { try save("newer", to: $0 + "a") } == ["./a"])
    #expect(try changes(work: work) { try save("other", to: $0 + "c") } == [""])
    #expect(try changes(work: work) { try save("hidden", to: $0 + ".c") }.isEmpty)
  }
}
