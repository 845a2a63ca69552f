import Foundation
import Testing

@testable import Scenes

/// The files under `scenes/` are documentation, and those of `Benchmarks/` what other programs make: all of them must
/// read without a word.
@Suite struct ExampleScenesTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Paths of all scenes, from the top of the repository.
  static var scenes: [String] {
    ["scenes/", "Benchmarks/scenes/"].flatMap { folder in
      let paths = FileManager.default.enumerator(atPath: root.appending(path: folder).path)?
        .compactMap { $0 as? String }
      return (paths ?? []).filter { $0.hasSuffix(".json") }.map { folder + $0 }.sorted()
    }
  }

  static func bytes(of path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: root.appending(path: path)))
  }

  @Test func `there are scenes`() {
    #expect(Self.scenes.count >= 9)
  }

  @Test(arguments: scenes)
  func `a scene reads without errors and warnings`(path: String) throws {
    let scene = try SceneReader.read(try Self.bytes(of: path), file: path)
    #expect(scene.warnings.isEmpty)
    guard path.hasPrefix("scenes/") else { return }
    #expect(scene.title?.isEmpty == false)
    #expect(scene.summary?.isEmpty == false)
    #expect(!scene.views.isEmpty && !scene.steps.isEmpty)
  }
}
