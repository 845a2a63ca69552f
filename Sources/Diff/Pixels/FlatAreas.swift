// A pixel that looks like anti-aliasing has fewer than three neighbours of its colour, and beside it is one
// that has three or more in both pictures. Both are known of whole runs at once, and of most pixels one is
// not so: only what is left is looked at with `AntialiasingDetector`.

/// Where two pictures are flat, run by run, and which pixels that leaves.
struct FlatAreas {
  /// Of a run.
  private struct Known {
    var y = -1
    /// Pixels that have at least three neighbours of their colour, in either picture.
    var first: UInt64 = 0
    var second: UInt64 = 0

    var both: UInt64 { first & second }
  }

  private let detector: AntialiasingDetector
  private let runsPerRow: Int
  /// Three rows take turns.
  private var known: [Known]

  init(width: Int, height: Int) {
    detector = AntialiasingDetector(width: width, height: height)
    runsPerRow = (width + PixelRuns.length - 1) / PixelRuns.length
    known = Array(repeating: Known(), count: 3 * runsPerRow)
  }

  /// Those pixels of a run that look like anti-aliasing in either picture.
  ///
  /// - Parameter x: the run's first column, a multiple of its length.
  mutating func antialiased(
    among pixels: UInt64, _ x: Int, _ y: Int, _ first: Span<UInt32>, _ second: Span<UInt32>
  ) -> UInt64 {
    var (inFirst, inSecond) = (pixels, pixels)
    // Of few pixels the detector finds out sooner than a run.
    if pixels.nonzeroBitCount > 8 {
      let run = x / PixelRuns.length
      let here = flat(run, y, first, second)
      inFirst &= ~here.first
      inSecond &= ~here.second
      if inFirst | inSecond == 0 { return 0 }
      let beside = besideFlat(run, y, first, second)
      inFirst &= beside
      inSecond &= beside
    }
    var result: UInt64 = 0
    for bit in inFirst.bits where detector.isAntialiased(x + bit, y, in: first, other: second) {
      result |= 1 &<< UInt64(bit)
    }
    for bit in (inSecond & ~result).bits
    where detector.isAntialiased(x + bit, y, in: second, other: first) {
      result |= 1 &<< UInt64(bit)
    }
    return result
  }

  /// Pixels of a run with a neighbour that is flat in both pictures.
  private mutating func besideFlat(
    _ run: Int, _ y: Int, _ first: Span<UInt32>, _ second: Span<UInt32>
  ) -> UInt64 {
    var result: UInt64 = 0
    for row in max(y - 1, 0)...min(y + 1, detector.height - 1) {
      let here = flat(run, row, first, second).both
      result |= here | here &<< 1 | here &>> 1
      if run > 0 { result |= flat(run - 1, row, first, second).both &>> 63 }
      if run + 1 < runsPerRow { result |= flat(run + 1, row, first, second).both &<< 63 }
    }
    return result
  }

  private mutating func flat(
    _ run: Int, _ y: Int, _ first: Span<UInt32>, _ second: Span<UInt32>
  ) -> Known {
    let place = y % 3 * runsPerRow + run
    if known[place].y != y {
      known[place] = Known(y: y, first: flat(run, y, first), second: flat(run, y, second))
    }
    return known[place]
  }

  private func flat(_ run: Int, _ y: Int, _ picture: Span<UInt32>) -> UInt64 {
    let (width, height) = (detector.width, detector.height)
    let start = run * PixelRuns.length
    let columns = start..<min(start + PixelRuns.length, width)
    let isEdge = y == 0 || y == height - 1
    let inner = max(columns.lowerBound, 1)..<max(min(columns.upperBound, width - 1), 1)
    guard !isEdge, !inner.isEmpty else { return flat(columns, y, from: start, picture) }
    let bits = PixelRuns.flat(
      picture, at: y * width + inner.lowerBound, width: width, count: inner.count)
    return bits &<< UInt64(inner.lowerBound - start)
      | flat(columns.lowerBound..<inner.lowerBound, y, from: start, picture)
      | flat(inner.upperBound..<columns.upperBound, y, from: start, picture)
  }

  /// At the picture's edge, one pixel after the other; the bit of column `start` is 0.
  private func flat(
    _ columns: Range<Int>, _ y: Int, from start: Int, _ picture: Span<UInt32>
  ) -> UInt64 {
    var result: UInt64 = 0
    for x in columns where detector.isFlat(x, y, picture) { result |= 1 &<< UInt64(x - start) }
    return result
  }
}
