import Foundation
import Primitives
import TestSupport
import Testing

@testable import Render

@Suite struct SizeSearchTests {
  @Test func `every fourth place is a rung, and those between give up no less than the one before`()
  {
    let search = SizeSearch(limit: 1)
    for (number, rung) in SizeSearch.ladder.enumerated() where number > 0 {
      #expect(search.rung(at: number * SizeSearch.steps) == rung)
    }
    var last = search.rung(at: 1)
    for place in 2...search.end {
      let rung = search.rung(at: place)
      #expect((rung.quality ?? 0) <= (last.quality ?? 0) && rung.lossy >= last.lossy)
      #expect(rung.shortestDelay >= last.shortestDelay && rung.colors <= last.colors)
      #expect(rung.scale <= last.scale)
      last = rung
    }
  }

  @Test func `docs/cli.md has the ladder`() throws {
    let rows = SizeSearch.ladder.map { rung in
      let scale = rung.scale == 1 ? "1" : "\(rung.scale)"
      return "| \(rung.quality.map { "\($0)" } ?? "–") | \(rung.lossy) | \(rung.shortestDelay) "
        + "| \(rung.colors) | \(scale) |\n"
    }
    let table = "| ---: | ---: | ---: | ---: | ---: |\n" + rows.joined() + "\n"
    #expect(try Repository.text(of: "docs/cli.md").contains(table))
  }

  /// Sizes that fall from place to place; returns the places that were tried.
  private func search(_ limit: Int, sizes: (Int) -> Int) -> (tried: [Int], fitting: Int?) {
    var search = SizeSearch(limit: limit)
    var tried: [Int] = []
    while let place = search.next {
      tried.append(place)
      search.record(sizes(place), at: place)
    }
    return (tried, search.fitting?.place)
  }

  @Test(arguments: [3_000_000, 4_950_000, 2_000_000, 1_111_111, 400_000, 150_000])
  func `what is found is close to the limit, after few attempts`(limit: Int) throws {
    // A place takes a twelfth away.
    let sizes = { (place: Int) in (0..<place).reduce(5_000_000) { size, _ in size - size / 12 } }
    let (tried, fitting) = search(limit, sizes: sizes)
    let place = try #require(fitting)
    #expect(sizes(place) <= limit && sizes(place) >= limit - limit / 8)
    #expect(tried.count <= 10 && Set(tried).count == tried.count, "\(tried)")
  }

  @Test func `a scene that fits gives up nothing, and one that never does is tried to the end`() {
    #expect(search(1000) { _ in 1000 }.tried == [0])
    let (tried, fitting) = search(1000) { 2_000_000 - $0 }
    #expect(fitting == nil && tried.last == SizeSearch(limit: 1000).end)
  }

  @Test func `steps that change nothing do not keep the search going`() {
    // Only every fourth place is smaller than the one before.
    let (tried, fitting) = search(2_000_000) { 5_000_000 - $0 / 4 * 700_000 }
    #expect(fitting == 20 && tried.count <= 8, "\(tried)")
  }

  @Test func `attempts without a size are too large, and the first place after them is found`() {
    // What could not be made has no size, and the rest is small enough.
    let (tried, fitting) = search(1000) { $0 < 30 ? .max : 500 }
    #expect(fitting == 30 && tried.count <= 8, "\(tried)")
    var search = SizeSearch(limit: 1000)
    while let place = search.next { search.record(.max, at: place) }
    #expect(search.smallest == nil && search.fitting == nil)
  }

  @Test func `the smallest attempt is told, whichever it was`() {
    var search = SizeSearch(limit: 1000)
    while let place = search.next { search.record(place < 20 ? 3000 - place : .max, at: place) }
    #expect(search.smallest == 3000)
  }

  @Test func `colours may be kept, with all else as before`() {
    let search = SizeSearch(limit: 1, keepsColors: true)
    for (number, rung) in SizeSearch.ladder.enumerated() {
      var kept = rung
      kept.colors = 256
      #expect(search.rung(at: number * SizeSearch.steps) == kept)
    }
  }

  @Test func `where fewer frames leave room, quality is given back`() throws {
    // Bytes follow quality; with half of the frames it is half of them.
    func size(_ rung: SizeSearch.Rung) -> Int {
      ((rung.quality ?? 80) * 1000 - rung.lossy * 100) * 2 / rung.shortestDelay
    }
    let limit = 20_000
    var search = SizeSearch(limit: limit)
    while let place = search.next { search.record(size(search.rung(at: place)), at: place) }
    let found = search.rung(at: try #require(search.fitting).place)
    var refinement = try #require(search.refinement)
    while let place = refinement.next {
      refinement.record(size(refinement.rung(at: place)), at: place)
    }
    let better = refinement.rung(at: try #require(refinement.fitting).place)
    #expect(better.shortestDelay == found.shortestDelay && better.colors == found.colors)
    #expect(size(better) > size(found) && size(better) <= limit && size(better) > limit * 4 / 5)
  }

  @Test func `where quality is all that was given up there is nothing to refine`() throws {
    var search = SizeSearch(limit: 1000)
    while let place = search.next { search.record(place < 5 ? 2000 : 500, at: place) }
    #expect(search.fitting?.place == 5 && search.refinement == nil)
  }

  /// Searches for files of a scene in which much turns.
  private func withSearches(
    _ body: (
      _ file: URL, _ size: (_ limit: Int, _ rescaling: () -> Void) throws -> Int
    ) throws -> Void
  ) throws {
    let renderer = try makeRenderer(
      timeline: """
        { "animate": { "card": { "transform.rotate": 300, "center": [70, 40], "cornerRadius": 10 },
          "other": { "transform.rotate": -200, "center": [20, 30] } }, "duration": 1 }
        """)
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("out.gif")
      let options = ExportOptions(range: PlaybackRange(start: 0, end: 0.4, framesPerSecond: 50))
      try body(file) { limit, rescaling in
        try Exporter.write(gif: file.path, options: options, limit: limit, renderer: renderer) {
          rescaling()
          return renderer.rescaled(by: $0)
        }.get().byteCount
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["out.gif"])
    }
  }

  @Test(arguments: [2, 5])
  func `a file is below the limit, and not far`(part: Int) throws {
    try withSearches { file, size in
      let limit = try size(.max / 2) {} / part
      let found = try size(limit) {}
      #expect(found <= limit && found >= limit / 2)
      #expect(try Data(contentsOf: file).count == found)
    }
  }

  @Test func `what stood in the file's place stays until the search is over`() throws {
    try withSearches { file, size in
      let old = Data("old".utf8)
      let whole = try size(.max / 2) {}
      try old.write(to: file)
      var count = 0
      let found = try size(whole / 12) {
        // Some of these attempts come after one that was small enough.
        count += 1
        #expect((try? Data(contentsOf: file)) == old)
      }
      #expect(count > 2)
      #expect(try Data(contentsOf: file).count == found)
    }
  }
}
