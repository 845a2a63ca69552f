import Foundation
import Primitives
import Render
import Scenes
import Testing

/// Every scene of the project against the hashes of its frames, which a release build wrote: debug and
/// release, one thread and many, have to agree to the last bit.
@Suite struct FrameHashTests {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../..").standardizedFileURL

  static let goldens: [String: [UInt64]] = {
    let file = root.appendingPathComponent("Tests/Goldens/hashes.txt")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [:] }
    var goldens: [String: [UInt64]] = [:]
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: " ")
      guard fields.count == 3, let hash = UInt64(fields[2], radix: 16) else { continue }
      goldens[String(fields[0]), default: []].append(hash)
    }
    return goldens
  }()

  static let scenes: [String] = {
    let folder = root.appendingPathComponent("scenes")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (names ?? []).filter { $0.hasSuffix(".json") }.map { "scenes/\($0)" }.sorted()
  }()

  @Test func `every scene has its hashes, and every hash its scene`() {
    #expect(Self.scenes.count > 10)
    #expect(Self.scenes == Self.goldens.keys.sorted())
  }

  /// A debug build paints slowly: it draws some frames of each scene, far apart, alone.
  @Test(arguments: scenes)
  func `frames are as they were`(path: String) throws {
    let file = Self.root.appendingPathComponent(path)
    let scene = try SceneReader.read(Array(try Data(contentsOf: file)), file: path)
    let renderer = try Renderer(scene: scene, assets: AssetSource(besideScene: file.path))
    let expected = try #require(Self.goldens[path])
    let range = PlaybackRange(
      start: 0, end: renderer.duration, framesPerSecond: scene.framesPerSecond, hold: scene.hold)
    let entries = FrameSchedule(exact: range).entries
    try #require(entries.count == expected.count)
    for index in Set([0, entries.count / 3, entries.count * 4 / 5, entries.count - 1]).sorted() {
      let picture = renderer.pixmap(at: entries[index].time)
      #expect(picture.contentHash == expected[index], "frame \(index)")
    }
  }
}
