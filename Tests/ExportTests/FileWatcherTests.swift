import Files
import Foundation
import TestSupport
import Testing

/// Saves as editors make them, and the reports they cause. Time is an argument, so nothing waits.
@Suite struct FileWatcherTests {
  private let start = ContinuousClock.now

  /// Polls every 10 ms up to a time in milliseconds; the times and paths of the reports.
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
      try "one".write(
        to: folder.appendingPathComponent("a"), atomically: false, encoding: .utf8)
      var watcher = FileWatcher(names.map { folder.path + "/" + $0 })
      #expect(reports(&watcher, to: 50, in: folder).isEmpty)
      try body(folder, &watcher)
    }
  }

  private func write(_ text: String, to name: String, in folder: URL, atomically: Bool = false)
    throws
  {
    try text.write(
      to: folder.appendingPathComponent(name), atomically: atomically, encoding: .utf8)
  }

  @Test(arguments: [false, true])
  func `a save is reported once, when it has settled`(atomically: Bool) throws {
    try watching("a") { folder, watcher in
      try write("second", to: "a", in: folder, atomically: atomically)
      #expect(reports(&watcher, from: 60, to: 400, in: folder) == ["90 a"])
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
