import AnimTestSupport
import Foundation
import Testing

@testable import AnimFiles

@Suite struct PartialFileTests {
  @Test func `a link at the temporary name is replaced and not followed`() throws {
    try withTemporaryFolder { folder in
      let victim = folder.appendingPathComponent("victim")
      try Data("precious".utf8).write(to: victim)
      let partial = try PartialFile(path: folder.path + "/picture.gif", followsLinks: true)
      try FileManager.default.createSymbolicLink(
        atPath: partial.temporaryPath, withDestinationPath: victim.path)
      let descriptor = partial.create()
      #expect(descriptor >= 0)
      #expect(FileSystem.writeAll(Array("GIF89a".utf8), to: descriptor) == 0)
      close(descriptor)
      #expect(FileSystem.linkTarget(partial.temporaryPath) == nil)
      try partial.commit()
      #expect(try Data(contentsOf: victim) == Data("precious".utf8))
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == [
          "picture.gif", "victim",
        ])
    }
  }

  @Test func `a file that a killed program left is replaced`() throws {
    try withTemporaryFolder { folder in
      let partial = try PartialFile(path: folder.path + "/picture.gif", followsLinks: true)
      try Data("a part that is longer".utf8).write(to: URL(fileURLWithPath: partial.temporaryPath))
      close(partial.create())
      #expect(FileSystem.byteCount(of: partial.temporaryPath) == 0)
      partial.discard()
    }
  }

  @Test func `a folder at the temporary name is an error`() throws {
    try withTemporaryFolder { folder in
      let partial = try PartialFile(path: folder.path + "/picture.gif", followsLinks: true)
      try FileManager.default.createDirectory(
        atPath: partial.temporaryPath, withIntermediateDirectories: false)
      #expect(partial.create() == -1)
      #expect(errno == EEXIST)
    }
  }
}

@Suite struct PrivateFolderTests {
  @Test func `a private folder can be entered by its owner alone and goes with its value`() throws {
    let path: String
    do {
      let folder = try PrivateFolder()
      path = folder.path
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.posixPermissions] as? Int == 0o700)
      try Data("bytes".utf8).write(to: URL(fileURLWithPath: path + "/file"))
      let file = try folder.take("file")
      #expect(FileSystem.kind(of: path + "/file") == nil)
      #expect(file.byteCount == 5)
      close(try #require(file.duplicate()))
    }
    #expect(FileSystem.kind(of: path) == nil)
  }
}
