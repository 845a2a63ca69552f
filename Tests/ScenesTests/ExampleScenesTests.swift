import AnimDocuments
import AnimTestSupport
import Testing

@testable import AnimScenes

/// The files in `scenes/` are documentation, and those in `Benchmarks/` are written by other programs. All must be read
/// without errors and warnings.
@Suite struct ExampleScenesTests {
  /// Paths of all scenes, from the top of the repository.
  static var scenes: [String] {
    Repository.scenes + Repository.paths(in: "Benchmarks/scenes", endingWith: ".json")
  }

  /// The number of scenes, so that a lost scene is detected. New scenes are counted here and shown in the gallery.
  @Test func `there are scenes, and all of them are in the gallery`() throws {
    #expect(Self.scenes.count == 79 + 4)
    let gallery = try Repository.text(of: "docs/gallery.md")
    for path in Self.scenes where path.hasPrefix("scenes/") {
      let name = path.split(separator: "/").last?.dropLast(5) ?? ""
      #expect(gallery.contains("href=\"../\(path)\""))
      #expect(gallery.contains("src=\"gallery/\(name).gif\""))
    }
  }

  @Test(arguments: scenes)
  func `a scene reads without errors and warnings`(path: String) throws {
    let scene = try readScene(at: path)
    #expect(scene.warnings.isEmpty)
    guard path.hasPrefix("scenes/") else { return }
    #expect(scene.title?.isEmpty == false)
    #expect(scene.summary?.isEmpty == false)
    #expect(!scene.views.isEmpty && !scene.steps.isEmpty)
  }
}
