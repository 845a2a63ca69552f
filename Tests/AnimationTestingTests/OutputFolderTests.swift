import Foundation
import AnimTestSupport
import Testing

@testable import AnimationTesting

struct OutputFolderTests {
  @Test(arguments: [
    ([:], nil), (["ANIMRENDER_OUTPUT": ""], nil), (["ANIMRENDER_OUTPUT": "/a/b"], "/a/b"),
  ])
  func `the environment may name it`(environment: [String: String], path: String?) {
    #expect(OutputFolder.named(in: environment)?.path == path)
  }

  @Test func `it is the user's own, and made once`() throws {
    try withTemporaryFolder { parent in
      let missing = parent.appendingPathComponent("missing")
      let folder = try OutputFolder.own(in: missing)
      #expect(folder.lastPathComponent == "animation-tests-\(getuid())")
      #expect(try permissions(of: folder) == 0o700)
      try Data("kept".utf8).write(to: folder.appendingPathComponent("a"))
      #expect(try OutputFolder.own(in: missing) == folder)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a"])
    }
  }

  @Test func `a link, a file, and a folder that others may write to are refused`() throws {
    let files = FileManager.default
    try withTemporaryFolder { parent in
      let place = parent.appendingPathComponent("animation-tests-\(getuid())")
      try files.createSymbolicLink(at: place, withDestinationURL: parent)
      #expect(throws: OutputFolder.NotOwn.self) { try OutputFolder.own(in: parent) }
      try files.removeItem(at: place)
      try Data().write(to: place)
      #expect(throws: OutputFolder.NotOwn.self) { try OutputFolder.own(in: parent) }
      try files.removeItem(at: place)
      _ = try OutputFolder.own(in: parent)
      try files.setAttributes([.posixPermissions: 0o777], ofItemAtPath: place.path)
      #expect(throws: OutputFolder.NotOwn.self) { try OutputFolder.own(in: parent) }
    }
  }

  private func permissions(of folder: URL) throws -> Int? {
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path)
    return (attributes[.posixPermissions] as? NSNumber)?.intValue
  }
}
