import AnimationTesting
import Foundation
import Programs
import StageKit
import Testing

extension Movie {
  /// A quarter of the size at ten frames a second, which shows each movement.
  @MainActor
  func golden() throws -> AnimationSource {
    .renderer(try renderer(scale: 0.25, fps: 10))
  }

  /// The rectangle of the pixels that are not white.
  @MainActor
  func extent(at time: Double) throws -> CGRect? {
    let pixmap = try renderer().pixmap(at: time)
    let (width, white) = (pixmap.width, pixmap.pixels[0])
    let drawn = pixmap.pixels.indices.filter { pixmap.pixels[$0] != white }
    let columns = drawn.map { $0 % width }
    guard let left = columns.min(), let right = columns.max(), let first = drawn.first,
      let last = drawn.last
    else { return nil }
    let (top, bottom) = (first / width, last / width)
    return CGRect(x: left, y: top, width: right + 1 - left, height: bottom + 1 - top)
  }
}

@MainActor
struct `The programs` {
  @Test func `look as their goldens do, and each golden has its program`() throws {
    let names = movies.map(\.name)
    #expect(Set(names).count == names.count)
    for movie in movies {
      expectAnimation(try movie.golden(), matches: "Goldens/\(movie.name).apng")
    }
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Goldens")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(files.sorted() == names.map { "\($0).apng" }.sorted())
  }

  @Test(arguments: [easeOutBack, easeOutElastic, easeOutBounce, easeInBack])
  func `move by a timer as by a timing function`(timing: @escaping Timing) throws {
    let (old, new) = (try category(timing).renderer(), try builtIn(timing).renderer())
    #expect(old.duration == new.duration)
    for frame in 0...80 {
      let time = Double(frame) / 60
      #expect(old.pixmap(at: time) == new.pixmap(at: time))
    }
  }

  @Test func `are at their places at their times`() throws {
    let cases: [(Movie, Double, CGRect)] = [
      (builtIn(easeOutBack), 0.696, CGRect(x: 174, y: 60, width: 40, height: 40)),
      (builtIn(easeOutBack), 1.2, CGRect(x: 160, y: 60, width: 40, height: 40)),
      (block, 0.5, CGRect(x: 90, y: 40, width: 60, height: 80)),
      (block, 1, CGRect(x: 90, y: 20, width: 60, height: 120)),
      (timer, 1.99 / 62, CGRect(x: 100, y: 50, width: 40, height: 60)),
      (timer, 63 / 62.0, CGRect(x: 80, y: 20, width: 80, height: 120)),
      (startedEmpty, 0.5, CGRect(x: 20, y: 60, width: 40, height: 40)),
      (startedEmpty, 1.5, CGRect(x: 120, y: 60, width: 40, height: 40)),
      (pausing, 1, CGRect(x: 120, y: 60, width: 40, height: 40)),
      (pausing, 2, CGRect(x: 20, y: 60, width: 40, height: 40)),
      (pausing, 3, CGRect(x: 20, y: 60, width: 40, height: 40)),
      (scrubbed, 0.5, CGRect(x: 100, y: 60, width: 40, height: 40)),
      (steps, 0.5, CGRect(x: 180, y: 20, width: 40, height: 40)),
      (steps, 0.7, CGRect(x: 180, y: 20, width: 40, height: 40)),
      (steps, 1.2, CGRect(x: 180, y: 100, width: 40, height: 40)),
    ]
    for (movie, time, frame) in cases {
      #expect(try movie.extent(at: time) == frame, "\(movie.name) at \(time) s")
    }
  }

  @Test func `the README's program is written there, and makes its picture`() throws {
    let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(5).joined(separator: "/")
    func text(_ path: String) throws -> String {
      try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
    }
    let block = try #require(
      try text("README.md").components(separatedBy: "## Hello, Stage").last?
        .components(separatedBy: "```").dropFirst().first)
    let lines = block.split(separator: "\n").dropFirst()
    #expect(lines.count <= 8)
    #expect(
      lines.first == "try Movie(size: CGSize(width: 240, height: 160), hold: 0.5) { stage in")
    #expect(lines.last == #"}.write(to: "demo.gif")"#)
    let body = lines.dropFirst().dropLast().joined(separator: "\n")
    #expect(try text("Examples/Stage/Sources/Programs/Programs.swift").contains(body))
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).gif")
    defer { try? FileManager.default.removeItem(at: file) }
    try demo.write(to: file.path)
    #expect(
      FileManager.default.contents(atPath: file.path)
        == FileManager.default.contents(atPath: "\(root)/docs/gallery/stage.gif"))
  }
}
