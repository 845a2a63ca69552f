import AnimPrimitives
import Testing

@testable import AnimGIF

struct CanvasBandTests {
  @Test(arguments: [1, 2, 3, 16])
  func `bands share out a frame's pixels in order`(jobs: Int) throws {
    let height = 37
    var random = SplitMix(seed: UInt64(jobs))
    for _ in 0..<200 {
      let y = random.below(height)
      let rect = try #require(
        IntRect(
          x: random.below(5), y: y, width: 1 + random.below(9),
          height: 1 + random.below(height - y)))
      var lengths: [Int] = []
      while lengths.reduce(0, +) < rect.area {
        lengths.append(min(1 + random.below(30), rect.area - lengths.reduce(0, +)))
      }
      var numbers: [Int] = []
      var rowCount = 0
      for rows in CanvasBand.rows(ofWidth: 20, height: height, jobs: jobs) {
        guard var band = CanvasBand(rect, rows: rows) else { continue }
        #expect(band.rect.x == rect.x && band.rect.width == rect.width)
        #expect(band.rect.y >= 0 && band.rect.maxY <= rows.count)
        #expect(rows.lowerBound + band.rect.y == rect.y + rowCount)
        rowCount += band.rect.height
        var area = 0
        for (number, length) in lengths.enumerated() {
          let part = band.part(of: length)
          numbers += Array(repeating: number, count: part)
          area += part
        }
        #expect(band.isDone && area == band.rect.area)
      }
      let all = lengths.enumerated().flatMap { Array(repeating: $0.offset, count: $0.element) }
      #expect(numbers == all)
    }
  }

  @Test func `a band begins with the first run that reaches into it`() throws {
    let rect = try #require(IntRect(x: 3, y: 2, width: 5, height: 8))
    // Ends at a line's end, goes over lines, lies within one.
    let runs = [10, 12, 3, 5, 4, 6].enumerated().map { number, length in
      ColorRun(color: number, length: length, isChanged: true)
    }
    for top in 0..<10 {
      guard let whole = CanvasBand(rect, rows: top..<10) else { continue }
      var (band, skipping) = (whole, whole)
      let first = skipping.skip(in: runs)
      let parts = runs.map { band.part(of: $0.length) }
      #expect(parts.prefix(first).allSatisfy { $0 == 0 })
      #expect(runs[first...].map { skipping.part(of: $0.length) } == Array(parts[first...]))
      #expect(parts[first] > 0)
    }
  }

  @Test func `rows are shared out without a rest`() {
    for height in 1...40 {
      for jobs in 1...9 {
        let rows = CanvasBand.rows(ofWidth: jobs << 19, height: height, jobs: jobs)
        #expect(rows.flatMap { Array($0) } == Array(0..<height))
        #expect(rows.allSatisfy { !$0.isEmpty })
      }
    }
  }

  @Test func `runs of the same colour become one`() {
    var runs = RunBuilder()
    runs.append(3, 2, isChanged: true)
    runs.append(3, 5, isChanged: true)
    runs.append(3, 1, isChanged: false)
    runs.append(4, 1, isChanged: false)
    #expect(runs.runs.map(\.length) == [7, 1, 1])
    #expect(runs.runs.map(\.color) == [3, 3, 4])
    #expect(runs.runs.map(\.isChanged) == [true, false, false])
  }
}
