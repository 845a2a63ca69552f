import AnimExport
import AnimPrimitives
import AnimRendering
import AnimSceneSupport
import AnimScenes
import AnimTestSupport
import Testing

/// Compares frames of every scene with hashes that a release build wrote: debug and release builds, with one thread or
/// many, must give the same bits.
@Suite struct FrameHashTests {
  static let goldens: [String: [UInt64]] = {
    var goldens: [String: [UInt64]] = [:]
    for line in (try? Repository.lines(of: "Tests/Goldens/hashes.txt")) ?? [] {
      let fields = line.split(separator: " ")
      guard fields.count == 3, let hash = UInt64(fields[2], radix: 16) else { continue }
      goldens[String(fields[0]), default: []].append(hash)
    }
    return goldens
  }()

  static let scenes = Repository.scenes

  @Test func `every scene has its hashes, and every hash its scene`() {
    #expect(!Self.scenes.isEmpty)
    #expect(Self.scenes == Self.goldens.keys.sorted())
  }

  /// A debug build paints slowly, so only a few distant frames of each scene are drawn.
  @Test(arguments: scenes)
  func `frames are as they were`(path: String) throws {
    let scene = try SceneReader.read(try Repository.bytes(of: path), file: path)
    let renderer = try Renderer(
      scene: scene, assets: AssetSource(besideScene: Repository.path(of: path)))
    let expected = try #require(Self.goldens[path])
    let entries = FrameSchedule(exact: PlaybackRange(all: renderer)).entries
    try #require(entries.count == expected.count)
    for index in Set([0, entries.count / 3, entries.count * 4 / 5, entries.count - 1]).sorted() {
      let picture = renderer.pixmap(at: entries[index].time)
      #expect(picture.contentHash == expected[index], "frame \(index)")
    }
  }
}
